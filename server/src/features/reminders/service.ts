import { brand } from '@tzemed/contract/brand';
import type { Paging } from '@tzemed/contract/fields';
import type { NewReminder, ReminderInput, ReminderStatus } from '@tzemed/contract/reminders';
import { petOf, scopeOf } from '../../access.ts';
import { changing } from '../../belongings/changed.ts';
import type { OfPet } from '../../belongings/reading.ts';
import { belongings, pageOf } from '../../belongings/service.ts';
import type { EditCtx, ViewCtx } from '../../context.ts';
import { transact } from '../../db/client.ts';
import { newId } from '../../lib/ids.ts';
import { invalid, notFound, Refusal, stale } from '../../lib/refusal.ts';
import { dayIn, dueInstant } from '../../lib/due-instant.ts';
import { firstDay, lastDay, nextOccurrence } from './next-occurrence.ts';
import * as store from './store.ts';

type View = ViewCtx<'reminders'>;
type Edit = EditCtx<'reminders'>;

const reminders = belongings({ ...store.rows, update: store.update });
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

export const create = (ctx: Edit, { id, ...input }: NewReminder) =>
  reminders.create(ctx, { ...planOf(input, input.timezone ?? brand.timeZone), id });

export const update = (ctx: Edit, id: string, input: ReminderInput) =>
  input.timezone
    ? reminders.update(ctx, id, planOf(input, input.timezone))
    : transact(ctx, async (ctx) => {
        const zone = await store.lockZone(ctx.db, scopeOf(ctx), id);
        if (!zone) throw notFound();
        return reminders.update(ctx, id, planOf(input, zone));
      });

/** Whoever presses first completes it and makes what comes next; everybody after gets a 409 and makes nothing. */
export const complete = (ctx: Edit, id: string) =>
  transact(ctx, async (ctx) => {
    const done = await changing(ctx, { noun: 'reminders', what: 'saved' }, async (ctx) => {
      const completed = await store.complete(ctx.db, scopeOf(ctx), id, ctx.now, ctx.ifMatch);
      if (completed) return completed;
      const reminder = await get(ctx, id);
      if (reminder.isCompleted) throw new Refusal(409, 'alreadyCompleted');
      throw stale({ reminder, next: null });
    });
    const next = await changing(ctx, { noun: 'reminders', what: 'saved' }, (ctx) => planNext(ctx, done));
    return { reminder: done, next: next ?? null };
  });

/**
 * Takes a completion back, and the occurrence that it made with it. One that somebody has edited, completed or deleted
 * since stays as they left it; completing this one again then makes no other.
 */
export const reopen = (ctx: Edit, id: string) =>
  transact(ctx, async (ctx) => {
    const open = await changing(ctx, { noun: 'reminders', what: 'saved' }, async (ctx) => {
      const reopened = await store.reopen(ctx.db, scopeOf(ctx), id, ctx.now, ctx.ifMatch);
      if (reopened) return reopened;
      const reminder = await get(ctx, id);
      if (!reminder.isCompleted) throw new Refusal(409, 'notCompleted');
      throw stale({ reminder });
    });
    await changing(ctx, { noun: 'reminders', what: 'removed' }, (ctx) =>
      store.removeUntouchedNext(ctx.db, scopeOf(ctx), id, ctx.now),
    );
    return open;
  });

/** What was made in its place since is in the way. */
export const restore = (ctx: Edit, id: string) =>
  reminders.restore(ctx, id).catch((error: unknown) => {
    throw store.isSecondOccurrence(error) ? new Refusal(409, 'occurrenceExists') : error;
  });

type Completed = NonNullable<Awaited<ReturnType<typeof store.complete>>>;

async function planNext(ctx: Edit, done: Completed) {
  const occurrence = nextOccurrence(done, ctx.now);
  if (!occurrence) return undefined;
  const { title, description, time, timezone, repeatInterval, tagIds, seriesId, anchorDate } = done;
  const series = { seriesId, anchorDate, followsId: done.id };
  const plan = { title, description, time, timezone, repeatInterval, tagIds, ...series, ...occurrence };
  const next = await store.insertNext(ctx.db, scopeOf(ctx), done.petId, plan, ctx.now);
  // Nothing comes back for a day that the series has, and for a pet that was taken away meanwhile: then nothing is done.
  if (!next) await petOf(ctx, done.petId);
  return next;
}

/** What is kept is the day, the time and the zone; the instant is computed from them. */
function planOf({ date: instant, ...rest }: ReminderInput, timezone: string) {
  try {
    const date = dayIn(timezone, instant);
    // The zone can push the first or last instant of the calendar over its edge.
    if (date < firstDay || date > lastDay) throw invalid({ date: 'dateInvalid' });
    const dueAt = dueInstant(date, rest.time, timezone);
    return { ...rest, timezone, date, dueAt, seriesId: newId(), anchorDate: date };
  } catch (error) {
    // Some old names ('ACT', 'AET') pass as zones in `Intl` and are none to the calendar.
    if (error instanceof RangeError) throw invalid({ timezone: 'timezoneInvalid' });
    throw error;
  }
}
