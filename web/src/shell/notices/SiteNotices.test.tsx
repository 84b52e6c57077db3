import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { auth } from '@tzemed/contract/account/auth';
import type { ShownNotice } from '@tzemed/contract/administration/site-notices';
import { answersOf } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { accountOf } from '../../testing/session-fixtures.ts';
import { closeNotice, closedNotices, isClosed } from './closed-notices.ts';
import { SiteNotices } from './SiteNotices.tsx';

afterEach(() => localStorage.clear());

const hour = 3_600_000;
const after = (hours: number) => new Date(Date.now() + hours * hour).toISOString();
const notice: ShownNotice = {
  id: 'n1',
  version: 1,
  level: 'warning',
  text: 'הערב עבודות תחזוקה',
  language: 'he',
  startsAt: after(0),
  endsAt: after(2),
};
const show = (notices: readonly ShownNotice[], more: object = {}, at = '/app/dashboard') =>
  renderScreen(<SiteNotices />, {
    at,
    path: '/app/*',
    answers: [answersOf(auth, { me: () => ({ ...accountOf(), notices: [...notices], ...more }) })],
  });

test('A notice is shown while it lasts, in its own language, and stays closed on the device until it is edited', async () => {
  const later = { ...notice, id: 'n2', text: 'מחר', startsAt: after(1) };
  const { user, unmount } = show([notice, later]);
  const words = await screen.findByText('הערב עבודות תחזוקה');
  expect([words.lang, words.dir]).toEqual(['he', 'rtl']);
  expect(screen.queryByText('מחר')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'סגירה' }));
  expect(screen.queryByText('הערב עבודות תחזוקה')).toBeNull();
  unmount();
  const edited = { ...notice, version: 2, text: 'נדחה למחר' };
  show([notice, edited]);
  await screen.findByText('נדחה למחר');
  expect(screen.queryByText('הערב עבודות תחזוקה')).toBeNull();
});

test('A person whose mails come back is told where they look after what reaches them', async () => {
  const { unmount } = show([], { mailBouncedAt: after(-1) });
  await screen.findByText(/המיילים אליכם חוזרים/);
  expect(screen.getByRole('link', { name: 'לפרופיל' }).getAttribute('href')).toBe('/app/profile');
  unmount();
  show([notice], { mailBouncedAt: after(-1) }, '/app/expenses');
  await screen.findByText('הערב עבודות תחזוקה');
  expect(screen.queryByText(/המיילים אליכם חוזרים/)).toBeNull();
});

test('Closed notices are forgotten once they are over, and a broken store closes nothing', () => {
  closeNotice(notice, [notice]);
  closeNotice({ id: 'n3', version: 1 }, [{ id: 'n3', version: 1 }]);
  expect(closedNotices()).toEqual(['n3 1']);
  localStorage.setItem('closedNotices', '{');
  expect(isClosed(closedNotices(), notice)).toBe(false);
  localStorage.setItem('closedNotices', '{"a":1}');
  expect(closedNotices()).toEqual([]);
});
