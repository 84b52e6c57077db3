import './dashboard.css';
import { Suspense, useDeferredValue, useEffect } from 'react';
import { useTexts, useWord } from '../../i18n/use-texts.ts';
import { useReceivedInvitation } from '../../features/invitations/use-received-invitation.ts';
import { useCompletion } from '../../features/reminders/completion/use-completion.ts';
import { useFrozenValue } from '../../features/reminders/use-frozen-value.ts';
import { screens } from '../../screens.ts';
import { lazyWithoutPrefetch } from '../../shared/form/lazy-form.ts';
import { LoadBanner } from '../../shared/page/LoadBanner.tsx';
import { useAreaAccess } from '../../shared/permissions/use-area-access.ts';
import { usePets } from '../../shared/pets/use-pets.ts';
import { Skeleton } from '../../ui/lazy/Skeleton.tsx';
import { lazyComponent, useLazyComponent, useIsIdle } from '../../ui/lazy/lazy-component.ts';
import { usePageTitle } from '../../shell/navigation/use-page-title.ts';
import { useOverview } from './api.ts';
import { hasComing } from './coming/coming-days.ts';
import type { Overview } from './overview.ts';
import { useReachability } from '../../lib/offline/reachability.ts';
import { Birthdays } from './greeting/Birthdays.tsx';
import { DashboardSkeleton } from './DashboardSkeleton.tsx';
import { FirstSteps } from './first-steps/FirstSteps.tsx';
import { GreetingHeader } from './greeting/GreetingHeader.tsx';
import { QuickActions } from './QuickActions.tsx';
import { Stats } from './Stats.tsx';
import { Today } from './today/Today.tsx';
import { overviewTexts } from './texts.ts';
import { doseRefusal } from './today/dose-refusal.ts';
import { TodaySentence } from './today/TodaySentence.tsx';

/** Said in its own time, and to few: nobody comes for it. */
const received = lazyComponent(() =>
  import('../../features/invitations/ReceivedInvitationBanner.tsx').then(
    ({ ReceivedInvitationBanner }) => ReceivedInvitationBanner,
  ),
);
/** Asked for in its own time, too. */
const Offered = lazyWithoutPrefetch(() =>
  import('../../features/handovers/HandoverOfferBanner.tsx').then(({ HandoverOfferBanner }) => HandoverOfferBanner),
);
const below = lazyComponent(() => import('./BelowTheFold.tsx').then(({ BelowTheFold }) => BelowTheFold));

const away = lazyComponent(() =>
  import('../../shell/notices/OfflineNeeds.tsx').then(({ OfflineNeeds }) => OfflineNeeds),
);

const coming = lazyComponent(() => import('./coming/ComingDays.tsx').then(({ ComingDays }) => ComingDays));

/** True after the first visit: Back restores the scroll position, so the page must be as high as before. */
let wasSeen = false;

export default function DashboardPage() {
  const t = useTexts(overviewTexts);
  usePageTitle(useWord(screens.dashboard.word));
  const { data, ...load } = useOverview();
  const completion = useCompletion('today', { refusalOf: doseRefusal });
  // A reminder that was just completed stays under the finger, with everything above and below it.
  const overview = useFrozenValue(data, completion.isStill);
  const owned = usePets();
  const { canView, canEdit, isGuestOnly, helpedPets } = useAreaAccess();
  const { samplePet } = load;
  const pets = samplePet ? [samplePet] : owned.activePets;
  const ownPets = samplePet ? [samplePet] : owned.ownPets.filter(({ archivedAt }) => !archivedAt);
  // The figures first: what is drawn below them comes a moment later.
  const isWhole = useDeferredValue(true, wasSeen);
  const offer = useReceivedInvitation();
  const isReceivedHere = useLazyComponent(received, isWhole && offer !== undefined, () => undefined);
  const isQuiet = useIsIdle();
  const isMoreComing = overview !== undefined && hasComing(overview);
  const isComingHere = useLazyComponent(coming, isMoreComing, () => undefined) && isMoreComing;
  const isAway = useReachability() === 'away';
  const isAwayHere = useLazyComponent(away, isAway, () => undefined) && isAway;
  const isBelowHere = useLazyComponent(below, isWhole, () => undefined);
  useEffect(() => {
    wasSeen = true;
  }, []);
  const petOf = samplePet ? () => samplePet : owned.petOf;

  if (load.isPending || owned.isPending) return <DashboardSkeleton />;
  // An archived pet is somebody known, too.
  const isNew =
    overview && owned.data && !samplePet && (owned.pets.length === 0 || (isUntouched(overview) && !isGuestOnly));
  return (
    <>
      <GreetingHeader pets={pets} due={overview && petsOfToday(overview)}>
        {overview && !samplePet && <Birthdays pets={owned.activePets} today={overview.today} />}
        {isNew
          ? t.firstTime
          : overview && (canView('reminders') || canView('medicalRecords')) && <TodaySentence overview={overview} />}
      </GreetingHeader>
      <LoadBanner load={load} />
      {offer && isReceivedHere && <received.Loaded offer={offer} />}
      {isQuiet && !samplePet && (
        <Suspense>
          <Offered />
        </Suspense>
      )}
      <FirstSteps
        pet={owned.ownPets.find(({ archivedAt }) => !archivedAt)}
        isShown={isNew === true}
        reminder={overview && !samplePet ? onlyReminder(overview) : undefined}
      />
      {overview && !isNew && (
        <>
          <QuickActions mayAdd={canEdit} />
          <div className="front">
            {(canView('reminders') || canView('medicalRecords')) && (
              <Today
                overview={overview}
                completion={samplePet ? undefined : completion}
                petOf={petOf}
                pets={pets}
                hasReminders={canView('reminders')}
              />
            )}
            <div className="front-side">
              <Stats
                overview={overview}
                petNames={ownPets.map(({ name }) => name)}
                helped={helpedPets.length}
                petOf={petOf}
                canView={canView}
              />
              {isComingHere && (
                <coming.Loaded overview={overview} petOf={petOf} isStockAsked={!samplePet && canView('reminders')} />
              )}
            </div>
          </div>
          {isWhole && isBelowHere ? (
            <below.Loaded overview={overview} petOf={petOf} canView={canView} />
          ) : (
            <Skeleton className="charts" count={2} />
          )}
        </>
      )}
      {isAwayHere && <away.Loaded />}
    </>
  );
}

/** True when the account has no entries yet. */
const isUntouched = ({ expenses, records, reminders, appointments, todayReminders: { open, done } }: Overview) =>
  expenses.length + records.length + reminders.length + appointments.count + open.length + done === 0;

/** The reminder of the dashboard, if it shows one alone. */
function onlyReminder({ reminders, todayReminders: { open, done } }: Overview) {
  const shown = [...open, ...reminders];
  return shown.length + done === 1 ? shown[0] : undefined;
}

const petsOfToday = ({ appointments, todayReminders }: Overview) => [
  ...appointments.today.flatMap(({ petIds }) => petIds),
  ...todayReminders.open.map(({ petId }) => petId),
];
