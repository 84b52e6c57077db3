import { type MeasureInput, measureRules, type NewMeasure } from '@tzemed/contract/measures/measures';
import {
  conversionOf,
  convertValue,
  isBuiltIn,
  isSameUnit,
  type MeasureKind,
  spelledUnit,
  usualUnit,
} from '@tzemed/contract/measures/measure-values';
import { addDays, firstDay, lastDay } from '@tzemed/contract/dates/days';
import { brand } from '@tzemed/contract/brand';
import type { Code } from '@tzemed/contract/text/messages';
import { scopeOf } from '../../access.ts';
import { belongingService, idOf } from '../../belongings/service/belonging-service.ts';
import type { EditCtx, ViewCtx } from '../../context.ts';
import { transact } from '../../db/client.ts';
import { withoutDeadline } from '../../db/connection/query-deadline.ts';
import { dueInstant } from '../../lib/time/due-instant.ts';
import { invalid, notFound, Refusal, refuseInvalid } from '../../lib/refusal.ts';
import * as values from './store-measurements.ts';
import { points as findPoints } from './store-points.ts';
import * as store from './store.ts';

type View = ViewCtx<'medicalRecords'>;
type Edit = EditCtx<'medicalRecords'>;

const measures = belongingService(store.rows, { inTransaction: true });
export const { list, get } = measures;

/** A second measure of a built-in kind is refused by name. */
const orExists = (error: unknown): never => {
  throw store.isSecondOfKind(error) ? new Refusal(409, 'measureExists') : error;
};

type Described = {
  readonly kind: MeasureKind;
  readonly name: string | null;
  readonly unit: string | null;
  readonly low: number | null;
  readonly high: number | null;
};

/** Built-in kinds have no name of their own, and their usual unit where none is said. */
function describedBy({ kind, name, unit }: Pick<Described, 'kind' | 'name' | 'unit'>) {
  if (!isBuiltIn(kind)) return { name, unit };
  return { name: null, unit: unit ? spelledUnit(unit) : usualUnit(kind) };
}

function problemsOf(measure: Described) {
  const wrong = measureRules.filter(({ holds }) => !holds(measure));
  return Object.fromEntries(wrong.map(({ path, code }) => [path, code] as const).toReversed());
}

export async function create(ctx: Edit, { convert: _convert, respell: _respell, ...input }: NewMeasure) {
  const { kind, name = null, unit = null, low = null, high = null } = input;
  const given = { kind, name, unit, low, high };
  refuseInvalid(problemsOf(given));
  const { name: called, unit: measured } = describedBy(given);
  return measures.create(ctx, { ...input, name: called, unit: measured }).catch(orExists);
}

const numbers = ['low', 'high', 'target'] as const;

/** Converts all values in the same transaction if the unit becomes another; they stay if it is only spelled anew. */
export const update = (ctx: Edit, id: string, { convert = false, respell = false, ...input }: MeasureInput) =>
  withoutDeadline(() =>
    transact(ctx, async (ctx) => {
      const standing = await store.lockForEdit(ctx.db, scopeOf(ctx), idOf(id));
      if (!standing) throw notFound();
      const unit = input.unit === undefined ? standing.unit : input.unit;
      const given = {
        ...input,
        kind: standing.kind,
        name: input.name === undefined ? standing.name : input.name,
        unit,
      };
      const described = describedBy(given);
      const isChanged = !isSameUnit(standing.unit, described.unit);
      const hasValues = isChanged && (await values.hasValues(ctx.db, scopeOf(ctx), standing.id));
      const conversion = isChanged ? conversionOf(standing.kind, standing.unit, described.unit) : undefined;
      // Limits that the request leaves out go with the unit.
      const kept = Object.fromEntries(
        numbers.map((name) => {
          const before = standing[name];
          const after = before === null || !conversion ? before : convertValue(before, conversion);
          return [name, input[name] === undefined ? after : input[name]];
        }),
      ) as Record<(typeof numbers)[number], number | null>;
      const wrongUnit =
        hasValues && unitProblem({ conversion, convert, isRespelled: respell && !isBuiltIn(standing.kind) });
      refuseInvalid({
        ...problemsOf({ ...given, low: kept.low, high: kept.high }),
        ...(wrongUnit && { unit: wrongUnit }),
        ...(input.kind !== standing.kind && { kind: 'measureKindFixed' as const }),
      });
      const changed = { ...input, ...kept, name: described.name, unit: described.unit };
      const saved = await measures.update(ctx, standing.id, changed);
      if (saved.petId !== standing.petId)
        await values.moveAll(ctx.db, scopeOf(ctx), { measureId: standing.id, petId: saved.petId, now: ctx.now });
      if (!hasValues || !conversion) return saved;
      const { times, plus } = conversion;
      const converted = values.convertAll(ctx.db, scopeOf(ctx), { measureId: standing.id, now: ctx.now, times, plus });
      await converted.catch(orTooLarge);
      return get(ctx, standing.id);
    }),
  ).catch(orExists);

type UnitChange = {
  readonly conversion: ReturnType<typeof conversionOf>;
  readonly convert: boolean;
  readonly isRespelled: boolean;
};
/** Reason why values can't go with a changed unit: they are converted, or said to be of the same unit. */
function unitProblem({ conversion, convert, isRespelled }: UnitChange): Code | undefined {
  if (conversion) return convert ? undefined : 'unitHasValues';
  return isRespelled ? undefined : 'unitNotConvertible';
}

/** SQLSTATE of a number that a column does not hold. */
const outOfRange = '22003';
function orTooLarge(error: unknown): never {
  if ((error as { code?: string }).code === outOfRange) throw invalid({ unit: 'unitNotConvertible' });
  throw error;
}

/** Its values go with it. */
export const remove = (ctx: Edit, id: string) =>
  withoutDeadline(() =>
    transact(ctx, async (ctx) => {
      const gone = await measures.remove(ctx, id);
      await values.removeAll(ctx.db, scopeOf(ctx), { measureId: gone.id, now: ctx.now });
      return gone;
    }),
  );

/** Its values come back with it; those that were deleted before it stay deleted. */
export const restore = (ctx: Edit, id: string) =>
  withoutDeadline(() =>
    transact(ctx, async (ctx) => {
      await values.restoreAll(ctx.db, scopeOf(ctx), { measureId: idOf(id), now: ctx.now });
      await measures.restore(ctx, id);
      return get(ctx, id);
    }),
  ).catch(orExists);

type Asked = { readonly from?: string | null | undefined; readonly to?: string | null | undefined; points: number };
/** The first and the last value are points of their own, and a pair of columns has two. */
const leastPoints = 4;

export async function points(ctx: View, id: string, { from, to, points }: Asked) {
  const measure = await get(ctx, idOf(id));
  const startOf = (day: string) => dueInstant(day, '00:00', brand.timeZone);
  const found = await findPoints(ctx.db, scopeOf(ctx), {
    measureId: measure.id,
    from: startOf(from ?? firstDay),
    to: startOf(to && to < lastDay ? addDays(to, 1) : lastDay),
    points: Math.max(leastPoints, points),
  });
  return { points: found, total: found[0]?.total ?? 0 };
}

export const names = async (ctx: View) => ({ names: await store.names(ctx.db, scopeOf(ctx), {}) });
