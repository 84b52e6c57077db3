import type { Area } from '@tzemed/contract/schema/endpoint';
import { currentDoses } from '@tzemed/contract/medical/vaccination-validity';
import type { NamedPet } from '../../shared/pets/PetPortrait.tsx';
import { ExpensesCard } from '../../features/expenses/ExpensesCard.tsx';
import { MedicalRecordsCard } from '../../features/medical-records/MedicalRecordsCard.tsx';
import { RemindersCard } from '../../features/reminders/RemindersCard.tsx';
import { Charts } from './charts/Charts.tsx';
import { hasComing } from './coming/coming-days.ts';
import type { Overview } from './overview.ts';

type Props = { overview: Overview; petOf: (id: string) => NamedPet | undefined; canView: (area: Area) => boolean };

/** Lower part of the dashboard: charts of expenses, and the first rows of each list. */
export function BelowTheFold({ overview, petOf, canView }: Props) {
  // An older dose that holds longer may be missing among these few; asking for all would delay every dashboard.
  const doses = currentDoses(overview.records, overview.today);
  return (
    <>
      <Charts {...overview} />
      <div className="lists">
        {canView('reminders') && !hasComing(overview) && (
          <RemindersCard rows={overview.reminders} today={overview.today} isAfterToday petOf={petOf} />
        )}
        {canView('expenses') && <ExpensesCard rows={overview.expenses} today={overview.today} petOf={petOf} />}
        {canView('medicalRecords') && (
          <MedicalRecordsCard rows={overview.records} doses={doses} today={overview.today} petOf={petOf} />
        )}
      </div>
    </>
  );
}
