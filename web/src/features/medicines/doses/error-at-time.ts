import { renamedErrors } from '../../../shared/form/error-at-field.ts';

/** For a form that asks for a day and a time: the server speaks of the instant that the two make. */
export const atTime = renamedErrors((name) => (name === 'at' ? 'time' : name));
