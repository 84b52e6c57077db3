import { Suspense } from 'react';
import { useCarePlan } from '../../features/care/api.ts';
import { currentDoses } from '@tzemed/contract/medical/vaccination-validity';
import { expensesApi } from '../../features/expenses/api.ts';
import { medicalRecordsApi } from '../../features/medical-records/api.ts';
import { VaccinationsCard } from '../../features/medical-records/vaccinations/VaccinationsCard.tsx';
import { PetDetails } from '../../features/pets/profile/PetDetails.tsx';
import { remindersApi } from '../../features/reminders/api.ts';
import { RemindersCard } from '../../features/reminders/RemindersCard.tsx';
import { completionFor, useCompletion } from '../../features/reminders/completion/use-completion.ts';
import { useFrozenValue } from '../../features/reminders/use-frozen-value.ts';
import { useToday } from '../../lib/time/use-today.ts';
import { lazyForm, lazyWithoutPrefetch } from '../../shared/form/lazy-form.ts';
import { LoadBanner } from '../../shared/page/LoadBanner.tsx';
import { canAccess } from '../../shared/permissions/can-access.ts';
import { useListOf } from '../../shared/list/use-list.ts';
import { narrowScreen } from '../../ui/screen-widths.ts';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import { lazyOnRender } from '../../ui/lazy/lazy-on-render.ts';
import { Skeleton } from '../../ui/lazy/Skeleton.tsx';
import { useUsedFeatures } from '../../shared/used/use-used-features.ts';
import { useIsIdle } from '../../ui/lazy/lazy-component.ts';
import { petQueries } from './pet-queries.ts';
import { TimelineCard } from './timeline/TimelineCard.tsx';
import { usePetPage } from './use-pet-page.ts';
import { canSeeTimeline, useTimeline } from './timeline/use-timeline.ts';

/** Items of the care plan that are due, whose code comes with the first of them. */
const CareNowCard = lazyForm(() => import('../../features/care/CareNowCard.tsx').then((module) => module.CareNowCard));

/** Card at the foot of the page, loaded once everything else is there. */
const MissingCard = lazyWithoutPrefetch(() =>
  import('../../features/missing/MissingCard.tsx').then((module) => module.MissingCard),
);

/** Few pets have a feeding plan: its card comes after the page. */
const FeedingCard = lazyWithoutPrefetch(() =>
  import('../../features/feedings/FeedingCard.tsx').then((module) => module.FeedingCard),
);

/** Few pets take a medicine: the card loads for those. */
const MedicinesCard = lazyWithoutPrefetch(() =>
  import('../../features/medicines/CurrentMedicinesCard.tsx').then((module) => module.CurrentMedicinesCard),
);
/** Card that only pets with a weight have. */
const WeightCard = lazyOnRender(() =>
  import('../../features/measures/WeightCard.tsx').then((module) => module.WeightCard),
);

/** Vaccines that the overview has room for. */
const vaccines = 5;

/** Overview of a pet: upcoming reminders, vaccinations, timeline, and details that are good to know. */
export default function PetOverview() {
  const { pet, onEdit, onComplete } = usePetPage();
  const today = useToday();
  const isNarrow = useMediaQuery(narrowScreen);
  const isQuiet = useIsIdle();
  const reminders = useListOf(remindersApi, pet, petQueries.reminders);
  const completion = useCompletion(pet.id);
  // A reminder that was just completed stays under the finger.
  const due = useFrozenValue(reminders.rows, completion.isStill);
  const vaccinations = useListOf(medicalRecordsApi, pet, petQueries.vaccinations, 'vaccinations');
  const expenses = useListOf(expensesApi, pet, petQueries.expenses);
  const mayRecords = canAccess(pet, 'medicalRecords', 'view');
  const { isOfPet } = useUsedFeatures();
  const hasMeasures = isOfPet('measures', pet.id) && mayRecords;
  const happened = useTimeline(pet);
  const plan = useCarePlan(pet);
  const isCareDue = !pet.archivedAt && plan.data?.items.some(({ state, due }) => state === 'now' && due !== null);
  const hasMedicines = isOfPet('medicines', pet.id) && canAccess(pet, 'reminders', 'view');
  const lists = [reminders, vaccinations, expenses, happened];
  if (lists.some(({ isPending }) => isPending)) return <Skeleton className="pet-grid" count={4} />;
  const now = (
    <>
      {isCareDue && (
        <Suspense>
          <CareNowCard pet={pet} items={plan.data!.items} />
        </Suspense>
      )}
      {canAccess(pet, 'reminders', 'view') && (
        <RemindersCard rows={due} pet={pet} today={today} completion={completionFor(pet, completion)} />
      )}
      {hasMedicines && (
        <Suspense>
          <MedicinesCard pet={pet} />
        </Suspense>
      )}
    </>
  );
  const health = (
    <>
      {hasMeasures && (
        <Suspense>
          <WeightCard pet={pet} />
        </Suspense>
      )}
      {mayRecords && (
        <VaccinationsCard
          rows={vaccinations.rows && currentDoses(vaccinations.rows, today).slice(0, vaccines)}
          pet={pet}
        />
      )}
    </>
  );
  const timeline = canSeeTimeline(pet) && (
    <TimelineCard pet={pet} today={today} events={happened.data?.events ?? []} cursor={happened.data?.cursor ?? null} />
  );
  const details = (
    <>
      <PetDetails pet={pet} onEdit={onEdit} />
      {isQuiet && canAccess(pet, 'reminders', 'view') && (
        <Suspense>
          <FeedingCard pet={pet} />
        </Suspense>
      )}
      {isQuiet && !pet.archivedAt && (
        <Suspense>
          <MissingCard pet={pet} onComplete={onComplete} />
        </Suspense>
      )}
    </>
  );
  return (
    <>
      <LoadBanner load={lists} />
      <p className="sr" role="status">
        {completion.said}
      </p>
      {/* The order in which the keyboard and a screen reader go is the one that is seen. */}
      {isNarrow ? (
        <div className="pet-column">
          {now}
          {health}
          {timeline}
          {details}
        </div>
      ) : (
        <div className="pet-grid">
          <div className="pet-column">
            {now}
            {timeline}
          </div>
          <div className="pet-column">
            {health}
            {details}
          </div>
        </div>
      )}
    </>
  );
}
