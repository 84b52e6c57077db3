import { brand } from '@tzemed/contract/brand';
import type { Paging } from '@tzemed/contract/schema/fields';
import type { NewReminder, ReminderChange, ReminderInput, ReminderStatus } from '@tzemed/contract/reminders/reminders';
import { stockDescriptionIn, stockTitleIn } from '@tzemed/contract/stock/stock-reminder-texts';
import { petOf, scopeOf, viewerOf } from '../../access.ts';
import { commitChange } from '../../belongings/service/commit-change.ts';
import type { OfPet } from '../../belongings/rows/read-statements.ts';
import { lockSourcesOf } from '../../belongings/service/reminder-sources.ts';
import { belongingService, idOf, pageOf } from '../../belongings/service/belonging-service.ts';
import type { EditCtx, ViewCtx } from '../../context.ts';
import { transact } from '../../db/client.ts';
import { newId } from '../../lib/ids.ts';
import { invalid, notFound, Refusal, stale } from '../../lib/refusal.ts';
import { nextOccurrence } from './recurrence/next-occurrence.ts';
import { givenTo, nextAssignee } from './service-assignees.ts';
import { omitUndefined } from '../../lib/omit-undefined.ts';
import { planOf } from './recurrence/service-schedule.ts';
import { timeOnDevice } from '../../lib/time/device-time.ts';
import { dayIn } from '../../lib/time/due-instant.ts';
import { refuseSourced } from './service-sources.ts';
import { addPets, detachReminder, forLinkedReminders } from './service-linked-reminders.ts';
import { moveEvents, writeEvents, type WrittenEvent } from './store-events.ts';
import { findOpen } from './store-sources.ts';
import { join } from './store-linked-reminders.ts';
import * as store from './store.ts';

type View = ViewCtx<'reminders'>;
type Edit = EditCtx<'reminders'>;

const reminders = belongingService(store.rows);
export const { get } = reminders;

/** Writes what became of a reminder, in the transaction that changed it. */
const happened = (ctx: Edit, id: string, ...events: readonly WrittenEvent[]) =>
  writeEvents(ctx.db, scopeOf(ctx), id, events);

/** Deletes one pet’s row. */
export const removeAlone = (ctx: Edit, id: string) =>
  transact(ctx, async (ctx) => {
    refuseSourced(await get(ctx, id));
    const removed = await reminders.remove(ctx, id);
    await happened(ctx, id, 'removed');
    return removed;
  });

type Query = OfPet & {
  readonly status?: ReminderStatus | undefined;
  readonly onlyUpcoming?: boolean | undefined;
  readonly sort?: string | undefined;
};

export async function list(ctx: View, { page, limit, sort, status, onlyUpcoming, ...filters }: Query & Paging) {
  const view = store.views[onlyUpcoming ? 'soon' : 'all'][status ?? 'any'];
  const asked = { ...filters, ...toldOnce(ctx, filters), now: ctx.now, until: store.soonest(ctx.now) };
  const { found, sums } = await pageOf(ctx, view, asked, { page, limit, sort });
  const { total, ...counts } = sums;
  return { reminders: found, counts, total, page, limit };
}

/** List filter: a reminder of several pets appears once; with a pet given, only that pet’s row appears. */
export const toldOnce = (ctx: Pick<View, 'db' | 'now' | 'user'>, { petId }: OfPet): store.Once & OfPet =>
  petId === undefined ? viewerOf(ctx) : { petId };

export const nearest = async (ctx: View) => ({
  reminders: await store.nearest(ctx.db, scopeOf(ctx), { now: ctx.now }),
});

export async function create(ctx: Edit, { id, petIds = [], ...input }: NewReminder) {
  const plan = planOf(input, { timezone: brand.timeZone });
  const values = { ...input, ...plan, ...(await givenTo(ctx, input)), id };
  const others = new Set(petIds);
  others.delete(input.petId);
  if (others.size === 0) return reminders.create(ctx, values);
  const withOthers = belongingService(store.rows, {
    async keep(ctx, row) {
      await addPets(ctx, others, row);
      return get(ctx, row.id);
    },
  });
  return withOthers.create(ctx, { ...values, togetherId: newId() });
}

/**
 * Edits a reminder and its linked rows: of the named pets, or of all linked pets. A snooze stays, unless the edit
 * changes the time.
 */
