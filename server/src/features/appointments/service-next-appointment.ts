import { scopeOf } from '../../access.ts';
import { commitChange } from '../../belongings/service/commit-change.ts';
import { deleteWithRecord } from '../../belongings/service/delete-with-record.ts';
import type { EditCtx, Member } from '../../context.ts';
import { create, get } from './service.ts';
import { startOf, together } from './service-visit.ts';
import * as following from './store-next-appointment.ts';
import * as store from './store.ts';

type Record = {
  readonly id: string;
  readonly petId: string;
  readonly description: string;
  readonly vetName: string | null;
  readonly nextAppointment: string | null;
  readonly version: number;
};

const { acting, ...going } = deleteWithRecord({
  noun: 'appointments',
  area: 'medicalRecords',
  column: 'followsRecordId',
  goes: following.isPlanned,
  get,
});
export const { goWithRecord, returnWithRecord } = going;

/** A record's next appointment is one: made once, and kept at its day and pet. Without one it is deleted. A finished appointment stays. */
export async function followRecord(member: Member, record: Record) {
  const { id: recordId, petId, nextAppointment: date, version } = record;
  if (version === 1 && date === null) return;
  const ctx = acting(member);
  const scope = scopeOf(ctx);
  const standing = await following.ofRecord(ctx.db, scope, recordId);
  const isSameDay = standing?.date === date;
  if (isSameDay && standing?.petId === petId) return;
  if (standing && date !== null && (isSameDay || standing.status === 'planned')) {
    await move(ctx, standing, { petId, date });
    return;
  }
  if (standing?.status === 'planned')
    await commitChange(ctx, { noun: 'appointments', what: 'removed' }, async (ctx) => {
      const [gone] = await store.removeOne(ctx.db, scope, standing.id, ctx.now);
      return gone;
    });
  await following.forget(ctx.db, scope, recordId);
  if (date === null) return;
  const { description: reason, vetName } = record;
  // Linked rows of one entry share a visit. Only the first version joins it: later the visit may have an hour and
  // questions, which this appointment lacks.
  const visitId = version === 1 ? await following.visitOfEntry(ctx.db, scope, { recordId, date }) : undefined;
  await create(ctx, { petId, reason, date, vetName, followsRecordId: recordId, ...(visitId && { visitId }) });
}

type Standing = NonNullable<Awaited<ReturnType<typeof following.ofRecord>>>;

const move = (ctx: EditCtx<'medicalRecords'>, standing: Standing, { petId, date }: { petId: string; date: string }) =>
  commitChange(ctx, { noun: 'appointments', what: 'saved' }, async (ctx) => {
    const values = { date, startsAt: startOf({ ...standing, date }) };
    const moved = await store.update(ctx.db, scopeOf(ctx), standing.id, { petId, values }, ctx.now);
    return moved && together(ctx, moved);
  });
