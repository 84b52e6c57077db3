import { dayOf } from '@tzemed/contract/dates/days';
import { changeRetentionDays } from '@tzemed/contract/items/changes';
import type { Db } from '../db/client.ts';
import type { Secrets } from '../identity/keys/secrets.ts';
import type { SessionUser } from '../identity/sessions/sessions.ts';
import { invalid, Refusal } from '../lib/refusal.ts';
import { daysAt, openCursor, type Position, sealCursor } from './feed-cursor.ts';
import * as lines from './change-feed-rows.ts';

type Reader = { readonly db: Db; readonly user: SessionUser; readonly now: Date; readonly secrets: Secrets };

/** The homes to look into. */
export const homesOf = ({ households, guestOf }: SessionUser) => [...new Set([...households, ...guestOf])];

const readerOf = ({ id }: SessionUser, now: Date) => ({ userId: id, today: dayOf(now) });

/** A change is told when it is committed, with the time at which it began. */
const maxChangeMs = 30_000;

type Wanted = { readonly since?: string | undefined; readonly from?: Date | undefined };

/**
 * Start position of a reader: their cursor, else an instant, else now.
 *
 * @throws Refusal 422 for a cursor that is none of ours; 410 for one that is too old, of other homes than are in reach, or
 *   of a database from before an older backup was restored
 */
async function begin({ db, user, now, secrets }: Reader, { since, from }: Wanted): Promise<Position> {
  const asked = since === undefined ? undefined : openCursor(secrets, since);
  if (since !== undefined && !asked) throw invalid({ since: 'filterInvalid' });
  const [day, standing] = [daysAt(now), await lines.positionsOf(db, readerOf(user, now), homesOf(user))];
  if (!asked) {
    const homes = Object.fromEntries(standing.map(({ householdId, number }) => [householdId, number]));
    const begun = from ? await atInstant(db, homes, from) : homes;
    return { day, homes: begun, marks: await lines.marksOf(db, begun) };
  }
  const isKnown = standing.every(({ householdId, last }) => (asked.homes[householdId] ?? Infinity) <= last);
  if (!isKnown || Object.keys(asked.homes).length !== standing.length || asked.day + changeRetentionDays < day)
    throw new Refusal(410, 'loadAnew');
  const marks = await lines.marksOf(db, asked.homes);
  if (!Object.keys(asked.homes).every((home) => isOfHere(asked.marks[home], marks[home]!, now)))
    throw new Refusal(410, 'loadAnew');
  return { ...asked, marks };
}

/**
 * True if the change at which a reader stands is still that of its number. A database that was restored from an older
 * backup has given away a smaller number, or the same one for another change. Swept changes are older than any cursor.
 */
const isOfHere = (told: number | null | undefined, found: number | null, now: Date) =>
  told === found ||
  (found === null && typeof told === 'number' && daysAt(new Date(told)) + changeRetentionDays < daysAt(now));

async function atInstant(db: Db, homes: lines.Numbers, from: Date): Promise<lines.Numbers> {
  const before = await lines.numbersBefore(db, Object.keys(homes), new Date(from.getTime() - maxChangeMs));
  return Object.fromEntries(Object.entries(homes).map(([home, now]) => [home, Math.min(now, before[home] ?? now)]));
}

type Query = Wanted & { readonly limit: number };

/** Page of changes since a cursor or an instant; without either, no changes and a cursor for now. */
export async function list(reader: Reader, { since, from, limit }: Query) {
  const { db, user, now, secrets } = reader;
  const start = await begin(reader, { since, from });
  const found = since === undefined && !from ? [] : await lines.list(db, readerOf(user, now), start.homes, limit + 1);
  const hasMore = found.length > limit;
  const changes = found.slice(0, limit);
  const [homes, marks] = [{ ...start.homes }, { ...start.marks }];
  for (const { householdId, number, at } of changes) {
    homes[householdId] = number;
    marks[householdId] = at.getTime();
  }
  // Changes still to come may be as old as the cursor of the request.
  const cursor = sealCursor(secrets, { day: hasMore ? start.day : daysAt(now), homes, marks });
  return { changes, cursor, hasMore };
}
