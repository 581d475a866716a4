"""The card table: what the player sees and touches. It draws positions and holds none."""
