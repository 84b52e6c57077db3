import { petOf, scopeOf } from '../../access.ts';
import type { EditCtx } from '../../context.ts';
import { dueInstant } from '../../lib/time/due-instant.ts';
import { newId } from '../../lib/ids.ts';
import { invalid } from '../../lib/refusal.ts';
import * as store from './store.ts';
import { dayOfRecord } from './store-next-appointment.ts';

type Edit = EditCtx<'medicalRecords'>;
type Row = NonNullable<Awaited<ReturnType<typeof store.rows.find>>>;

/** Returns null if the time is not known. */
export function startOf({ date, time, timezone }: { date: string; time: string | null; timezone: string }) {
  if (time === null) return null;
  try {
    return dueInstant(date, time, timezone);
  } catch (error) {
    // Some old names ('ACT', 'AET') pass as zones in `Intl` and are none to the calendar.
    if (error instanceof RangeError) throw invalid({ timezone: 'timezoneInvalid' });
    throw error;
  }
}

/** Fields that all appointments of a visit share. */
const shared = ({ reason, date, time, timezone, startsAt, place, vetName, notes, questions, tagIds }: Row) => ({
  reason,
  date,
  time,
  timezone,
  startsAt,
  place,
  vetName,
  notes,
  questions,
  tagIds,
});

/**
 * Copies a saved appointment to the other pets of its visit: to the pets in `petIds`, or else to those already in the
 * visit.
 */
export async function together(ctx: Edit, row: Row, petIds?: readonly string[]): Promise<Row> {
  await refuseBeforeRecord(ctx, row);
  if (row.version === 1 && !petIds?.some((petId) => petId !== row.petId)) return row;
  const scope = scopeOf(ctx);
  const visit = await store.lockVisit(ctx.db, scope, row.id);
  const { visitId } = visit.find(({ id }) => id === row.id)!;
  const wanted = new Set(petIds ?? visit.map(({ petId }) => petId));
  wanted.delete(row.petId);
  for (const { id, petId, date } of visit) {
    if (id === row.id) continue;
    if (wanted.delete(petId)) await follow(ctx, { id, petId, date }, row);
    else await store.removeOne(ctx.db, scope, id, ctx.now);
  }
  if (wanted.size > 0) await join(ctx, wanted, { row, visitId });
  await part(ctx, visitId);
  return (await store.rows.find(ctx.db, scope, row.id))!;
}

async function follow(ctx: Edit, { id, petId, date }: Pick<Row, 'id' | 'petId' | 'date'>, row: Row) {
  const scope = scopeOf(ctx);
  const saved = await store.update(ctx.db, scope, id, { petId, values: shared(row) }, ctx.now);
  if (!saved) return;
  await refuseBeforeRecord(ctx, saved);
  if (saved.date !== date) await store.changeRecords(ctx.db, scope, [id], ctx.now);
}

async function join(ctx: Edit, petIds: ReadonlySet<string>, { row, visitId }: { row: Row; visitId: string }) {
  const { householdId } = await petOf(ctx, row.petId);
  const values = { ...shared(row), visitId, status: row.status, ticked: row.ticked };
  for (const petId of petIds) {
    if ((await petOf(ctx, petId)).householdId !== householdId) throw invalid({ petIds: 'petOfOtherHome' });
    await store.rows.insert(ctx.db, scopeOf(ctx), petId, values, ctx.now);
  }
}

/** A next appointment is not before the record that names it. */
async function refuseBeforeRecord(ctx: Edit, { followsRecordId, date }: Row) {
  const day = followsRecordId && (await dayOfRecord(ctx.db, scopeOf(ctx), followsRecordId));
  if (day && date < day) throw invalid({ date: 'dateOrder' });
}

/** Guests may not be able to change it for all its pets: what they have changed is an appointment of its own then. */
export async function part(ctx: Edit, visitId: string) {
  if (ctx.user.guestOf?.length) await store.part(ctx.db, scopeOf(ctx), { visitId, newVisitId: newId() });
}
