/** The moment of all pictures: a Tuesday morning in Israel. */
export const moment = new Date('2026-11-24T08:40:00+02:00');

/** A module that lets the process it is loaded into begin at this moment; its clock runs on from there. */
const shifted = (at: Date) => `
const Real = Date;
const shift = ${at.getTime()} - Real.now();
globalThis.Date = class extends Real {
  constructor(...given) { given.length > 0 ? super(...given) : super(Real.now() + shift); }
  static now() { return Real.now() + shift; }
};`;

/** Value of `NODE_OPTIONS` that starts Node at this time. */
export const startingAt = (at: Date) => `--import=data:text/javascript,${encodeURIComponent(shifted(at))}`;
