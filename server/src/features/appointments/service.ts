import type { AppointmentInput, NewAppointment } from '@tzemed/contract/medical/appointments';
import { brand } from '@tzemed/contract/brand';
import { dayOf } from '@tzemed/contract/dates/days';
import type { Paging } from '@tzemed/contract/schema/fields';
import { scopeOf, viewerOf } from '../../access.ts';
import type { OfPet, Page } from '../../belongings/rows/read-statements.ts';
import { belongingService, pageOf } from '../../belongings/service/belonging-service.ts';
import type { EditCtx, ViewCtx } from '../../context.ts';
import { transact } from '../../db/client.ts';
import { notFound } from '../../lib/refusal.ts';
import { startOf, together } from './service-visit.ts';
import * as store from './store.ts';

type View = ViewCtx<'medicalRecords'>;
type Edit = EditCtx<'medicalRecords'>;

const { rows, remove: removeVisit, restore: restoreVisit, update: updateRow } = store;
const visitRows = { ...rows, update: updateRow, remove: removeVisit, restore: restoreVisit };
/** Saves the appointment for these pets, or else for the pets it already has. */
const appointmentsFor = (petIds: readonly string[] | undefined) =>
  belongingService(visitRows, { keep: (ctx, row) => together(ctx, row, petIds) });
export const { get, remove, restore } = appointmentsFor(undefined);

type Query = OfPet &
  Page & {
    readonly when?: 'upcoming' | 'past' | undefined;
    readonly from?: string | null | undefined;
    readonly to?: string | null | undefined;
  };

export async function list(ctx: View, { page, limit, sort, when, ...filters }: Query) {
  const asked = { ...filters, ...askedBy(ctx, filters) };
  const { found, sums } = await pageOf(ctx, store.views[when ?? 'any'], asked, { page, limit, sort });
  return { appointments: found, total: sums.total, page, limit };
}

export async function upcoming(ctx: View, { petId, page, limit }: OfPet & Paging) {
  const { appointments, total } = await list(ctx, { petId, page, limit, when: 'upcoming' });
  return { appointments, total, count: total, page, limit };
}

/** List filter: a visit of several pets appears once; with a pet given, only the appointments of that pet appear. */
export function askedBy(ctx: Pick<View, 'db' | 'now' | 'user'>, { petId }: OfPet) {
  const today = dayOf(ctx.now);
  return petId !== undefined ? { petId, today } : { petId, ...viewerOf(ctx), today };
}

type New = NewAppointment & { readonly followsRecordId?: string; readonly visitId?: string };

export const create = (ctx: Edit, { id, petIds, ...input }: New) =>
  appointmentsFor(petIds).create(ctx, {
    ...planOf(input, { time: null, timezone: brand.timeZone }),
    ...(id !== undefined && { id }),
  });

export const update = (ctx: Edit, id: string, { petIds, ...input }: AppointmentInput) =>
  transact(ctx, async (ctx) => {
    const visit = await store.lockVisit(ctx.db, scopeOf(ctx), id);
    const standing = visit.find((row) => row.id === id.toLowerCase());
    if (!standing) throw notFound();
    const saved = await appointmentsFor(petIds).update(ctx, id, planOf(input, standing));
    if (saved.date !== standing.date) await store.changeRecords(ctx.db, scopeOf(ctx), [saved.id], ctx.now);
    return saved;
  });

type Clock = { readonly time: string | null; readonly timezone: string };

/** The instant is computed from day, time and zone; what an edit does not say of these stands. */
function planOf<I extends Partial<Clock> & { readonly date: string }>(input: I, standing: Clock) {
  const timezone = input.timezone ?? standing.timezone;
  const time = input.time === undefined ? standing.time : input.time;
  return { ...input, timezone, time, startsAt: startOf({ date: input.date, time, timezone }) };
}
