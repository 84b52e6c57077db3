import type { NewObservation, ObservationInput } from '@tzemed/contract/medical/observations';
import { isBuiltInKind } from '@tzemed/contract/medical/observation-kind-texts';
import type { Code } from '@tzemed/contract/text/messages';
import { petOf, scopeOf } from '../../access.ts';
import { attachmentService } from '../../belongings/attachments/attachment-service.ts';
import { bornOn } from '../../belongings/rows/pet-birth.ts';
import { belongingService, idOf } from '../../belongings/service/belonging-service.ts';
import type { EditCtx, ViewCtx } from '../../context.ts';
import { transact } from '../../db/client.ts';
import { newId } from '../../lib/ids.ts';
import { invalid, notFound, refuseInvalid } from '../../lib/refusal.ts';
import * as store from './store.ts';
import { wrongTimes } from './wrong-fields.ts';

type View = ViewCtx<'medicalRecords'>;
type Edit = EditCtx<'medicalRecords'>;
type Row = Awaited<ReturnType<typeof store.rows.list>>[number];

export const papers = attachmentService(store.rows);

async function kindError(ctx: Edit, { petId, kind }: Row): Promise<Readonly<Record<string, Code>>> {
  if (isBuiltInKind(kind)) return {};
  const { householdId } = await petOf(ctx, petId);
  const button = await store.lockButton(ctx.db, { householdId, kind });
  if (!button) return { kind: 'kindUnknown' };
  return button.deletedAt ? { kind: 'kindGone' } : {};
}

/** Refuses a row that breaks a rule: the write is taken back, and all fields that are wrong are told. */
async function refuseWrong(ctx: Edit, row: Row) {
  const born = await bornOn(ctx.db, scopeOf(ctx), row.petId);
  refuseInvalid({ ...(await kindError(ctx, row)), ...wrongTimes(row, { now: ctx.now, bornOn: born ?? null }) });
}

/** `more` saves the rows of the other pets of a press. */
const observationsWith = (more: (ctx: Edit) => Promise<unknown>) =>
  belongingService(store.rows, {
    async keep(ctx, row) {
      await refuseWrong(ctx, row);
      await more(ctx);
      return papers.keepWaiting(ctx, row);
    },
  });
const observations = observationsWith(async () => undefined);
export const { list, get, remove, restore } = observations;

export const update = (ctx: Edit, id: string, input: ObservationInput) => observations.update(ctx, id, input);

export async function create(ctx: Edit, { petIds = [], ...input }: NewObservation) {
  const others = new Set(petIds);
  others.delete(input.petId);
  return others.size > 0 ? createTogether(ctx, input, [...others]) : observations.create(ctx, input);
}

/** An observation of each pet, or of none. Its id, and the papers that were sent for it, are those of the first. */
function createTogether(ctx: Edit, input: Omit<NewObservation, 'petIds'>, others: readonly string[]) {
  const entryId = newId();
  const withOthers = observationsWith(async (ctx) => {
    const { id: _first, ...said } = input;
    const { householdId } = await petOf(ctx, input.petId);
    for (const petId of others) {
      if ((await petOf(ctx, petId)).householdId !== householdId) throw invalid({ petIds: 'petOfOtherHome' });
      await observations.create(ctx, { ...said, petId, entryId });
    }
  });
  return transact(ctx, async (ctx) => {
    const made = await withOthers.create(ctx, { ...input, entryId });
    return get(ctx, made.id);
  });
}

/** Deletes an observation and those of the same press. */
export const removeTogether = (ctx: Edit, id: string) =>
  transact(ctx, async (ctx) => {
    const entry = await store.lockEntry(ctx.db, scopeOf(ctx), idOf(id));
    if (!entry.some((one) => one.id === id.toLowerCase())) throw notFound();
    for (const one of entry) await remove({ ...ctx, ifMatch: undefined }, one.id);
  });

export async function latest(ctx: View, { petId }: { readonly petId?: string | undefined }) {
  if (petId !== undefined) await petOf(ctx, petId);
  return { latest: await store.latest(ctx.db, scopeOf(ctx), { petId }) };
}
