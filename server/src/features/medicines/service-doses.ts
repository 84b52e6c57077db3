import { dayOf } from '@tzemed/contract/dates/days';
import { correctionHours, type DoseInput, type NewDose, type SkipReason } from '@tzemed/contract/medical/doses';
import { isBeforeBirth } from '@tzemed/contract/pets/known-birth';
import { petOf, scopeOf } from '../../access.ts';
import { bornOn } from '../../belongings/rows/pet-birth.ts';
import { actingOnReminders, lockSources } from '../../belongings/service/reminder-sources.ts';
import { belongingService, idOf } from '../../belongings/service/belonging-service.ts';
import { commitChange } from '../../belongings/service/commit-change.ts';
import type { EditCtx, Member } from '../../context.ts';
import { transact } from '../../db/client.ts';
import { isUuid } from '../../lib/ids.ts';
import { invalid, notFound, Refusal, refuseInvalid } from '../../lib/refusal.ts';
import { isAheadOf, notAfter } from '../../lib/time/device-time.ts';
import { amountAt, conflictOf, firstSlotFrom, slotOf, slotsBetween } from './dose-times.ts';
import { planNextDose } from './service-next-dose.ts';
import { get as getCourse } from './service.ts';
import * as answers from './store-doses.ts';
import * as store from './store.ts';

type Edit = EditCtx<'reminders'>;
type Dose = Awaited<ReturnType<typeof get>>;

const hourMs = 3_600_000;
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
  const born = await bornOn(ctx.db, scopeOf(ctx), petId);
  const mayGive = async (id: string) =>
    id === standing?.givenBy || (await store.listCarers(ctx.db, scopeOf(ctx), petId, dayOf(ctx.now))).includes(id);
  return {
    ...(born && isBeforeBirth(dayOf(at), born) && { at: 'beforeBirth' as const }),
    ...(isAheadOf(ctx.now, at) && { at: 'timeAhead' as const }),
    ...(givenBy && !(await mayGive(givenBy)) && { givenBy: 'giverUnknown' as const }),
  };
}

const refused = async (ctx: Edit, code: 'doseExists' | 'doseTooSoon' | 'dosesTooMany', id: string) =>
  new Refusal(409, code, { current: { dose: await get(ctx, id) } });

/** The dose that waits in an interval, unless the new one is of before the last; one left out is near it. */
function pendingOf({ nextAt, everyHours }: store.Course, at: Date, outcome: NewDose['outcome']) {
  if (!nextAt) return null;
  const step = everyHours! * hourMs;
  const isIt =
    outcome === 'given'
      ? at.getTime() + step > nextAt.getTime()
      : Math.abs(at.getTime() - nextAt.getTime()) <= step / 2;
  return isIt ? nextAt : null;
}

/** Planned time that a new dose answers; null for one beside what is planned. Refuses what is answered already. */
async function slotFor(ctx: Edit, course: store.Course, { at, plannedAt, isExtra, outcome }: NewDose) {
  if (isExtra) return null;
  // Hours before the last change of the course can be answered too, if somebody says so.
  const always = { ...course, scheduledAt: new Date(0) };
  if (plannedAt && !isAnswerable(always, plannedAt, { at, now: ctx.now })) throw invalid({ plannedAt: 'dateInvalid' });
  const slot = plannedAt ?? (course.schedule === 'interval' ? pendingOf(course, at, outcome) : slotOf(always, at));
  const answered = slot && (await answers.findAnswer(ctx.db, scopeOf(ctx), { medicineId: course.id, plannedAt: slot }));
  if (answered) throw await refused(ctx, 'doseExists', answered.id);
  if (outcome === 'given') await refuseConflict(ctx, course, at);
  return slot;
}

/** True for a time at which a dose was due, or the next one is, if it was given about then. */
function isAnswerable(course: store.Course, plannedAt: Date, { at, now }: { at: Date; now: Date }) {
  if (Math.abs(at.getTime() - plannedAt.getTime()) > nearMs) return false;
  if (plannedAt.getTime() === course.nextAt?.getTime()) return true;
  const next = firstSlotFrom(course, new Date(now.getTime() + 1));
  return (!next || plannedAt <= next) && slotsBetween(course, plannedAt, new Date(plannedAt.getTime() + 1)).length > 0;
}

/** Refuses a dose too near to another, or above the most of a day. */
async function refuseConflict(ctx: Edit, course: store.Course, at: Date, besides?: string) {
  const from = new Date(at.getTime() - nearMs);
  const to = new Date(at.getTime() + nearMs);
  const near = await answers.answersBetween(ctx.db, scopeOf(ctx), { medicineId: course.id, from, to });
  const given = near.filter(({ id, outcome }) => outcome === 'given' && id !== besides);
  const conflict = conflictOf(course, given, at);
  if (conflict) throw await refused(ctx, conflict.code, conflict.by.id);
}

