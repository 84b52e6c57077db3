import type { AppointmentStatus } from '@tzemed/contract/medical/appointments';
import { scopeOf } from '../../access.ts';
import { commitChange } from '../../belongings/service/commit-change.ts';
import type { EditCtx } from '../../context.ts';
import { transact } from '../../db/client.ts';
import { invalid, Refusal, stale } from '../../lib/refusal.ts';
import { get } from './service.ts';
import { part } from './service-visit.ts';
import * as store from './store.ts';

type Edit = EditCtx<'medicalRecords'>;
type Appointment = Awaited<ReturnType<typeof get>>;
type Turn = { readonly from: readonly AppointmentStatus[]; readonly to: AppointmentStatus };

/** All of its visit, as far as it may be changed; answers it as it stands then, and whether that was done now. */
async function turn(ctx: Edit, id: string, { from, to }: Turn) {
  let isTurned = false;
  const appointment = await commitChange(ctx, { noun: 'appointments', what: 'saved' }, async (ctx) => {
    const turned = await store.turn(ctx.db, scopeOf(ctx), { id, from, to, now: ctx.now, version: ctx.ifMatch });
    isTurned = turned.length > 0;
    if (turned[0]) await part(ctx, turned[0].visitId);
    return get(ctx, id);
  });
  return { appointment, isTurned };
}

export const cancel = (ctx: Edit, id: string) =>
  transact(ctx, async (ctx) => {
    const { appointment, isTurned } = await turn(ctx, id, { from: ['planned'], to: 'cancelled' });
    if (isTurned || appointment.status === 'cancelled') return appointment;
    throw refusal(ctx, appointment, { appointment });
  });

/** Answers of which appointments there is to be a record, and whether they were done only now. */
export const complete = (ctx: Edit, id: string) =>
  transact(ctx, async (ctx) => {
    const { appointment, isTurned } = await turn(ctx, id, { from: ['planned'], to: 'done' });
    if (!isTurned && appointment.status !== 'done') throw refusal(ctx, appointment, { appointment, records: [] });
    return { appointment, isTurned, visit: await visitOf(ctx, id) };
  });

/** Plans it again; answers of which appointments records may have been made. */
export const reopen = (ctx: Edit, id: string) =>
  transact(ctx, async (ctx) => {
    const { appointment, isTurned } = await turn(ctx, id, { from: ['done', 'cancelled'], to: 'planned' });
    if (!isTurned && isStale(ctx, appointment)) throw stale({ appointment });
    return { appointment, visit: await visitOf(ctx, id) };
  });

/** Locks the appointments of a visit and puts the requested one first. */
async function visitOf(ctx: Edit, id: string) {
  const visit = await store.lockVisit(ctx.db, scopeOf(ctx), id);
  return visit.toSorted((a, b) => Number(b.id === id.toLowerCase()) - Number(a.id === id.toLowerCase()));
}

const isStale = ({ ifMatch }: Edit, { version }: Appointment) => ifMatch !== undefined && ifMatch !== version;

/** Edit conflict if the version differs, else a refusal because of the status. */
const refusal = (ctx: Edit, appointment: Appointment, current: object) =>
  isStale(ctx, appointment) ? stale(current) : new Refusal(409, 'appointmentClosed');

export const tick = (ctx: Edit, id: string, { question, isTicked }: { question: string; isTicked: boolean }) =>
  transact(ctx, (ctx) =>
    commitChange(ctx, { noun: 'appointments', what: 'saved' }, async (ctx) => {
      const [ticked] = await store.tick(ctx.db, scopeOf(ctx), { id, question, isTicked, now: ctx.now });
      if (ticked) await part(ctx, ticked.visitId);
      const appointment = await get(ctx, id);
      if (!ticked) throw invalid({ question: 'valueUnknown' });
      return appointment;
    }),
  );
