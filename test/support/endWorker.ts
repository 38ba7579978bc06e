// A worker of jest that has nothing left to do ends at once: to free its memory first takes longer than the half second
// that jest grants on a busy machine, and looks like something left open.
process.once('beforeExit', () => process.exit());
