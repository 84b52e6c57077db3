import { dayOf } from '@tzemed/contract/dates/days';
import { correctionHours, type DoseInput, type NewDose, type SkipReason } from '@tzemed/contract/medical/doses';
import { stepOn } from '@tzemed/contract/medical/medicine-course';
import { petOf, scopeOf } from '../../access.ts';
import { belongingService, idOf } from '../../belongings/service/belonging-service.ts';
import { commitChange } from '../../belongings/service/commit-change.ts';
import type { EditCtx, Member } from '../../context.ts';
import { transact } from '../../db/client.ts';
import { isUuid } from '../../lib/ids.ts';
import { invalid, notFound, Refusal, refuseInvalid } from '../../lib/refusal.ts';
import { dayIn } from '../../lib/time/due-instant.ts';
import { conflictOf, slotOf, slotsBetween } from './dose-times.ts';
import { planNextDose } from './service-next-dose.ts';
import { acting, get as getCourse } from './service.ts';
import * as answers from './store-doses.ts';
import * as store from './store.ts';

type Edit = EditCtx<'reminders'>;
type Dose = Awaited<ReturnType<typeof get>>;

const hourMs = 3_600_000;
/** Clocks of devices are not exact. */
const aheadMs = 60_000;
/** Half of the longest interval, and more than a day. */
const nearMs = 16 * 24 * hourMs;

const doses = belongingService(answers.rows);
export const { list, get } = doses;

/** Plans the next dose of a course again, and tells those that follow it. */
async function follow(ctx: Edit, course: store.Course) {
  await commitChange({ ...ctx, ifMatch: undefined }, { noun: 'medicines', what: 'saved' }, async (ctx) => {
    await planNextDose(ctx, course);
    return getCourse(ctx, course.id);
  });
}

/** Locks the course of a dose; refuses one of another pet. */
async function courseOf(ctx: Edit, { medicineId, petId }: Pick<DoseInput, 'medicineId' | 'petId'>) {
  await petOf(ctx, petId);
  const course = isUuid(medicineId) ? await store.lock(ctx.db, scopeOf(ctx), medicineId) : undefined;
  if (!course) throw notFound();
  if (course.petId !== petId.toLowerCase()) throw invalid({ medicineId: 'medicineUnknown' });
  return course;
}

/** Fields that only the server can check: the time of a dose, and who gave it. */
async function faultsOf(
  ctx: Edit,
  { at, petId, givenBy }: Pick<DoseInput, 'at' | 'petId' | 'givenBy'>,
  standing?: Dose,
) {
  const isAhead = at.getTime() > ctx.now.getTime() + aheadMs;
  const born = (await store.birthOf(ctx.db, scopeOf(ctx), petId))?.birthDate;
  const mayGive = async (id: string) =>
    id === standing?.givenBy || (await store.listCarers(ctx.db, scopeOf(ctx), petId, dayOf(ctx.now))).includes(id);
  return {
    ...(born && dayOf(at) < born && { at: 'beforeBirth' as const }),
    ...(isAhead && { at: 'timeAhead' as const }),
    ...(givenBy && !(await mayGive(givenBy)) && { givenBy: 'giverUnknown' as const }),
  };
}

const refused = async (ctx: Edit, code: 'doseExists' | 'doseTooSoon' | 'dosesTooMany', id: string) =>
  new Refusal(409, code, { current: { dose: await get(ctx, id) } });

/** The dose that waits in an interval, unless the new one is of before the last. */
function pendingOf({ nextAt, everyHours }: store.Course, at: Date, outcome: NewDose['outcome']) {
  const isNewest = nextAt && at.getTime() + everyHours! * hourMs > nextAt.getTime();
  return outcome === 'skipped' || isNewest ? nextAt : null;
}

/** Planned time that a new dose answers; null for one beside what is planned. Refuses what is answered already. */
async function slotFor(ctx: Edit, course: store.Course, { at, plannedAt, isExtra, outcome }: NewDose) {
  if (isExtra) return null;
  const asked = plannedAt ?? null;
  // Hours before the last change of the course can be answered too, if somebody says so.
  const always = { ...course, scheduledAt: new Date(0) };
  const isDue = (time: Date) =>
    time.getTime() === course.nextAt?.getTime() || slotsBetween(always, time, new Date(time.getTime() + 1)).length > 0;
  if (asked && !isDue(asked)) throw invalid({ plannedAt: 'dateInvalid' });
  const slot = asked ?? (course.schedule === 'interval' ? pendingOf(course, at, outcome) : slotOf(always, at));
  const middle = (slot ?? at).getTime();
  const near = await answers.answersBetween(ctx.db, scopeOf(ctx), {
    medicineId: course.id,
    from: new Date(Math.min(middle, at.getTime()) - nearMs),
    to: new Date(Math.max(middle, at.getTime()) + nearMs),
  });
  const answered = slot && near.find((one) => !one.isExtra && one.plannedAt?.getTime() === slot.getTime());
  if (answered) throw await refused(ctx, 'doseExists', answered.id);
  if (outcome === 'skipped') return slot;
  const given = near.filter((one) => one.outcome === 'given');
  const conflict = conflictOf(course, given, at);
  if (conflict) throw await refused(ctx, conflict.code, conflict.by.id);
  return slot;
}

/** Amount of a dose on a day: that of its step, or of the course. */
const amountOn = (course: store.Course, at: Date) =>
  stepOn(course, dayIn(course.timezone, at))?.amount ?? course.amount;

