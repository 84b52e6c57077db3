import { expect, test } from 'vitest';
import { expensesApi } from '../../features/expenses/api.ts';
import { remindersApi } from '../../features/reminders/api.ts';
import { DatedList } from './DatedList.tsx';
import type { DatedFilters, useDatedFilters } from '../filters/use-filters.ts';
import type { ListScreenState } from './ListScreen.tsx';

type Dated = ReturnType<typeof useDatedFilters<Record<never, string>>>;
type Coloured = ReturnType<typeof useDatedFilters<{ colour: string }>>;
type Expenses<F extends DatedFilters> = ListScreenState<typeof expensesApi.table, F>;
type Reminders<F extends DatedFilters> = ListScreenState<typeof remindersApi.table, F>;
const expenses = { api: expensesApi };
const reminders = { api: remindersApi };

test('A list takes the filters and columns that it has; the type checker refuses others', () => {
  const lists = [
    <DatedList key="fits" screen={expenses as Expenses<Dated>} columns={['pet', 'date', 'notes']} />,
    // @ts-expect-error -- expenses have no colour: the server would pass over it
    <DatedList key="unknown" screen={expenses as Expenses<Coloured>} columns={['pet']} />,
    // @ts-expect-error -- reminders are not asked for by day
    <DatedList key="undated" screen={reminders as Reminders<Dated>} columns={['pet']} />,
    // @ts-expect-error -- reminders have no notes
    <DatedList key="column" screen={reminders as Reminders<never>} columns={['notes']} />,
  ];
  expect(lists).toHaveLength(4);
});
