import './dashboard.css';
import { Suspense, useDeferredValue, useEffect } from 'react';
import { useTexts, useWord } from '../../i18n/use-texts.ts';
import { useReceived } from '../../features/invitations/received.ts';
import { useCompletion } from '../../features/reminders/use-completion.ts';
import { useStill } from '../../features/reminders/use-still.ts';
import { screens } from '../../screens.ts';
import { onNeed } from '../../shared/lazy-form.ts';
import { LoadBanner } from '../../shared/LoadBanner.tsx';
import { usePets } from '../../shared/use-pets.ts';
import { Bones } from '../../ui/Bones.tsx';
import { part, usePart, useQuiet } from '../../ui/use-part.ts';
import { usePageTitle } from '../../shell/use-page-title.ts';
import { useOverview } from './api.ts';
import type { Overview } from './overview.ts';
import { Birthdays } from './Birthdays.tsx';
import { DashboardPicture } from './DashboardPicture.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { Hello } from './Hello.tsx';
import { QuickActions } from './QuickActions.tsx';
import { Stats } from './Stats.tsx';
import { Today } from './Today.tsx';
import { overviewTexts } from './texts.ts';
import { TodaySentence } from './TodaySentence.tsx';

/** Said in its own time, and to few: nobody comes for it. */
const received = part(() =>
  import('../../features/invitations/ReceivedBanner.tsx').then(({ ReceivedBanner }) => ReceivedBanner),
);
/** Asked for in its own time, too. */
const Offered = onNeed(() =>
  import('../../features/handovers/OfferedBanner.tsx').then(({ OfferedBanner }) => OfferedBanner),
);
const below = part(() => import('./BelowTheFold.tsx').then(({ BelowTheFold }) => BelowTheFold));

/** Whoever comes back to the dashboard finds the place where it was left, so it is as high as it was. */
let wasSeen = false;

export default function DashboardPage() {
  const t = useTexts(overviewTexts);
  usePageTitle(useWord(screens.dashboard.word));
  const { data, ...load } = useOverview();
  const completion = useCompletion('today');
  // What was just ticked off stays where the finger is, with all above and below it.
  const overview = useStill(data, completion.isStill);
  const owned = usePets();
  const { samplePet } = load;
  const pets = samplePet ? [samplePet] : owned.activePets;
  const ownPets = samplePet ? [samplePet] : owned.ownPets.filter(({ archivedAt }) => !archivedAt);
  // The figures first: what is drawn below them comes a moment later.
  const isWhole = useDeferredValue(true, wasSeen);
  const offer = useReceived();
  const isReceivedHere = usePart(received, isWhole && offer !== undefined, () => undefined);
  const isQuiet = useQuiet();
  const isBelowHere = usePart(below, isWhole, () => undefined);
  useEffect(() => {
    wasSeen = true;
  }, []);
  const petOf = samplePet ? () => samplePet : owned.petOf;

  if (load.isPending || owned.isPending) return <DashboardPicture />;
  // An archived pet is somebody known, too.
  const isNew = overview && owned.data && !samplePet && (owned.pets.length === 0 || isUntouched(overview));
  return (
    <>
      <Hello pets={pets} due={overview && petsOfToday(overview)}>
        {overview && !samplePet && <Birthdays pets={owned.activePets} today={overview.today} />}
        {isNew ? t.firstTime : overview && <TodaySentence overview={overview} />}
      </Hello>
      <LoadBanner load={load} />
      {offer && isReceivedHere && <received.Loaded offer={offer} />}
      {isQuiet && !samplePet && (
        <Suspense>
          <Offered />
        </Suspense>
      )}
      {isNew && <FirstSteps pet={owned.ownPets.find(({ archivedAt }) => !archivedAt)} />}
      {overview && !isNew && (
        <>
          <QuickActions />
          <div className="front">
            <Today overview={overview} completion={samplePet ? undefined : completion} petOf={petOf} pets={pets} />
            <Stats overview={overview} petNames={ownPets.map(({ name }) => name)} petOf={petOf} />
          </div>
          {isWhole && isBelowHere ? (
            <below.Loaded overview={overview} petOf={petOf} />
          ) : (
            <Bones className="charts" count={2} />
          )}
        </>
      )}
    </>
  );
}

/** Nothing has been written down yet. */
const isUntouched = ({ expenses, records, reminders, appointments, todayReminders: { open, done } }: Overview) =>
  expenses.length + records.length + reminders.length + appointments.count + open.length + done === 0;

const petsOfToday = ({ appointments, todayReminders }: Overview) => [
  ...appointments.today.flatMap(({ petIds }) => petIds),
  ...todayReminders.open.map(({ petId }) => petId),
];
