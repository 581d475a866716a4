-- A database of version 1 as it was released. Never to be changed.
PRAGMA application_id = 1129401412;
PRAGMA user_version = 1;
BEGIN TRANSACTION;
CREATE TABLE account (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 40),
    key TEXT NOT NULL UNIQUE,
    password TEXT CHECK (length(password) BETWEEN 1 AND 300),
    created INTEGER NOT NULL,
    wrong INTEGER NOT NULL DEFAULT 0 CHECK (wrong BETWEEN 0 AND 1000000),
    wrong_at INTEGER,
    latest_day TEXT CHECK (length(latest_day) = 10)
) STRICT
;
INSERT INTO "account" VALUES(1,'Ada','ada',NULL,1773054000000000,0,NULL,NULL);
CREATE TABLE current (
    only INTEGER PRIMARY KEY CHECK (only = 1),
    account INTEGER NOT NULL REFERENCES account ON DELETE CASCADE,
    stay INTEGER NOT NULL CHECK (stay IN (0, 1))
) STRICT
;
CREATE TABLE game (
    id TEXT PRIMARY KEY NOT NULL CHECK (length(id) = 16 AND id NOT GLOB '*[^0-9a-f]*'),
    player INTEGER REFERENCES account ON DELETE CASCADE,
    game TEXT NOT NULL CHECK (game IN ('chameleon', 'kansas')),
    deal TEXT NOT NULL CHECK (length(deal) = 155),
    number INTEGER CHECK (number BETWEEN 1 AND 2147483647),
    begun INTEGER NOT NULL CHECK (begun BETWEEN -2208988800000000 AND 253402300799999999),
    ended INTEGER CHECK (ended BETWEEN -2208988800000000 AND 253402300799999999),
    seconds INTEGER NOT NULL CHECK (seconds BETWEEN 0 AND 1000000000),
    moves INTEGER NOT NULL CHECK (moves BETWEEN 0 AND 1000000000),
    undos INTEGER NOT NULL CHECK (undos BETWEEN 0 AND 1000000000),
    hints INTEGER NOT NULL CHECK (hints BETWEEN 0 AND 1000000000),
    solution_shown INTEGER NOT NULL CHECK (solution_shown IN (0, 1)),
    winnable INTEGER CHECK (winnable IN (0, 1)),
    outcome TEXT NOT NULL CHECK (outcome IN ('unfinished', 'stuck', 'solved', 'won')),
    daily TEXT CHECK (length(daily) = 10 AND daily >= '2000-01-01'),
    late INTEGER NOT NULL CHECK (late IN (0, 1)),
    CHECK (ended IS NOT NULL OR outcome IN ('unfinished', 'stuck')),
    CHECK (moves > 0 OR outcome IN ('unfinished', 'stuck')),
    CHECK (outcome <> 'won' OR NOT solution_shown),
    CHECK (daily IS NULL OR (player IS NOT NULL AND game = 'chameleon')),
    CHECK (daily IS NOT NULL OR NOT late)
) STRICT
;
INSERT INTO "game" VALUES('0000000000000001',1,'chameleon','7H 9S 4H 8D 8H 5C JH 6H 9C JS 5H KH 3S 2H JD 5D 7D 4D 2S AH 6C KS KD TD TC JC TH 8C QS 4C 6S 7S AC 5S AD KC 6D QC QD QH 9H 3H 3C AS 4S 2D 8S TS 3D 2C 9D 7C',1,1773054060000000,1773054360000000,300,40,0,0,0,1,'won',NULL,0);
INSERT INTO "game" VALUES('0000000000000002',1,'chameleon','4C 3S QH 5H AD 5C 7S TC 4D 8D 8H JC TH JH 7D AC QD JD 5S JS TS KD 6H 4S 9C KC 6C 5D TD 2H KS QS 8S 3D 2C 8C 6D AH AS 2D QC 6S 9H 4H 3C 7C KH 3H 2S 9S 9D 7H',1759786154,1773054120000000,NULL,300,40,0,0,0,NULL,'unfinished','2026-03-09',1);
INSERT INTO "game" VALUES('0000000000000003',NULL,'kansas','AH 3H 7C QC 9C 2S 5C AD 3D JS KC QD 6S 6C 5S QS KD KH JH 4C AS 8D 4S 2D 8S 6D 8H 8C 9S 3C 9H 6H 7H 7D 5H 9D JC TH 4H KS AC 5D TD 3S 2C TC QH 7S 2H 4D JD TS',NULL,1773054180000000,NULL,300,40,0,0,0,NULL,'unfinished',NULL,0);
CREATE INDEX game_figures
ON game (player, begun, id, game, outcome, winnable, seconds, moves, undos, hints)
;
CREATE INDEX game_daily ON game (player, daily) WHERE daily IS NOT NULL;
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('account',1);
COMMIT;
