import { Suspense, use } from 'react';
import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { UserMenu } from './UserMenu.tsx';

test('The menu of the user says what it is and whose, and leads to what a bar has no room for', async () => {
  const { user } = renderScreen(<UserMenu />);
  await user.click(screen.getByRole('button', { name: 'תפריט המשתמש: דנה כהן' }));
  await screen.findByRole('group', { name: /^קיצורי מקלדת/, hidden: true });
  const menu = within(document.getElementById('user-menu')!);
  const links = menu.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    '/app/reminders',
    '/app/calendar',
    '/app/home',
    '/app/profile',
    '/app/trash',
    '/app/support',
    '/',
  ]);
});

test('Keys that act by themselves can be switched off, on this device', async () => {
  const { user } = renderScreen(<UserMenu />);
  await user.click(screen.getByRole('button', { name: 'תפריט המשתמש: דנה כהן' }));
  const keys = within(await screen.findByRole('group', { name: /^קיצורי מקלדת/, hidden: true }));
  await user.click(keys.getByRole('button', { name: 'כבויים', hidden: true }));
  expect(localStorage.getItem('shortcuts')).toBe('off');
  expect(keys.getByRole('button', { name: 'כבויים', hidden: true }).ariaPressed).toBe('true');
});

test('A press before the app has loaded opens the menu, even if the first screen renders again meanwhile', async () => {
  document.body.dataset.pressed = 'user-menu';
  const code = Promise.withResolvers<void>();
  function Page() {
    use(code.promise);
    return null;
  }
  const page = (
    <Suspense>
      <UserMenu />
      <Page />
    </Suspense>
  );
  await act(async () => void renderScreen(page));
  await act(async () => code.resolve());
  expect(await screen.findByRole('group', { name: /^קיצורי מקלדת/, hidden: true })).toBeTruthy();
  expect(document.body.dataset.pressed).toBeUndefined();
});
