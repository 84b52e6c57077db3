import type { ReadingDatabase } from '../device-databases.ts';
import type { RowFields } from '../resources.ts';

/** The row of an item in the stored answers, those of its resource first: in that version, else the latest one. */
export async function rowInAnswers(db: ReadingDatabase, path: string, id: string, version: unknown) {
  const own = await rowsIn(db, id, IDBKeyRange.bound(`/api${path}`, `/api${path}\uffff`));
  const rows = own.length > 0 ? own : await rowsIn(db, id);
  return rows.find((row) => row.version === version) ?? rows[0];
}

async function rowsIn(db: ReadingDatabase, id: string, range?: IDBKeyRange) {
  const answers = await db.getAll('answers', range);
  return answers.toSorted((a, b) => b.at - a.at).flatMap(({ body }) => partsWith(body, id));
}

function partsWith(value: unknown, id: string): RowFields[] {
  if (typeof value !== 'object' || value === null) return [];
  const row = value as RowFields;
  // A part of another row has the id, and not the rest.
  if (row.id === id && 'version' in row) return [row];
  return Object.values(value).flatMap((part) => partsWith(part, id));
}
