/** Milliseconds within which the server announces a change to every tab, its author’s too. */
const memoryMs = 15_000;

/** Id of what this tab has changed → until when that is remembered. */
const own = new Map<string, number>();

/** Remembers everything that a change of this tab's was about: what it named and what it was answered. */
export function recordOwnChange(...told: unknown[]) {
  const until = Date.now() + memoryMs;
  for (const id of told.flatMap(idsIn)) own.set(id, until);
}

/** True when a change was made by this tab, which shows it already. */
export function isOwnChange(id: string) {
  const until = own.get(id);
  return until !== undefined && until > Date.now();
}

function idsIn(told: unknown): string[] {
  if (typeof told === 'string') return [told];
  if (told === null || typeof told !== 'object') return [];
  return Object.entries(told).flatMap(([name, inner]) =>
    name === 'id' ? idsIn(inner) : typeof inner === 'object' ? idsIn(inner) : [],
  );
}
