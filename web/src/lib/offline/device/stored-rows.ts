import type { ReadingDatabase, StoredRow } from '../device-databases.ts';
import { offlineResources, readPath, type RowFields } from '../resources.ts';
import type { Row } from './list-rules.ts';

/** When all rows of a resource were loaded, and from which day on; undefined `from` if there are none before it. */
export type Loaded = { readonly at: number; readonly from: string | undefined };
export const loadedKey = (noun: string) => `loaded ${noun}`;

/** Rows in an answer of a resource that takes part. */
export function rowsIn(url: string, body: unknown): StoredRow[] {
  const read = readPath(url);
  if (!read || typeof body !== 'object' || body === null) return [];
  const { noun, one, many } = read.resource;
  const fields = body as RowFields;
  const rows = (fields[many] ?? [fields[one]]) as (Row | undefined)[];
  return rows.flatMap((row) => (row?.id ? [{ noun, id: row.id, row }] : []));
}

/** Stores rows, unless a newer version of one is there: answers may arrive in another order than they were given. */
export async function storeRows(db: ReadingDatabase, rows: readonly StoredRow[]) {
  if (rows.length === 0) return;
  const tx = db.transaction('rows', 'readwrite');
  await Promise.all(
    rows.map(async (stored) => {
      const before = await tx.store.get([stored.noun, stored.id]);
      if (versionOf(before) <= versionOf(stored)) await tx.store.put(stored);
    }),
  );
  await tx.done;
}
const versionOf = (stored: StoredRow | undefined) => (stored?.row.version as number | undefined) ?? 0;

export const storedRows = async (db: ReadingDatabase, noun: string) =>
  (await db.getAllFromIndex('rows', 'noun', noun)).map(({ row }) => row as Row);

export const loadedOf = async (db: ReadingDatabase, noun: string) =>
  (await db.get('meta', loadedKey(noun))) as Loaded | undefined;

export async function removeRows(db: ReadingDatabase, noun: string, ids: readonly string[]) {
  const tx = db.transaction('rows', 'readwrite');
  await Promise.all(ids.map((id) => tx.store.delete([noun, id])));
  await tx.done;
}

/** Paths of resources by their names in the contract. */
export const pathOfNoun = new Map(Object.entries(offlineResources).map(([path, { noun }]) => [noun, path]));
