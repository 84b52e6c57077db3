import '../../testing/fake-storage.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { auth } from '@tzemed/contract/account/auth';
import { afterEach, expect, test, vi } from 'vitest';
import { eraseOutbox } from '../../lib/offline/device-databases.ts';
import { closeDevice, device } from '../../lib/offline/device-gate.ts';
import { outboxEntries } from '../../lib/offline/outbox/outbox-state.ts';
import { erasedUsers } from '../../lib/offline/reading-names.ts';
import { currentSession } from '../../lib/session/session.ts';
import { answersOf } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { dana, signInAs } from '../../testing/session-fixtures.ts';
import { useAuth } from './auth-context.ts';

vi.mock('./leave-for-login.ts', () => ({ leaveForLogin: vi.fn() }));

const id = '01980b1e-7c00-7000-8000-000000000101';

function SignOut() {
  const { logout } = useAuth();
  return <button onClick={() => void logout()}>התנתקות</button>;
}

async function open() {
  signInAs(dana);
  const { outbox } = (await device())!;
  await outbox.decide((store) =>
    store.add({
      id,
      item: id,
      method: 'POST',
      url: '/api/expenses',
      isCreate: true,
      body: {},
      at: 0,
      state: 'later',
      attempts: 0,
      notBefore: 0,
    }),
  );
  const view = renderScreen(<SignOut />, { answers: [answersOf(auth, { logout: () => undefined })] });
  await view.user.click(screen.getByRole('button', { name: 'התנתקות' }));
  return { ...view, question: within(await screen.findByRole('alertdialog', { name: 'רישום אחד עוד לא נשלח' })) };
}

afterEach(async () => {
  outboxEntries.set([]);
  closeDevice();
  // Each sign-in loads the page anew.
  erasedUsers.clear();
  await eraseOutbox(dana.id);
});

test('Signing out with a waiting entry asks first, and whoever stays keeps it', async () => {
  const { user, question, requests } = await open();
  const stay = question.getByRole('button', { name: 'להישאר' });
  await waitFor(() => expect(document.activeElement).toBe(stay));
  await user.click(stay);
  expect(currentSession()).not.toBeNull();
  expect(outboxEntries.get()).toHaveLength(1);
  expect(requests.some(({ path }) => path === '/auth/logout')).toBe(false);
});

test('The sign-out goes on when all is sent while it asks', async () => {
  await open();
  act(() => outboxEntries.set([]));
  await waitFor(() => expect(currentSession()).toBeNull());
});

test('A confirmed sign-out erases what was not sent', async () => {
  const { user, question } = await open();
  await user.click(question.getByRole('button', { name: 'התנתקות ומחיקה' }));
  await waitFor(() => expect(currentSession()).toBeNull());
  erasedUsers.clear();
  signInAs(dana);
  await (await device())!.outbox.refresh();
  expect(outboxEntries.get()).toEqual([]);
});
