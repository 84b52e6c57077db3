import type { Paging } from '@tzemed/contract/schema/fields';
import type { MedicalRecordInput, NewMedicalRecord } from '@tzemed/contract/medical/medical-records';
import { mayEdit, petOf, scopeOf } from '../../access.ts';
import { attachmentService } from '../../belongings/attachments/attachment-service.ts';
import { commentService } from '../../belongings/comments/comment-service.ts';
import { commitChange } from '../../belongings/service/commit-change.ts';
import { searchRows } from '../../belongings/rows/search-rows.ts';
import { belongingService, idOf } from '../../belongings/service/belonging-service.ts';
import type { EditCtx, ViewCtx } from '../../context.ts';
import { transact } from '../../db/client.ts';
import { newId } from '../../lib/ids.ts';
import { invalid, notFound } from '../../lib/refusal.ts';
import { splitEqually } from '@tzemed/contract/money/split-amount';
import type { Narrowing } from '../../search/store.ts';
import * as store from './store.ts';

type View = ViewCtx<'medicalRecords'>;
type Edit = EditCtx<'medicalRecords'>;

export const papers = attachmentService(store.rows);
export const recordComments = commentService(store.rows);

/** Saves linked data of a record, besides the uploads that wait for it. */
const recordsWith = (more: (ctx: Edit) => Promise<unknown>) =>
  belongingService(store.rows, {
    check({ date, nextAppointment, validUntil }) {
      if (nextAppointment && nextAppointment < date) throw invalid({ nextAppointment: 'dateOrder' });
      if (validUntil && validUntil < date) throw invalid({ validUntil: 'dateOrder' });
    },
    async keep(ctx, row) {
      await more(ctx);
      return papers.keepWaiting(ctx, row);
    },
  });
const records = recordsWith(async () => undefined);
export const { list, get, remove } = records;

export async function create(ctx: Edit, { petIds = [], ...input }: NewMedicalRecord) {
  const others = new Set(petIds);
  others.delete(input.petId);
  if (others.size > 0) return createTogether(ctx, input, [...others]);
  const made = await records.create(ctx, await writable(ctx, input));
  return made.cost === null ? made : get(ctx, made.id);
}

/** A record of each pet. Its id, and the papers that were sent for it, are those of the first. */
async function createTogether(ctx: Edit, { id, ...input }: NewMedicalRecord, others: readonly string[]) {
  const petIds = [input.petId, ...others];
  const costs = await costsOf(ctx, input.cost, petIds);
  const entryId = newId();
  // Runs before the transaction: inside it, this would wait for a second connection, which others in the same wait may
  // hold.
  const own = await writable(ctx, { ...input, cost: costs.get(input.petId) || null });
  const theirs: (typeof own)[] = [];
  for (const petId of others) theirs.push(await writable(ctx, { ...input, petId, cost: costs.get(petId) || null }));
  const withOthers = recordsWith(async (ctx) => {
    const { householdId } = await petOf(ctx, input.petId);
    for (const record of theirs) {
      if ((await petOf(ctx, record.petId)).householdId !== householdId) throw invalid({ petIds: 'petOfOtherHome' });
      await records.create(ctx, { ...record, entryId });
    }
  });
  return transact(ctx, async (ctx) => {
    const made = await withOthers.create(ctx, {
      ...own,
      entryId,
      ...(id !== undefined && { id }),
    });
    return get(ctx, made.id);
  });
}

/** Divides the cost of a visit among those pets for which the user may write expenses. */
async function costsOf(ctx: Edit, cost: number | null | undefined, petIds: readonly string[]) {
  if (!cost) return new Map<string, number>();
  const paying: string[] = [];
  for (const petId of petIds) if (await mayEdit(ctx, 'expenses', petId)) paying.push(petId);
  const shares = splitEqually(cost, paying.length);
  return new Map(paying.map((petId, index) => [petId, shares[index]!]));
}