export const update = (ctx: Edit, id: string, { petIds, ...input }: ReminderInput) =>
  transact(ctx, async (ctx) => {
    // Pets that the user may see but not edit are neither removed nor added.
    const seen = new Set((await get(ctx, id)).petIds);
    let saved: Reminder | undefined;
    const wanted = new Set(petIds ?? []);
    await forLinkedReminders(ctx, [id], {}, async (ctx, held) => {
      seen.delete(held.petId);
      if (!saved) {
        saved = await edited(ctx, held.id, input);
        wanted.delete(saved.petId);
      } else if (petIds ? wanted.delete(held.petId) : held.petId !== saved.petId)
        await edited(ctx, held.id, { ...input, petId: held.petId, version: undefined });
      else await removeAlone(ctx, held.id);
      return undefined;
    });
    for (const petId of seen) wanted.delete(petId);
    if (wanted.size > 0) await addPets(ctx, wanted, saved!);
    await detachReminder(ctx, saved!.id);
    return get(ctx, id);
  });

/** Edits one pet’s row and unlinks it from the others, unless `petIds` is sent. */
export const updateAlone = (ctx: Edit, id: string, { petIds, ...input }: ReminderInput) =>
  petIds
    ? update(ctx, id, { petIds, ...input })
    : transact(ctx, async (ctx) => {
        await lockSourcesOf(ctx.db, scopeOf(ctx), [idOf(id)]);
        const saved = await edited(ctx, id, input);
        await join(ctx.db, scopeOf(ctx), { id, togetherId: null });
        return { ...saved, petIds: [saved.petId] };
      });

const edited = (ctx: Edit, id: string, input: ReminderInput, snoozeUntil?: Date | null) =>
  transact(ctx, async (ctx) => {
    const standing = await store.lockPlan(ctx.db, scopeOf(ctx), id);
    if (!standing) throw notFound();
    const before = await get(ctx, id);
    if (before.source !== null) return editedAlerts(ctx, before, input, snoozeUntil);
    const { petId, assigneeIds, assigneeId, togetherId: _together, ...planned } = standing;
    const plan = planOf(input, planned);
    if (snoozeUntil) refuseSooner(plan.dueAt, snoozeUntil);
    const isOtherTime = (['date', 'time', 'timezone'] as const).some((name) => plan[name] !== standing[name]);
    const waits = snoozeUntil === undefined && isOtherTime ? null : snoozeUntil;
    const whose = await givenTo(ctx, input, { petId, assigneeIds, assigneeId });
    const saved = await reminders.update(ctx, id, {
      ...input,
      ...plan,
      ...whose,
      ...(waits !== undefined && { snoozeUntil: waits }),
    });
    if (saved.petId !== petId) await moveEvents(ctx.db, scopeOf(ctx), id, saved.petId);
    await happened(ctx, id, ...eventsOf(before, saved));
    return saved;
  });

/** True for the texts of a reminder, in whichever language they were read. */
const isSaidAlike = (before: Reminder, { title, description }: { title: string; description: string | null }) =>
  stockTitleIn(title, 'he') === stockTitleIn(before.title, 'he') &&
  (description === before.description ||
    (before.source === 'stock' &&
      stockDescriptionIn(description ?? '', 'he') === stockDescriptionIn(before.description ?? '', 'he')));

/** Edits of a reminder with a source what is its own: its recipients, alerts, tags and snooze. */
async function editedAlerts(ctx: Edit, before: Reminder, input: ReminderInput, snoozeUntil?: Date | null) {
  const { title, description = before.description, date, time, timezone, repeatInterval = 'none', petId } = input;
  const isSame = [
    petId === before.petId && isSaidAlike(before, { title, description }),
    dayIn(before.timezone, date) === dayIn(before.timezone, before.date) && time === before.time,
    repeatInterval === 'none' && (timezone ?? before.timezone) === before.timezone,
  ];
  if (isSame.includes(false)) refuseSourced(before);
  if (snoozeUntil) refuseSooner(before.date, snoozeUntil);
  const { isImportant, leadTimes, tagIds, version } = input;
  const whose = await givenTo(ctx, input, before);
  const saved = await reminders.update(ctx, before.id, {
    petId,
    ...omitUndefined({ isImportant, leadTimes, tagIds, version, snoozeUntil }),
    ...whose,
  } as never);
  await happened(ctx, before.id, ...eventsOf(before, saved));
  return saved;
}

