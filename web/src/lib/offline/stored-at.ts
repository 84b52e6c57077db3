/** Answer that came from the device: when the server gave it, and whether to another question of its kind. */
export type Stored = { readonly at: number; readonly isOther: boolean };

const marked = new WeakMap<object, Stored>();

/** Marks an answer and its parts, since callers take those out of it. */
export function markStored<T>(answer: T, stored: Stored): T {
  if (typeof answer !== 'object' || answer === null) return answer;
  for (const part of [answer, ...Object.values(answer as object)])
    if (typeof part === 'object' && part !== null) marked.set(part, stored);
  return answer;
}

/** Undefined for an answer of the server. */
export const storedAs = (answer: unknown) =>
  typeof answer === 'object' && answer !== null ? marked.get(answer) : undefined;