/** Deletes it and what was entered together with it. */
export const removeTogether = (ctx: Edit, id: string) =>
  transact(ctx, async (ctx) => {
    const entry = await store.lockEntry(ctx.db, scopeOf(ctx), idOf(id));
    if (!entry.some((record) => record.id === id.toLowerCase())) throw notFound();
    for (const record of entry) await remove({ ...ctx, ifMatch: undefined }, record.id);
  });

export async function update(ctx: Edit, id: string, input: MedicalRecordInput) {
  // A cost that is left out keeps its value, and moves with the record to another pet.
  const cost = input.cost === undefined ? ((await get(ctx, id)).cost ?? undefined) : input.cost;
  const saved = await records.update(ctx, id, await writable(ctx, { ...input, cost }));
  return saved.cost === null && saved.expenseId === null ? saved : get(ctx, id);
}

/** Reads the record again, to include what was restored with it. */
export async function restore(ctx: Edit, id: string) {
  await records.restore(ctx, id);
  return get(ctx, id);
}

/** Drops fields that only vaccinations have, and a cost if the user may not write expenses. */
async function writable<I extends MedicalRecordInput>(ctx: Edit, { cost, ...input }: I) {
  const says = cost !== undefined && (await mayEdit(ctx, 'expenses', input.petId)) ? { cost } : {};
  return { ...input, ...(input.type !== 'vaccination' && ofNoVaccination), ...says };
}
const ofNoVaccination = { product: null, batchNumber: null, validUntil: null };

export const search = (ctx: View, query: { q: string } & Narrowing & Paging) => searchRows(ctx, store.rows, query);

export async function vetNames(ctx: View) {
  const found = await store.offeredVets(ctx.db, scopeOf(ctx), {});
  return { vetNames: found.map(({ name }) => name) };
}

type Visit = Pick<MedicalRecordInput, 'date' | 'description' | 'vetName' | 'notes' | 'tagIds'> & {
  /** The appointment, and the pet that it was for. */
  readonly of: readonly { readonly id: string; readonly petId: string }[];
};

/** Creates a record for each pet of a visit; a pet that has one for it gets no other. */
export async function createOfVisit(ctx: Edit, { of, ...said }: Visit) {
  const made = await store.ofAppointments(
    ctx.db,
    scopeOf(ctx),
    of.map(({ id }) => id),
  );
  const ready = new Set(made.map(({ appointmentId }) => appointmentId));
  for (const { id: appointmentId, petId } of of)
    if (!ready.has(appointmentId))
      await records.create(ctx, { ...said, ...ofNoVaccination, type: 'vet_visit', petId, appointmentId });
}

/** The records of some appointments, in their order. */
export async function ofAppointments(ctx: View, appointmentIds: readonly string[]) {
  const ids = (await store.ofAppointments(ctx.db, scopeOf(ctx), appointmentIds)).map(({ id }) => id);
  const found = await store.rows.findAll(ctx.db, scopeOf(ctx), ids);
  return found.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

/** Takes back what was made of some appointments, unless somebody has written in it since. */
export async function removeUntouchedOf(ctx: Edit, appointmentIds: readonly string[]) {
  const gone = await store.removeUntouchedOf(ctx.db, scopeOf(ctx), { appointmentIds, now: ctx.now });
  for (const record of gone) await commitChange(ctx, { noun: 'medicalRecords', what: 'removed' }, async () => record);
}

type DoneReminder = Pick<MedicalRecordInput, 'petId' | 'type' | 'date' | 'description'> & {
  readonly reminderId: string;
};

/** Creates the record of a reminder that was done, once. */
export async function createOfReminder(ctx: Edit, { reminderId, ...said }: DoneReminder) {
  if ((await store.ofReminder(ctx.db, scopeOf(ctx), reminderId)).length > 0) return;
  await records.create(ctx, { ...said, ...ofNoVaccination, reminderId });
}

/** Deletes what doing a reminder has made; it can be restored. */
export async function removeOfReminder(ctx: Edit, reminderId: string) {
  for (const id of await store.ofReminder(ctx.db, scopeOf(ctx), reminderId)) await remove(ctx, id);
}
