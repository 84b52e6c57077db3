import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { overview } from '@tzemed/contract/views/overview';
import { pets } from '@tzemed/contract/pets/pets';
import { presets } from '@tzemed/contract/sharing/permission-presets';
import { sharing, type SharedPet } from '@tzemed/contract/sharing/sharing';
import { answersOf } from '../../testing/fake-api.ts';
import { fixClockToSaturday } from '../../testing/fixed-clock.ts';
import { rexi } from '../../testing/household-fixtures.ts';
import { bella } from '../../testing/pet-fixtures.ts';
import { kibble } from '../../testing/row-fixtures.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { AppMenu } from '../../shell/frame/AppMenu.tsx';
import DashboardPage from '../dashboard/DashboardPage.tsx';
import type { Overview } from '../dashboard/overview.ts';
import { AreaGate } from './AreaGate.tsx';
import { HiddenAreasProvider } from './HiddenAreasProvider.tsx';

fixClockToSaturday();

const toto: SharedPet = { ...rexi, id: '01980b1e-7c00-7000-8000-000000000004', name: 'טוטו', shareId: 'share-toto' };
const sharedAs = (permissions: SharedPet['permissions']) =>
  [rexi, toto].map((pet) => Object.assign({}, pet, { permissions }));
const noReminders = { ...presets.view, reminders: 'none' } as const;
const nothing: Overview = {
  today: '2026-11-21',
  petCount: 0,
  monthExpenses: { totalAmount: 0, count: 0, untilToday: 0, previousUntil: '2026-10-21', previousTotalAmount: 0 },
  appointments: { count: 0, next: null, today: [], later: [] },
  upcomingReminders: { count: 0, today: 0, next: null },
  overdueReminders: 0,
  todayReminders: { done: 0, doneBy: [], open: [] },
  tomorrowReminders: 0,
  tomorrowDoses: 0,
  months: [],
  categories: [],
  expenses: [],
  records: [],
  reminders: [],
};

type Given = { shared?: SharedPet[]; own?: (typeof bella)[] };
const answers = ({ shared = sharedAs(presets.caretaker), own = [] }: Given) => [
  answersOf(pets, { list: () => ({ pets: own, total: own.length, page: 1, limit: 100 }) }),
  answersOf(sharing, { shared: () => ({ pets: shared, total: shared.length, page: 1, limit: 100 }) }),
  answersOf(overview, { get: () => ({ ...nothing, petCount: own.length, expenses: own.length > 0 ? [kibble] : [] }) }),
];
const showDashboard = (given: Given = {}) => renderScreen(<DashboardPage />, { answers: answers(given) });
const showMenuAt = (at: string, given: Given = {}) =>
  renderScreen(
    <HiddenAreasProvider>
      <AppMenu />
      <AreaGate />
    </HiddenAreasProvider>,
    { at, answers: answers(given), path: '/app', children: [{ path: '*', element: <p>the screen</p> }] },
  );

const figures = async () =>
  within(await screen.findByRole('list', { name: 'במספרים' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

test('The dashboard of a guest counts the pets that they help with, and has nothing of an area that is not shared', async () => {
  const { answered } = showDashboard();
  expect(await figures()).toEqual([
    'התור הבא אין לא נקבעו תורים',
    'תזכורות קרובות 0 בשבעת הימים הקרובים',
    'חיות מחמד 2 שאתם עוזרים לטפל בהן',
  ]);
  await screen.findByText('בהמשך השבוע');
  await answered();
  expect(document.body.textContent).not.toMatch(/הוצא(ה|ות)|₪|הוספת רשומה/);
  screen.getByRole('link', { name: 'הוספת תזכורת' });
  screen.getByRole('region', { name: 'היום' });
});

test('A guest who sees expenses, and may not change them, is not asked to add any', async () => {
  showDashboard({ shared: sharedAs(noReminders) });
  expect((await figures()).map((text) => text.split(' ')[0])).toEqual(['הוצאות', 'התור', 'חיות']);
  const quick = within(screen.getByRole('list', { name: 'פעולות מהירות' })).getAllByRole('link');
  expect(quick.map(({ textContent }) => textContent)).toEqual(['פרופיל', 'חיות המחמד']);
  expect(screen.queryByRole('link', { name: 'כל התזכורות' })).toBeNull();
});

test('An owner who also helps others has every figure, and the pets of others beside their own', async () => {
  showDashboard({ own: [bella] });
  expect((await figures()).at(-1)).toBe('חיות מחמד 1 בלהועוד שתיים שאתם עוזרים לטפל בהן');
  expect(await figures()).toHaveLength(4);
});

test.each(['/app/expenses', '/app/expenses/budgets', '/app/expenses/import'])(
  'A guest without expenses who opens %s reads whose they are, and the menu does not name them',
  async (at) => {
    showMenuAt(at);
    expect(await screen.findByText('ההוצאות של רקסי וטוטו נשארות אצל גיל כהן ורותי כהן')).toBeTruthy();
    expect(screen.queryByText('the screen')).toBeNull();
    const menu = within(screen.getByRole('navigation', { name: 'תפריט האפליקציה' }));
    expect(menu.queryByRole('link', { name: 'הוצאות' })).toBeNull();
    menu.getByRole('link', { name: 'מסמכים רפואיים' });
  },
);

test('An area that one pet is shared in opens the screen of all', async () => {
  const [one, two] = sharedAs(presets.caretaker) as [SharedPet, SharedPet];
  const { answered } = showMenuAt('/app/expenses', { shared: [one, { ...two, permissions: presets.view }] });
  await answered();
  expect(screen.getByText('the screen')).toBeTruthy();
});
