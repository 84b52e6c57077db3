import type { ReadingDatabase } from '../device-databases.ts';
import { callPath, type RowFields } from '../resources.ts';

/** Stores the row that a change was answered with. Never rejects: storage that has gone loses no more than a copy. */
export async function keepAnsweredRow(reading: ReadingDatabase | undefined, url: string, answer: unknown) {
  const resource = callPath(url)?.resource;
  const row = resource && ((answer ?? {}) as Record<string, (RowFields & { id: string }) | undefined>)[resource.one];
  if (!row) return;
  try {
    await reading?.put('rows', { noun: resource.noun, id: row.id, row });
  } catch {
    // See above.
  }
}
