import { expenses, type Expense } from '@tzemed/contract/money/expenses';
import ExpensesPage from '../features/expenses/ExpensesPage.tsx';
import { mitzi } from './pet-fixtures.ts';
import { kibble } from './row-fixtures.ts';
import { renderList } from './render-list.tsx';

type Given = Partial<Parameters<typeof renderList<typeof expenses>>[2]>;

/** Something bought for Mitzi. */
const drops: Expense = { ...kibble, id: 'drops', petId: mitzi.id, description: 'טיפה', amount: 1000 };

const november = { month: '2026-11', totalAmount: 1289.9, count: 42 };

/** The screen of the expenses, on which is seen what every list screen does: two rows of many. */
export const renderExpenses = ({ rows = [kibble, drops], answers, ...given }: Given = {}) =>
  renderList(<ExpensesPage />, expenses, {
    rows,
    page: {
      total: rows.length && 42,
      totalAmount: 1289.9,
      petCount: 2,
      months: { onPage: [november], latest: [november] },
    },
    // The expenses have no attachments.
    answers: { attachments: () => ({ attachments: [] }), ...answers },
    ...given,
  });
