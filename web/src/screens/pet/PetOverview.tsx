import { expensesApi } from '../../features/expenses/api.ts';
import { ExpensesCard } from '../../features/expenses/ExpensesCard.tsx';
import { medicalRecordsApi } from '../../features/medical-records/api.ts';
import { MedicalRecordsCard } from '../../features/medical-records/MedicalRecordsCard.tsx';
import { PetDetails } from '../../features/pets/PetDetails.tsx';
import { remindersApi } from '../../features/reminders/api.ts';
import { RemindersCard } from '../../features/reminders/RemindersCard.tsx';
import { useToday } from '../../lib/use-today.ts';
import { LoadBanner } from '../../shared/LoadBanner.tsx';
import { useListOf } from '../../shared/use-list.ts';
import { Bones } from '../../ui/Bones.tsx';
import { asked } from './asked.ts';
import { usePetPage } from './use-pet-page.ts';

/** The pet's nearest reminders, latest records and latest expenses, and what is told of it. */
export default function PetOverview() {
  const { pet, onEdit } = usePetPage();
  const today = useToday();
  const reminders = useListOf(remindersApi, pet.id, asked.reminders);
  const records = useListOf(medicalRecordsApi, pet.id, asked.records);
  const expenses = useListOf(expensesApi, pet.id, asked.expenses);
  if ([reminders, records, expenses].some(({ isPending }) => isPending))
    return <Bones className="pet-grid" count={4} />;
  return (
    <>
      <LoadBanner load={[reminders, records, expenses]} />
      <div className="pet-grid">
        <RemindersCard rows={reminders.rows} pet={pet} today={today} />
        <MedicalRecordsCard rows={records.rows} pet={pet} today={today} />
        <ExpensesCard rows={expenses.rows} pet={pet} today={today} />
        <PetDetails pet={pet} onEdit={onEdit} />
      </div>
    </>
  );
}
