import type { MeasurementInput, NewMeasurement } from '@tzemed/contract/measures/measurements';
import {
  conversionOf,
  convertValue,
  isBuiltIn,
  usualUnit,
  valueProblem,
} from '@tzemed/contract/measures/measure-values';
import { dayOf } from '@tzemed/contract/dates/days';
import { isBeforeBirth } from '@tzemed/contract/pets/known-birth';
import type { Code } from '@tzemed/contract/text/messages';
import { scopeOf } from '../../access.ts';
import { bornOn } from '../../belongings/rows/pet-birth.ts';
import { belongingService, idOf } from '../../belongings/service/belonging-service.ts';
import { commitChange } from '../../belongings/service/commit-change.ts';
import type { EditCtx } from '../../context.ts';
import { transact } from '../../db/client.ts';
import { notFound, refuseInvalid } from '../../lib/refusal.ts';
import { rows } from './store-measurements.ts';
import * as store from './store-measurements.ts';
import * as measures from './store.ts';

type Edit = EditCtx<'medicalRecords'>;

const measurements = belongingService(rows, { inTransaction: true });
export const { list, get, remove } = measurements;

/** Clocks of phones are a few minutes wrong: so far ahead is now. */
const maxAheadMs = 10 * 60_000;
const wholeSecond = (instant: Date) => new Date(Math.floor(instant.getTime() / 1000) * 1000);

/** Reason why nothing of a pet was measured at an instant. */
export function instantProblem(takenAt: Date, born: string | null, now: Date): Code | undefined {
  if (takenAt.getTime() > now.getTime() + maxAheadMs) return 'instantFuture';
  return isBeforeBirth(dayOf(takenAt), born) ? 'beforeBirth' : undefined;
}

type Said = Pick<MeasurementInput, 'value' | 'low' | 'high'> & {
  readonly unit?: string | null | undefined;
  readonly takenAt: Date;
};
type Whole = { readonly low: number | null; readonly high: number | null };

/**
 * Columns of a value in the unit of its measure. Throws with all fields that are wrong.
 * @param standing range of the lab that an edit leaves out
 */
function valuesIn(
  measure: measures.LockedMeasure,
  { value, low, high, unit, takenAt }: Said,
  { born, now, standing }: { born: string | null; now: Date; standing?: Whole },
) {
  const conversion = unit ? conversionOf(measure.kind, unit, measure.unit) : { times: 1, plus: 0 };
  const converted = (number: number) => (conversion ? convertValue(number, conversion) : number);
  const optional = (number: number | null | undefined) => (number == null ? number : converted(number));
  const given = { value: converted(value), low: optional(low), high: optional(high) };
  const [least, most] = [given.low ?? standing?.low ?? null, given.high ?? standing?.high ?? null];
  const wrong: Record<string, Code | undefined> = {
    ...(!conversion && { unit: 'unitNotConvertible' as const }),
    value: conversion && valueProblem(measure, given.value),
    takenAt: instantProblem(takenAt, born, now),
    high: least !== null && most !== null && least > most ? 'limitOrder' : undefined,
  };
  refuseInvalid(
    Object.fromEntries(Object.entries(wrong).filter((entry): entry is [string, Code] => entry[1] !== undefined)),
  );
  const instant = wholeSecond(takenAt > now ? now : takenAt);
  return { ...given, measureId: measure.id, takenAt: instant, date: dayOf(instant) };
}

type Alike = Pick<measures.LockedMeasure, 'kind' | 'name' | 'unit'>;

/** The pet's measure of a built-in kind, or of this name and unit; made if there is none. Nobody changes its unit now. */
async function measureLike(ctx: Edit, petId: string, { kind, name, unit }: Alike) {
  const which = isBuiltIn(kind) ? { petId, kind } : { petId, kind, name, unit };
  const find = () => measures.lockForValues(ctx.db, scopeOf(ctx), which);
  const found = await find();
  if (found) return found;
  const described = { kind, name, unit: isBuiltIn(kind) ? (unit ?? usualUnit(kind)) : unit };
  // Two people weigh for the first time at once: the second finds what the first has made.
  await measures.insertOrNothing(ctx.db, scopeOf(ctx), petId, described, ctx.now);
  const made = await find();
  if (!made) throw notFound();
  return made;
}

