/** Multiplies deadlines: a busy machine is no reason for a test to fail. `config.ts` checks the value; an empty one is missing. */
export const patienceScale = Number(process.env.PATIENCE_SCALE || 1);
