import type { MedicalRecordFilters, MedicalRecordInput } from '@tzemed/contract/medical-records';
import { petFilterOf, scopeOf } from '../../access.ts';
import type { EditCtx, ViewCtx } from '../../context.ts';
import { belongings } from '../../belongings/service.ts';
import { invalid } from '../../lib/refusal.ts';
import * as store from './store.ts';

type View = ViewCtx<'medicalRecords'>;
type Edit = EditCtx<'medicalRecords'>;

const records = belongings({
  table: 'medicalRecords',
  singular: 'record',
  find: store.find,
  insert: store.insert,
  update: store.update,
});
export const { get, remove, restore } = records;

export async function list(ctx: View, { page, limit, ...filters }: MedicalRecordFilters) {
  await petFilterOf(ctx, filters.petId);
  const scope = scopeOf(ctx);
  const [rows, total] = await Promise.all([
    store.list(ctx.db, scope, filters, { page, limit }),
    store.count(ctx.db, scope, filters),
  ]);
  return { records: rows, total, page, limit };
}

export async function create(ctx: Edit, input: MedicalRecordInput) {
  refuseEarlierAppointment(input);
  return records.create(ctx, input);
}

export async function update(ctx: Edit, id: string, input: MedicalRecordInput) {
  refuseEarlierAppointment(input);
  return records.update(ctx, id, input);
}

function refuseEarlierAppointment({ date, nextAppointment }: MedicalRecordInput) {
  if (nextAppointment && nextAppointment < date) throw invalid({ nextAppointment: 'dateOrder' });
}
