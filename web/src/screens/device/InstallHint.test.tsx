import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { installPrompt, type InstallPrompt } from '../../lib/install-prompt.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { InstallHint } from './InstallHint.tsx';
import { countVisit, isInstallDue } from './install-visits.ts';

afterEach(() => {
  installPrompt.set(undefined);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function givenPrompt(outcome: 'accepted' | 'dismissed') {
  const prompt = vi.fn(async () => ({ outcome }));
  installPrompt.set({ prompt } as unknown as InstallPrompt);
  return prompt;
}
const givenDays = (...days: string[]) => days.forEach(countVisit);
const twoDays = () => givenDays('2026-11-01', '2026-11-02');
const hint = () => screen.queryByRole('region', { name: 'צמד על מסך הבית' });
const show = (at = '/app/dashboard') => renderScreen(<InstallHint />, { at });

test('The third day of use brings the offer, however often the app is opened on a day', () => {
  givenDays('2026-11-01', '2026-11-01', '2026-11-01', '2026-11-02');
  expect(isInstallDue('2026-11-02')).toBe(false);
  expect(isInstallDue('2026-11-09')).toBe(true);
  countVisit('2026-11-09');
  expect(isInstallDue('2026-11-09')).toBe(true);
});

test('Installing is offered where the browser offers it, and its own question follows one press', async () => {
  const prompt = givenPrompt('accepted');
  twoDays();
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'התקנה' }));
  expect(prompt).toHaveBeenCalledOnce();
  expect(hint()).toBeNull();
});

test('A refusal holds for ninety days', async () => {
  givenPrompt('accepted');
  twoDays();
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'לא עכשיו' }));
  expect(hint()).toBeNull();
  const now = Date.now();
  vi.spyOn(Date, 'now').mockReturnValue(now + 89 * 86_400_000);
  expect(isInstallDue('2027-03-01')).toBe(false);
  vi.spyOn(Date, 'now').mockReturnValue(now + 91 * 86_400_000);
  expect(isInstallDue('2027-03-01')).toBe(true);
});

test('Nothing is offered on the second day, on screens with forms, without the browser’s offer, or when installed', async () => {
  givenPrompt('accepted');
  countVisit('2026-11-01');
  const second = show();
  expect(hint()).toBeNull();
  second.unmount();
  givenDays('2026-11-02', '2026-11-03');
  const other = show('/app/expenses');
  expect(hint()).toBeNull();
  other.unmount();
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media === '(display-mode: standalone)',
    media,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const installed = show();
  expect(hint()).toBeNull();
  installed.unmount();
  vi.unstubAllGlobals();
  act(() => installPrompt.set(undefined));
  show();
  expect(hint()).toBeNull();
});

test('An iPhone is told the two presses', () => {
  Object.defineProperty(navigator, 'standalone', { configurable: true, value: false });
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)');
  twoDays();
  show();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'לוחצים על שיתוף בסרגל הדפדפן',
    'ואז על הוספה למסך הבית',
  ]);
  expect(screen.queryByRole('button', { name: 'התקנה' })).toBeNull();
  Reflect.deleteProperty(navigator, 'standalone');
});
