import { brand } from '@tzemed/contract/brand';
import { addDays, dayOf, dottedDay } from '@tzemed/contract/dates/days';
import { remindDaysBefore } from '@tzemed/contract/stock/stock-items';
import { stockReminderTexts } from '@tzemed/contract/stock/stock-reminder-texts';
import { wordsIn } from '@tzemed/contract/text/texts';
import { mayEdit, viewOf } from '../../../access.ts';
import { commitChange } from '../../../belongings/service/commit-change.ts';
import { lockSources } from '../../../belongings/service/reminder-sources.ts';
import type { Member } from '../../../context.ts';
import { dueInstant } from '../../../lib/time/due-instant.ts';
import { forecastsOf } from './service-forecast.ts';
import * as store from './store.ts';

const remindTime = '09:00';

/** Tells a stock that something which uses it has changed. */
export async function followStock(ctx: Member, id: string | null | undefined) {
  if (!id) return;
  await commitChange(ctx, { noun: 'stockItems', what: 'saved' }, (ctx) =>
    store.rows.find(ctx.db, viewOf(ctx, 'reminders'), id),
  );
}

/** Reminders of a stock up to now: the due time of the open one, and when the last was closed. */
export type Reminded = { readonly openDueAt: Date | null; readonly closedAt: Date | null };

type Due = { readonly remindOn: string; readonly openDueAt: Date | null; readonly enteredAt: Date };
/**
 * Due time of the reminder: today for a day that has passed. One that has come stays where it is while the stock lasts no
 * longer, or only for days longer because doses were left out.
 */
function dueAtOf({ remindOn, openDueAt, enteredAt }: Due, now: Date) {
  const today = dayOf(now);
  if (openDueAt && openDueAt <= now) {
    const cameOn = dayOf(openDueAt);
    if (remindOn <= cameOn) return openDueAt;
    if (enteredAt <= openDueAt && remindOn <= addDays(cameOn, remindDaysBefore)) return openDueAt;
  }
  return dueInstant(remindOn < today ? today : remindOn, remindTime, brand.timeZone);
}

/**
 * The reminder of a stock. Without a due time where nothing runs out, and after one was done until a package
 * comes, and for one that nobody has entered anything for. Undefined where the caller may not write reminders of the pet.
 */
export async function stockReminder(ctx: Member, id: string, reminded: () => Promise<Reminded>) {
  const key = await store.findKey(ctx.db, viewOf(ctx, 'reminders'), id);
  if (!key) return undefined;
  await lockSources(ctx.db, key.householdId);
  const item = await store.findTold(ctx.db, key);
  if (!item) return undefined;
  const [forecast] = await forecastsOf(ctx.db, [item], ctx.now);
  const told = await reminded();
  const { petIds, remindOn, until, repeatsLeft } = forecast!;
  const { refilledAt, enteredAt } = item;
  const petId = petIds[0];
  if (petId !== undefined && !(await mayEdit(ctx, 'reminders', petId))) return undefined;
  const isDone = told.closedAt !== null && (refilledAt === null || refilledAt <= told.closedAt);
  const { openDueAt } = told;
  const isRested = isDone && openDueAt === null;
  const t = wordsIn(stockReminderTexts, item.language);
  const words = [
    until ? t.until({ day: dottedDay(dayOf(until)) }) : t.empty,
    ...(repeatsLeft === 0 ? [t.noRepeat] : repeatsLeft === 1 ? [t.lastRepeat] : []),
  ];
  return {
    source: 'stock' as const,
    sourceId: id,
    /** Null for a stock that nothing uses. */
    petId: petId ?? null,
    title: t.title({ name: item.name }),
    description: words.join(' '),
    timezone: brand.timeZone,
    dueAt:
      petId !== undefined && remindOn !== null && enteredAt !== null && !isRested
        ? dueAtOf({ remindOn, openDueAt, enteredAt }, ctx.now)
        : null,
    togetherId: null,
  };
}
