import { inject } from 'vitest';
import { memoize } from '../matrix/memoize.ts';

const writing = ['insert', 'update', 'delete', 'merge', 'into', 'call', ...inject('databaseWriters')];
const mayWrite = new RegExp(String.raw`\b(${writing.join('|')})\b`, 'i');
const reads = /^\s*(select|with|begin|rollback)\b/i;
/** Rows that are locked stay where they lie. */
const locks = /\bfor (no key )?update\b/gi;

/** By text, of which there are some hundreds. What only reads names nothing that writes: nobody has to be told a new table. */
const isWrite = memoize((text: string) => !reads.test(text) || mayWrite.test(text.replaceAll(locks, '')));

let count = 0;

/**
 * How much was sent that may have written something, to whichever database, and how much of that was answered: as long as it
 * is the same, every row is as it was.
 */
export const writes = () => count;

export function noteWrites(text: string, answer: Promise<unknown>) {
  if (!isWrite(text)) return;
  const note = () => void (count += 1);
  note();
  answer.then(note, note);
}
