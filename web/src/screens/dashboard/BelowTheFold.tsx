import type { NamedPet } from '../../shared/PetPortrait.tsx';
import { ExpensesCard } from '../../features/expenses/ExpensesCard.tsx';
import { MedicalRecordsCard } from '../../features/medical-records/MedicalRecordsCard.tsx';
import { useCurrentDoses } from '../../features/medical-records/use-current-doses.ts';
import { RemindersCard } from '../../features/reminders/RemindersCard.tsx';
import { Charts } from './Charts.tsx';
import type { Overview } from './overview.ts';

type Props = { overview: Overview; petOf: (id: string) => NamedPet | undefined };

/** What one scrolls to: where the money went, and the first rows of each list. */
export function BelowTheFold({ overview, petOf }: Props) {
  const doses = useCurrentDoses();
  return (
    <>
      <Charts {...overview} />
      <div className="lists">
        <RemindersCard rows={overview.reminders} today={overview.today} isAfterToday petOf={petOf} />
        <ExpensesCard rows={overview.expenses} today={overview.today} petOf={petOf} />
        <MedicalRecordsCard rows={overview.records} doses={doses} today={overview.today} petOf={petOf} />
      </div>
    </>
  );
}
