import { addDays } from '@tzemed/contract/dates/days';
import type { LinkedReminder } from '@tzemed/contract/reminders/reminder-links';
import { stockTitleIn } from '@tzemed/contract/stock/stock-reminder-texts';
import { dueTimeOf } from '@tzemed/contract/reminders/due-time';
import { mayEdit } from '../../access.ts';
import type { Member, Visitor } from '../../context.ts';
import { reminderLink } from '../../delivery/notification-text.ts';
import { findActiveUser } from '../../identity/find-active-user.ts';
import { dayIn, dueInstant } from '../../lib/time/due-instant.ts';
import { notFound, Refusal } from '../../lib/refusal.ts';
import { readLink } from '../../lib/security/signed-link.ts';
import { complete, get, reopen, snooze } from './service.ts';
import * as store from './store-mail-link-names.ts';

const edit = { area: 'reminders', level: 'edit' } as const;
const view = { area: 'reminders', level: 'view' } as const;

type Linked = { readonly ctx: Member; readonly householdId: string; readonly id: string };

/** Current state of the user who was mailed the link, and the reminder of the link. */
async function linked(visitor: Visitor, token: string): Promise<Linked> {
  const [userId, householdId, id] = readLink(visitor.secrets, reminderLink, token, visitor.now);
  const user = userId && (await findActiveUser(visitor.db, userId));
  if (!user || !householdId || !id) throw notFound();
  // Limits the user to that household: a mail link only acts on its own reminder.
  const here = (homes: readonly string[]) => homes.filter((home) => home === householdId);
  const ctx = { ...visitor, user: { ...user, households: here(user.households), guestOf: here(user.guestOf) } };
  return { ctx, householdId, id };
}

type Reminder = Awaited<ReturnType<typeof get>>;

function stateOf({ isCompleted, missedAt, snoozeUntil }: Reminder, now: Date): LinkedReminder['state'] {
  if (isCompleted) return 'completed';
  if (missedAt) return 'missed';
  return snoozeUntil && snoozeUntil > now ? 'snoozed' : 'open';
}

/** Never sooner than it would have come; in the evening and the morning only what is later than the hour. */
function laterOf({ date, snoozeUntil, timezone }: Reminder, now: Date) {
  const from = Math.max(now.getTime(), dueTimeOf({ date, snoozeUntil }).getTime());
  const inAnHour = new Date(from + hourMs);
  const day = dayIn(timezone, new Date(from));
  const later = [dueInstant(day, '19:00', timezone), dueInstant(addDays(day, 1), '09:00', timezone)];
  return [inAnHour, ...later.filter((until) => until > inAnHour)];
}
const hourMs = 3_600_000;

async function shown({ ctx, householdId }: Linked, reminder: Reminder, next: Reminder | null = null) {
  const { id, petId, petIds, title, source, date, timezone, snoozeUntil, completedAt, missedAt } = reminder;
  return {
    id,
    title: source === 'stock' ? stockTitleIn(title, ctx.lang) : title,
    petNames: await store.petNames(ctx.db, { householdId, petIds }),
    date,
    timezone,
    snoozeUntil,
    state: stateOf(reminder, ctx.now),
    closedAt: completedAt ?? missedAt,
    closedBy: reminder.closedBy && ((await store.nameOf(ctx.db, { householdId, userId: reminder.closedBy })) ?? null),
    mayEdit: await mayEdit(ctx, 'reminders', petId),
    later: laterOf(reminder, ctx.now),
    nextDate: next?.date ?? null,
  };
}

/** Replaces the `current` value of a 409 by the reminder in the form of the link’s responses. */
async function act(link: Linked, work: (ctx: Member & { readonly right: typeof edit }) => Promise<Reminder>) {
  try {
    return await shown(link, await work({ ...link.ctx, right: edit }));
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 409) throw error;
    const reminder = await get({ ...link.ctx, right: view }, link.id);
    throw new Refusal(409, error.code, { current: { reminder: await shown(link, reminder) } });
  }
}

export async function look(visitor: Visitor, token: string) {
  const link = await linked(visitor, token);
  return shown(link, await get({ ...link.ctx, right: view }, link.id));
}

export async function completeLinked(visitor: Visitor, token: string) {
  const link = await linked(visitor, token);
  let next: Reminder | null = null;
  const done = await act(link, async (ctx) => {
    const closed = await complete(ctx, link.id);
    ({ next } = closed);
    return closed.reminder;
  });
  return { ...done, nextDate: (next as Reminder | null)?.date ?? null };
}

export async function snoozeLinked(visitor: Visitor, token: string, until: Date) {
  const link = await linked(visitor, token);
  return act(link, (ctx) => snooze(ctx, link.id, until));
}

/** Undoes what was done by the link: the mark, or that it was put off. */
export async function reopenLinked(visitor: Visitor, token: string) {
  const link = await linked(visitor, token);
  return act(link, async (ctx) => {
    const { snoozeUntil, isCompleted, missedAt } = await get(ctx, link.id);
    return !isCompleted && !missedAt && snoozeUntil ? snooze(ctx, link.id, null) : reopen(ctx, link.id);
  });
}
