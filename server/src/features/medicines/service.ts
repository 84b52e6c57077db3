import { isDeepStrictEqual } from 'node:util';
import { brand } from '@tzemed/contract/brand';
import { courseFaults, type MedicineCourse } from '@tzemed/contract/medical/medicine-course';
import { maxMedicines, type MedicineInput, type NewMedicine } from '@tzemed/contract/medical/medicines';
import { petOf, scopeOf } from '../../access.ts';
import { actingOnReminders } from '../../belongings/service/reminder-sources.ts';
import { belongingService, idOf } from '../../belongings/service/belonging-service.ts';
import type { EditCtx, Member } from '../../context.ts';
import { transact } from '../../db/client.ts';
import { newId } from '../../lib/ids.ts';
import { hasSlot } from './dose-times.ts';
import { movePetOfDoses } from './store-doses.ts';
import { omitUndefined } from '../../lib/omit-undefined.ts';
import { invalid, notFound, refuseInvalid } from '../../lib/refusal.ts';
import { planNextDose, saidOf } from './service-next-dose.ts';
import { demandStock } from './stock/service.ts';
import { followStock } from './stock/service-reminder.ts';
import * as store from './store.ts';

type Edit = EditCtx<'reminders'>;

const restorable: typeof store.rows = {
  ...store.rows,
  async restore(db, scope, id, now) {
    const back = await store.rows.restore(db, scope, id, now);
    const course = back && (await store.lock(db, scope, id));
    if (course) await planNextDose({ db, now }, course);
    return back;
  },
};
const medicines = belongingService(restorable, {
  inTransaction: true,
  async keep(ctx, { id }) {
    await planNextDose(ctx, await lockCourse(ctx, id));
    return (await store.rows.find(ctx.db, scopeOf(ctx), id))!;
  },
});
export const { list, get } = medicines;

/** Locks a course until the transaction ends; 404 if it is out of reach or deleted. */
async function lockCourse(ctx: Edit, id: string) {
  const course = await store.lock(ctx.db, scopeOf(ctx), idOf(id));
  if (!course) throw notFound();
  return course;
}

/** Fields that decide when doses are due. With a change of one, what was due before is asked of nobody. */
const timing = ['schedule', 'times', 'everyHours', 'everyDays', 'weekdays', 'from', 'timezone', 'steps'] as const;

/** A course without fields that its schedule does not use. */
function normalized<I extends Partial<MedicineInput>>({ steps, pauses, ...input }: I) {
  const { schedule } = input;
  return omitUndefined({
    ...input,
    ...(schedule && schedule !== 'interval' && { everyHours: null }),
    ...(schedule && schedule !== 'times' && { everyDays: 1, weekdays: [] }),
    ...(schedule && schedule !== 'asNeeded' && { minHours: null, maxPerDay: null }),
    // The time of the first dose is all that an interval asks for.
    ...(schedule === 'interval' && input.times && { times: input.times.slice(0, 1) }),
    ...(schedule === 'asNeeded' && { times: [] }),
    steps: steps && stepsOf(steps),
    pauses: pauses && pausesOf(pauses),
  });
}
/** Lists as they are stored. */
const columnsOf = <C extends { readonly steps?: unknown; readonly pauses?: unknown }>({
  steps,
  pauses,
  ...course
}: C) => ({
  ...course,
  ...(steps !== undefined && { steps: JSON.stringify(steps) }),
  ...(pauses !== undefined && { pauses: JSON.stringify(pauses) }),
});
const stepsOf = (steps: NonNullable<MedicineInput['steps']>) =>
  steps.map(({ amount = null, everyDays = 1, ...step }) => ({ ...step, amount, everyDays }));
const pausesOf = (pauses: NonNullable<MedicineInput['pauses']>) =>
  pauses
    .map(({ until = null, reason = null, from }) => ({ from, until, reason }))
    .toSorted((a, b) => (a.from < b.from ? -1 : 1));

