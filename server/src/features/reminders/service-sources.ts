import type { ReminderSource } from '@tzemed/contract/reminders/reminder-sources';
import { scopeOf } from '../../access.ts';
import { actingOnReminders } from '../../belongings/service/reminder-sources.ts';
import { commitChange } from '../../belongings/service/commit-change.ts';
import type { EditCtx, Member } from '../../context.ts';
import { newId } from '../../lib/ids.ts';
import { Refusal } from '../../lib/refusal.ts';
import { nextAssignee } from './service-assignees.ts';
import * as sources from './store-sources.ts';
import * as store from './store.ts';

/** Reminder as its source says it; without a due time there is none. */
export type SourceItem = {
  readonly source: ReminderSource;
  readonly sourceId: string;
  readonly petId: string;
  readonly title: string;
  readonly description: string | null;
  readonly timezone: string;
  readonly dueAt: Date | null;
  /** The same for all pets for which it is one reminder. */
  readonly togetherId: string | null;
};

/** Refuses what only the source of a reminder may do. */
export function refuseSourced({ source }: { readonly source: ReminderSource | null }) {
  if (source !== null) throw new Refusal(409, 'reminderOfSource');
}

const isOpen = ({ completedAt, missedAt }: sources.Sourced) => completedAt === null && missedAt === null;
const isAt = (dueAt: Date) => (one: sources.Sourced) => one.dueAt.getTime() === dueAt.getTime();

/**
 * Gives a source the one open reminder that it says, or none: opens, makes or moves it. Others that are open are passed
 * over if their time has come, and erased if not; those of a stock are erased.
 */
export async function followSource(member: Member, item: SourceItem) {
  const ctx = actingOnReminders(member);
  const { dueAt, ...said } = item;
  const found = await sources.lockOfSource(ctx.db, scopeOf(ctx), item);
  const standing = await withoutOld(ctx, item, found);
  for (const one of standing)
    if (one.petId !== item.petId) await sources.movePet(ctx.db, scopeOf(ctx), one.id, item.petId);
  const open = standing.filter(isOpen);
  // An item of the plan has one, also while it is late: the oldest, so that one that was reopened stays.
  const isPlan = item.source === 'care';
  const kept = !dueAt
    ? undefined
    : isPlan
      ? (open.find(isAt(dueAt)) ?? open.at(-1))
      : (standing.find(isAt(dueAt)) ?? open.find(isAhead(ctx)));
  const others = open.filter((one) => one !== kept);
  // A stock that runs out later was not missed: it was bought.
  const isUnneeded = (one: sources.Sourced) => isPlan || item.source === 'stock' || isAhead(ctx)(one);
  await erase(
    ctx,
    others.filter(isUnneeded).map(({ id }) => id),
  );
  for (const one of others)
    if (!isUnneeded(one)) await sources.pass(ctx.db, scopeOf(ctx), { id: one.id, now: ctx.now });
  if (!dueAt) return;
  if (kept) await move(ctx, kept, { ...said, dueAt });
  else await insert(ctx, { ...said, dueAt }, standing[0]);
}

const isAhead =
  ({ now }: Pick<Member, 'now'>) =>
  (one: sources.Sourced) =>
    one.dueAt > now;

/** Erases closed reminders of a medicine that are old: their doses say the same. Answers the others. */
async function withoutOld(ctx: EditCtx<'reminders'>, { source }: SourceItem, standing: readonly sources.Sourced[]) {
  // One that was done on Monday may be marked on Thursday, and is needed until it is answered.
  const isOld = (one: sources.Sourced) =>
    source === 'medicines' && !isOpen(one) && ctx.now.getTime() - one.updatedAt.getTime() > sources.keptMs;
  await erase(
    ctx,
    standing.filter(isOld).map(({ id }) => id),
  );
  return standing.filter((one) => !isOld(one));
}

/** Due time of the open reminder of a source, and when its newest closed one was closed. */
export async function remindedBy(member: Member, of: Pick<SourceItem, 'source' | 'sourceId'>) {
  const ctx = actingOnReminders(member);
  const standing = await sources.lockOfSource(ctx.db, scopeOf(ctx), of);
  const closed = standing.find((one) => !isOpen(one));
  return {
    openDueAt: standing.find(isOpen)?.dueAt ?? null,
    closedAt: closed ? (closed.completedAt ?? closed.missedAt) : null,
  };
}

type Answer = {
  readonly source: ReminderSource;
  readonly sourceId: string;
  readonly dueAt: Date;
  readonly outcome: 'given' | 'skipped';
  readonly at: Date;
  readonly by: string;
};
/** Closes the reminder of what was answered at its source, open or passed over, as the answer says. */
export async function closeAnswered(member: Member, { outcome, at, by, ...of }: Answer) {
  const ctx = actingOnReminders(member);
  const marks = outcome === 'given' ? { completedAt: at, missedAt: null } : { completedAt: null, missedAt: at };
  await sources.closeAnswered(ctx.db, scopeOf(ctx), { ...of, ...marks, closedBy: by, now: ctx.now });
}

/** Erases all reminders of a source that is gone. */
export async function leaveSource(member: Member, of: { readonly source: ReminderSource; readonly sourceId: string }) {
  const ctx = actingOnReminders(member);
  const standing = await sources.lockOfSource(ctx.db, scopeOf(ctx), of);
  await erase(
    ctx,
    standing.map(({ id }) => id),
  );
}

async function erase(ctx: EditCtx<'reminders'>, ids: readonly string[]) {
  if (ids.length === 0) return;
  for (const gone of await sources.erase(ctx.db, scopeOf(ctx), ids))
    await commitChange(ctx, { noun: 'reminders', what: 'removed' }, () => Promise.resolve(gone));
}

type Due = Omit<SourceItem, 'dueAt'> & { readonly dueAt: Date };
const open = { completedAt: null, missedAt: null, closedBy: null };

async function move(
  ctx: EditCtx<'reminders'>,
  standing: sources.Sourced,
  { source: _s, sourceId: _i, petId, ...item }: Due,
) {
  const isMoved = standing.dueAt.getTime() !== item.dueAt.getTime();
  const fields = ['title', 'description', 'timezone', 'togetherId'] as const;
  if (
    !isMoved &&
    isOpen(standing) &&
    petId === standing.petId &&
    fields.every((field) => standing[field] === item[field])
  )
    return;
  const values = {
    ...item,
    ...open,
    ...sources.placeOf(item.dueAt, item.timezone),
    ...(isMoved && { snoozeUntil: null }),
  };
  await sources.moveTo(ctx.db, scopeOf(ctx), standing.id, { petId, values }, ctx.now);
}

async function insert(ctx: EditCtx<'reminders'>, { petId, ...item }: Due, last: sources.Sourced | undefined) {
  const { date, time } = sources.placeOf(item.dueAt, item.timezone);
  const attention = last && {
    isImportant: last.isImportant,
    leadTimes: last.leadTimes,
    assigneeIds: last.assigneeIds,
    assigneeId: nextAssignee(last),
    occurrence: last.occurrence + 1,
    tagIds: last.tagIds,
  };
  const values = { ...item, ...attention, date, time, anchorDate: date, seriesId: newId() };
  await store.rows.insert(ctx.db, scopeOf(ctx), petId, values, ctx.now);
}
