import { remindersApi } from '../../features/reminders/api.ts';
import { RemindersCard } from '../../features/reminders/RemindersCard.tsx';
import { completionFor, useCompletion } from '../../features/reminders/completion/use-completion.ts';
import { useFrozenValue } from '../../features/reminders/use-frozen-value.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useToday } from '../../lib/time/use-today.ts';
import { LoadBanner } from '../../shared/page/LoadBanner.tsx';
import { useListOf } from '../../shared/list/use-list.ts';
import { Skeleton } from '../../ui/lazy/Skeleton.tsx';
import { petPageTexts } from './texts.ts';
import { usePetPage } from './use-pet-page.ts';

/** Overdue and upcoming reminders of a pet. */
export default function PetRemindersPage() {
  const t = useTexts(petPageTexts);
  const { pet } = usePetPage();
  const today = useToday();
  const overdue = useListOf(remindersApi, pet, { status: 'overdue' }, 'overdue');
  const upcoming = useListOf(remindersApi, pet, { status: 'upcoming' }, 'upcoming');
  const completion = useCompletion(pet.id);
  // A reminder that was just completed stays under the finger.
  const late = useFrozenValue(overdue.rows, completion.isStill);
  const ahead = useFrozenValue(upcoming.rows, completion.isStill);
  if (overdue.isPending || upcoming.isPending) return <Skeleton className="pet-grid" count={2} />;
  const isLate = late !== undefined && late.length > 0;
  return (
    <>
      <LoadBanner load={[overdue, upcoming]} />
      <p className="sr" role="status">
        {completion.said}
      </p>
      <div className={isLate ? 'pet-grid' : undefined}>
        {isLate && (
          <RemindersCard
            rows={late}
            pet={pet}
            today={today}
            completion={completionFor(pet, completion)}
            named={{ title: t.overdueTitle, filters: { status: 'overdue' } }}
          />
        )}
        <RemindersCard rows={ahead} pet={pet} today={today} completion={completionFor(pet, completion)} />
      </div>
    </>
  );
}
