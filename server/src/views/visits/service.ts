import { dayOf } from '@tzemed/contract/dates/days';
import type { Paging } from '@tzemed/contract/schema/fields';
import { scopeOf } from '../../access.ts';
import type { OfPet } from '../../belongings/rows/read-statements.ts';
import { pageOf } from '../../belongings/service/belonging-service.ts';
import type { EditCtx, ViewCtx } from '../../context.ts';
import { transact } from '../../db/client.ts';
import * as status from '../../features/appointments/service-status.ts';
import { askedBy } from '../../features/appointments/service.ts';
import { views as appointments } from '../../features/appointments/store.ts';
import * as records from '../../features/medical-records/service.ts';
import { upcoming as upcomingRecords } from '../../features/medical-records/store.ts';

type View = ViewCtx<'medicalRecords'>;
type Edit = EditCtx<'medicalRecords'>;

/** The first request creates the records; later ones get the same response. */
export const complete = (ctx: Edit, id: string) =>
  transact(ctx, async (ctx) => {
    const { appointment, isTurned, visit } = await status.complete(ctx, id);
    if (isTurned) {
      const { date, reason: description, vetName, notes, tagIds } = appointment;
      const today = dayOf(ctx.now);
      // An appointment that is completed before its day took place today.
      const said = { date: date < today ? date : today, description, vetName, notes, tagIds };
      await records.createOfVisit({ ...ctx, ifMatch: undefined }, { ...said, of: visit });
    }
    const made = await records.ofAppointments(ctx, idsOf(visit));
    return { appointment: { ...appointment, recordId: ownOf(appointment, made) }, records: made };
  });

export const reopen = (ctx: Edit, id: string) =>
  transact(ctx, async (ctx) => {
    const { appointment, visit } = await status.reopen(ctx, id);
    await records.removeUntouchedOf(ctx, idsOf(visit));
    const left = await records.ofAppointments(ctx, idsOf(visit));
    return { appointment: { ...appointment, recordId: ownOf(appointment, left) } };
  });

const idsOf = (visit: readonly { readonly id: string }[]) => visit.map(({ id }) => id);
const ownOf = ({ petId }: { petId: string }, made: readonly { id: string; petId: string }[]) =>
  made.find((record) => record.petId === petId)?.id ?? null;

/** Records that name an appointment that is ahead; and how many of those there are, whoever names them. */
export async function upcoming(ctx: View, { petId, page, limit }: OfPet & Paging) {
  const asked = { petId, today: dayOf(ctx.now) };
  const [{ found, sums }, { total: count }] = await Promise.all([
    pageOf(ctx, upcomingRecords, asked, { page, limit }),
    appointments.upcoming.tally(ctx.db, scopeOf(ctx), askedBy(ctx, { petId })),
  ]);
  return { records: found, total: sums.total, count, page, limit };
}
