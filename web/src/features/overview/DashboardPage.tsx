import './overview.css';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts, useWord } from '../../i18n/use-texts.ts';
import { linkTo, screens } from '../../screens.ts';
import { ExpenseList } from '../../shared/ExpenseList.tsx';
import { listTexts } from '../../shared/list-texts.ts';
import { ListCard } from '../../shared/ListCard.tsx';
import { LoadBanner } from '../../shared/LoadBanner.tsx';
import type { NamedPet } from '../../shared/PetPortrait.tsx';
import { RecordList } from '../../shared/RecordList.tsx';
import { ReminderList } from '../../shared/ReminderList.tsx';
import { usePets } from '../../shared/use-pets.ts';
import { usePageTitle } from '../../shell/use-page-title.ts';
import { Loading } from '../../ui/Loading.tsx';
import { useOverview, type Overview } from './api.ts';
import { Charts } from './Charts.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { Hello } from './Hello.tsx';
import { QuickActions } from './QuickActions.tsx';
import { Stats } from './Stats.tsx';
import { overviewTexts } from './texts.ts';
import { todaySentence } from './today-sentence.ts';

export default function DashboardPage() {
  const t = useTexts(overviewTexts);
  usePageTitle(useWord(screens.dashboard.word));
  const { lang } = useLanguage();
  const { data: overview, ...load } = useOverview();
  const owned = usePets();
  const { samplePet } = load;
  const pets = samplePet ? [samplePet] : owned.activePets;
  const petOf = samplePet ? () => samplePet : owned.petOf;

  if (load.isPending || owned.isPending) return <Loading />;
  // An archived pet is somebody known, too.
  const isNew = overview && owned.data && !samplePet && (owned.pets.length === 0 || isUntouched(overview));
  return (
    <>
      <Hello pets={pets}>{isNew ? t.firstTime : overview && todaySentence(overview, lang)}</Hello>
      <LoadBanner load={load} />
      {isNew && <FirstSteps pet={owned.activePets[0]} />}
      {overview && !isNew && (
        <>
          <QuickActions />
          <Stats overview={overview} petNames={pets.map(({ name }) => name)} />
          <Charts {...overview} />
          <Lists overview={overview} petOf={petOf} />
        </>
      )}
    </>
  );
}

/** Nothing has been written down yet. */
const isUntouched = ({ expenses, records, reminders, overdueReminders }: Overview) =>
  expenses.length + records.length + reminders.length + overdueReminders === 0;

type ListsProps = { overview: Overview; petOf: (id: string) => NamedPet | undefined };

function Lists({ overview: { today, reminders, expenses, records }, petOf }: ListsProps) {
  const t = useTexts(listTexts);
  return (
    <div className="lists">
      <ListCard
        title={t.reminders}
        to={linkTo(screens.reminders)}
        empty={t.noReminders}
        isEmpty={reminders.length === 0}
      >
        <ReminderList reminders={reminders} today={today} petOf={petOf} />
      </ListCard>
      <ListCard title={t.expenses} to={linkTo(screens.expenses)} empty={t.noExpenses} isEmpty={expenses.length === 0}>
        <ExpenseList expenses={expenses} today={today} petOf={petOf} />
      </ListCard>
      <ListCard
        title={t.records}
        to={linkTo(screens.medicalRecords)}
        empty={t.noRecords}
        isEmpty={records.length === 0}
      >
        <RecordList records={records} today={today} petOf={petOf} />
      </ListCard>
    </div>
  );
}
