"""May this fighter enter: papers, gear, armour class; pure."""