async function measureOf(ctx: Edit, petId: string, measureId: string) {
  const found = await measures.lockForValues(ctx.db, scopeOf(ctx), { id: idOf(measureId) });
  if (found?.petId !== petId) throw notFound();
  return found;
}

async function birthOf(ctx: Edit, petId: string) {
  const born = await bornOn(ctx.db, scopeOf(ctx), petId);
  if (born === undefined) throw notFound();
  return born;
}

/** The first value of a built-in kind makes its measure, in the same transaction. */
export const create = (ctx: Edit, { kind, measureId, unit, value, low, high, ...input }: NewMeasurement) =>
  transact(ctx, async (ctx) => {
    const petId = idOf(input.petId);
    const born = await birthOf(ctx, petId);
    const takenAt = input.takenAt ?? ctx.now;
    if (measureId === undefined && kind === undefined) {
      const wrong = instantProblem(takenAt, born, ctx.now);
      refuseInvalid({ measureId: 'measureRequired', ...(wrong && { takenAt: wrong }) });
    }
    const measure =
      measureId === undefined
        ? await measureLike(ctx, petId, { kind: kind!, name: null, unit: null })
        : await measureOf(ctx, petId, measureId);
    const columns = valuesIn(measure, { value, low, high, unit, takenAt }, { born, now: ctx.now });
    return measurements.create(ctx, { ...input, ...columns });
  });

/** Another pet takes it into its measure that is alike. */
export const update = (ctx: Edit, id: string, { measureId, unit, value, low, high, ...input }: MeasurementInput) =>
  transact(ctx, async (ctx) => {
    const standing = await get(ctx, idOf(id));
    const petId = idOf(input.petId);
    const born = await birthOf(ctx, petId);
    const isMoved = petId !== standing.petId;
    const isNamed = measureId !== undefined && !(isMoved && measureId === standing.measureId);
    const measure = isNamed
      ? await measureOf(ctx, petId, measureId)
      : isMoved
        ? await measureLike(ctx, petId, standing.measure)
        : await measureOf(ctx, petId, standing.measureId);
    const said = {
      value,
      // A value beside `measureId` is in the unit of that measure.
      unit: unit ?? (isMoved && !isNamed ? standing.measure.unit : null),
      low: low === undefined ? standing.low : low,
      high: high === undefined ? standing.high : high,
      takenAt: input.takenAt ?? standing.takenAt,
    };
    const columns = valuesIn(measure, said, { born, now: ctx.now });
    const isSame =
      columns.value === standing.value && columns.takenAt.getTime() === new Date(standing.takenAt).getTime();
    // Another value, or another time, is another change.
    return measurements.update(ctx, id, { ...input, ...columns, ...(!isSame && { changeDismissedAt: null }) });
  });

/** Puts the change that a value is told for aside, or takes that back. */
export const dismissChange = (ctx: Edit, id: string, { isDismissed }: { readonly isDismissed: boolean }) =>
  commitChange(ctx, { noun: 'measurements', what: 'saved', inTransaction: true }, async (ctx) => {
    const at = isDismissed ? ctx.now : null;
    if (!(await store.dismissChange(ctx.db, scopeOf(ctx), { id: idOf(id), at }))) throw notFound();
    return get(ctx, id);
  });

/** A value whose measure is deleted comes back with the measure alone. */
export const restore = (ctx: Edit, id: string) =>
  transact(ctx, async (ctx) => {
    const back = await measurements.restore(ctx, id);
    const measure = await measures.lockForValues(ctx.db, scopeOf(ctx), { id: back.measureId });
    if (!measure) throw notFound();
    return back;
  });
