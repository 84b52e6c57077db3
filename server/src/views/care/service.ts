import { treatmentOf } from '@tzemed/contract/care/treatment-text';
import { mayEdit } from '../../access.ts';
import type { EditCtx } from '../../context.ts';
import { transact } from '../../db/client.ts';
import { groupOf, titleOf } from '../../features/care/describe-plan.ts';
import type { PlanItem } from '../../features/care/care-plan.ts';
import { sourceIdOf } from '../../features/care/service-facts.ts';
import { get } from '../../features/care/service-plan.ts';
import * as plans from '../../features/care/service.ts';
import * as records from '../../features/medical-records/service.ts';
import { adoptTemplates } from '../../features/reminders/templates/service-adopt.ts';

export { get };

type Edit = EditCtx<'reminders'>;

type Switches = { readonly hasReminders?: boolean | undefined; readonly goesOut?: boolean | undefined };

/** Reminders that templates of the same rule have made become those of the plan: nobody is told of one thing twice. */
async function adopt(ctx: Edit, petId: string, { rule }: Pick<PlanItem, 'rule'>) {
  if (rule && rule.templates.length > 0)
    await adoptTemplates(ctx, { petId, templates: rule.templates, sourceId: sourceIdOf(petId, rule.key, false) });
}

export const update = (ctx: Edit, id: string, switches: Switches) => plans.updatePlan(ctx, id, switches, adopt);
type Change = Parameters<typeof plans.change>[3];
export const change = (ctx: Edit, id: string, { key, ...said }: Change & { readonly key: string }) =>
  plans.change(ctx, id, key, said, adopt);

type Done = {
  readonly key: string;
  readonly date: string;
  readonly description?: string | null | undefined;
  readonly vetName?: string | null | undefined;
  readonly product?: string | null | undefined;
  readonly batchNumber?: string | null | undefined;
  readonly cost?: number | null | undefined;
  readonly petIds?: readonly string[] | undefined;
  readonly id?: string | undefined;
};

/** The item of a pet; throws where it cannot have been done on a day. */
async function itemOn(ctx: Edit, id: string, { key, date }: Pick<Done, 'key' | 'date'>) {
  const found = await plans.itemOf(ctx, id, key);
  plans.refuseDay('date', date, { today: found.facts.today, bornOn: found.bornOn });
  return found;
}

/** Enters that an item was done: the record, its cost and the next day in one transaction. */
export const done = (ctx: Edit, id: string, { key, date, description, petIds = [], ...said }: Done) =>
  transact(ctx, async (ctx) => {
    const { item, petId } = await itemOn(ctx, id, { key, date });
    const others = [...new Set(petIds)].filter((other) => other !== petId).toSorted();
    const titles = new Set([titleOf(item, ctx.lang)]);
    for (const other of others) titles.add(titleOf((await itemOn(ctx, other, { key, date })).item, ctx.lang));
    const type = item.rule?.record;
    if (!type || !(await mayEdit(ctx, 'medicalRecords', petId))) {
      const wasDoneOn = await plans.noteDone(ctx, petId, key, date);
      for (const other of others) await plans.noteDone(ctx, other, key, date);
      return { ...(await get(ctx, petId)), recordId: null, wasDoneOn };
    }
    const writing = { ...ctx, ifMatch: undefined, right: { area: 'medicalRecords', level: 'edit' } } as const;
    // The pets may be at different steps.
    const title = description ?? (titles.size === 1 ? titleOf(item, ctx.lang) : groupOf(item, ctx.lang));
    const { product } = said;
    const record = await records.create(writing, {
      ...said,
      petId,
      petIds: others,
      type,
      date,
      description: type !== 'vaccination' && product ? treatmentOf({ title, product }).slice(0, 500) : title,
    });
    return { ...(await get(ctx, petId)), recordId: record.id, wasDoneOn: item.doneOn };
  });
