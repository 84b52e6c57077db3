import { callPath, type RowFields, type Writing } from '../resources.ts';
import type { OutboxEntry } from './entry.ts';
import { provisionalAnswer } from './provisional-answer.ts';

const lists: Readonly<
  Record<string, { readonly many: string; readonly one: string; readonly isNewestFirst: boolean }>
> = {
  attachments: { many: 'attachments', one: 'attachment', isNewestFirst: false },
  comments: { many: 'comments', one: 'comment', isNewestFirst: true },
};

/** The attachments or comments of an item with those that wait. */
export function withWaitingParts(
  url: string,
  answer: unknown,
  entries: readonly OutboxEntry[],
  userId: string,
): unknown {
  const called = callPath(url);
  const list = called?.part === undefined ? lists[called?.action ?? ''] : undefined;
  if (!called || !list) return answer;
  const ofItem = entries.filter(({ item, state }) => item === called.id && state !== 'parked');
  if (answer === undefined || ofItem.length === 0) return answer;
  const page = answer as RowFields;
  let rows = page[list.many] as (RowFields & { id: string })[];
  const before = rows.length;
  for (const entry of ofItem) rows = withPart(rows, entry, called.action!, list, userId);
  if (rows === page[list.many]) return answer;
  const total = typeof page.total === 'number' && { total: page.total + rows.length - before };
  return { ...page, [list.many]: rows, ...total };
}

type Parts = (RowFields & { id: string })[];

function withPart(
  rows: Parts,
  entry: OutboxEntry,
  action: string,
  list: (typeof lists)[string],
  userId: string,
): Parts {
  const isUpload = entry.for !== undefined && entry.method === 'POST' && action === 'attachments';
  const called = callPath(entry.url);
  if (!isUpload && called?.action !== action) return rows;
  const id = called?.part ?? entry.id;
  if (entry.method === 'DELETE') return rows.filter((row) => row.id !== id);
  const writing: Writing = { by: userId, at: new Date(entry.at).toISOString() };
  const answer = provisionalAnswer(entry, writing) as Record<string, RowFields & { id: string }>;
  const row = answer[isUpload ? 'upload' : list.one]!;
  if (rows.some((one) => one.id === id)) return rows.map((one) => (one.id === id ? Object.assign({}, one, row) : one));
  if (entry.method !== 'POST') return rows;
  const added = { tagIds: [], ...row };
  return list.isNewestFirst ? [added, ...rows] : [...rows, added];
}

/** Id of the file in the address of its bytes: of an upload, or of an attachment. */
export function fileIn(url: string): string | undefined {
  const { pathname } = new URL(url, 'http://localhost');
  return /^\/api\/(?:uploads|[^/]+\/[^/]+\/attachments)\/([^/]+)$/.exec(pathname)?.[1];
}
