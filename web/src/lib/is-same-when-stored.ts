import { normalizeText } from '@tzemed/contract/text/plain-text';

/** True when two values are stored alike: forms hold text as typed, and the server normalises it. */
export const isSameWhenStored = (one: unknown, other: unknown) => asKept(one) === asKept(other);
// Lists and objects are normalised part by part. Numbers become objects, so that NaN and empty text differ from null.
const asKept = (value: unknown) =>
  JSON.stringify(value ?? null, (_name, part: unknown) =>
    typeof part === 'string' ? normalizeText(part) : typeof part === 'number' ? { number: String(part) } : part,
  );