export const create = (ctx: Edit, { isExtra = false, ...input }: NewDose) =>
  transact(ctx, async (ctx) => {
    const course = await courseOf(ctx, input);
    const standing = input.id === undefined ? undefined : await answers.rows.find(ctx.db, scopeOf(ctx), input.id);
    if (standing) return standing;
    refuseInvalid(await faultsOf(ctx, input));
    const plannedAt = await slotFor(ctx, course, { isExtra, ...input });
    const { givenBy = ctx.user.id, amount = amountOn(course, input.at) } = input;
    const made = await doses.create(ctx, {
      ...input,
      plannedAt,
      isExtra,
      amount,
      ...(input.outcome === 'given' ? { givenBy, reason: null } : { givenBy: null }),
    });
    await follow(ctx, course);
    return made;
  });

/** The author of a dose may correct it for a while, owners always. */
async function demandCorrectable(ctx: Edit, id: string) {
  const dose = isUuid(id) ? await answers.findAuthor(ctx.db, scopeOf(ctx), id) : undefined;
  if (!dose) throw notFound();
  const isOwner = ctx.user.households.includes(dose.householdId);
  const isOwn = dose.createdBy === ctx.user.id;
  const isFresh = ctx.now.getTime() - dose.createdAt.getTime() <= correctionHours * hourMs;
  if (!isOwner && !(isOwn && isFresh)) throw new Refusal(403, 'doseLocked');
  return dose;
}

export const update = (ctx: Edit, id: string, input: DoseInput) =>
  transact(ctx, async (ctx) => {
    const standing = await get(ctx, id);
    const was = await demandCorrectable(ctx, id);
    const course = await courseOf(ctx, input);
    if (was.medicineId !== course.id) throw invalid({ medicineId: 'medicineUnknown' });
    refuseInvalid(await faultsOf(ctx, input, standing));
    const { outcome, at, givenBy, note } = was;
    const correction: answers.Correction = {
      at: ctx.now.toISOString(),
      by: ctx.user.id,
      was: { outcome, at: at.toISOString(), givenBy, note },
    };
    const { plannedAt: _planned, ...values } = input;
    const saved = await doses.update(ctx, id, {
      ...values,
      history: JSON.stringify([...was.history, correction]),
      ...(input.outcome === 'skipped' ? { givenBy: null } : { reason: null }),
    });
    await follow(ctx, course);
    return saved;
  });

export const remove = (ctx: Edit, id: string) =>
  transact(ctx, async (ctx) => {
    const { medicineId } = await demandCorrectable(ctx, id);
    const course = await store.lock(ctx.db, scopeOf(ctx), medicineId);
    const gone = await doses.remove(ctx, id);
    if (course) await follow(ctx, course);
    return gone;
  });

export const restore = (ctx: Edit, id: string) =>
  transact(ctx, async (ctx) => {
    const { medicineId, plannedAt } = await demandCorrectable(ctx, id);
    const course = await store.lock(ctx.db, scopeOf(ctx), medicineId);
    if (!course) throw notFound();
    const near =
      plannedAt && (await answers.answersBetween(ctx.db, scopeOf(ctx), { medicineId, from: plannedAt, to: plannedAt }));
    const answered = near?.find((one) => one.plannedAt?.getTime() === plannedAt?.getTime());
    if (answered) throw await refused(ctx, 'doseExists', answered.id);
    const back = await doses.restore(ctx, id);
    await follow(ctx, course);
    return back;
  });

type AnswerOf = {
  readonly medicineId: string;
  readonly plannedAt: Date;
  readonly outcome: 'given' | 'skipped';
  readonly reason?: SkipReason | null | undefined;
};

/** Answers several doses that were due, each at its time; what is answered already is left alone. */
export const answer = (ctx: Edit, all: readonly AnswerOf[]) =>
  transact(ctx, async (ctx) => {
    const made: Dose[] = [];
    for (const { medicineId, plannedAt, outcome, reason } of all) {
      const { petId } = await getCourse(ctx, idOf(medicineId));
      const near = await answers.answersBetween(ctx.db, scopeOf(ctx), { medicineId, from: plannedAt, to: plannedAt });
      if (near.some((one) => one.plannedAt?.getTime() === plannedAt.getTime())) continue;
      made.push(await create(ctx, { petId, medicineId, plannedAt, at: plannedAt, outcome, reason }));
    }
    return made;
  });

type Closed = {
  readonly id: string;
  readonly petId: string;
  readonly date: Date;
  readonly source: string | null;
  readonly sourceId: string | null;
  readonly completedAt: Date | null;
  readonly missedAt: Date | null;
  readonly closedBy: string | null;
};

/** A reminder of a medicine that is done is its dose, given at that time; a missed one was left out; an open one is none. */
export async function followReminder(member: Member, reminder: Closed) {
  if (reminder.source !== 'medicines') return;
  const ctx = acting(member);
  const course = await store.lock(ctx.db, scopeOf(ctx), reminder.sourceId!);
  if (!course) return;
  const { completedAt, missedAt, closedBy } = reminder;
  const at = completedAt ?? missedAt;
  const outcome = completedAt ? 'given' : 'skipped';
  const { date: plannedAt } = reminder;
  const standing = await answers.findAnswer(ctx.db, scopeOf(ctx), { medicineId: course.id, plannedAt });
  if (at === null) {
    if (!standing) return;
    await doses.remove(ctx, standing.id);
  } else {
    if (standing?.outcome === outcome) return;
    if (standing) await doses.remove(ctx, standing.id);
    await doses.create(ctx, {
      petId: reminder.petId,
      medicineId: course.id,
      reminderId: reminder.id,
      outcome,
      at,
      plannedAt,
      givenBy: completedAt && closedBy,
      amount: amountOn(course, at),
      isExtra: false,
    });
  }
  await follow(ctx, course);
}
