import { Suspense } from 'react';
import { currentDoses } from '@tzemed/contract/vaccination-validity';
import { expensesApi } from '../../features/expenses/api.ts';
import { medicalRecordsApi } from '../../features/medical-records/api.ts';
import { VaccinationsCard } from '../../features/medical-records/VaccinationsCard.tsx';
import { PetDetails } from '../../features/pets/PetDetails.tsx';
import { remindersApi } from '../../features/reminders/api.ts';
import { RemindersCard } from '../../features/reminders/RemindersCard.tsx';
import { completionFor, useCompletion } from '../../features/reminders/use-completion.ts';
import { useStill } from '../../features/reminders/use-still.ts';
import { useToday } from '../../lib/use-today.ts';
import { onNeed } from '../../shared/lazy-form.ts';
import { LoadBanner } from '../../shared/LoadBanner.tsx';
import { may } from '../../shared/may.ts';
import { useListOf } from '../../shared/use-list.ts';
import { Bones } from '../../ui/Bones.tsx';
import { useQuiet } from '../../ui/use-part.ts';
import { asked } from './asked.ts';
import { TimelineCard } from './TimelineCard.tsx';
import { usePetPage } from './use-pet-page.ts';
import { maySeeTimeline, useTimeline } from './use-timeline.ts';

/** At its foot, once all else is there. */
const MissingCard = onNeed(() => import('../../features/missing/MissingCard.tsx').then((module) => module.MissingCard));

/** Vaccines that the overview has room for. */
const vaccines = 5;

/** What is next for a pet, what it was given, what happened last, and what is good to know of it. */
export default function PetOverview() {
  const { pet, onEdit, onComplete } = usePetPage();
  const today = useToday();
  const isQuiet = useQuiet();
  const reminders = useListOf(remindersApi, pet, asked.reminders);
  const completion = useCompletion(pet.id);
  // What was just ticked off stays where the finger is.
  const due = useStill(reminders.rows, completion.isStill);
  const vaccinations = useListOf(medicalRecordsApi, pet, asked.vaccinations, 'vaccinations');
  const expenses = useListOf(expensesApi, pet, asked.expenses);
  const mayRecords = may(pet, 'medicalRecords', 'view');
  const happened = useTimeline(pet);
  const lists = [reminders, vaccinations, expenses, happened];
  if (lists.some(({ isPending }) => isPending)) return <Bones className="pet-grid" count={4} />;
  return (
    <>
      <LoadBanner load={lists} />
      <p className="sr" role="status">
        {completion.said}
      </p>
      <div className="pet-grid">
        {/* On a phone all stand below each other as they are here. */}
        <div className="pet-column next">
          {may(pet, 'reminders', 'view') && (
            <RemindersCard rows={due} pet={pet} today={today} completion={completionFor(pet, completion)} />
          )}
        </div>
        <div className="pet-column main">
          {mayRecords && (
            <VaccinationsCard
              rows={vaccinations.rows && currentDoses(vaccinations.rows, today).slice(0, vaccines)}
              pet={pet}
            />
          )}
          {maySeeTimeline(pet) && (
            <TimelineCard
              pet={pet}
              today={today}
              events={happened.data?.events ?? []}
              cursor={happened.data?.cursor ?? null}
            />
          )}
        </div>
        <div className="pet-column">
          <PetDetails pet={pet} onEdit={onEdit} />
          {isQuiet && !pet.archivedAt && (
            <Suspense>
              <MissingCard pet={pet} onComplete={onComplete} />
            </Suspense>
          )}
        </div>
      </div>
    </>
  );
}
