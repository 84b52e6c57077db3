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
 * @throws Refusal 422 for a cursor that is none of ours; 410 for one that is too old, or of other homes than are in reach
 */
async function begin({ db, user, now, secrets }: Reader, { since, from }: Wanted): Promise<Position> {
  const asked = since === undefined ? undefined : openCursor(secrets, since);
  if (since !== undefined && !asked) throw invalid({ since: 'filterInvalid' });
  const [day, standing] = [daysAt(now), await lines.positionsOf(db, readerOf(user, now), homesOf(user))];
  if (!asked) {
    const homes = Object.fromEntries(standing.map(({ householdId, number }) => [householdId, number]));
    return { day, homes: from ? await atInstant(db, homes, from) : homes };
  }
  // A number that no home has given away yet is of a database from before a backup was brought back.
  const isKnown = standing.every(({ householdId, last }) => (asked.homes[householdId] ?? Infinity) <= last);
  if (!isKnown || Object.keys(asked.homes).length !== standing.length || asked.day + changeRetentionDays < day)
    throw new Refusal(410, 'loadAnew');
  return asked;
}

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
  const homes = { ...start.homes };
  for (const { householdId, number } of changes) homes[householdId] = number;
  // Changes still to come may be as old as the cursor of the request.
  const cursor = sealCursor(secrets, { day: hasMore ? start.day : daysAt(now), homes });
  return { changes, cursor, hasMore };
}
