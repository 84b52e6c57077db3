import { brand } from '@tzemed/contract/brand';
import type { Paging } from '@tzemed/contract/fields';
import type { NewReminder, ReminderChange, ReminderInput, ReminderStatus } from '@tzemed/contract/reminders';
import { petOf, scopeOf } from '../../access.ts';
import { changing } from '../../belongings/changed.ts';
import type { OfPet } from '../../belongings/reading.ts';
import { belongings, idOf, pageOf } from '../../belongings/service.ts';
import type { EditCtx, ViewCtx } from '../../context.ts';
import { transact } from '../../db/client.ts';
import { invalid, notFound, Refusal, stale } from '../../lib/refusal.ts';
import { nextOccurrence } from './next-occurrence.ts';
import { givenTo, nextAssignee } from './service-assignees.ts';
import { planOf, said } from './service-plan.ts';
import * as store from './store.ts';

type View = ViewCtx<'reminders'>;
type Edit = EditCtx<'reminders'>;

const reminders = belongings(store.rows);
export const { get, remove } = reminders;

type Query = OfPet & {
  readonly status?: ReminderStatus | undefined;
  readonly onlyUpcoming?: boolean | undefined;
  readonly sort?: string | undefined;
};

export async function list(ctx: View, { page, limit, sort, status, onlyUpcoming, ...filters }: Query & Paging) {
  const view = store.views[onlyUpcoming ? 'soon' : 'all'][status ?? 'any'];
  const asked = { ...filters, now: ctx.now, until: store.soonest(ctx.now) };
  const { found, sums } = await pageOf(ctx, view, asked, { page, limit, sort });
  const { total, ...counts } = sums;
  return { reminders: found, counts, total, page, limit };
}

export const nearest = async (ctx: View) => ({
  reminders: await store.nearest(ctx.db, scopeOf(ctx), { now: ctx.now }),
});

export const create = async (ctx: Edit, { id, ...input }: NewReminder) => {
  const plan = planOf(input, { timezone: brand.timeZone });
  return reminders.create(ctx, { ...input, ...plan, ...(await givenTo(ctx, input)), id });
};

/** What was put off waits until then, unless it is given another time. */
export const update = (ctx: Edit, id: string, input: ReminderInput) => edited(ctx, id, input);

const edited = (ctx: Edit, id: string, input: ReminderInput, snoozeUntil?: Date | null) =>
  transact(ctx, async (ctx) => {
    const standing = await store.lockPlan(ctx.db, scopeOf(ctx), id);
    if (!standing) throw notFound();
    const { petId, assigneeIds, assigneeId, ...planned } = standing;
    const plan = planOf(input, planned);
    if (snoozeUntil) refuseSooner(plan.dueAt, snoozeUntil);
    const isOtherTime = (['date', 'time', 'timezone'] as const).some((name) => plan[name] !== standing[name]);
    const waits = snoozeUntil === undefined && isOtherTime ? null : snoozeUntil;
    const whose = await givenTo(ctx, input, { petId, assigneeIds, assigneeId });
    return reminders.update(ctx, id, {
      ...input,
      ...plan,
      ...whose,
      ...(waits !== undefined && { snoozeUntil: waits }),
    });
  });

type Reminder = Awaited<ReturnType<typeof get>>;
const isClosed = ({ isCompleted, missedAt }: Reminder) => isCompleted || missedAt !== null;

/** Closed already: who has done it and when stands in `current`. */
const closedAlready = (reminder: Reminder, current: object) =>
  new Refusal(409, reminder.isCompleted ? 'alreadyCompleted' : 'alreadyMissed', { current });

/** Whoever presses first closes it and makes what comes next; everybody after gets a 409 and makes nothing. */
const close = (ctx: Edit, id: string, as: 'completed' | 'missed') =>
  transact(ctx, async (ctx) => {
    const done = await changing(ctx, { noun: 'reminders', what: 'saved' }, async (ctx) => {
      const closed = await store.close(ctx.db, scopeOf(ctx), id, { as, now: ctx.now, version: ctx.ifMatch });
      if (closed) return closed;
      const reminder = await get(ctx, id);
      const current = { reminder, next: null };
      if (reminder.isCompleted || (as === 'missed' && reminder.missedAt)) throw closedAlready(reminder, current);
      throw stale(current);
    });
    const next = await changing(ctx, { noun: 'reminders', what: 'saved' }, (ctx) => planNext(ctx, done));
    return { reminder: done, next: next ?? null };
  });
export const complete = (ctx: Edit, id: string) => close(ctx, id, 'completed');
export const miss = (ctx: Edit, id: string) => close(ctx, id, 'missed');

/**
 * Takes the mark back, and the occurrence that it made with it. One that somebody has edited, completed or deleted since
 * stays as they left it; completing this one again then makes no other.
 */
export const reopen = async (ctx: Edit, id: string) => (await reopened(ctx, id)).open;

const reopened = (ctx: Edit, id: string) =>
  transact(ctx, async (ctx) => {
    const open = await changing(ctx, { noun: 'reminders', what: 'saved' }, async (ctx) => {
      const reopened = await store.reopen(ctx.db, scopeOf(ctx), id, ctx.now, ctx.ifMatch);
      if (reopened) return reopened;
      const reminder = await get(ctx, id);
      if (!isClosed(reminder)) throw new Refusal(409, 'notCompleted');
      throw stale({ reminder });
    });
    const taken = await changing(ctx, { noun: 'reminders', what: 'removed' }, (ctx) =>
      store.removeUntouchedNext(ctx.db, scopeOf(ctx), id, ctx.now),
    );
    return { open, taken };
  });

const yearMs = 366 * 86_400_000;

