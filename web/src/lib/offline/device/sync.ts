import type { Change } from '@tzemed/contract/items/changes';
import { addMonths, dayOf } from '@tzemed/contract/dates/days';
import type { Pet } from '@tzemed/contract/pets/pets';
import { ApiError } from '../../api/api-error.ts';
import type { ReadingDatabase } from '../device-databases.ts';
import { offlineResources, type OfflineResource } from '../resources.ts';
import { forgetPetsOutOfReach, petLists } from './forget-pets.ts';
import { isStoredPath, storeAnswer } from './stored-answers.ts';
import { loadedKey, pathOfNoun, removeRows, rowsIn, storedRows, storeRows, type Loaded } from './stored-rows.ts';

/** Asks the server for an address; rejects with `ApiError`. */
export type AskServer = (url: string) => Promise<unknown>;

export const keptMonths = 24;
const pageSize = 100;
/** Changed rows of a resource above which it is loaded anew, instead of each of them. */
const manyChanges = 40;
/** Everything is loaded anew after so long: what the feed did not tell would stay for ever. */
const wholeMs = 7 * 86_400_000;

/** Nouns whose changes may mean that more or less can be seen: what hangs off a pet goes with it without a line. */
const accessNouns = new Set(['sharing', 'households', 'handovers']);
const isOfAccess = ({ noun, what }: Change) => accessNouns.has(noun) || (noun === 'pets' && what !== 'changed');

type Page = { readonly total: number } & Record<string, unknown>;
type Feed = { readonly changes: readonly Change[]; readonly cursor: string; readonly hasMore: boolean };

/**
 * Brings the stored rows up to what the server has. The cursor is taken before the rows are loaded, and stored after them:
 * what happens meanwhile is read again, and nothing is passed over if the app ends in between. Answers whether anything
 * was new.
 */
export async function syncRows(db: ReadingDatabase, ask: AskServer, now = Date.now()): Promise<boolean> {
  const cursor = (await db.get('meta', 'cursor')) as string | undefined;
  const wholeAt = ((await db.get('meta', 'wholeAt')) as number | undefined) ?? 0;
  if (cursor === undefined || now - wholeAt > wholeMs || wholeAt > now) {
    await loadAll(db, ask, { now });
    return true;
  }
  const isNew = await followChanges(db, ask, cursor).catch((error: unknown) => {
    // The cursor is too old, of other households, or of a server that was restored from a backup before it.
    if (error instanceof ApiError && [400, 403, 404, 410, 422].includes(error.status)) return undefined;
    throw error;
  });
  if (isNew === undefined) await loadAll(db, ask, { now, isReachChanged: true });
  await db.put('meta', Date.now(), 'syncedAt');
  return isNew ?? true;
}

type Anew = { readonly now: number; readonly isReachChanged?: boolean };

async function loadAll(db: ReadingDatabase, ask: AskServer, { now, isReachChanged }: Anew) {
  const { cursor } = (await ask('/api/changes?limit=1')) as Feed;
  // If the app ends in between, all is loaded anew; an access that was lost is so, too.
  if (!isReachChanged) await db.delete('meta', 'cursor');
  const pets = await petsInReach(db, ask);
  for (const [path, resource] of Object.entries(offlineResources))
    await loadResource(db, ask, { path, resource, pets, now });
  if (isReachChanged) await dropUnreachable(db, now);
  await db.put('meta', now, 'wholeAt');
  await db.put('meta', Date.now(), 'syncedAt');
  await db.put('meta', cursor, 'cursor');
}

type Loading = {
  readonly path: string;
  readonly resource: OfflineResource;
  readonly pets: readonly Pick<Pet, 'id'>[];
  readonly now: number;
};

/** Loads the rows of the last two years, and removes those that are no longer there. */
async function loadResource(db: ReadingDatabase, ask: AskServer, { path, resource, pets, now }: Loading) {
  const { noun, many, isLoadedByPet, isLoadedWhole } = resource;
  const today = dayOf(new Date(now));
  const from = isLoadedWhole ? undefined : `${addMonths(today.slice(0, 7), -keptMonths)}-01`;
  const since = from ? `&from=${from}` : '';
  const ids = new Set<string>();
  for (const ofPet of isLoadedByPet ? pets.map(({ id }) => `&petId=${id}`) : ['']) {
    for (let page = 1, left = true; left; page++) {
      const url = `/api${path}?limit=${pageSize}&page=${page}${since}${ofPet}`;
      const answer = (await ask(url).catch(noneIfRefused(many))) as Page;
      const rows = rowsIn(url, answer);
      await storeRows(db, rows);
      for (const { id } of rows) ids.add(id);
      left = rows.length === pageSize && page * pageSize < answer.total;
    }
  }
  const gone = (await storedRows(db, noun)).filter(({ id }) => !ids.has(id));
  await removeRows(
    db,
    noun,
    gone.map(({ id }) => id),
  );
  const whole = from && ((await ask(`/api${path}?limit=1`).catch(noneIfRefused(many))) as Page).total;
  const loaded: Loaded = {
    at: Date.now(),
    from: from && whole && whole > ids.size && !isLoadedByPet ? from : undefined,
  };
  await db.put('meta', loaded, loadedKey(noun));
}

