import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { type AccountExport, accountExports } from '@tzemed/contract/views/account-export';
import { answersOf, Refusal } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import PrivacyPage from './PrivacyPage.tsx';

const none: AccountExport = {
  state: 'none',
  done: 0,
  total: 0,
  startedAt: null,
  secondsLeft: null,
  size: null,
  expiresAt: null,
};
const running: AccountExport = { ...none, state: 'running', done: 148, total: 231, secondsLeft: 120 };
const ready: AccountExport = {
  ...none,
  state: 'ready',
  done: 231,
  total: 231,
  size: 412 * 2 ** 20,
  expiresAt: '2026-12-03T07:00:00.000Z',
};

afterEach(() => vi.restoreAllMocks());

function orThrow(answer: AccountExport | Refusal) {
  if (answer instanceof Refusal) throw answer;
  return answer;
}

function show(first: AccountExport | Refusal, started: AccountExport | Refusal = { ...none, state: 'running' }) {
  const now = { at: first as AccountExport | Refusal };
  const links: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    links.push(this.pathname);
  });
  const shown = renderScreen(<PrivacyPage />, {
    at: '/app/privacy',
    answers: [
      answersOf(accountExports, {
        get: () => orThrow(now.at),
        start() {
          const answer = orThrow(started);
          now.at = answer;
          return answer;
        },
        remove: () => {
          now.at = none;
          return undefined;
        },
        link: () => ({ url: 'https://elsewhere.example/api/users/export/secret' }),
      }),
    ],
  });
  /** Does what the live stream's event does. */
  const becomes = async (next: AccountExport) => {
    now.at = next;
    await act(() => shown.queries.invalidateQueries({ queryKey: ['accountExports'] }));
  };
  return { ...shown, links, becomes };
}
const press = async (user: { click(element: Element): Promise<void> }, name: string) =>
  user.click(await screen.findByRole('button', { name }));
const said = () => within(screen.getByRole('region', { name: 'הורדת המידע שלי' })).getByRole('status').textContent;

test('Each state of the export, from the request to the download, shows its progress and its actions', async () => {
  const { user, links, becomes } = show(none);
  await press(user, 'הכנת הקובץ');
  expect(await screen.findByText('מתחילים לאסוף…')).toBeTruthy();
  await becomes(running);
  const bar = await screen.findByRole('progressbar', { name: 'אוספים קבצים: 148 מתוך 231' });
  expect([bar.getAttribute('value'), bar.getAttribute('max')]).toEqual(['148', '231']);
  expect(screen.getByText(/^עוד כ־2 דקות/)).toBeTruthy();
  expect(said()).toContain('50%');
  await becomes(ready);
  await waitFor(() => expect(said()).toBe('הקובץ מוכן.'));
  expect(screen.getByText(/אפשר להוריד עד 3 בדצמבר/).textContent).toContain('412 MB');
  await press(user, 'הורדה');
  await waitFor(() => expect(links).toEqual(['/api/users/export/secret']));
});

test('The state at page load is not read out', async () => {
  show(ready);
  await screen.findByRole('button', { name: 'הורדה' });
  expect(said()).toBe('');
});

test('A preparation that is cancelled leaves the way to another one', async () => {
  const { user } = show(running);
  await press(user, 'ביטול ההכנה');
  expect(await screen.findByText('ההכנה בוטלה')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'הכנת הקובץ' })).toBeTruthy();
});

test('A failed export can be started again', async () => {
  const { user } = show({ ...none, state: 'failed' });
  await press(user, 'ניסיון חוזר');
  expect(await screen.findByText('מתחילים לאסוף…')).toBeTruthy();
});

test('A server that refuses says why, and the button stays', async () => {
  const { user } = show(none, new Refusal(429, { message: 'יותר מדי ניסיונות. נסו שוב בעוד דקה' }));
  await press(user, 'הכנת הקובץ');
  expect(await screen.findByText('יותר מדי ניסיונות. נסו שוב בעוד דקה')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'הכנת הקובץ' })).toBeTruthy();
});

test('An unknown state is reported once, with a button to retry', async () => {
  show(new Refusal(503, { message: 'השירות אינו זמין כרגע. נסו שוב בעוד רגע' }));
  expect(await screen.findByRole('button', { name: 'ניסיון חוזר' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'הכנת הקובץ' })).toBeNull();
});
