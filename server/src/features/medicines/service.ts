import { brand } from '@tzemed/contract/brand';
import { courseFaults, stepOn } from '@tzemed/contract/medical/medicine-course';
import { maxMedicines, type MedicineInput, type NewMedicine } from '@tzemed/contract/medical/medicines';
import { type EditScope, petOf, scopeOf } from '../../access.ts';
import { belongingService, idOf } from '../../belongings/service/belonging-service.ts';
import type { EditCtx, Member } from '../../context.ts';
import { transact } from '../../db/client.ts';
import { newId } from '../../lib/ids.ts';
import { omitUndefined } from '../../lib/omit-undefined.ts';
import { invalid, notFound, refuseInvalid } from '../../lib/refusal.ts';
import { dayIn } from '../../lib/time/due-instant.ts';
import { planNextDose } from './service-next-dose.ts';
import { demandStock } from './stock/service.ts';
import { followStock } from './stock/service-reminder.ts';
import * as store from './store.ts';

type Edit = EditCtx<'reminders'>;

const medicines = belongingService(store.rows, {
  async keep(ctx, { id }) {
    await planNextDose(ctx, await lockCourse(ctx, id));
    return (await store.rows.find(ctx.db, scopeOf(ctx), id))!;
  },
});
export const { list, get } = medicines;

/** Locks a course until the transaction ends; 404 if it is out of reach or deleted. */
export async function lockCourse(ctx: Edit, id: string) {
  const course = await store.lock(ctx.db, scopeOf(ctx), idOf(id));
  if (!course) throw notFound();
  return course;
}

/** Fields that decide when doses are due. With a change of one, what was due before is asked of nobody. */
const timing = ['schedule', 'times', 'everyHours', 'everyDays', 'weekdays', 'from', 'timezone', 'steps'] as const;
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** A course without fields that its schedule does not use, steps and pauses as they are stored. */
function columnsOf({ steps, pauses, ...input }: Partial<MedicineInput>) {
  const { schedule } = input;
  return {
    ...input,
    ...(schedule && schedule !== 'interval' && { everyHours: null }),
    ...(schedule && schedule !== 'times' && { everyDays: 1, weekdays: [] }),
    ...(schedule && schedule !== 'asNeeded' && { minHours: null, maxPerDay: null }),
    // The time of the first dose is all that an interval asks for.
    ...(schedule === 'interval' && input.times && { times: input.times.slice(0, 1) }),
    ...(schedule === 'asNeeded' && { times: [] }),
    ...(steps && { steps: JSON.stringify(stepsOf(steps)) }),
    ...(pauses && { pauses: JSON.stringify(pausesOf(pauses)) }),
  };
}
const stepsOf = (steps: NonNullable<MedicineInput['steps']>) =>
  steps.map(({ amount = null, everyDays = 1, ...step }) => ({ ...step, amount, everyDays }));
const pausesOf = (pauses: NonNullable<MedicineInput['pauses']>) =>
  pauses
    .map(({ until = null, reason = null, from }) => ({ from, until, reason }))
    .toSorted((a, b) => (a.from < b.from ? -1 : 1));

function refuseFaults(course: Parameters<typeof courseFaults>[0]) {
  refuseInvalid(Object.fromEntries(courseFaults(course).map(([path, code]) => [path.join('.'), code])));
}

const fresh = { times: [], everyHours: null, everyDays: 1, weekdays: [], until: null, steps: [], pauses: [] };

export async function create(ctx: Edit, { petIds = [], ...input }: NewMedicine) {
  refuseFaults({ ...fresh, timezone: brand.timeZone, ...courseIn(input) });
  const others = new Set(petIds);
  others.delete(input.petId);
  const values = { ...columnsOf(input), ...named(input), scheduledAt: ctx.now };
  if (others.size === 0)
    return transact(ctx, async (ctx) => {
      const { householdId } = await refuseFull(ctx, input.petId);
      await demandStock(ctx.db, { householdId, stockItemId: input.stockItemId });
      return medicines.create(ctx, values);
    });
  const togetherId = newId();
  return transact(ctx, async (ctx) => {
    const { householdId } = await refuseFull(ctx, input.petId);
    await demandStock(ctx.db, { householdId, stockItemId: input.stockItemId });
    const made = await medicines.create(ctx, { ...values, togetherId });
    // A repeated request answers the first course, and makes no others again.
    if (made.createdAt.getTime() !== ctx.now.getTime()) return made;
    for (const petId of others) {
      if ((await refuseFull(ctx, petId)).householdId !== householdId) throw invalid({ petIds: 'petOfOtherHome' });
      const { id: _id, ...rest } = values;
      await medicines.create(ctx, { ...rest, petId, togetherId });
    }
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
  const pet = await petOf(ctx, petId);
  if ((await store.countOf(ctx.db, scopeOf(ctx), petId)) >= maxMedicines) throw invalid({ petId: 'medicinesTooMany' });
  return pet;
}

/** The fields of a course that an input says. */
const courseIn = ({ steps, ...input }: Partial<MedicineInput>) =>
  omitUndefined({
    schedule: input.schedule,
    times: input.times,
    everyHours: input.everyHours,
    everyDays: input.everyDays,
    weekdays: input.weekdays,
    from: input.from,
    until: input.until,
    timezone: input.timezone,
    steps: steps && stepsOf(steps),
    pauses: input.pauses && pausesOf(input.pauses),
  });

export const update = (ctx: Edit, id: string, input: MedicineInput) =>
  transact(ctx, async (ctx) => {
    const standing = await lockCourse(ctx, id);
    const said = courseIn(input);
    refuseFaults({ ...standing, ...said });
    const { householdId } = standing;
    await demandStock(ctx.db, { householdId, stockItemId: input.stockItemId }, standing.stockItemId);
    const isRescheduled = timing.some(
      (field) => field in said && !isSame(said[field as keyof typeof said], standing[field]),
    );
    const saved = await medicines.update(ctx, id, {
      ...columnsOf(input),
      ...named(input),
      version: input.version,
      scheduledAt: isRescheduled ? ctx.now : standing.scheduledAt,
      // It goes its own way when it is moved to another pet.
      ...(input.petId !== standing.petId && { togetherId: null }),
    });
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
    await medicines.restore(ctx, id);
    await planNextDose(ctx, await lockCourse(ctx, id));
    return get(ctx, id);
  });

/** Context with the right to write the reminders of a pet, for what follows from another write. */
export const acting = (member: Member): Edit => ({
  ...member,
  ifMatch: undefined,
  right: { area: 'reminders', level: 'edit' },
});

/** The next dose of a course, as its reminder says it. */
export async function nextReminder(member: Member, id: string) {
  const ctx = acting(member);
  const scope: EditScope<'reminders'> = scopeOf(ctx);
  const course = await store.lock(ctx.db, scope, id);
  if (!course) return undefined;
  const { petId, name: title, instruction, timezone, nextAt: dueAt, togetherId } = course;
  const step = dueAt && stepOn(course, dayIn(timezone, dueAt));
  return {
    source: 'medicines' as const,
    sourceId: id,
    petId,
    title,
    description: step?.text ?? instruction,
    timezone,
    dueAt,
    togetherId,
  };
}
