import { expensesApi } from '../../features/expenses/api.ts';
import { medicalRecordsApi } from '../../features/medical-records/api.ts';
import { latestOfEach } from '../../features/medical-records/vaccinations.ts';
import { VaccinationsCard } from '../../features/medical-records/VaccinationsCard.tsx';
import { PetDetails } from '../../features/pets/PetDetails.tsx';
import { remindersApi } from '../../features/reminders/api.ts';
import { RemindersCard } from '../../features/reminders/RemindersCard.tsx';
import { useToday } from '../../lib/use-today.ts';
import { LoadBanner } from '../../shared/LoadBanner.tsx';
import { useListOf } from '../../shared/use-list.ts';
import { Bones } from '../../ui/Bones.tsx';
import { asked } from './asked.ts';
import { TimelineCard } from './TimelineCard.tsx';
import { usePetPage } from './use-pet-page.ts';

/** Vaccines that the overview has room for. */
const vaccines = 5;

/** What is next for a pet, what it was given, what happened last, and what is good to know of it. */
export default function PetOverview() {
  const { pet, onEdit } = usePetPage();
  const today = useToday();
  const reminders = useListOf(remindersApi, pet.id, asked.reminders);
  const records = useListOf(medicalRecordsApi, pet.id, asked.records);
  const vaccinations = useListOf(medicalRecordsApi, pet.id, asked.vaccinations, 'vaccinations');
  const expenses = useListOf(expensesApi, pet.id, asked.expenses);
  const lists = [reminders, records, vaccinations, expenses];
  if (lists.some(({ isPending }) => isPending)) return <Bones className="pet-grid" count={4} />;
  return (
    <>
      <LoadBanner load={lists} />
      <div className="pet-grid">
        <div className="pet-column">
          <VaccinationsCard rows={vaccinations.rows && latestOfEach(vaccinations.rows).slice(0, vaccines)} pet={pet} />
          <TimelineCard pet={pet} records={records.rows ?? []} expenses={expenses.rows ?? []} today={today} />
        </div>
        <div className="pet-column">
          <RemindersCard rows={reminders.rows} pet={pet} today={today} />
          <PetDetails pet={pet} onEdit={onEdit} />
        </div>
      </div>
    </>
  );
}
