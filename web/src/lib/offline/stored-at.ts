/** Answer that came from the device. */
export type Stored = {
  /** Milliseconds since 1970: when the server gave it. */
  readonly at: number;
  /** It is that to another question of its kind. */
  readonly isOther: boolean;
  /** Day before which rows are missing. */
  readonly from?: string | undefined;
};

const marked = new WeakMap<object, Stored>();

/** Marks an answer, its lists and their rows, since callers take those out of it. */
export function markStored<T>(answer: T, stored: Stored): T {
  if (typeof answer !== 'object' || answer === null) return answer;
  const parts: unknown[] = Object.values(answer);
  for (const part of [answer, ...parts, ...parts.flatMap((part) => (Array.isArray(part) ? (part as unknown[]) : []))])
    if (typeof part === 'object' && part !== null) marked.set(part, stored);
  return answer;
}

/** Undefined for an answer of the server. An answer that callers have put together is as old as its oldest part. */
export function storedAs(answer: unknown): Stored | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined;
  const parts = [answer, ...Object.values(answer)].flatMap((part) => marked.get(part as object) ?? []);
  return parts.toSorted((a, b) => a.at - b.at)[0];
}
