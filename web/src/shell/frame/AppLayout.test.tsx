import type { ReactNode } from 'react';
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { auth } from '@tzemed/contract/account/auth';
import { answersOf } from '../../testing/fake-api.ts';
import { accountOf } from '../../testing/session-fixtures.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { AppLayout } from './AppLayout.tsx';

const nothing = () => null;
const Areas = ({ children }: { children: ReactNode }) => children;
const parts = {
  Plus: nothing,
  Areas,
  Live: nothing,
  Device: nothing,
  Search: nothing,
  Unsent: nothing,
  Bell: nothing,
  Watch: nothing,
  Leaving: nothing,
  Consents: nothing,
};

test('A late save closes the sheet that it was made in, not the one opened after it', async () => {
  const closers: (() => void)[] = [];
  function Sheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
    if (isOpen) closers.push(onClose);
    return isOpen && <p>sheet</p>;
  }
  const { user } = renderScreen(<AppLayout {...parts} Plus={Sheet} />);
  const [plus] = await screen.findAllByRole('button', { name: /הוספה/ });
  await user.click(plus!);
  const closeFirst = closers.at(-1)!;
  act(closeFirst);
  expect(screen.queryByText('sheet')).toBeNull();
  await user.click(plus!);
  act(closeFirst);
  expect(screen.getByText('sheet')).toBeTruthy();
  act(closers.at(-1)!);
  expect(screen.queryByText('sheet')).toBeNull();
});

test('A user who waits for the account’s deletion sees only that, at any address', async () => {
  const Leaving = ({ dueAt }: { dueAt: string }) => <p>leaving at {dueAt}</p>;
  const me = () => ({ ...accountOf(), deletionDueAt: '2026-12-26T22:00:00.000Z' });
  renderScreen(<AppLayout {...parts} Leaving={Leaving} />, { answers: [answersOf(auth, { me })] });
  await screen.findByText('leaving at 2026-12-26T22:00:00.000Z');
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.queryByRole('button', { name: /הוספה/ })).toBeNull();
});

test('A new wording is asked for, beside whatever is open', async () => {
  const Consents = () => <p>agree</p>;
  const me = () => ({ ...accountOf(), consentsDue: ['terms' as const] });
  renderScreen(<AppLayout {...parts} Consents={Consents} />, { answers: [answersOf(auth, { me })] });
  await screen.findByText('agree');
  expect(screen.getAllByRole('button', { name: /הוספה/ }).length).toBeGreaterThan(0);
});
