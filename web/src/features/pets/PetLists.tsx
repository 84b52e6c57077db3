import { useQuery } from '@tanstack/react-query';
import { expenses as expensesTable } from '@tzemed/contract/expenses';
import { medicalRecords as recordsTable } from '@tzemed/contract/medical-records';
import type { Pet } from '@tzemed/contract/pets';
import { reminders as remindersTable } from '@tzemed/contract/reminders';
import { useTexts } from '../../i18n/use-texts.ts';
import { callsOf } from '../../lib/api-client.ts';
import { useToday } from '../../lib/use-today.ts';
import { ExpenseList } from '../../shared/ExpenseList.tsx';
import { listTexts } from '../../shared/list-texts.ts';
import { ListCard } from '../../shared/ListCard.tsx';
import { RecordList } from '../../shared/RecordList.tsx';
import { ReminderList } from '../../shared/ReminderList.tsx';
import { petTexts } from './texts.ts';

const remindersApi = callsOf(remindersTable);
const recordsApi = callsOf(recordsTable);
const expensesApi = callsOf(expensesTable);
/** Rows in each list. */
const limit = 5;

/** The pet's nearest reminders, latest records and latest expenses, with the way to all of them. */
export function PetLists({ pet }: { pet: Pet }) {
  const t = useTexts(petTexts);
  const words = useTexts(listTexts);
  const today = useToday();
  const petId = pet.id;
  const upcoming = { petId, status: 'upcoming', limit } as const;
  const latest = { petId, limit };
  const reminders = useQuery({
    queryKey: ['reminders', 'list', upcoming],
    queryFn: ({ signal }) => remindersApi.list({ query: upcoming }, { signal }),
  });
  const records = useQuery({
    queryKey: ['medical-records', 'list', latest],
    queryFn: ({ signal }) => recordsApi.list({ query: latest }, { signal }),
  });
  const expenses = useQuery({
    queryKey: ['expenses', 'list', latest],
    queryFn: ({ signal }) => expensesApi.list({ query: latest }, { signal }),
  });
  const links = (path: string, label: string) => ({
    to: `/app/${path}?petId=${petId}`,
    // Nothing new is written for an archived pet.
    add: pet.archivedAt ? undefined : { to: `/app/${path}?add=1&petId=${petId}`, label },
  });
  return (
    <>
      <ListCard
        title={words.reminders}
        {...links('reminders', t.addReminder)}
        empty={words.noReminders}
        isEmpty={reminders.data?.reminders.length === 0}
      >
        <ReminderList reminders={reminders.data?.reminders ?? []} today={today} />
      </ListCard>
      <ListCard
        title={words.records}
        {...links('medical-records', t.addRecord)}
        empty={words.noRecords}
        isEmpty={records.data?.records.length === 0}
      >
        <RecordList records={records.data?.records ?? []} today={today} />
      </ListCard>
      <ListCard
        title={words.expenses}
        {...links('expenses', t.addExpense)}
        empty={words.noExpenses}
        isEmpty={expenses.data?.expenses.length === 0}
      >
        <ExpenseList expenses={expenses.data?.expenses ?? []} today={today} />
      </ListCard>
    </>
  );
}
