import { feedings } from '@tzemed/contract/stock/feedings';
import type { ViewScope } from '../../../access.ts';
import { belongingRows } from '../../../belongings/rows/belonging-rows.ts';
import type { Db } from '../../../db/client.ts';

export const rows = belongingRows('feedings', feedings, {
  order: [
    ['from', 'desc'],
    ['id', 'desc'],
  ],
});

/** More than any animal has. */
const most = 100;
type OfDay = { readonly petId: string; readonly today: string };
/** Feeding plans of a pet that hold on a day, as far as the caller may see them. */
export async function plansOn(db: Db, scope: ViewScope<'reminders'>, { petId, today }: OfDay) {
  const plans = await rows.list(db, scope, { petId }, { page: 1, limit: most });
  return plans.filter(({ from, until }) => from <= today && (until === null || until >= today));
}
