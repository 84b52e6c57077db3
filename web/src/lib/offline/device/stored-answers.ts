import type { ReadingDatabase, StoredAnswer } from '../device-databases.ts';

/** Number of stored answers, the latest ones. */
const most = 1500;

/**
 * Paths whose answers are stored, by their first part: what a household needs away from home. Not stored: sessions,
 * help tickets, administration, copies to download.
 */
const storedPaths = new Set([
  'activity',
  'appointments',
  'budgets',
  'calendar',
  'care',
  'claims',
  'doses',
  'expenses',
  'feedings',
  'handovers',
  'home',
  'households',
  'measurements',
  'measures',
  'medical-records',
  'medicines',
  'notifications',
  'observations',
  'overview',
  'people',
  'pets',
  'quick-buttons',
  'reminders',
  'stock',
  'summaries',
  'tags',
  'timeline',
  'vets',
]);

/** Account data that its own screens show. */
const ofAccount = /^\/api\/(auth\/me|users\/(activity|notifications|profile|statistics))(\?|$)/;

export const isStoredPath = (url: string) =>
  storedPaths.has(/^\/api\/([^/?]+)/.exec(url)?.[1] ?? '') || ofAccount.test(url);

export async function storeAnswer(db: ReadingDatabase, answer: StoredAnswer) {
  const tx = db.transaction('answers', 'readwrite');
  await tx.store.put(answer);
  const tooMany = (await tx.store.count()) - most;
  if (tooMany > 0) {
    let oldest = await tx.store.index('at').openKeyCursor();
    for (let left = tooMany; oldest && left > 0; left--, oldest = await oldest.continue())
      await tx.store.delete(oldest.primaryKey);
  }
  await tx.done;
}

/** The stored answer to a request. */
export const storedAnswer = (db: ReadingDatabase, url: string) => db.get('answers', url);

/** Filters that a stand-in may lack: it is told that they do not apply. Of another pet, course or page it is none. */
const passingFilters = new Set([
  'sort',
  'status',
  'type',
  'category',
  'kind',
  'from',
  'to',
  'when',
  'onlyUpcoming',
  'paidBy',
]);

/** Views of a time that ends today: yesterday's stands for today's. */
const ofLatestDays = /\/(points|report)$/;

/** A stored answer that says the same: of a longer time, or to the same question a while ago. */
export async function answerToAlike(db: ReadingDatabase, url: string): Promise<StoredAnswer | undefined> {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const all = await db.getAll('answers', IDBKeyRange.bound(`${pathname}?`, `${pathname}?\uffff`));
  const newest = all.toSorted((a, b) => b.at - a.at);
  if (ofLatestDays.test(pathname)) return newest.find((one) => lasting(one.url) === lasting(url));
  return pathname === '/api/calendar' ? calendarIn(newest, searchParams) : undefined;
}

type Calendar = { readonly entries: readonly { readonly day: string; readonly petIds: readonly string[] }[] };

/** Days and pets of a calendar that was stored of more. */
function calendarIn(stored: readonly StoredAnswer[], asked: URLSearchParams): StoredAnswer | undefined {
  const [from = '', to = '', petId] = ['from', 'to', 'petId'].map((name) => asked.get(name) ?? undefined);
  const longer = stored.find(({ url }) => {
    const has = new URL(url, 'http://localhost').searchParams;
    return !has.has('petId') && has.get('from')! <= from && has.get('to')! >= to;
  });
  if (!longer) return undefined;
  const body = longer.body as Calendar;
  const isMeant = ({ day, petIds }: Calendar['entries'][number]) =>
    day >= from && day <= to && (petId === undefined || petIds.includes(petId));
  return { ...longer, body: { ...body, entries: body.entries.filter(isMeant) } };
}

/** The latest stored page of the same list under other filters. */
export async function answerToOther(db: ReadingDatabase, url: string) {
  const { pathname } = new URL(url, 'http://localhost');
  const asked = lasting(url);
  const range = IDBKeyRange.bound(pathname, `${pathname}?\uffff`);
  const all = await db.getAll('answers', range);
  const alike = all.filter((one) => lasting(one.url) === asked && isPage(one.body));
  return alike.toSorted((a, b) => b.at - a.at)[0];
}
const isPage = (body: unknown) => typeof (body as { total?: unknown } | null)?.total === 'number';

/** A list's address without filters that a stand-in may lack. */
function lasting(url: string) {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const kept = [...searchParams].filter(([name, value]) => value !== '' && !passingFilters.has(name));
  return `${pathname}?${new URLSearchParams(kept.toSorted(([a], [b]) => (a < b ? -1 : 1)))}`;
}

/** Rows in all stored answers to one list, whatever was asked. */
export async function rowsInAnswers<Row extends { readonly id: string }>(
  db: ReadingDatabase,
  path: string,
  many: string,
) {
  const all = await db.getAll('answers', IDBKeyRange.bound(`/api${path}`, `/api${path}?\uffff`));
  const rows = new Map<string, Row>();
  for (const { body } of all.toSorted((a, b) => a.at - b.at))
    for (const row of (body as Record<string, readonly Row[] | undefined> | null)?.[many] ?? []) rows.set(row.id, row);
  return [...rows.values()];
}
