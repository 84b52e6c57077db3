import { type CareItemInput, maxCareItems, type NewCareItem } from '@tzemed/contract/care/care';
import type { CareInterval } from '@tzemed/contract/care/care-intervals';
import { isBeforeBirth } from '@tzemed/contract/pets/known-birth';
import { petOf, scopeOf } from '../../access.ts';
import { belongingService } from '../../belongings/service/belonging-service.ts';
import type { EditCtx } from '../../context.ts';
import { transact } from '../../db/client.ts';
import { omitUndefined } from '../../lib/omit-undefined.ts';
import { invalid, notFound, Refusal } from '../../lib/refusal.ts';
import { type PlanItem, remindersOf } from './care-plan.ts';
import { switches } from './service-facts.ts';
import { findPlan, get as getPlan } from './service-plan.ts';
import * as store from './store.ts';

type Edit = EditCtx<'reminders'>;

const items = belongingService(store.rows, { inTransaction: true });
export const { list, get, remove, restore } = items;

const columnsOf = ({ every, ...input }: Partial<CareItemInput>) => ({
  ...input,
  ...(every && { every: JSON.stringify(every) }),
});

export const create = (ctx: Edit, { petId, ...input }: NewCareItem) =>
  transact(ctx, async (ctx) => {
    await petOf(ctx, petId);
    if ((await store.countOf(ctx.db, scopeOf(ctx), petId)) >= maxCareItems)
      throw invalid({ petId: 'careItemsTooMany' });
    return items.create(ctx, { ...columnsOf(input), petId, title: input.title, isChosen: true, lang: ctx.lang });
  });

export const update = (ctx: Edit, id: string, { petId, ...input }: CareItemInput) =>
  transact(ctx, async (ctx) => {
    if ((await get(ctx, id)).key !== null) throw new Refusal(409, 'careItemOfRule');
    return items.update(ctx, id, { ...columnsOf(input), petId });
  });

type Said = {
  readonly every?: CareInterval | null | undefined;
  readonly isChosen?: boolean | undefined;
  readonly isOff?: boolean | undefined;
  readonly postponedUntil?: string | null | undefined;
  readonly exemptUntil?: string | null | undefined;
  readonly skippedOn?: string | null | undefined;
  readonly doneOn?: string | null | undefined;
};

/** Writes what is said about a rule, or an own item; the first time it makes its row. */
async function say(ctx: Edit, petId: string, key: string, { every, ...said }: Said) {
  const values = { ...omitUndefined(said), ...(every !== undefined && { every: every && JSON.stringify(every) }) };
  const free = { ...ctx, ifMatch: undefined };
  const standing = await store.lockOfKey(ctx.db, scopeOf(ctx), { petId, key });
  if (standing) return items.update(free, standing.id, { ...values, petId } as never);
  return items.create(free, { ...values, petId, key, title: null, lang: ctx.lang } as never);
}

/** Serializes writers of one plan, so that two of them make one row of a rule. */
async function lockPlan(ctx: Edit, id: string) {
  const proven = await petOf(ctx, id);
  await store.lockPet(ctx.db, proven);
  return proven;
}

/** An item of a pet by its key; 404 for what is no rule of its species and no own item. */
export async function itemOf(ctx: Edit, id: string, key: string) {
  const proven = await lockPlan(ctx, id);
  const plan = await findPlan(ctx, proven);
  const item = plan.items.find((one) => one.key === key);
  if (!item) throw notFound();
  return { ...plan, item, petId: proven.petId };
}

type Known = { readonly today: string; readonly bornOn: string | null };
/** Refuses a day on which nothing of a pet can have been done: it is ahead, or before the pet was born. */
export function refuseDay(field: string, day: string, { today, bornOn }: Known) {
  if (day > today) throw invalid({ [field]: 'dateAhead' });
  if (isBeforeBirth(day, bornOn)) throw invalid({ [field]: 'beforeBirth' });
}

/** Takes the reminders over that templates of the same rule have made. */
type Adopt = (ctx: Edit, petId: string, item: Pick<PlanItem, 'rule'>) => Promise<void>;

export const change = (ctx: Edit, id: string, key: string, said: Said, adopt: Adopt) =>
  transact(ctx, async (ctx) => {
    const { item, facts, bornOn, petId, reminding } = await itemOf(ctx, id, key);
    const { today } = facts;
    if (said.skippedOn && item.rule?.kind === 'law') throw invalid({ skippedOn: 'careLawNotSkipped' });
    for (const field of ['skippedOn', 'doneOn'] as const) {
      const day = said[field];
      if (day) refuseDay(field, day, { today, bornOn });
    }
    if (said.postponedUntil && said.postponedUntil <= today) throw invalid({ postponedUntil: 'dateBehind' });
    // Own items have an interval of their own, and no other.
    if (said.every === null && item.rule === null) throw invalid({ every: 'careIntervalInvalid' });
    if (said.isChosen && reminding) await adopt(ctx, petId, item);
    await say(ctx, petId, key, said);
    return getPlan(ctx, petId);
  });

/** Notes that an item was done without a record, and returns the day that stood before. */
export async function noteDone(ctx: Edit, petId: string, key: string, doneOn: string) {
  const standing = await store.lockOfKey(ctx.db, scopeOf(ctx), { petId, key });
  const before = standing?.doneOn ?? null;
  if (before === null || before < doneOn) await say(ctx, petId, key, { doneOn });
  return before;
}

type Switches = { readonly hasReminders?: boolean | undefined; readonly goesOut?: boolean | undefined };

export const updatePlan = (ctx: Edit, id: string, { hasReminders, goesOut }: Switches, adopt: Adopt) =>
  transact(ctx, async (ctx) => {
    const proven = await lockPlan(ctx, id);
    const { petId } = proven;
    if (goesOut !== undefined) await say(ctx, petId, switches.outdoor, { isChosen: goesOut });
    if (hasReminders)
      for (const { item } of remindersOf((await findPlan(ctx, proven)).items, '')) await adopt(ctx, petId, item);
    if (hasReminders !== undefined) await say(ctx, petId, switches.reminders, { isChosen: hasReminders });
    return getPlan(ctx, petId);
  });
