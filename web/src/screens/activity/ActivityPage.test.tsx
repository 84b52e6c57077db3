import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type AccountActivity, type Activity, activity, type HomeActivity } from '@tzemed/contract/views/activity';
import { sessions } from '@tzemed/contract/account/sessions';
import { type Answers, answersOf, Refusal } from '../../testing/fake-api.ts';
import { dana } from '../../testing/session-fixtures.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import ActivityPage from './ActivityPage.tsx';

const done: HomeActivity = {
  scope: 'home',
  at: '2026-11-21T12:02:00.000Z',
  noun: 'reminders',
  what: 'completed',
  count: 1,
  thingId: 'r1',
  petId: null,
  title: 'כדור נגד תולעים',
  isGone: false,
  who: dana.id,
};
const signedIn: AccountActivity = {
  scope: 'account',
  at: '2026-11-21T11:50:00.000Z',
  action: 'signIn',
  count: 1,
  isOk: true,
  device: 'Chrome · Android',
  title: null,
};

const show = (activities: Activity[], { at = '', more = [] as Answers[] } = {}) =>
  renderScreen(<ActivityPage />, {
    at: `/app/activity${at}`,
    path: '/app/activity',
    answers: [
      ...more,
      answersOf(activity, {
        list: ({ query = {} }) => {
          const of = activities.filter(({ scope }) => scope === query.scope);
          return { activities: of, total: of.length, page: 1, limit: 20 };
        },
      }),
    ],
  });

test('A line says what was done, by whom and when, and leads to the thing', async () => {
  show([done]);
  const row = await screen.findByRole('listitem');
  expect(row.textContent.replace(/[\u2066-\u2069]/g, '')).toContain('בוצעה תזכורת: כדור נגד תולעים');
  expect(row.textContent.replace(/[\u2066-\u2069]/g, '')).toContain('14:02');
  within(row).getByText('אתם');
  expect(within(row).getByRole('link').getAttribute('href')).toBe('/app/reminders?open=r1');
});

test('A deletion links to the trash, and several similar ones show their number', async () => {
  show([{ ...done, noun: 'expenses', what: 'removed', isGone: true, title: 'חול', count: 3 }]);
  const row = await screen.findByRole('listitem');
  expect(row.textContent.replace(/[\u2066-\u2069]/g, '')).toContain('נמחקה הוצאה: חול ועוד 2');
  expect(within(row).getByRole('link').getAttribute('href')).toBe('/app/trash');
});

test('Items moved to another pet and people who left have no link', async () => {
  show([
    { ...done, title: null, isGone: true },
    { ...done, noun: 'households', what: 'removed', title: null, isGone: true },
  ]);
  await screen.findByText('כבר לא כאן');
  expect(screen.queryByRole('link', { name: /תזכורת|אנשים/ })).toBeNull();
});

test('The account has a tab of its own, with devices and refused attempts', async () => {
  const { user } = show([done, signedIn, { ...signedIn, isOk: false, count: 3, device: null }]);
  await user.click(await screen.findByRole('tab', { name: 'בחשבון שלי' }));
  await screen.findByText('ניסיון התחברות שנכשל');
  screen.getByText('3 פעמים');
  screen.getByText(/Chrome · Android/);
  expect(screen.queryByText(/כדור נגד תולעים/)).toBeNull();
});

test('A stranger’s attempt ends all other sign-ins and leads to a new password', async () => {
  let ended = 0;
  const more = [answersOf(sessions, { removeOthers: () => void ended++ })];
  const { user, router } = show([{ ...signedIn, isOk: false }], { at: '?tab=account', more });
  await user.click(await screen.findByRole('button', { name: 'זה לא אני' }));
  await user.click(await screen.findByRole('button', { name: 'ניתוק והחלפת סיסמה' }));
  await screen.findByText('other screen');
  const { pathname, search } = router.state.location;
  expect(pathname + search).toBe('/app/profile?tab=password');
  expect(ended).toBe(1);
});

test('A home in which nothing happened yet says so', async () => {
  show([]);
  expect(await screen.findByText('עוד לא קרה כלום')).toBeTruthy();
});

test('A load that failed offers another try', async () => {
  renderScreen(<ActivityPage />, {
    at: '/app/activity',
    path: '/app/activity',
    answers: [
      answersOf(activity, {
        list: () => {
          throw new Refusal(500, { message: 'השרת לא זמין כרגע' });
        },
      }),
    ],
  });
  expect(await screen.findByRole('button', { name: 'ניסיון חוזר' })).toBeTruthy();
});