function refuseSnooze({ now }: Edit, until: Date | null | undefined) {
  if (until && until <= now) throw invalid({ snoozeUntil: 'snoozePassed' });
  if (until && until.getTime() > now.getTime() + yearMs) throw invalid({ snoozeUntil: 'dateTooLate' });
}

function refuseSooner(dueAt: Date, until: Date) {
  if (until <= dueAt) throw invalid({ snoozeUntil: 'snoozeSooner' });
}

/** Puts it off until later; null takes that back. */
export async function snooze(ctx: Edit, id: string, until: Date | null) {
  refuseSnooze(ctx, until);
  const standing = await get(ctx, id);
  if (until) refuseSooner(standing.date, until);
  const isSo = !isClosed(standing) && until?.getTime() === standing.snoozeUntil?.getTime();
  if (isSo && (ctx.ifMatch ?? standing.version) === standing.version) return standing;
  return changing(ctx, { noun: 'reminders', what: 'saved' }, async (ctx) => {
    const snoozed = await store.snooze(ctx.db, scopeOf(ctx), id, { until, now: ctx.now, version: ctx.ifMatch });
    if (snoozed) return snoozed;
    const reminder = await get(ctx, id);
    if (isClosed(reminder)) throw closedAlready(reminder, { reminder });
    throw stale({ reminder });
  });
}

/** What was made in its place since is in the way. */
export const restore = (ctx: Edit, id: string) =>
  reminders.restore(ctx, id).catch((error: unknown) => {
    throw store.isSecondOccurrence(error) ? new Refusal(409, 'occurrenceExists') : error;
  });

type Held = Awaited<ReturnType<typeof store.lockAll>>[number];

/** Does it to each in one go, or to none. Who does the same to the same ones at once waits here, and not halfway. */
const toAll = <T>(ctx: Edit, ids: readonly string[], work: (ctx: Edit, held: Held) => Promise<T>) =>
  transact(ctx, async (ctx) => {
    const wanted = new Set(ids.map(idOf));
    const held = (await store.lockAll(ctx.db, scopeOf(ctx), [...wanted])).filter(({ id }) => wanted.has(id));
    if (held.length < wanted.size) throw notFound();
    const byId = new Map(held.map((one) => [one.id, one]));
    const done: T[] = [];
    for (const id of wanted) done.push(await work(ctx, byId.get(id)!));
    return done;
  });

const isSaid = (fields: object) => Object.values(fields).some((said) => said !== undefined);

/** What is taken back comes first and what closes it last, so that all that is said holds; what is so already is left alone. */
async function change(
  ctx: Edit,
  id: string,
  { isCompleted, isMissed, snoozeUntil, ...edit }: ReminderChange,
  taken: Set<string>,
) {
  refuseSnooze(ctx, snoozeUntil);
  let standing = await get(ctx, id);
  if ((isCompleted === false && standing.isCompleted) || (isMissed === false && standing.missedAt)) {
    const back = await reopened(ctx, id);
    if (back.taken) taken.add(back.taken.id);
    standing = back.open;
  }
  if (snoozeUntil && isClosed(standing)) throw closedAlready(standing, { reminders: [standing] });
  const waits = isClosed(standing) ? undefined : snoozeUntil;
  if (isSaid(edit)) {
    const { petId, title, date, time } = standing;
    standing = await edited(ctx, id, { petId, title, date, time, ...said(edit) }, waits);
  } else if (waits !== undefined) standing = await snooze(ctx, id, waits);
  if (isCompleted && !standing.isCompleted) return (await complete(ctx, id)).reminder;
  return isMissed && !standing.missedAt ? (await miss(ctx, id)).reminder : standing;
}

export async function bulkUpdate(ctx: Edit, ids: readonly string[], data: ReminderChange) {
  // What one had made goes when that one is taken back: then there is nothing of it left to change.
  const taken = new Set<string>();
  const changed = await toAll(ctx, ids, async (ctx, { id }) =>
    taken.has(id) ? undefined : change(ctx, id, data, taken),
  );
  return changed.filter((reminder) => reminder !== undefined && !taken.has(reminder.id)) as Reminder[];
}
export const bulkDelete = (ctx: Edit, ids: readonly string[]) => toAll(ctx, ids, (ctx, { id }) => remove(ctx, id));
/** What stands already is left alone. */
export const bulkRestore = (ctx: Edit, ids: readonly string[]) =>
  toAll(ctx, ids, (ctx, { id, deletedAt }) => (deletedAt ? restore : get)(ctx, id));

type Closed = NonNullable<Awaited<ReturnType<typeof store.close>>>;

async function planNext(ctx: Edit, done: Closed) {
  const occurrence = nextOccurrence(done, ctx.now);
  if (!occurrence) return undefined;
  const { title, description, time, timezone, tagIds, isImportant, leadTimes, assigneeIds, seriesId, anchorDate } =
    done;
  const attention = { isImportant, leadTimes, assigneeIds, assigneeId: nextAssignee(done) };
  const { repeatInterval, repeatEvery, repeatDays, repeatMonths, repeatFrom, repeatUntil, repeatTimes } = done;
  const repeat = { repeatInterval, repeatEvery, repeatDays, repeatMonths, repeatFrom, repeatUntil, repeatTimes };
  const series = { seriesId, anchorDate, followsId: done.id };
  const plan = { title, description, time, timezone, tagIds, ...attention, ...repeat, ...series, ...occurrence };
  const next = await store.insertNext(ctx.db, scopeOf(ctx), done.petId, plan, ctx.now);
  // Nothing comes back for a day that the series has, and for a pet that was taken away meanwhile: then nothing is done.
  if (!next) await petOf(ctx, done.petId);
  return next;
}