/** An area that is not shared with this user has no rows. */
const noneIfRefused = (many: string) => (error: unknown) => {
  if (error instanceof ApiError && (error.status === 403 || error.status === 404)) return { [many]: [], total: 0 };
  throw error;
};

async function petsInReach(db: ReadingDatabase, ask: AskServer) {
  const found: Pick<Pet, 'id'>[] = [];
  for (const address of ['/api/pets/my-pets?status=all&', '/api/pets/shared?'])
    for (let page = 1, left = true; left; page++) {
      const url = `${address}page=${page}&limit=${pageSize}`;
      const answer = (await ask(url).catch(noneIfRefused('pets'))) as { pets: Pick<Pet, 'id'>[]; total: number };
      await keepAnswer(db, url, answer);
      found.push(...answer.pets);
      left = answer.pets.length === pageSize && page * pageSize < answer.total;
    }
  return found;
}

/** Stores an answer of the server, and its rows. */
export async function keepAnswer(db: ReadingDatabase, url: string, body: unknown) {
  if (!isStoredPath(url)) return;
  await storeAnswer(db, { url, at: Date.now(), body });
  await storeRows(db, rowsIn(url, body));
  if (url === petLists[0] || url === petLists[1]) await forgetPetsOutOfReach(db);
}

/** Answers from before everything was loaded, and papers of items that are gone, may be of what is out of reach by now. */
async function dropUnreachable(db: ReadingDatabase, since: number) {
  const tx = db.transaction('answers', 'readwrite');
  let old = await tx.store.index('at').openCursor(IDBKeyRange.upperBound(since, true));
  for (; old; old = await old.continue()) await old.delete();
  await tx.done;
  for (const url of await db.getAllKeys('papers')) {
    const [, , path, item] = url.split('/');
    const noun = offlineResources[`/${path}`]?.noun;
    if (noun && item && !(await db.getKey('rows', [noun, item]))) await db.delete('papers', url);
  }
}

/** Undefined if all has to be loaded anew; else whether anything was new. */
async function followChanges(db: ReadingDatabase, ask: AskServer, start: string): Promise<boolean | undefined> {
  let since = start;
  let isNew = false;
  for (;;) {
    const { changes, cursor, hasMore } = (await ask(
      `/api/changes?since=${encodeURIComponent(since)}&limit=500`,
    )) as Feed;
    if (changes.some(isOfAccess)) return undefined;
    isNew ||= changes.length > 0;
    for (const [noun, lines] of Map.groupBy(changes, (change) => change.noun)) await applyChanges(db, ask, noun, lines);
    // The rows are there: what is read from here on is newer.
    await db.put('meta', cursor, 'cursor');
    since = cursor;
    if (!hasMore) return isNew;
  }
}

async function applyChanges(db: ReadingDatabase, ask: AskServer, noun: string, lines: readonly Change[]) {
  const path = pathOfNoun.get(noun);
  if (!path) return;
  const resource = offlineResources[path]!;
  const ids = [...new Set(lines.map(({ id }) => id))];
  if (ids.length > manyChanges) {
    const pets = await petsInReach(db, ask);
    await loadResource(db, ask, { path, resource, pets, now: Date.now() });
    return;
  }
  for (const id of ids) {
    const url = `/api${path}/${id}`;
    const answer = await ask(url).catch(noneIfRefused(resource.many));
    const rows = rowsIn(url, answer);
    // A deleted one is not found, and neither is one that has moved out of reach.
    if (rows.length === 0) await removeRows(db, noun, [id]);
    else await storeRows(db, rows);
  }
  const loaded = (await db.get('meta', loadedKey(noun))) as Loaded | undefined;
  if (loaded) await db.put('meta', { ...loaded, at: Date.now() }, loadedKey(noun));
}