/** Fields that a snooze changes, and those that are read from other rows. */
const notEdited = ['snoozeUntil', 'version', 'updatedAt', 'updatedBy', 'petName', 'petIds'] as const;
const editedFields = (reminder: Reminder) =>
  JSON.stringify(Object.entries(reminder).filter(([name]) => !(notEdited as readonly string[]).includes(name)));

/** An edit, unless it changed nothing but the snooze; a snooze that another time ended is no event. */
function eventsOf(before: Reminder, saved: Reminder): WrittenEvent[] {
  const isPutOff = before.snoozeUntil?.getTime() !== saved.snoozeUntil?.getTime();
  const isEdited = !isPutOff || editedFields(before) !== editedFields(saved);
  const events: WrittenEvent[] = isEdited ? ['edited'] : [];
  if (isPutOff && saved.snoozeUntil) return [...events, 'snoozed'];
  return isPutOff && before.date.getTime() === saved.date.getTime() ? [...events, 'unsnoozed'] : events;
}

type Reminder = Awaited<ReturnType<typeof get>>;
const isClosed = ({ isCompleted, missedAt }: Reminder) => isCompleted || missedAt !== null;

/** Closed already: who has done it and when stands in `current`. */
const closedAlready = (reminder: Reminder, current: object) =>
  new Refusal(409, reminder.isCompleted ? 'alreadyCompleted' : 'alreadyMissed', { current });

type Made = { readonly id: string; readonly madeAt: Date };
type Closing = { readonly as: 'completed' | 'missed'; readonly at: Date };
/**
 * The first request closes the reminder and creates the next occurrence; every later one gets a 409 and creates
 * nothing.
 */
const closeOne = (ctx: Edit, { id, madeAt }: Made, { as, at }: Closing) =>
  transact(ctx, async (ctx) => {
    const done = await commitChange(ctx, { noun: 'reminders', what: 'saved' }, async (ctx) => {
      const closedAt = at < madeAt && madeAt < ctx.now ? madeAt : at;
      const closed = await store.close(ctx.db, scopeOf(ctx), id, {
        as,
        at: closedAt,
        now: ctx.now,
        version: ctx.ifMatch,
      });
      if (closed) await happened(ctx, id, as);
      if (closed) return closed;
      const reminder = await get(ctx, id);
      const current = { reminder, next: null };
      if (reminder.isCompleted || (as === 'missed' && reminder.missedAt)) throw closedAlready(reminder, current);
      throw stale(current);
    });
    if (done.source !== null) return { reminder: done, next: await nextOfSource(ctx, done) };
    const next = await commitChange(ctx, { noun: 'reminders', what: 'saved' }, (ctx) => planNext(ctx, done));
    return { reminder: done, next: next ?? null };
  });

/** Open reminder of a source, which has heard that one of it was closed. */
async function nextOfSource(ctx: Edit, { source, sourceId }: Reminder) {
  const id = await findOpen(ctx.db, scopeOf(ctx), { source: source!, sourceId: sourceId! });
  return id === undefined ? null : get(ctx, id);
}

type PetIds = readonly string[] | undefined;
type Pressed = { readonly petIds?: PetIds; readonly at?: Date | undefined };

/** Closes a reminder for all its pets or for some; returns the requested row, or the first of those closed. */
const close = (ctx: Edit, id: string, as: 'completed' | 'missed', { petIds, at: pressedAt }: Pressed) =>
  transact(ctx, async (ctx) => {
    const at = timeOnDevice(pressedAt, ctx.now);
    const done = await forLinkedReminders(ctx, [id], { petIds }, (ctx, held) => closeOne(ctx, held, { as, at }));
    const { reminder, next } = asked(done, id);
    if (done.size === 1) return { reminder, next: next && (await get(ctx, next.id)) };
    return { reminder: await get(ctx, reminder.id), next: next && (await get(ctx, next.id)) };
  });
export const complete = (ctx: Edit, id: string, pressed: Pressed = {}) => close(ctx, id, 'completed', pressed);
export const miss = (ctx: Edit, id: string, pressed: Pressed = {}) => close(ctx, id, 'missed', pressed);

