import { dayOf } from '@tzemed/contract/dates/days';
import type { Pet } from '@tzemed/contract/pets/pets';
import type { ReadingDatabase } from '../device-databases.ts';
import { createdRows, type WaitingChanges, withEffects } from '../outbox/with-waiting.ts';
import { readPath, type OfflineResource } from '../resources.ts';
import type { Stored } from '../stored-at.ts';
import { evaluateList } from './evaluate-list.ts';
import type { ListContext, Row } from './list-rules.ts';
import { loadedOf, storedRows } from './stored-rows.ts';
import { rowsInAnswers } from './stored-answers.ts';

export type Answered = { readonly body: unknown; readonly stored: Stored };

export type KnownPets = ReadonlyMap<string, Pick<Pet, 'id' | 'name' | 'archivedAt' | 'photoId'>>;

/** Pets that this device knows. */
export async function knownPets(db: ReadingDatabase): Promise<KnownPets> {
  const [own, shared] = await Promise.all([
    rowsInAnswers<Pet>(db, '/pets/my-pets', 'pets'),
    rowsInAnswers<Pet>(db, '/pets/shared', 'pets'),
  ]);
  return new Map([...shared, ...own].map((pet) => [pet.id, pet]));
}

export const contextOf = (pets: KnownPets, now = Date.now()): ListContext => ({
  now,
  today: dayOf(new Date(now)),
  isActive: (petId) => !pets.get(petId)?.archivedAt,
});

/** Rows of a resource as they will be once the waiting changes are sent. */
export function rowsWithWaiting(
  { noun }: OfflineResource,
  rows: readonly Row[],
  waiting: WaitingChanges,
  pets: KnownPets,
): readonly Row[] {
  const created = createdRows(waiting, noun, rows) as Row[];
  const named = created.map((row) =>
    row.petName === '' ? Object.assign({}, row, { petName: pets.get(row.petId as string)?.name }) : row,
  );
  return [...(withEffects(rows, waiting.effects) as Row[]), ...named];
}

/** Answers a list, a search or a row of a resource from its stored rows; undefined if they are not all here. */
export async function answerFromRows(
  db: ReadingDatabase,
  url: string,
  waiting: WaitingChanges,
): Promise<Answered | undefined> {
  const read = readPath(url);
  if (!read) return undefined;
  const { resource, id, query } = read;
  const view = id === undefined ? undefined : resource.list.views?.[id];
  if (id !== undefined && id !== 'search' && !view) return answerRow(db, resource, id, waiting);
  const loaded = await loadedOf(db, resource.noun);
  if (!loaded) return undefined;
  const [rows, pets] = await Promise.all([storedRows(db, resource.noun), knownPets(db)]);
  const all = rowsWithWaiting(resource, rows, waiting, pets);
  const asked = view ? { ...query, ...view.query } : query;
  const page = evaluateList(resource, all, asked, contextOf(pets));
  const isLast = Number(page.page) * Number(page.limit) >= Number(page.total);
  const isWithin = query.from !== undefined && loaded.from !== undefined && query.from >= loaded.from;
  const isPart = loaded.from !== undefined && !isWithin && !view && (isLast || resource.list.sums !== undefined);
  return {
    body: view ? { ...page, ...view.beside(page.total as number) } : page,
    stored: { at: loaded.at, isOther: false, ...(isPart && { from: loaded.from }) },
  };
}

async function answerRow(
  db: ReadingDatabase,
  resource: OfflineResource,
  id: string,
  waiting: WaitingChanges,
): Promise<Answered | undefined> {
  const { noun, one } = resource;
  const [stored, loaded] = await Promise.all([db.get('rows', [noun, id]), loadedOf(db, noun)]);
  const rows = rowsWithWaiting(resource, stored ? [stored.row] : [], waiting, new Map());
  const row = rows.find((each) => each.id === id);
  return row && { body: { [one]: row }, stored: { at: loaded?.at ?? Date.now(), isOther: false } };
}
