import type { ReminderSource } from '@tzemed/contract/reminders/reminder-sources';
import { scopeOf } from '../../access.ts';
import { commitChange } from '../../belongings/service/commit-change.ts';
import type { EditCtx, Member } from '../../context.ts';
import { newId } from '../../lib/ids.ts';
import { nextAssignee } from './service-assignees.ts';
import * as sources from './store-sources.ts';
import * as store from './store.ts';

/** What a source says its reminder is; without a due time it has none. */
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

/** Milliseconds after which a closed reminder of a medicine goes: its dose says the same, and can be corrected till then. */
const keptMs = 48 * 3_600_000;

const acting = (member: Member): EditCtx<'reminders'> => ({
  ...member,
  ifMatch: undefined,
  right: { area: 'reminders', level: 'edit' },
});

const isOpen = ({ completedAt, missedAt }: sources.Sourced) => completedAt === null && missedAt === null;
const isAt = (dueAt: Date) => (one: sources.Sourced) => one.dueAt.getTime() === dueAt.getTime();

/** Gives a source the one open reminder that it says, or none: makes it, moves it, and erases others. */
export async function followSource(member: Member, item: SourceItem) {
  const ctx = acting(member);
  const { dueAt, ...said } = item;
  const standing = await sources.lockOfSource(ctx.db, scopeOf(ctx), item);
  const open = standing.filter(isOpen);
  // The oldest: one that was reopened stays, and what came after it goes.
  const kept = dueAt ? (open.find(isAt(dueAt)) ?? open.at(-1)) : undefined;
  await erase(
    ctx,
    open.filter((one) => one !== kept).map(({ id }) => id),
  );
  if (!dueAt) return;
  if (kept) await move(ctx, kept, { ...said, dueAt });
  else await insert(ctx, { ...said, dueAt }, standing[0]);
  const old = standing.filter((one) => {
    const closedAt = one.completedAt ?? one.missedAt;
    return item.source === 'medicines' && closedAt && ctx.now.getTime() - closedAt.getTime() > keptMs;
  });
  await erase(
    ctx,
    old.map(({ id }) => id),
  );
}

/** Erases all reminders of a source that is gone. */
export async function leaveSource(member: Member, of: { readonly source: ReminderSource; readonly sourceId: string }) {
  const ctx = acting(member);
  const standing = await sources.lockOfSource(ctx.db, scopeOf(ctx), of);
  await erase(
    ctx,
    standing.filter(isOpen).map(({ id }) => id),
  );
}

async function erase(ctx: EditCtx<'reminders'>, ids: readonly string[]) {
  if (ids.length === 0) return;
  for (const gone of await sources.erase(ctx.db, scopeOf(ctx), ids))
    await commitChange(ctx, { noun: 'reminders', what: 'removed' }, () => Promise.resolve(gone));
}

type Due = Omit<SourceItem, 'dueAt'> & { readonly dueAt: Date };

async function move(
  ctx: EditCtx<'reminders'>,
  standing: sources.Sourced,
  { source: _s, sourceId: _i, petId, ...item }: Due,
) {
  const isMoved = standing.dueAt.getTime() !== item.dueAt.getTime();
  const fields = ['title', 'description', 'timezone', 'togetherId'] as const;
  if (!isMoved && petId === standing.petId && fields.every((field) => standing[field] === item[field])) return;
  const values = {
    ...item,
    title: item.title,
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
