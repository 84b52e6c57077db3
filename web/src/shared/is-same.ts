import { keptText } from '@tzemed/contract/plain-text';

/** Whether two values are kept alike: forms hold text as it was typed, and the server keeps it by its rules. */
export const isSame = (one: unknown, other: unknown) => Object.is(asKept(one), asKept(other));
const asKept = (value: unknown) => (typeof value === 'string' ? keptText(value) : (value ?? null));
