import type { Attachment, AttachmentKind } from '@tzemed/contract/items/attachments';
import type { ReadingDatabase } from '../device-databases.ts';
import { offlineResources } from '../resources.ts';
import type { Row } from './list-rules.ts';
import { knownPets } from './answer-from-rows.ts';
import { storedRows } from './stored-rows.ts';
import { keepAnswer, type AskServer } from './sync.ts';

export const keptPaperDays = 90;
export const mostPaperBytes = 200 * 2 ** 20;
/** Lists of papers that are asked for: those of the newest items. */
const mostLists = 400;
/** The latest of each for each pet is kept, however old it is. */
const always: ReadonlySet<AttachmentKind | null> = new Set(['vaccination_booklet', 'licence', 'insurance']);

const dayMs = 86_400_000;
export const paperUrl = (path: string, item: string, id: string, size: 'thumb' | 'full') =>
  `/api${path}/${item}/attachments/${id}?size=${size}`;

type Paper = { readonly paper: Attachment; readonly path: string; readonly item: string };

/** Papers to be on the device: those that are asked for, the latest of some kinds, and the newest that there is room for. */
export function papersToKeep(
  all: readonly Paper[],
  wanted: ReadonlySet<string>,
  now: number,
  mostBytes = mostPaperBytes,
) {
  const newest = all.toSorted((a, b) => (a.paper.createdAt < b.paper.createdAt ? 1 : -1));
  const latest = new Set<string>();
  const isFirstOfKind = ({ paper: { petId, kind } }: Paper) => {
    if (!always.has(kind)) return false;
    const key = `${petId} ${kind}`;
    return !latest.has(key) && latest.add(key).size > 0;
  };
  const kept = newest.filter((one) => {
    const isFirst = isFirstOfKind(one);
    return wanted.has(one.paper.id) || isFirst;
  });
  let left = mostBytes - kept.reduce((sum, { paper }) => sum + paper.size, 0);
  for (const one of newest) {
    const isRecent = Date.parse(one.paper.createdAt) > now - keptPaperDays * dayMs;
    if (!isRecent || kept.includes(one) || one.paper.size > left) continue;
    left -= one.paper.size;
    kept.push(one);
  }
  return kept;
}

const wantedKey = 'keptPapers';
/** Set when space was freed: recent papers are not stored. */
export const leanKey = 'isLean';
/** Ids of papers that are marked to be kept on this device. */
export const wantedPapers = async (db: ReadingDatabase) =>
  new Set((await db.get('meta', wantedKey)) as readonly string[] | undefined);

export async function markPaper(db: ReadingDatabase, id: string, isWanted: boolean) {
  const wanted = await wantedPapers(db);
  if (isWanted) wanted.add(id);
  else wanted.delete(id);
  await db.put('meta', [...wanted], wantedKey);
}

/** Stores the bytes of papers, and removes those that are no longer meant to be here. Answers how many requests it took. */
export async function syncPapers(
  db: ReadingDatabase,
  ask: AskServer,
  askFile: (url: string) => Promise<Blob>,
  now = Date.now(),
): Promise<number> {
  let requests = 0;
  const holders: { path: string; row: Row }[] = [];
  for (const [path, { noun }] of Object.entries(offlineResources))
    for (const row of await storedRows(db, noun)) if ((row.attachmentCount as number) > 0) holders.push({ path, row });
  holders.sort((a, b) => ((a.row.updatedAt as string) < (b.row.updatedAt as string) ? 1 : -1));
  const all: Paper[] = [];
  for (const { path, row } of holders.slice(0, mostLists)) {
    const url = `/api${path}/${row.id}/attachments`;
    const stored = await db.get('answers', url);
    let body = stored?.body as { attachments: Attachment[] } | undefined;
    if (!body || stored!.at < Date.parse(row.updatedAt as string) || body.attachments.length !== row.attachmentCount) {
      requests++;
      body = (await ask(url).catch(() => undefined)) as typeof body;
      if (!body) continue;
      await keepAnswer(db, url, body);
    }
    for (const paper of body.attachments) all.push({ paper, path, item: row.id });
  }
  // Papers of items whose rows are not stored, as far as somebody has looked at them.
  for (const { url, body } of await db.getAll('answers', IDBKeyRange.bound('/api/claims/', '/api/claims/\uffff'))) {
    const [, , path, item, what] = url.split('/');
    if (what !== 'attachments') continue;
    for (const paper of (body as { attachments: Attachment[] }).attachments)
      all.push({ paper, path: `/${path}`, item: item! });
  }
  const kept = papersToKeep(
    all,
    await wantedPapers(db),
    now,
    (await db.get('meta', leanKey)) === true ? 0 : mostPaperBytes,
  );
  const urls = new Set<string>();
  for (const { paper, path, item } of kept) {
    if (paper.hasThumb) urls.add(paperUrl(path, item, paper.id, 'thumb'));
    urls.add(paperUrl(path, item, paper.id, 'full'));
  }
  const pets = await knownPets(db);
  for (const { id, photoId } of pets.values()) if (photoId) urls.add(`/api/pets/${id}/photo?size=thumb`);
  for (const url of await db.getAllKeys('papers'))
    if (url.includes('/attachments/') && !urls.has(url)) await db.delete('papers', url);
  for (const url of urls) {
    if (await db.getKey('papers', url)) continue;
    requests++;
    const blob = await askFile(url).catch(() => undefined);
    if (blob) await db.put('papers', { url, at: Date.now(), blob });
  }
  return requests;
}
