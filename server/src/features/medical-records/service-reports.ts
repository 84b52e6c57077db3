import { dayOf } from '@tzemed/contract/dates/days';
import type { StatisticsPeriod } from '@tzemed/contract/dates/statistics-periods';
import type { Paging } from '@tzemed/contract/schema/fields';
import { recordTypes } from '@tzemed/contract/medical/medical-records';
import { recordTypeTexts } from '@tzemed/contract/medical/record-type-texts';
import { wordsIn } from '@tzemed/contract/text/texts';
import { petOf, scopeOf } from '../../access.ts';
import type { OfPet } from '../../belongings/rows/read-statements.ts';
import { pageOf } from '../../belongings/service/belonging-service.ts';
import type { Member, ViewCtx } from '../../context.ts';
import { periodRangeOf } from '../../lib/time/period-range.ts';
import { list } from './service.ts';
import * as store from './store.ts';

type View = ViewCtx<'medicalRecords'>;

export function types({ lang }: Pick<Member, 'lang'>) {
  const words = wordsIn(recordTypeTexts, lang);
  return { types: recordTypes.map((type) => ({ type, label: words[type] })) };
}

type Period = { period: StatisticsPeriod; petId?: string | undefined };

export async function statistics(ctx: View, { period, petId }: Period) {
  if (petId !== undefined) await petOf(ctx, petId);
  const range = periodRangeOf(period, dayOf(ctx.now));
  const types = await store.countsByType(ctx.db, scopeOf(ctx), { petId, ...range });
  return { period, ...range, count: types.reduce((sum, { count }) => sum + count, 0), types };
}

export async function vaccinations(ctx: View, { petId, page, limit }: OfPet & Paging) {
  const { found, sums } = await pageOf(ctx, store.vaccinations, { petId }, { page, limit });
  return { records: found, ...sums, page, limit };
}

export async function history(ctx: View, petId: string, page: Paging) {
  await petOf(ctx, petId);
  const [records, types] = await Promise.all([
    list(ctx, { ...page, petId }),
    store.countsByType(ctx.db, scopeOf(ctx), { petId }),
  ]);
  return { ...records, types };
}