export const create = (ctx: Edit, { isExtra = false, ...sent }: NewDose) =>
  transact(ctx, async (ctx) => {
    const course = await courseOf(ctx, sent);
    const standing = sent.id === undefined ? undefined : await answers.rows.find(ctx.db, scopeOf(ctx), sent.id);
    if (standing) return standing;
    refuseInvalid(await faultsOf(ctx, sent));
    const input = { ...sent, at: notAfter(ctx.now, sent.at) };
    const plannedAt = await slotFor(ctx, course, { isExtra, ...input });
    const { givenBy = ctx.user.id, amount = amountAt(course, plannedAt ?? input.at) } = input;
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
  return { ...dose, id };
}
type Correctable = Awaited<ReturnType<typeof demandCorrectable>>;

type Corrected = Pick<
  DoseInput,
  'petId' | 'outcome' | 'at' | 'givenBy' | 'note' | 'reason' | 'amount' | 'tagIds' | 'version'
>;

/** Corrects a dose of a locked course, as it was found correctable; `history` keeps what it said. */
function correct(
  ctx: Edit,
  course: store.Course,
  { id, outcome, at, note, ...was }: Correctable,
  { givenBy, ...input }: Corrected,
) {
  const correction: answers.Correction = {
    at: ctx.now.toISOString(),
    by: ctx.user.id,
    was: { outcome, at: at.toISOString(), givenBy: was.givenBy, note },
  };
  const isMoved = course.schedule === 'interval' && input.at.getTime() !== at.getTime();
  return doses.update(ctx, id, {
    ...input,
    medicineId: course.id,
    ...(givenBy !== undefined && { givenBy }),
    ...(input.outcome === 'skipped' ? { givenBy: null } : { reason: null }),
    // An interval counts from the dose itself, and what was due then is another.
    ...(isMoved && { plannedAt: null }),
    history: JSON.stringify([...was.history, correction]),
  });
}

export const update = (ctx: Edit, id: string, { medicineId, plannedAt, ...sent }: DoseInput) =>
  transact(ctx, async (ctx) => {
    const course = await courseOf(ctx, { medicineId, petId: sent.petId });
    const standing = await get(ctx, id);
    const correctable = await demandCorrectable(ctx, id);
    if (standing.medicineId !== course.id) throw invalid({ medicineId: 'medicineUnknown' });
    if (plannedAt && plannedAt.getTime() !== standing.plannedAt?.getTime()) throw invalid({ plannedAt: 'dateInvalid' });
    refuseInvalid(await faultsOf(ctx, sent, standing));
    const input = { ...sent, at: notAfter(ctx.now, sent.at) };
    if (input.outcome === 'given' && !standing.isExtra) await refuseConflict(ctx, course, input.at, standing.id);
    const saved = await correct(ctx, course, correctable, input);
    await follow(ctx, course);
    return saved;
  });

export const remove = (ctx: Edit, id: string) =>
  transact(ctx, async (ctx) => {
    const { medicineId } = await demandCorrectable(ctx, id);
    const course = await store.lock(ctx.db, scopeOf(ctx), medicineId);
    // Deleted by itself, and not by its reminder: it is an entry of the trash.
    await answers.forgetReminder(ctx.db, scopeOf(ctx), id);
    const gone = await doses.remove(ctx, id);
    if (course) await follow(ctx, course);
    return gone;
  });

export const restore = (ctx: Edit, id: string) =>
  transact(ctx, async (ctx) => {
    const { medicineId, plannedAt } = await demandCorrectable(ctx, id);
    const course = await store.lock(ctx.db, scopeOf(ctx), medicineId);
    if (!course) throw notFound();
    const answered = plannedAt && (await answers.findAnswer(ctx.db, scopeOf(ctx), { medicineId, plannedAt }));
    if (answered) throw await refused(ctx, 'doseExists', answered.id);
    const back = await doses.restore(ctx, id);
    await follow(ctx, course);
    return back;
  });

type AnswerOf = {
  readonly medicineId: string;
  readonly plannedAt: Date;
  readonly at?: Date | undefined;
  readonly outcome: 'given' | 'skipped';
  readonly reason?: SkipReason | null | undefined;
};

/** Answers several doses that are or were due, each at its time or at another; what is answered already is left alone. */
export const answer = (ctx: Edit, all: readonly AnswerOf[]) =>
  transact(ctx, async (ctx) => {
    const ahead = all.findIndex(({ plannedAt, at = plannedAt }) => isAheadOf(ctx.now, at));
    if (ahead >= 0) throw invalid({ [`answers.${ahead}.${all[ahead]!.at ? 'at' : 'plannedAt'}`]: 'timeAhead' });
    const courses = new Map<string, string>();
    for (const medicineId of new Set(all.map((one) => one.medicineId)))
      courses.set(medicineId, (await getCourse(ctx, idOf(medicineId))).petId);
    const homes = await store.homesOf(ctx.db, scopeOf(ctx), [...courses.keys()]);
    for (const home of homes) await lockSources(ctx.db, home);
    const made: Dose[] = [];
    for (const { medicineId, plannedAt, at = plannedAt, outcome, reason } of all) {
      const petId = courses.get(medicineId)!;
      if (await answers.findAnswer(ctx.db, scopeOf(ctx), { medicineId, plannedAt })) continue;
      made.push(await create(ctx, { petId, medicineId, plannedAt, at, outcome, reason }));
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
  const ctx = actingOnReminders(member);
  const course = await store.lock(ctx.db, scopeOf(ctx), reminder.sourceId!);
  if (!course) return;
  const { completedAt, missedAt, closedBy, date: plannedAt } = reminder;
  const at = completedAt ?? missedAt;
  const standing = await answers.findAnswer(ctx.db, scopeOf(ctx), { medicineId: course.id, plannedAt });
  if (at === null) {
    // Reminders of medicines are edited too, without being opened again.
    if (!standing) return;
    await demandCorrectable(ctx, standing.id);
    await doses.remove(ctx, standing.id);
  } else if (closedBy !== null) {
    const outcome = completedAt ? 'given' : 'skipped';
    const said = { petId: reminder.petId, outcome, at, givenBy: completedAt && closedBy } as const;
    if (outcome === 'given' && standing?.outcome !== outcome) await refuseConflict(ctx, course, at);
    if (!standing) {
      const made = { medicineId: course.id, reminderId: reminder.id, plannedAt, amount: amountAt(course, plannedAt) };
      await doses.create(ctx, { ...said, ...made, isExtra: false });
    } else if (standing.outcome !== outcome)
      await correct(ctx, course, await demandCorrectable(ctx, standing.id), said);
  }
  await follow(ctx, course);
}
