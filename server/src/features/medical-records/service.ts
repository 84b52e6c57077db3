import { dayOf } from '@tzemed/contract/days';
import type { Paging } from '@tzemed/contract/fields';
import type { OfPet } from '../../belongings/reading.ts';
import { belongings, pageOf } from '../../belongings/service.ts';
import type { ViewCtx } from '../../context.ts';
import { invalid } from '../../lib/refusal.ts';
import * as store from './store.ts';

export const { list, get, create, update, remove, restore } = belongings(store.rows, {
  check({ date, nextAppointment }) {
    if (nextAppointment && nextAppointment < date) throw invalid({ nextAppointment: 'dateOrder' });
  },
});

export async function upcoming(ctx: ViewCtx<'medicalRecords'>, { petId, page, limit }: OfPet & Paging) {
  const asked = { petId, today: dayOf(ctx.now) };
  const { found, sums } = await pageOf(ctx, store.upcoming, asked, { page, limit });
  return { records: found, total: sums.total, count: sums.total, page, limit };
}
