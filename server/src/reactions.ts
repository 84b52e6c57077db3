import type { Member, Reactions } from './context.ts';
import * as appointments from './features/appointments/service-next-appointment.ts';
import * as budgets from './features/budgets/service-warnings.ts';
import * as expenses from './features/expenses/service.ts';
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

/**
 * Reactions of a resource to changes of another, in the same transaction. Features do not know each other: they meet
 * here. `{ 'medicalRecords.saved': [expenses.followRecord] }`
 */
export const reactions: Reactions = {
  'medicalRecords.saved': [appointments.followRecord, expenses.followRecord],
  'medicalRecords.removed': [appointments.goWithRecord, expenses.goWithRecord],
  'medicalRecords.restored': [appointments.returnWithRecord, expenses.returnWithRecord],
  'feedings.saved': [followStockOf],
  'feedings.restored': [followStockOf],
  'medicines.saved': [remindOfMedicine, followStockOf],
  'medicines.restored': [remindOfMedicine, followStockOf],
  'medicines.removed': [(ctx, { id: sourceId }) => leaveSource(ctx, { source: 'medicines', sourceId })],
  'doses.saved': [
    async (ctx, { medicineId: sourceId, plannedAt: dueAt, outcome, at, givenBy, updatedBy }) => {
      if (dueAt)
        await closeAnswered(ctx, { source: 'medicines', sourceId, dueAt, outcome, at, by: givenBy ?? updatedBy });
    },
    takeDose,
  ],
  'doses.removed': [putDoseBack],
  'doses.restored': [takeDose],
  'reminders.saved': [followReminder],
  'stockItems.saved': [remindOfStock],
  'stockItems.restored': [remindOfStock],
  'stockItems.removed': [(ctx, { id: sourceId }) => leaveSource(ctx, { source: 'stock', sourceId })],
  'pets.restored': [budgets.checkRestoredPet],
};
