"""The twelve court figures, composed from shared parts by one specification a card.

Everything is in grid units: a card is 100 wide and 140 high, 0,0 its top left corner, y
pointing down. Parts of the head are drawn around the point between nose and eyes.
"""
