/** Far more than anybody presses while something lasts. */
export const maxLaps = 100;
/** Clocks of phones run ahead: an instant up to this much later than the server's is now. */
export const maxAheadMinutes = 5;
export const maxNoteLength = 2000;
