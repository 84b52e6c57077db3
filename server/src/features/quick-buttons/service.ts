import { isBuiltInKind, kindTexts } from '@tzemed/contract/medical/observation-kind-texts';
import { maxButtons, type quickButtonLayouts } from '@tzemed/contract/medical/quick-buttons';
import { orderButtons, showsButton } from '@tzemed/contract/medical/order-buttons';
import type { HandlerInput } from '@tzemed/contract/schema/endpoint';
import { languages } from '@tzemed/contract/text/languages';
import type { Code, RefusalCode } from '@tzemed/contract/text/messages';
import { wordsIn } from '@tzemed/contract/text/texts';
import { holdHome, scopeOf } from '../../access.ts';
import { householdItemService } from '../../belongings/household-items/household-item-service.ts';
import type { OwnerCtx, ViewCtx } from '../../context.ts';
import { transact } from '../../db/client.ts';
import { isUuid } from '../../lib/ids.ts';
import { notFound, Refusal, refuseInvalid } from '../../lib/refusal.ts';
import { normalizeText } from '../../search/normalize-text.ts';
import * as store from './store.ts';

type View = ViewCtx<'medicalRecords'>;
type Own = OwnerCtx<'medicalRecords'>;

const room = {
  most: maxButtons,
  countOf: async (db, home) => (await store.listIds(db, home)).length,
  full: { field: 'name', code: 'tooManyButtons' },
} satisfies Parameters<typeof householdItemService>[1]['room'];
const kept = householdItemService(store.rows, { one: 'button', room });

const typed = { name: 'buttonNameTaken' } as const;
const nameTaken = (fields?: typeof typed) => new Refusal(409, 'buttonNameTaken', { ...(fields && { fields }) });
/** Another is called so: refused where the name is typed, if it was. */
const orNameTaken = <T>(saved: Promise<T>, fields?: typeof typed) =>
  saved.catch((error: unknown) => {
    throw store.isNameTaken(error) ? nameTaken(fields) : error;
  });

const builtInNames = new Set(languages.flatMap((lang) => Object.values(wordsIn(kindTexts, lang)).map(normalizeText)));
function refuseBuiltIn({ name }: { readonly name: string }) {
  if (builtInNames.has(normalizeText(name))) throw nameTaken(typed);
}

export const buttons = {
  ...kept,

  create: async (ctx: Own, input: Parameters<typeof kept.create>[1]) => {
    refuseBuiltIn(input);
    return orNameTaken(kept.create(ctx, input), typed);
  },

  update: async (ctx: Own, id: string, input: Parameters<typeof kept.update>[2]) => {
    refuseBuiltIn(input);
    return orNameTaken(kept.update(ctx, id, input), typed);
  },

  /** 409 for one that any observation names, and for the last one that is shown. */
  remove: (ctx: Own, id: string) =>
    transact(ctx, async (ctx) => {
      const { householdId } = await kept.get(ctx, id);
      // The household first: an arrangement that runs at the same time comes before or after, and sees the button or not.
      const home = await holdHome(ctx, { householdId });
      const button = isUuid(id) ? await store.lock(ctx.db, scopeOf(ctx), id) : undefined;
      if (!button) throw notFound();
      if (await store.isInUse(ctx.db, button)) throw new Refusal(409, 'buttonInUse');
      const others = (await store.listIds(ctx.db, home)).filter((other) => other !== button.id);
      if (!showsButton(others, { hidden: await store.hiddenOf(ctx.db, home) })) throw new Refusal(409, 'lastButton');
      return kept.remove(ctx, id);
    }),

  restore: (ctx: Own, id: string) => orNameTaken(kept.restore(ctx, id)),
};

export async function layouts(ctx: View) {
  const found = await store.layouts(ctx.db, scopeOf(ctx));
  return {
    layouts: found.map(({ own, householdId, order, hidden, mayEdit }) => ({
      householdId,
      order: orderButtons(own, { order }),
      hidden,
      mayEdit,
    })),
  };
}

type Arrangement = HandlerInput<typeof quickButtonLayouts.arrange>['body'];
/** Replaces order and hidden buttons of a household; the last of two arrangements stays. */
export const arrange = (ctx: Own, { householdId, order, hidden }: Arrangement) =>
  transact(ctx, async (ctx) => {
    const home = await holdHome(ctx, { householdId });
    const own = await store.listIds(ctx.db, home);
    const isKnown = (key: string) => isBuiltInKind(key) || own.includes(key);
    const wrong: Record<string, Code | RefusalCode> = {};
    if (!order.every(isKnown)) wrong['order'] = 'buttonUnknown';
    if (!hidden.every(isKnown)) wrong['hidden'] = 'buttonUnknown';
    else if (!showsButton(own, { hidden })) wrong['hidden'] = 'lastButton';
    refuseInvalid(wrong);
    await store.arrange(ctx.db, home, { order, hidden }, ctx.now);
    return { householdId: home.householdId, order: orderButtons(own, { order }), hidden, mayEdit: true };
  });