/** Refuses a course that breaks a rule between its fields, or whose days never come. */
function refuseFaults(course: Partial<MedicineCourse>, now: Date) {
  const wrong = Object.fromEntries(courseFaults(course).map(([path, code]) => [path.join('.'), code]));
  const hasDays =
    Object.keys(wrong).length > 0 || course.schedule !== 'times' || hasSlot(course as MedicineCourse, now);
  refuseInvalid(hasDays ? wrong : { weekdays: 'dosesNever' });
}

const fresh = { times: [], everyHours: null, everyDays: 1, weekdays: [], until: null, steps: [], pauses: [] };

export async function create(ctx: Edit, { petIds = [], ...input }: NewMedicine) {
  const course = normalized(input);
  refuseFaults({ ...fresh, timezone: brand.timeZone, ...course }, ctx.now);
  const others = new Set(petIds);
  others.delete(input.petId);
  const values = { ...columnsOf(course), ...named(input), scheduledAt: ctx.now };
  const togetherId = others.size > 0 ? newId() : null;
  return transact(ctx, async (ctx) => {
    const { stockItemId } = input;
    if (stockItemId) await demandStock(ctx.db, { ...(await petOf(ctx, idOf(input.petId))), stockItemId });
    const made = await medicines.create(ctx, { ...values, togetherId });
    const course = await lockCourse(ctx, made.id);
    // A repeated request answers what it has made already.
    if (course.togetherId !== togetherId) return made;
    const { id: _id, ...rest } = values;
    for (const petId of others) {
      const other = await medicines.create(ctx, { ...rest, petId, togetherId });
      const { householdId } = await lockCourse(ctx, other.id);
      if (householdId !== course.householdId) throw invalid({ petIds: 'petOfOtherHome' });
    }
    for (const petId of [input.petId, ...others]) await refuseFull(ctx, petId);
    return made;
  });
}
const named = ({ petId, name, instruction, schedule, from, id }: Omit<NewMedicine, 'petIds'>) => ({
  petId,
  name,
  instruction,
  schedule,
  from,
  ...(id !== undefined && { id }),
});

async function refuseFull(ctx: Edit, petId: string) {
  if ((await store.countOf(ctx.db, scopeOf(ctx), petId)) > maxMedicines) throw invalid({ petId: 'medicinesTooMany' });
}

export const update = (ctx: Edit, id: string, input: MedicineInput) =>
  transact(ctx, async (ctx) => {
    const standing = await lockCourse(ctx, id);
    const course = normalized(input);
    refuseFaults({ ...standing, ...course }, ctx.now);
    const { householdId } = standing;
    await demandStock(ctx.db, { householdId, stockItemId: input.stockItemId }, standing.stockItemId);
    const isRescheduled = timing.some((field) => field in course && !isDeepStrictEqual(course[field], standing[field]));
    const saved = await medicines.update(ctx, id, {
      ...columnsOf(course),
      ...named(input),
      version: input.version,
      scheduledAt: isRescheduled ? ctx.now : standing.scheduledAt,
      // It goes its own way when it is moved to another pet.
      ...(input.petId !== standing.petId && { togetherId: null }),
    });
    if (saved.petId !== standing.petId) await movePetOfDoses(ctx.db, scopeOf(ctx), id, saved.petId);
    if (saved.stockItemId !== standing.stockItemId) await followStock(ctx, standing.stockItemId);
    return saved;
  });

export const remove = (ctx: Edit, id: string) =>
  transact(ctx, async (ctx) => {
    const { stockItemId } = await lockCourse(ctx, id);
    const gone = await medicines.remove(ctx, id);
    await followStock(ctx, stockItemId);
    return gone;
  });

export const restore = (ctx: Edit, id: string) =>
  transact(ctx, async (ctx) => {
    await store.lockHome(ctx.db, scopeOf(ctx), idOf(id));
    return medicines.restore(ctx, id);
  });

/** The next dose of a course, as its reminder says it. */
export async function nextReminder(member: Member, id: string) {
  const ctx = actingOnReminders(member);
  const course = await store.lock(ctx.db, scopeOf(ctx), id);
  if (!course) return undefined;
  const { petId, timezone, nextAt: dueAt, togetherId } = course;
  return { source: 'medicines' as const, sourceId: id, petId, timezone, dueAt, togetherId, ...saidOf(course) };
}
