import { normalizeText } from '@tzemed/contract/text/plain-text';

/** Whether two values are kept alike: forms hold text as it was typed, and the server keeps it by its rules. */
export const isSameWhenStored = (one: unknown, other: unknown) => asKept(one) === asKept(other);
// Of a list, and what stands in it, every part alike; NaN and no text are told apart from nothing by their kind.
const asKept = (value: unknown) =>
  JSON.stringify(value ?? null, (_name, part: unknown) =>
    typeof part === 'string' ? normalizeText(part) : typeof part === 'number' ? { number: String(part) } : part,
  );
