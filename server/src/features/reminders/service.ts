import type { ReminderFilters, ReminderInput } from '@tzemed/contract/reminders';
import { petFilterOf, petOf, scopeOf } from '../../access.ts';
import type { EditCtx, ViewCtx } from '../../context.ts';
import { transact } from '../../db/client.ts';
import { belongings } from '../../belongings/service.ts';
import { newId } from '../../lib/ids.ts';
import { invalid, Refusal } from '../../lib/refusal.ts';
import { dayIn, dueInstant } from './due-instant.ts';
import { firstDay, lastDay, nextOccurrence } from './next-occurrence.ts';
import * as store from './store.ts';

type View = ViewCtx<'reminders'>;
type Edit = EditCtx<'reminders'>;

const reminders = belongings({
  table: 'reminders',
  singular: 'reminder',
  find: store.find,
  insert: store.insert,
  update: store.update,
});
export const { get, remove, restore } = reminders;

export async function list(ctx: View, { page, limit, ...filters }: ReminderFilters) {
  await petFilterOf(ctx, filters.petId);
  const scope = scopeOf(ctx);
  const [rows, { total, ...counts }] = await Promise.all([
    store.list(ctx.db, scope, filters, ctx.now, { page, limit }),
    store.counts(ctx.db, scope, filters, ctx.now),
  ]);
  return { reminders: rows, counts, total, page, limit };
}

export const create = async (ctx: Edit, input: ReminderInput) => reminders.create(ctx, planOf(input));

export const update = async (ctx: Edit, id: string, input: ReminderInput) => reminders.update(ctx, id, planOf(input));

/** Whoever presses first completes it and makes what comes next; everybody after gets a 409 and makes nothing. */
export const complete = (ctx: Edit, id: string) =>
  transact(ctx, async (ctx) => {
    const done = await store.complete(ctx.db, scopeOf(ctx), id, ctx.now);
    if (!done) {
      await get(ctx, id);
      throw new Refusal(409, 'alreadyCompleted');
    }
    const occurrence = nextOccurrence(done, ctx.now);
    const pet = occurrence && (await petOf(ctx, done.petId, ctx.db));
    const next = pet && (await store.insertNext(ctx.db, pet, { ...done, ...occurrence }, ctx.now));
    return { reminder: done, next: next ?? null };
  });

/** What is kept is the day, the time and the zone; the instant is computed from them. */
function planOf({ date: instant, ...rest }: ReminderInput): store.Plan {
  try {
    const date = dayIn(rest.timezone, instant);
    // The zone can push the first or last instant of the calendar over its edge.
    if (date < firstDay || date > lastDay) throw invalid({ date: 'dateInvalid' });
    const dueAt = dueInstant(date, rest.time, rest.timezone);
    return { ...rest, date, dueAt, seriesId: newId(), anchorDate: date };
  } catch (error) {
    // Some old names ('ACT', 'AET') pass as zones in `Intl` and are none to the calendar.
    if (error instanceof RangeError) throw invalid({ timezone: 'timezoneInvalid' });
    throw error;
  }
}
