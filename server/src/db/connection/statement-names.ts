import { createHash } from 'node:crypto';

/** Maximum number of names: PostgreSQL keeps each on every connection that sends it, about 70 KB, and there are 20. */
const maxNames = 150;
/** Texts that are counted at a time: edits send any selection of a noun's fields, each a text of its own. */
const maxKnown = 2000;
/** A statement gets a name when it is sent for this time: what is asked once need not be kept. */
const worthIt = 3;

/** Reusable text → number of times it was sent; from `worthIt` on, its name. */
const known = new Map<string, number | string>();
let named = 0;

/** Says that this text will be sent again and again, only with other values. */
export function markReusedStatement(text: string) {
  if (known.size >= maxKnown) forgetCounts();
  if (!known.has(text) && named < maxNames) known.set(text, 0);
}

function forgetCounts() {
  for (const [text, found] of known) if (typeof found === 'number') known.delete(text);
}

/**
 * The name under which connections keep this text parsed and planned, for those that have come up often enough:
 * planning a small read takes PostgreSQL two to five times as long as running it.
 */
export function statementNameOf(text: string): string | undefined {
  const found = known.get(text);
  if (found === undefined || typeof found === 'string') return found;
  if (found + 1 < worthIt) {
    known.set(text, found + 1);
    return undefined;
  }
  if (named >= maxNames) {
    known.delete(text);
    return undefined;
  }
  named += 1;
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 16);
  known.set(text, name);
  return name;
}
