import type { ReactNode } from 'react';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { expenses as expensesTable } from '@tzemed/contract/expenses';
import { medicalRecords as recordsTable } from '@tzemed/contract/medical-records';
import type { Pet } from '@tzemed/contract/pets';
import { reminders as remindersTable } from '@tzemed/contract/reminders';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import type { Word } from '../../i18n/texts.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { callsOf } from '../../lib/api-client.ts';
import { useToday } from '../../lib/use-today.ts';
import { linkTo, screens } from '../../screens.ts';
import { ExpenseList } from '../../shared/ExpenseList.tsx';
import { listTexts } from '../../shared/list-texts.ts';
import { ListCard } from '../../shared/ListCard.tsx';
import { LoadBanner } from '../../shared/LoadBanner.tsx';
import { RecordList } from '../../shared/RecordList.tsx';
import { ReminderList } from '../../shared/ReminderList.tsx';

const remindersApi = callsOf(remindersTable);
const recordsApi = callsOf(recordsTable);
const expensesApi = callsOf(expensesTable);
/** Rows in each list. */
const limit = 5;

/** The pet's nearest reminders, latest records and latest expenses, with the way to all of them. */
export function PetLists({ pet }: { pet: Pet }) {
  const { lang } = useLanguage();
  const words = useTexts(listTexts);
  const today = useToday();
  const petId = pet.id;
  const upcoming = { petId, status: 'upcoming', limit } as const;
  const latest = { petId, limit };
  const reminders = useQuery({
    queryKey: ['reminders', 'of pet', upcoming],
    queryFn: ({ signal }) => remindersApi.list({ query: upcoming }, { signal }),
    select: (page) => page.reminders,
  });
  const records = useQuery({
    queryKey: ['medicalRecords', 'of pet', latest],
    queryFn: ({ signal }) => recordsApi.list({ query: latest }, { signal }),
    select: (page) => page.records,
  });
  const expenses = useQuery({
    queryKey: ['expenses', 'of pet', latest],
    queryFn: ({ signal }) => expensesApi.list({ query: latest }, { signal }),
    select: (page) => page.expenses,
  });
  const links = (screen: { path: string; add: Word }) => ({
    to: linkTo(screen, { petId }),
    // Nothing new is written for an archived pet.
    add: pet.archivedAt ? undefined : { to: linkTo(screen, { add: 1, petId }), label: screen.add[lang] },
  });
  return (
    <>
      <QueryCard title={words.reminders} empty={words.noReminders} query={reminders} {...links(screens.reminders)}>
        {(rows) => <ReminderList reminders={rows} today={today} />}
      </QueryCard>
      <QueryCard title={words.records} empty={words.noRecords} query={records} {...links(screens.medicalRecords)}>
        {(rows) => <RecordList records={rows} today={today} />}
      </QueryCard>
      <QueryCard title={words.expenses} empty={words.noExpenses} query={expenses} {...links(screens.expenses)}>
        {(rows) => <ExpenseList expenses={rows} today={today} />}
      </QueryCard>
    </>
  );
}

type CardProps<Row> = {
  title: string;
  empty: string;
  to: string;
  add: { to: string; label: string } | undefined;
  query: UseQueryResult<Row[]>;
  children: (rows: Row[]) => ReactNode;
};

function QueryCard<Row>({ query: { data, isError, isFetching, refetch }, children, ...card }: CardProps<Row>) {
  return (
    <ListCard {...card} isEmpty={data?.length === 0}>
      {data && children(data)}
      {!data && isError && (
        <div className="pad">
          <LoadBanner load={{ isFailed: true, isFetching, retry: () => void refetch() }} />
        </div>
      )}
    </ListCard>
  );
}
