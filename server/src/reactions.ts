import { dayOf } from '@tzemed/contract/dates/days';
import { mayEdit } from './access.ts';
import type { Member, Reaction, Reactions } from './context.ts';
import * as appointments from './features/appointments/service-next-appointment.ts';
import * as budgets from './features/budgets/service-warnings.ts';
import { followHome, followPet, followReminded, recordOfReminder } from './features/care/service-reminders.ts';
import * as expenses from './features/expenses/service.ts';
import { createOfReminder, removeOfReminder } from './features/medical-records/service.ts';
import { followReminder } from './features/medicines/service-doses.ts';
import { nextReminder } from './features/medicines/service.ts';
import { putDoseBack, takeDose } from './features/medicines/stock/service-entries.ts';
import { followStock, stockReminder } from './features/medicines/stock/service-reminder.ts';
import { closeAnswered, followSource, leaveSource, remindedBy } from './features/reminders/service-sources.ts';

async function remindOfMedicine(ctx: Member, { id }: { readonly id: string }) {
  const reminder = await nextReminder(ctx, id);
  if (reminder) await followSource(ctx, reminder);
}

type Using = { readonly stockItemId: string | null };
const followStockOf = (ctx: Member, { stockItemId }: Using) => followStock(ctx, stockItemId);

async function remindOfStock(ctx: Member, { id }: { readonly id: string }) {
  const of = { source: 'stock', sourceId: id } as const;
  const reminder = await stockReminder(ctx, id, () => remindedBy(ctx, of));
  if (!reminder) return;
  const { petId } = reminder;
  await (petId === null ? leaveSource(ctx, of) : followSource(ctx, { ...reminder, petId }));
}
type OfPet = { readonly petId: string };
/** Reminders of the care plan follow what was written of a pet. */
const replan = (ctx: Member, { petId }: OfPet) => followPet(ctx, petId, followSource);
const replanOfRecord = (ctx: Member, { petId, version }: OfPet & { readonly version: number }) =>
  (version === 1 ? followReminded : followHome)(ctx, petId, followSource);
/** Weights fulfil an item of the plan. An edit may take them to another pet, as that of a record may. */
const replanOfWeight = replanOfRecord;
const replanReminded = (ctx: Member, { petId }: OfPet) => followReminded(ctx, petId, followSource);

/** A reminder of the care plan that is done writes its record; one that is open again, or was missed, takes it back. */
const answerCare: Reaction<Parameters<typeof followReminder>[1] & { readonly title: string }> = async (
  ctx,
  reminder,
) => {
  const { id: reminderId, petId, source, sourceId, completedAt, title: description } = reminder;
  if (source !== 'care') return;
  const type = await recordOfReminder(ctx, petId, sourceId!);
  if (type && (await mayEdit(ctx, 'medicalRecords', petId))) {
    const writing = { ...ctx, ifMatch: undefined, right: { area: 'medicalRecords', level: 'edit' } } as const;
    if (completedAt)
      await createOfReminder(writing, { petId, type, date: dayOf(completedAt), description, reminderId });
    else await removeOfReminder(writing, reminderId);
  }
  await replan(ctx, reminder);
};

/**
 * Reactions of a resource to changes of another, in the same transaction. Features do not know each other: they meet
 * here. `{ 'medicalRecords.saved': [expenses.followRecord] }`
 */
export const reactions: Reactions = {
  'medicalRecords.saved': [appointments.followRecord, expenses.followRecord, replanOfRecord],
  'medicalRecords.removed': [appointments.goWithRecord, expenses.goWithRecord, replanReminded],
  'medicalRecords.restored': [appointments.returnWithRecord, expenses.returnWithRecord, replanReminded],
  'measures.saved': [replanOfWeight],
  'measures.removed': [replanReminded],
  'measures.restored': [replanReminded],
  'measurements.saved': [replanOfWeight],
  'measurements.removed': [replanReminded],
  'measurements.restored': [replanReminded],
  'feedings.saved': [followStockOf],
  'feedings.restored': [followStockOf],
  'medicines.saved': [remindOfMedicine, followStockOf],
  'medicines.restored': [remindOfMedicine, followStockOf],
  'medicines.removed': [(ctx, { id: sourceId }) => leaveSource(ctx, { source: 'medicines', sourceId })],
  'reminders.saved': [followReminder, answerCare],
  'careItems.saved': [replan],
  'careItems.restored': [replan],
  'careItems.removed': [replan],
  'pets.saved': [(ctx, { id: petId }) => replanReminded(ctx, { petId })],
  'doses.saved': [
    async (ctx, { medicineId: sourceId, plannedAt: dueAt, outcome, at, givenBy, updatedBy }) => {
      if (dueAt)
        await closeAnswered(ctx, { source: 'medicines', sourceId, dueAt, outcome, at, by: givenBy ?? updatedBy });
    },
    takeDose,
  ],
  'doses.removed': [putDoseBack],
  'doses.restored': [takeDose],
  'stockItems.saved': [remindOfStock],
  'stockItems.restored': [remindOfStock],
  'stockItems.removed': [(ctx, { id: sourceId }) => leaveSource(ctx, { source: 'stock', sourceId })],
  'pets.restored': [budgets.checkRestoredPet],
};
