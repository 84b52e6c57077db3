import { remindersApi } from '../../features/reminders/api.ts';
import { RemindersCard } from '../../features/reminders/RemindersCard.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { useToday } from '../../lib/use-today.ts';
import { LoadBanner } from '../../shared/LoadBanner.tsx';
import { useListOf } from '../../shared/use-list.ts';
import { Bones } from '../../ui/Bones.tsx';
import { petPageTexts } from './texts.ts';
import { usePetPage } from './use-pet-page.ts';

/** What is late for a pet, and what is ahead. */
export default function PetRemindersPage() {
  const t = useTexts(petPageTexts);
  const { pet } = usePetPage();
  const today = useToday();
  const overdue = useListOf(remindersApi, pet.id, { status: 'overdue' }, 'overdue');
  const upcoming = useListOf(remindersApi, pet.id, { status: 'upcoming' }, 'upcoming');
  if (overdue.isPending || upcoming.isPending) return <Bones className="pet-grid" count={2} />;
  const isLate = overdue.rows !== undefined && overdue.rows.length > 0;
  return (
    <>
      <LoadBanner load={[overdue, upcoming]} />
      <div className={isLate ? 'pet-grid' : undefined}>
        {isLate && (
          <RemindersCard
            rows={overdue.rows}
            pet={pet}
            today={today}
            named={{ title: t.overdueTitle, filters: { status: 'overdue' } }}
          />
        )}
        <RemindersCard rows={upcoming.rows} pet={pet} today={today} />
      </div>
    </>
  );
}
