import { dayOf } from '@tzemed/contract/dates/days';
import { isAlerted, alertLeadsOf } from './reminder-alerts.ts';
import { leadTimes } from '@tzemed/contract/notifications/lead-times';
import type { Config } from '../../config.ts';
import { type Db, transact } from '../../db/client.ts';
import type { Jobs } from '../../jobs/job-queue.ts';
import type { Log } from '../../lib/log.ts';
import type { DueSource, DueNotice } from './due-source.ts';
import { isLate, notificationTimesOf } from './notification-times.ts';
import { type NewNotification, notify } from '../notify.ts';
import { listPreferences } from '../preferences.ts';
import * as dueQueue from './due-queue.ts';

export type DueContext = {
  readonly db: Db;
  readonly jobs: Jobs;
  readonly config: Pick<Config, 'pushPatienceMs'>;
  /** Says to open screens how much is unread by now. */
  readonly live: { tellUnread(userIds: readonly string[]): void };
  readonly clock: () => Date;
  readonly log: Pick<Log, 'error'>;
};

/** Batch size: a batch is one transaction, and is repeated as a whole if the process ends in it. */
const most = 200;
/**
 * Size of a batch. A failing item must not block the others: after a failure each household runs by itself, and in the
 * failing household each item, so that items of several pets in other households are still announced as one.
 */
type Share = 'many' | 'home' | 'one';
const smaller = { many: 'home', home: 'one', one: 'home' } as const satisfies Record<Share, Share>;
/** Milliseconds after which what could not be told is tried again. */
const againMs = 600_000;

type Come = dueQueue.DueEntry & {
  readonly leads: readonly number[];
  readonly fact: DueNotice;
  readonly due: DueSource;
};

/**
 * Tells of everything whose moment has come, and goes on to the next moment of each: told once, however many processes look
 * at the same time and whenever one of them ends, since what was told and that it was stand in one transaction.
 */
export async function notifyDue(ctx: DueContext, nouns: readonly DueSource[]): Promise<void> {
  for (let share: Share = 'many'; ;) {
    const now = ctx.clock();
    try {
      const { looked, told } = await transact(ctx, (ctx) => ringSome({ ...ctx, now }, nouns, share));
      if (told.length > 0) ctx.live.tellUnread(told);
      if (looked < (share === 'many' ? most : 1)) return;
      if (share === 'one') share = 'home';
    } catch (err) {
      if (share === 'one') {
        ctx.log.error({ err }, 'something that is due could not be told');
        await dueQueue.postpone(ctx.db, now, new Date(now.getTime() + againMs));
      }
      share = smaller[share];
    }
  }
}

async function ringSome(ctx: DueContext & { readonly now: Date }, nouns: readonly DueSource[], share: Share) {
  const { db, now } = ctx;
  const come = await dueQueue.claimDue(db, now, { most: share === 'many' ? most : 1, isWholeHome: share !== 'one' });
  if (come.length === 0) return { looked: 0, told: [] };
  const facts = await factsOf(db, nouns, come);
  const moments = come.map((one) => {
    const said = facts.get(one);
    return { ...one, said, ...notificationTimesOf(one, alertLeadsOf(leadTimes[one.topic], said?.fact.attention), now) };
  });
  const standing = moments.flatMap(({ come: leads, next: _next, said, ...one }) =>
    said ? [{ ...one, leads, ...said }] : [],
  );
  const told = await notify(ctx, ...(await newsOf(db, standing, now)));
  await dueQueue.advance(db, moments);
  return { looked: come.length, told };
}

/** Notice of each item that still exists, from the source of its resource. */
async function factsOf(db: Db, nouns: readonly DueSource[], come: readonly dueQueue.DueEntry[]) {
  const known = new Map<dueQueue.DueEntry, { readonly fact: DueNotice; readonly due: DueSource }>();
  for (const due of nouns) {
    const ofNoun = come.filter(({ noun }) => noun === due.noun);
    if (ofNoun.length === 0) continue;
    const facts = await due.facts(
      db,
      ofNoun.map(({ householdId, thingId: id }) => ({ householdId, id })),
    );
    for (const one of ofNoun) {
      const fact = facts.get(one.thingId);
      if (fact) known.set(one, { fact, due });
    }
  }
  return known;
}

/** Notifications for each person, by the nearest of their lead times that has come. */
async function newsOf(db: Db, standing: readonly Come[], now: Date) {
  const seers = await dueQueue.listRecipients(
    db,
    dayOf(now),
    standing.map(({ householdId, petId, due: { area } }) => ({ householdId, petId, area })),
  );
  const preferences = await listPreferences(db, [...new Set(seers.flatMap(({ userId }) => userId ?? []))]);
  const seersOf = new Map(
    [...Map.groupBy(seers, ({ place }) => place)].map(([place, all]) => [
      place,
      new Set(all.flatMap(({ userId }) => userId ?? [])),
    ]),
  );
  const news = new Map<string, NewNotification & { petNames: string[]; otherRings: string[] }>();
  for (const { place, userId, petName } of seers) {
    const one = standing[Number(place) - 1];
    const wished = userId === null ? undefined : preferences.get(userId);
    if (!one || !wished || userId === null) continue;
    const told = {
      userId,
      wished: wished.topics[one.topic].leadTimes,
      attention: one.fact.attention,
      seers: seersOf.get(place)!,
    };
    const lead = one.leads.find((minutes) => isAlerted(told, minutes));
    if (lead === undefined) continue;
    const key = `${one.noun} ${one.fact.together} ${one.dueAt.getTime()} ${lead}`;
    const other = news.get(`${userId} ${key}`);
    if (other) {
      other.petNames.push(petName);
      other.otherRings.push(one.thingId);
    } else
      news.set(`${userId} ${key}`, {
        ...newsAbout(one, lead, now),
        userId,
        key,
        petNames: [petName],
        otherRings: [],
      });
  }
  return [[...news.values()], preferences] as const;
}

const newsAbout = ({ due, fact, householdId, petId, topic, dueAt, noun, thingId }: Come, lead: number, now: Date) => ({
  kind: due.kind,
  topic,
  householdId,
  petId,
  area: due.area,
  ringNoun: noun,
  ringId: thingId,
  noun: fact.noun,
  thingId: fact.thingId,
  title: fact.title,
  dueAt,
  isDay: fact.isDay,
  leadMinutes: lead,
  isLate: isLate(dueAt, lead, now),
});
