import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pet, pets } from '@tzemed/contract/pets/pets';
import { subscription as table, type Subscription } from '@tzemed/contract/account/subscription';
import { aloneHome } from '../../testing/household-fixtures.ts';
import { answersOf, Refusal } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { buildRow } from '../../testing/build-row.ts';
import PlanPage from './PlanPage.tsx';

const since = '2026-03-02T07:00:00.000Z';
const householdId = aloneHome.id;
const limited: Subscription = {
  plan: 'free',
  since,
  plans: [
    { plan: 'free', petLimit: 2 },
    { plan: 'premium', petLimit: null },
  ],
  homes: [{ householdId, pets: 2, petLimit: 2 }],
};
const open: Subscription = {
  ...limited,
  plans: [{ plan: 'free', petLimit: null }],
  homes: [{ householdId, pets: 2, petLimit: null }],
};

const look = { species: 'dog', hue: 'sand', ears: 'drop', patch: 'none', collar: 'none', tag: 'none', permissions: {} };
const petOf = (id: string, name: string, archivedAt: string | null = null) =>
  buildRow(pet, { ...look, id, name, archivedAt, householdId } as never);
const own = [petOf('1', 'בלה'), petOf('2', 'מיצי'), petOf('3', 'קוקי', since)];

const show = (subscription: Subscription, cancel: () => Subscription = () => subscription) =>
  renderScreen(<PlanPage />, {
    answers: [
      answersOf(pets, { list: () => ({ pets: own, total: own.length, page: 1, limit: 100 }) }),
      answersOf(table, { get: () => subscription, cancel }),
    ],
  });

test('The page without limits shows one card that says so, and names no other plan', async () => {
  show(open);
  await screen.findByRole('heading', { name: 'חינם, בלי הגבלה' });
  expect(screen.queryByText('פרימיום')).toBeNull();
  expect(screen.queryByText('מה נספר')).toBeNull();
});

test('The page with a limit on pets shows both plans, the user’s usage, and no price', async () => {
  show(limited);
  await screen.findByText(/אתם בתוכנית .?חינם.? מאז מרץ 2026/);
  const counted = within(await screen.findByRole('region', { name: 'מה נספר' }));
  counted.getByText('2 מתוך 2');
  await counted.findByText(/בלה.*מיצי/);
  await counted.findByText(/קוקי.*בארכיון/);
  const [free, premium] = screen.getAllByRole('article');
  within(free!).getByText('התוכנית שלכם');
  within(free!).getByText('עד שתי חיות מחמד');
  within(premium!).getByText('חיות מחמד בלי הגבלה');
  expect(document.body.textContent).not.toMatch(/₪/);
  expect(screen.queryByRole('button', { name: 'ביטול פרימיום' })).toBeNull();
});

test('Premium is cancelled after one question, and what is kept is said', async () => {
  const premium: Subscription = { ...limited, plan: 'premium', homes: [{ householdId, pets: 3, petLimit: null }] };
  const { user, requests } = show(premium, () => ({ ...limited, homes: [{ householdId, pets: 3, petLimit: 2 }] }));
  await user.click(await screen.findByRole('button', { name: 'ביטול פרימיום' }));
  await user.click(await screen.findByRole('button', { name: 'להשאיר את פרימיום' }));
  expect(requests.filter(({ method }) => method === 'POST')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'ביטול פרימיום' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'ביטול פרימיום' }));
  await screen.findByText('חזרתם לתוכנית החינמית');
  await screen.findByText(/יש בבית יותר חיות ממה שהתוכנית כוללת/);
  within(await screen.findByRole('region', { name: 'מה נספר' })).getByText('3 מתוך 2');
});

test('A failed cancellation is reported, and the plan stays', async () => {
  const { user } = show({ ...limited, plan: 'premium' }, () => {
    throw new Refusal(503, { error: 'unavailable', message: 'השירות אינו זמין כרגע' });
  });
  await user.click(await screen.findByRole('button', { name: 'ביטול פרימיום' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'ביטול פרימיום' }));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/השינוי לא נשמר/));
  screen.getByRole('button', { name: 'ביטול פרימיום' });
});
