import './dashboard.css';
import { useDeferredValue, useEffect } from 'react';
import { useTexts, useWord } from '../../i18n/use-texts.ts';
import { screens } from '../../screens.ts';
import { LoadBanner } from '../../shared/LoadBanner.tsx';
import { usePets } from '../../shared/use-pets.ts';
import { Bones } from '../../ui/Bones.tsx';
import { part, usePart } from '../../ui/use-part.ts';
import { usePageTitle } from '../../shell/use-page-title.ts';
import { useOverview } from './api.ts';
import type { Overview } from './overview.ts';
import { DashboardPicture } from './DashboardPicture.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { Hello } from './Hello.tsx';
import { QuickActions } from './QuickActions.tsx';
import { Stats } from './Stats.tsx';
import { overviewTexts } from './texts.ts';
import { TodaySentence } from './TodaySentence.tsx';

const below = part(() => import('./BelowTheFold.tsx').then(({ BelowTheFold }) => BelowTheFold));

/** Whoever comes back to the dashboard finds the place where it was left, so it is as high as it was. */
let wasSeen = false;

export default function DashboardPage() {
  const t = useTexts(overviewTexts);
  usePageTitle(useWord(screens.dashboard.word));
  const { data: overview, ...load } = useOverview();
  const owned = usePets();
  const { samplePet } = load;
  const pets = samplePet ? [samplePet] : owned.activePets;
  // The figures first: what is drawn below them comes a moment later.
  const isWhole = useDeferredValue(true, wasSeen);
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
      <Hello pets={pets}>{isNew ? t.firstTime : overview && <TodaySentence overview={overview} />}</Hello>
      <LoadBanner load={load} />
      {isNew && <FirstSteps pet={owned.activePets[0]} />}
      {overview && !isNew && (
        <>
          <QuickActions />
          <Stats overview={overview} petNames={pets.map(({ name }) => name)} />
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
const isUntouched = ({ expenses, records, reminders, overdueReminders }: Overview) =>
  expenses.length + records.length + reminders.length + overdueReminders === 0;
