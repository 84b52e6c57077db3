import { screen, within } from '@testing-library/react';
import { budgets, runningBudget, type RunningBudget } from '@tzemed/contract/money/budgets';
import { expenseCategories, type Category } from '@tzemed/contract/money/expense-categories';
import { expenses } from '@tzemed/contract/money/expenses';
import { households, type Home } from '@tzemed/contract/sharing/households';
import { pets as petsTable, type Pet } from '@tzemed/contract/pets/pets';
import BudgetsPage from '../features/budgets/BudgetsPage.tsx';
import { answersOf, writesOf } from './fake-api.ts';
import { aloneHome } from './household-fixtures.ts';
import { bella, mitzi } from './pet-fixtures.ts';
import { renderScreen } from './render-screen.tsx';
import { buildRow } from './build-row.ts';

const november = { from: '2026-11-01', to: '2026-11-30', today: '2026-11-21' };

/** Spent and forecast amounts of a running budget, with the rest of the forecast guessed; null without a forecast. */
export const running = (spent: number, percent: number, forecast?: number) => ({
  ...november,
  spent,
  percent,
  forecast:
    forecast === undefined
      ? null
      : { amount: forecast, planned: 0, guessed: forecast - spent, pace: 612, paceMonths: 3 },
});

export const food = buildRow(runningBudget, {
  id: 'food',
  householdId: 'home',
  mayEdit: true,
  category: 'food',
  petId: null,
  amount: 650,
  period: 'month',
  levels: [80, 100],
  running: running(573.5, 88, 723),
});

type Given = {
  rows?: RunningBudget[];
  /** Instead of an answer to what is saved, by the version that it began from. */
  refuse?: (version?: number) => void;
  owned?: Pet[];
  homes?: Home[];
  categories?: Category[];
  /** Amount spent in each month up to this one, and the total number of expenses. */
  spent?: Record<string, number>;
  total?: number;
};

const usual = { '2026-08': 600, '2026-09': 612, '2026-10': 624, '2026-11': 573.5 };

/** The screen of budgets, over answers that keep what is saved. */
export function renderBudgets(given: Given = {}) {
  const { rows = [food], owned = [bella, mitzi], homes = [aloneHome], categories = [], spent = usual } = given;
  let kept = rows;
  const saved = (id: string, body: { version?: number | undefined }) => {
    given.refuse?.(body.version);
    const one = buildRow(runningBudget, { ...food, ...kept.find((one) => one.id === id), ...body, id } as never);
    kept = [...kept.filter((one) => one.id !== id), one];
    return { budget: one };
  };
  const latest = Object.entries(spent).map(([month, totalAmount]) => ({
    month,
    totalAmount,
    count: totalAmount > 0 ? 3 : 0,
  }));
  const { total = latest.reduce((sum, { count }) => sum + count, 0) } = given;
  const view = renderScreen(<BudgetsPage />, {
    at: '/app/expenses/budgets',
    answers: [
      answersOf(budgets, {
        list: () => ({ budgets: kept, total: kept.length, page: 1, limit: 100 }),
        create: ({ body }) => saved('new', body),
        update: ({ params, body }) => saved(params.id, body),
        remove: ({ params }) => {
          kept = kept.filter(({ id }) => id !== params.id);
          return undefined;
        },
        restore: ({ params }) =>
          saved(
            params.id,
            rows.find(({ id }) => id === params.id)!,
          ),
      }),
      answersOf(petsTable, { list: () => ({ pets: owned, total: owned.length, page: 1, limit: 100 }) }),
      answersOf(households, { list: () => ({ homes, successorOf: [] }) }),
      answersOf(expenseCategories, {
        list: () => ({ categories, total: categories.length, page: 1, limit: 100 }),
      }),
      answersOf(expenses, {
        list: () =>
          ({ expenses: [], total, page: 1, limit: 1, totalAmount: 0, months: { onPage: [], latest } }) as never,
      }),
    ],
  });
  /** Opens the form by this button, and finds in it what is asked for. */
  async function open(button: string) {
    await view.user.click((await screen.findAllByRole('button', { name: button }))[0]!);
    return within(await screen.findByRole('dialog'));
  }
  return {
    ...view,
    open,
    press: (name: string | RegExp) => view.user.click(within(screen.getByRole('dialog')).getByRole('button', { name })),
    choose: async (label: RegExp, option: string) => {
      await view.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: label }));
      await view.user.click(await screen.findByRole('option', { name: option }));
    },
    /** Changes that were sent, in order. */
    changes: () => writesOf(view.requests).map(({ method, path, body }) => [method, path, body]),
    card: async (name: string) => within((await screen.findByRole('heading', { name, level: 2 })).closest('li')!),
  };
}