/** Result for the requested reminder, or else for the first one that was changed. */
const asked = <T>(done: ReadonlyMap<string, T>, id: string) => (done.get(id.toLowerCase()) ?? [...done.values()][0])!;

/**
 * Takes the mark back, and the occurrence that it made with it. One that somebody has edited, completed or deleted since
 * stays as they left it; completing this one again then makes no other.
 */
export const reopen = (ctx: Edit, id: string, petIds?: PetIds) =>
  transact(ctx, async (ctx) => {
    const { open } = asked(await forLinkedReminders(ctx, [id], { petIds }, (ctx, held) => reopened(ctx, held.id)), id);
    return get(ctx, open.id);
  });

const reopened = (ctx: Edit, id: string) =>
  transact(ctx, async (ctx) => {
    const open = await commitChange(ctx, { noun: 'reminders', what: 'saved' }, async (ctx) => {
      const reopened = await store.reopen(ctx.db, scopeOf(ctx), id, ctx.now, ctx.ifMatch);
      if (reopened) await happened(ctx, id, 'reopened');
      if (reopened) return reopened;
      const reminder = await get(ctx, id);
      if (!isClosed(reminder)) throw new Refusal(409, 'notCompleted', { current: { reminder } });
      if (reminder.closedBy === null) refuseSourced(reminder);
      throw stale({ reminder });
    });
    const taken = await commitChange(ctx, { noun: 'reminders', what: 'removed' }, async (ctx) => {
      const next = await store.removeUntouchedNext(ctx.db, scopeOf(ctx), id, ctx.now);
      if (next) await happened(ctx, next.id, 'removed');
      return next;
    });
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
export const snooze = (ctx: Edit, id: string, until: Date | null, petIds?: PetIds) =>
  transact(ctx, async (ctx) => {
    const put = asked(
      await forLinkedReminders(ctx, [id], { petIds }, (ctx, held) => snoozeOne(ctx, held.id, until)),
      id,
    );
    return get(ctx, put.id);
  });

async function snoozeOne(ctx: Edit, id: string, until: Date | null) {
  const standing = await get(ctx, id);
  const isSo = !isClosed(standing) && until?.getTime() === standing.snoozeUntil?.getTime();
  // Sent again after that time has passed it is so all the same.
  if (isSo && (ctx.ifMatch ?? standing.version) === standing.version) return standing;
  refuseSnooze(ctx, until);
  if (until) refuseSooner(standing.date, until);
  return commitChange(ctx, { noun: 'reminders', what: 'saved' }, async (ctx) => {
    const snoozed = await store.snooze(ctx.db, scopeOf(ctx), id, { until, now: ctx.now, version: ctx.ifMatch });
    if (snoozed) await happened(ctx, id, until ? 'snoozed' : 'unsnoozed');
    if (snoozed) return snoozed;
    const reminder = await get(ctx, id);
    if (isClosed(reminder)) throw closedAlready(reminder, { reminder });
    throw stale({ reminder });
  });
}

/** Deletes a reminder for all its pets. */
export const remove = (ctx: Edit, id: string) =>
  forLinkedReminders(ctx, [id], {}, (ctx, held) => removeAlone(ctx, held.id));

/**
 * Restores a reminder with the rows that were deleted with it. An occurrence created in its place since prevents this.
 */
export const restore = (ctx: Edit, id: string) =>
  transact(ctx, async (ctx) => {
    await forLinkedReminders(ctx, [id], {}, (ctx, held) => restoreOne(ctx, held.id));
    return get(ctx, id);
  });

async function restoreOne(ctx: Edit, id: string) {
  const restored = await reminders.restore(ctx, id).catch((error: unknown) => {
    throw store.isSecondOccurrence(error) ? new Refusal(409, 'occurrenceExists') : error;
  });
  await happened(ctx, id, 'restored');
  return restored;
}

const isSaid = (fields: object) => Object.values(fields).some((said) => said !== undefined);

/** Reopens first and closes last, so that all changes in the request apply; a value that is already set is skipped. */
async function change(
  ctx: Edit,
  made: Made,
  { isCompleted, isMissed, snoozeUntil, ...edit }: ReminderChange,
  { taken, at }: { readonly taken: Set<string>; readonly at: Date },
) {
  const { id } = made;
  refuseSnooze(ctx, snoozeUntil);
  let standing = await get(ctx, id);
  if ((isCompleted === false && standing.isCompleted) || (isMissed === false && standing.missedAt)) {
    const back = await reopened(ctx, id);
    if (back.taken) taken.add(back.taken.id);
    standing = back.open;
  }
  if (snoozeUntil && isClosed(standing)) throw closedAlready(standing, { reminder: standing, reminders: [standing] });
  const waits = isClosed(standing) ? undefined : snoozeUntil;
  if (isSaid(edit)) {
    const { petId, title, date, time } = standing;
    standing = await edited(ctx, id, { petId, title, date, time, ...omitUndefined(edit) }, waits);
  } else if (waits !== undefined) standing = await snoozeOne(ctx, id, waits);
  if (isCompleted && !standing.isCompleted) return (await closeOne(ctx, made, { as: 'completed', at })).reminder;
  return isMissed && !standing.missedAt ? (await closeOne(ctx, made, { as: 'missed', at })).reminder : standing;
}

export const bulkUpdate = (ctx: Edit, ids: readonly string[], data: ReminderChange, pressedAt?: Date) =>
  transact(ctx, async (ctx) => {
    const at = timeOnDevice(pressedAt, ctx.now);
    // Reopening a reminder deletes the occurrence it created, so that one needs no change of its own.
    const taken = new Set<string>();
    const isMoved = data.petId !== undefined;
    const changed = await forLinkedReminders(
      ctx,
      ids,
      { isAlone: isMoved },
      async (ctx, { id, togetherId, madeAt }) => {
        if (taken.has(id)) return;
        await change(ctx, { id, madeAt }, data, { taken, at });
        if (isMoved && togetherId) await join(ctx.db, scopeOf(ctx), { id, togetherId: null });
      },
    );
    const { isCompleted: _done, isMissed: _missed, snoozeUntil: _until, ...edit } = data;
    if (isSaid(edit)) for (const id of changed.keys()) if (!taken.has(id)) await detachReminder(ctx, id);
    const found = await store.rows.findAll(ctx.db, scopeOf(ctx), ids);
    const byId = new Map(found.map((one) => [one.id, one]));
    return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
  });
export const bulkDelete = (ctx: Edit, ids: readonly string[]) =>
  forLinkedReminders(ctx, ids, {}, (ctx, { id }) => removeAlone(ctx, id));
/** Restores many reminders; those that are not deleted stay as they are. */
export const bulkRestore = (ctx: Edit, ids: readonly string[]) =>
  transact(ctx, async (ctx) => {
    await forLinkedReminders(ctx, ids, {}, (ctx, { id, deletedAt }) => (deletedAt ? restoreOne : get)(ctx, id));
    const found = await store.rows.findAll(ctx.db, scopeOf(ctx), ids);
    return [...new Set(ids)].flatMap((id) => found.find((one) => one.id === id) ?? []);
  });

type Closed = NonNullable<Awaited<ReturnType<typeof store.close>>>;

async function planNext(ctx: Edit, done: Closed) {
  const occurrence = nextOccurrence(done, ctx.now, (done.completedAt ?? done.missedAt)!);
  if (!occurrence) return undefined;
  const { title, description, time, timezone, tagIds, isImportant, leadTimes, assigneeIds } = done;
  const { seriesId, anchorDate, togetherId } = done;
  const attention = { isImportant, leadTimes, assigneeIds, assigneeId: nextAssignee(done) };
  const { repeatInterval, repeatEvery, repeatDays, repeatMonths, repeatFrom, repeatUntil, repeatTimes } = done;
  const repeat = { repeatInterval, repeatEvery, repeatDays, repeatMonths, repeatFrom, repeatUntil, repeatTimes };
  const series = { seriesId, anchorDate, togetherId, followsId: done.id };
  const plan = { title, description, time, timezone, tagIds, ...attention, ...repeat, ...series, ...occurrence };
  const next = await store.insertNext(ctx.db, scopeOf(ctx), done.petId, plan, ctx.now);
  // Inserts nothing if the series already has that day, or if the pet was removed meanwhile; `petOf` throws only in the
  // second case.
  if (!next) await petOf(ctx, done.petId);
  return next;
}
