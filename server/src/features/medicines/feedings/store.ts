import { feedings } from '@tzemed/contract/stock/feedings';
import { sql } from 'kysely';
import type { ViewScope } from '../../../access.ts';
import { belongingRows } from '../../../belongings/rows/belonging-rows.ts';
import type { Db } from '../../../db/client.ts';

export const rows = belongingRows('feedings', feedings, {
  order: [
    ['from', 'desc'],
    ['id', 'desc'],
  ],
});

type OfDay = { readonly petId: string; readonly today: string };
const holding = rows.listing<OfDay>({
  where: ({ today }) => sql<boolean>`feedings.from <= ${today} and (until is null or until >= ${today})`,
  order: sql`feedings.from desc, id desc`,
});
/** More than any animal has. */
const most = 100;
/** Feeding plans of a pet that hold on a day, as far as the caller may see them. */
export const plansOn = (db: Db, scope: ViewScope<'reminders'>, of: OfDay) =>
  holding(db, scope, of, { page: 1, limit: most });
