import { dayOf } from '@tzemed/contract/dates/days';
import type { Paging } from '@tzemed/contract/schema/fields';
import type { StatisticsPeriod } from '@tzemed/contract/dates/statistics-periods';
import { petOf, scopeOf } from '../../access.ts';
import type { OfPet } from '../../belongings/rows/read-statements.ts';
import { pageOf } from '../../belongings/service/belonging-service.ts';
import type { ViewCtx } from '../../context.ts';
import { periodRangeOf } from '../../lib/time/period-range.ts';
import { get, toldOnce } from './service.ts';
import * as reports from './store-reports.ts';
import * as store from './store.ts';

type View = ViewCtx<'reminders'>;
type Asked = { readonly petId?: string | undefined };

async function listed(
  ctx: View,
  view: (typeof store.views)['all']['any'],
  filters: OfPet & { until: Date },
  page: Paging,
) {
  const { found, sums } = await pageOf(ctx, view, { ...filters, ...toldOnce(ctx, filters), now: ctx.now }, page);
  return { reminders: found, total: sums.total, ...page };
}

export const upcoming = (ctx: View, { days, petId, page, limit }: Asked & { days: number } & Paging) =>
  listed(ctx, store.views.soon.upcoming, { petId, until: store.inDays(ctx.now, days) }, { page, limit });

export const overdue = (ctx: View, { petId, page, limit }: Asked & Paging) =>
  listed(ctx, store.views.all.overdue, { petId, until: ctx.now }, { page, limit });

export async function statistics(ctx: View, { period, petId }: Asked & { period: StatisticsPeriod }) {
  if (petId !== undefined) await petOf(ctx, petId);
  const range = periodRangeOf(period, dayOf(ctx.now));
  const { pets: _pets, ...sums } = await reports.sums(ctx.db, scopeOf(ctx), {
    ...toldOnce(ctx, { petId }),
    ...range,
    now: ctx.now,
  });
  return { period, ...range, ...sums };
}

export async function history(ctx: View, id: string, { page, limit }: Paging) {
  const scope = scopeOf(ctx);
  const { id: reminderId } = await get(ctx, id);
  const asked = { id: reminderId, limit, offset: (page - 1) * limit };
  const [events, { total }] = await Promise.all([
    reports.events(ctx.db, scope, asked),
    reports.eventCount(ctx.db, scope, asked),
  ]);
  return { events, total, page, limit };
}
