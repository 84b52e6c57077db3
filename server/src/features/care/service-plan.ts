import type { CarePlan } from '@tzemed/contract/care/care';
import { dayOf } from '@tzemed/contract/dates/days';
import type { Level } from '@tzemed/contract/schema/endpoint';
import { mayView, petOf, type Proven } from '../../access.ts';
import type { ViewCtx } from '../../context.ts';
import { notFound } from '../../lib/refusal.ts';
import { planVersion, rulesOf } from './care-rules.ts';
import { sourcesRead } from './care-sources.ts';
import { described } from './describe-plan.ts';
import { planWithoutRecords } from './plan-without-records.ts';
import { planOfStored, unknownDayOf } from './service-facts.ts';
import * as store from './store.ts';

type View = ViewCtx<'reminders'>;

/** The plan of a pet as it is kept. */
export async function findPlan(ctx: View, { householdId, petId }: Proven<'reminders', Level>) {
  const [stored] = await store.listFacts(ctx.db, [{ householdId, petId }]);
  if (!stored) throw notFound();
  return { ...planOfStored(stored, dayOf(ctx.now)), stored };
}

export async function get(ctx: View, id: string): Promise<{ plan: CarePlan }> {
  const { facts, items, reminding, stored } = await findPlan(ctx, await petOf(ctx, id));
  const seesRecords = await mayView(ctx, 'medicalRecords', id);
  const { species, birthDate } = stored.pet;
  const { today } = facts;
  const seen = seesRecords ? items : planWithoutRecords(items, { today, since: unknownDayOf(reminding) });
  return {
    plan: {
      items: seen.map((item) => described(item, ctx.lang)),
      hasReminders: reminding !== undefined,
      goesOut: species === 'cat' ? facts.goesOut : null,
      lacksBirthDate: birthDate === null && rulesOf(species).some(({ kind }) => kind !== 'task'),
      birthDate,
      rules: { version: planVersion, read: sourcesRead },
    },
  };
}
