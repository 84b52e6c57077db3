import { inject } from 'vitest';
import { memoize } from '../matrix/memoize.ts';

const writing = ['insert', 'update', 'delete', 'merge', 'into', 'call', ...inject('databaseWriters')];
const mayWrite = new RegExp(String.raw`\b(${writing.join('|')})\b`, 'i');
const reads = /^\s*(select|with|begin|rollback)\b/i;
/** Rows that are locked stay where they lie. */
const locks = /\bfor (no key )?update\b/gi;

/**
 * Cached by text, of which there are some hundreds. Reads contain no writing keyword, so a new table needs no
 * registration.
 */
const isWrite = memoize((text: string) => !reads.test(text) || mayWrite.test(text.replaceAll(locks, '')));

let count = 0;

/**
 * Number of statements sent to any database that may have written, plus the number of those that were answered: while
 * it is unchanged, so is every row.
 */
export const writes = () => count;

export function noteWrites(text: string, answer: Promise<unknown>) {
  if (!isWrite(text)) return;
  const note = () => void (count += 1);
  note();
  answer.then(note, note);
}
