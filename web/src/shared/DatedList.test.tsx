import { expect, test } from 'vitest';
import { expensesApi } from '../features/expenses/api.ts';
import { remindersApi } from '../features/reminders/api.ts';
import { DatedList } from './DatedList.tsx';
import type { useDatedFilters } from './use-filters.ts';
import type { ListScreenState } from './use-list-screen.ts';

const ofExpenses = { api: expensesApi } as ListScreenState<typeof expensesApi.table>;
const ofReminders = { api: remindersApi } as ListScreenState<typeof remindersApi.table>;
const dated = {} as ReturnType<typeof useDatedFilters<Record<never, string>>>;
const coloured = {} as ReturnType<typeof useDatedFilters<{ colour: string }>>;

test('A list takes the filters and columns that it has; the type checker refuses others', () => {
  const lists = [
    <DatedList key="fits" screen={ofExpenses} filters={dated} columns={['pet', 'date', 'notes']} />,
    // @ts-expect-error -- expenses have no colour: the server would pass over it
    <DatedList key="unknown" screen={ofExpenses} filters={coloured} columns={['pet']} />,
    // @ts-expect-error -- reminders are not asked for by day
    <DatedList key="undated" screen={ofReminders} filters={dated} columns={['pet']} />,
    // @ts-expect-error -- reminders have no notes
    <DatedList key="column" screen={ofReminders} filters={dated as never} columns={['notes']} />,
  ];
  expect(lists).toHaveLength(4);
});
