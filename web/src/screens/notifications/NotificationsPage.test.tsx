import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { notification, notifications, type Notification } from '@tzemed/contract/notifications/notifications';
import { setUnreadCount } from '../../lib/live/unread-count.ts';
import { answersOf, Refusal } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { buildRow } from '../../testing/build-row.ts';
import { UnreadBell } from './UnreadBell.tsx';
import NotificationsPage from './NotificationsPage.tsx';

const told = (id: string, more: Partial<Notification> = {}) =>
  buildRow(notification, {
    id,
    title: id,
    thingId: id,
    kind: 'reminder',
    noun: 'reminders',
    petNames: ['בלה'],
    dueAt: new Date().toISOString(),
    leadMinutes: 0,
    isOpen: true,
    mayEdit: true,
    readAt: null,
    createdAt: new Date().toISOString(),
    ...more,
  } as Notification);

type Given = { rows?: Notification[]; refuse?: () => void };
function show({ rows = [told('כדור'), told('שקילה', { readAt: '2026-11-21T07:00:00.000Z' })], refuse }: Given = {}) {
  let kept = rows;
  const list = () => {
    const unread = kept.filter(({ readAt, isOpen }) => readAt === null && isOpen).length;
    return { notifications: kept, total: kept.length, unread, page: 1, limit: 20 };
  };
  const asRead = (one: Notification) => ({ ...one, readAt: '2026-11-21T08:00:00.000Z' });
  return renderScreen(<NotificationsPage />, {
    at: '/app/notifications',
    answers: [
      answersOf(notifications, {
        list: () => {
          refuse?.();
          return list();
        },
        read: ({ params }) => {
          kept = kept.map((one) => (one.id === params.id ? asRead(one) : one));
          return { notification: kept.find(({ id }) => id === params.id)! };
        },
        readAll: () => {
          kept = kept.map(asRead);
          return { marked: kept.length };
        },
        remove: ({ params }) => void (kept = kept.filter(({ id }) => id !== params.id)),
      }),
    ],
  });
}
const row = async (title: string) =>
  within((await screen.findByRole('link', { name: new RegExp(`^${title}`) })).closest('li')!);

test('Unread notifications say so in words, and one press marks all of them as read', async () => {
  const { user } = show();
  expect((await row('כדור')).getByText('(לא נקראה)')).toBeTruthy();
  expect((await row('שקילה')).queryByText('(לא נקראה)')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'סימון הכול כנקרא' }));
  await waitFor(() => expect(screen.queryByText('(לא נקראה)')).toBeNull());
  expect(screen.queryByRole('button', { name: 'סימון הכול כנקרא' })).toBeNull();
});

test('A deleted notification goes at once, and the others stay', async () => {
  const { user } = show();
  await user.click((await row('שקילה')).getByRole('button', { name: 'עוד פעולות: שקילה' }));
  await user.click((await row('שקילה')).getByRole('button', { name: 'מחיקה', hidden: true }));
  await waitFor(() => expect(screen.queryByRole('link', { name: /^שקילה/ })).toBeNull());
  expect(await screen.findByText('ההתראה נמחקה')).toBeTruthy();
  expect((await row('כדור')).getByRole('button', { name: 'בוצע: כדור' })).toBeTruthy();
});

test('Notifications of view-only and completed reminders have no complete button', async () => {
  show({ rows: [told('כדור', { mayEdit: false }), told('הברשה', { isOpen: false }), told('שקילה', { isLate: true })] });
  expect((await row('כדור')).queryByRole('button', { name: /^בוצע/ })).toBeNull();
  expect((await row('הברשה')).getByText('טופל')).toBeTruthy();
  expect((await row('הברשה')).queryByRole('button', { name: /^בוצע/ })).toBeNull();
  expect((await row('שקילה')).getByText('ההתראה התעכבה')).toBeTruthy();
});

test('A failed load shows a retry button that loads the list again', async () => {
  let isAway = true;
  const { user } = show({
    refuse: () => {
      if (isAway) throw new Refusal(503, { error: 'unavailable', message: 'השרת לא זמין כרגע' });
    },
  });
  const again = await screen.findByRole('button', { name: 'ניסיון חוזר' });
  expect(screen.queryByText('הכול שקט')).toBeNull();
  isAway = false;
  await user.click(again);
  expect(await row('כדור')).toBeTruthy();
});

test('The bell says how much is unread, and no more than nine of it', () => {
  setUnreadCount(3);
  renderScreen(<UnreadBell />, { at: '/app/dashboard' });
  expect(screen.getByRole('button', { name: 'התראות (3)' }).textContent).toBe('התראות (3)3');
  act(() => setUnreadCount(12));
  const bell = screen.getByRole('button', { name: 'התראות (12)' });
  expect(bell.textContent).toBe('התראות (12)9+');
  // The plus would stand before the nine in Hebrew.
  expect(bell.querySelector('b')!.dir).toBe('ltr');
  act(() => setUnreadCount(0));
  expect(screen.getByRole('button', { name: 'התראות' }).textContent).toBe('התראות');
});
