import { screen, waitFor, within } from '@testing-library/react';
import { auth, type User } from '@tzemed/contract/account/auth';
import { wordings } from '@tzemed/contract/account/consent-kinds';
import { consents, type Consent } from '@tzemed/contract/account/consents';
import { deletion, type DeletionPlan } from '@tzemed/contract/account/deletion';
import { beforeEach, expect, test, vi } from 'vitest';
import { endSession } from '../../lib/session/session.ts';
import { leaveForLogin } from '../../shell/session/leave-for-login.ts';
import { answersOf, Refusal, writesOf } from '../../testing/fake-api.ts';
import { accountOf, dana } from '../../testing/session-fixtures.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { ConsentDialog } from './ConsentDialog.tsx';
import { PendingDeletionScreen } from './PendingDeletionScreen.tsx';
import PrivacyPage from './PrivacyPage.tsx';

vi.mock('../../shell/session/leave-for-login.ts', () => ({ leaveForLogin: vi.fn() }));
beforeEach(() => vi.mocked(leaveForLogin).mockClear());

const dueAt = '2026-12-26T22:00:00.000Z';
const cookie = { id: '01980b1e-7c00-7000-8000-0000000000c1', name: 'קוקי' };
const plain: DeletionPlan = {
  askedAt: null,
  dueAt,
  goes: { devices: 1, pets: [], guests: 0, sharedPets: 0 },
  stays: [],
};
const shared: DeletionPlan = {
  ...plain,
  goes: { ...plain.goes, pets: [cookie], guests: 1 },
  stays: [
    {
      householdId: cookie.id,
      owners: ['אורי כהן'],
      pets: [
        { ...cookie, name: 'בלה' },
        { ...cookie, name: 'מיצי' },
      ],
    },
  ],
};
const agreed: Consent[] = (['terms', 'privacy'] as const).map((kind) => ({
  kind,
  wording: kind === 'terms' ? '2025-01-01' : wordings.privacy,
  givenAt: '2026-11-21T07:00:00.000Z',
  isCurrent: kind === 'privacy',
}));

type Answers = Parameters<typeof answersOf<typeof deletion>>[1];
const verified: User = { ...dana, emailVerified: true, hasPassword: true };
const show = (answers: Answers = {}, user = verified) =>
  renderScreen(<PrivacyPage />, {
    at: '/app/privacy',
    path: '/app/privacy',
    answers: [
      answersOf(auth, { me: () => accountOf(user) }),
      answersOf(deletion, { get: () => plain, ...answers }),
      answersOf(consents, { list: () => ({ consents: agreed }) }),
    ],
  });
const visible = (text: string | null) => text?.replaceAll(/[\u2066-\u2069]/g, '');

test('The card says what goes and what stays with whom, and leads to where an animal is handed over', async () => {
  show({ get: () => shared });
  const goes = (await screen.findByRole('heading', { name: 'יימחק' })).parentElement!;
  expect(visible(goes.textContent)).toContain('מה שרק בבעלותכם: קוקי');
  expect(goes.textContent).toContain('גם מי ששיתפתם איתם לא יראו את זה יותר');
  const stays = screen.getByRole('heading', { name: /יישאר אצל/ }).parentElement!;
  expect(visible(stays.textContent)).toContain('יישאר אצל אורי כהן');
  expect(visible(stays.textContent)).toContain('בלה ומיצי, עם כל התיק וההוצאות');
  const way = screen.getByRole('link', { name: 'העברת קוקי לבית אחר' });
  expect(way.getAttribute('href')).toBe(`/app/handover/${cookie.id}`);
});

test('The page lists no remaining data and offers no handover when nothing stays', async () => {
  show();
  await screen.findByRole('heading', { name: 'יימחק' });
  expect(screen.queryByRole('heading', { name: /יישאר/ })).toBeNull();
  expect(screen.queryByRole('link', { name: /לבית אחר/ })).toBeNull();
});

test('The dialog says three dates, asks for the password, and signs out', async () => {
  let isWrong = true;
  const { user, requests } = show({
    request: () => {
      if (isWrong) throw new Refusal(422, { message: 'יש לתקן', errors: { password: 'הסיסמה שגויה' } });
      return { dueAt };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'בקשת מחיקה' }));
  const dialog = await screen.findByRole('dialog', { name: 'בקשת מחיקה' });
  const steps = await within(dialog).findAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'היוםהחשבון ננעל, וכל המכשירים מנותקים',
    'עד 26.12.2026אפשר להתחבר ולבטל הכול',
    '27.12.2026נמחק לתמיד',
  ]);
  const ask = within(dialog).getByRole('button', { name: 'בקשת מחיקה' });
  await user.click(ask);
  await within(dialog).findByText('סיסמה נדרשת');
  await user.type(within(dialog).getByLabelText(/^סיסמה/), 'Bella2026!');
  await user.click(ask);
  await within(dialog).findByText('הסיסמה שגויה');
  expect(leaveForLogin).not.toHaveBeenCalled();
  isWrong = false;
  await user.click(ask);
  await waitFor(() => expect(leaveForLogin).toHaveBeenCalledOnce());
  expect(writesOf(requests).at(-1)).toMatchObject({
    method: 'POST',
    path: '/users/request-deletion',
    body: { password: 'Bella2026!' },
  });
  expect(localStorage.getItem('authToken')).toBeNull();
});

test('The same dialog deletes at once for whoever does not want to wait', async () => {
  const { user, requests } = show({ now: () => undefined });
  await user.click(await screen.findByRole('button', { name: 'בקשת מחיקה' }));
  await user.click(await screen.findByRole('button', { name: 'לא רוצים לחכות? מחיקה עכשיו' }));
  const dialog = await screen.findByRole('dialog', { name: 'מחיקה עכשיו' });
  await user.type(within(dialog).getByLabelText(/^סיסמה/), 'Bella2026!');
  await user.click(within(dialog).getByRole('button', { name: 'מחיקה לתמיד' }));
  await waitFor(() => expect(leaveForLogin).toHaveBeenCalledOnce());
  expect(writesOf(requests).at(-1)).toMatchObject({
    method: 'DELETE',
    path: '/auth/account',
    body: { password: 'Bella2026!' },
  });
});

test('A session that another tab has ended while the answer was lost leads to the login page', async () => {
  const { user } = show({
    now: () => {
      endSession();
      throw new Refusal(503, { message: 'השירות אינו זמין כרגע' });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'בקשת מחיקה' }));
  await user.click(await screen.findByRole('button', { name: 'לא רוצים לחכות? מחיקה עכשיו' }));
  const dialog = await screen.findByRole('dialog', { name: 'מחיקה עכשיו' });
  await user.type(within(dialog).getByLabelText(/^סיסמה/), 'Bella2026!');
  await user.click(within(dialog).getByRole('button', { name: 'מחיקה לתמיד' }));
  await waitFor(() => expect(leaveForLogin).toHaveBeenCalledOnce());
});

test('Without a password there is none to ask for', async () => {
  const { user, requests } = show({ request: () => ({ dueAt }) }, { ...verified, hasPassword: false });
  await user.click(await screen.findByRole('button', { name: 'בקשת מחיקה' }));
  const dialog = await screen.findByRole('dialog', { name: 'בקשת מחיקה' });
  await within(dialog).findByText('27.12.2026');
  await waitFor(() => expect(within(dialog).queryByLabelText(/^סיסמה/)).toBeNull());
  await user.click(within(dialog).getByRole('button', { name: 'בקשת מחיקה' }));
  await waitFor(() => expect(leaveForLogin).toHaveBeenCalledOnce());
  expect(writesOf(requests).at(-1)?.body).toEqual({});
});

test('A failure to count is said, and tried again', async () => {
  let isDown = true;
  const { user } = show({
    get: () => {
      if (isDown) throw new Refusal(500, { message: 'תקלה' });
      return plain;
    },
  });
  await screen.findByText('לא הצלחנו לבדוק מה יימחק. נסו שוב');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'ניסיון חוזר' }));
  expect(await screen.findByRole('heading', { name: 'יימחק' })).toBeTruthy();
});

test('Consents stand with their wording and day, and lead to it', async () => {
  show();
  const terms = (await screen.findByText('נוסח מ־01.01.2025, אישרתם ב־21.11.2026')).closest('li')!;
  expect(within(terms).getByText('יש נוסח חדש')).toBeTruthy();
  const read = within(terms).getByRole('link', { name: 'קריאה: תנאי השימוש' });
  expect(read.getAttribute('href')).toBe('/terms');
  expect(screen.getByRole('link', { name: 'קריאה: מדיניות הפרטיות' }).getAttribute('href')).toBe('/privacy');
});

test('A user whose deletion is pending sees the deadline and what is deleted, and undoes it with one press', async () => {
  const { user, requests } = renderScreen(<PendingDeletionScreen dueAt={dueAt} />, {
    answers: [answersOf(deletion, { get: () => ({ ...shared, askedAt: dueAt }), undo: () => undefined })],
  });
  await screen.findByRole('heading', { level: 1, name: 'החשבון מחכה למחיקה' });
  screen.getByText('ב־27 בדצמבר הכול יימחק. עד אז אפשר להתחרט, ודבר לא אבד.');
  await user.click(await screen.findByText('מה יימחק ומה יישאר'));
  await screen.findByRole('heading', { name: 'יימחק' });
  await user.click(screen.getByRole('button', { name: 'ביטול המחיקה' }));
  await waitFor(() =>
    expect(writesOf(requests).at(-1)).toMatchObject({ method: 'DELETE', path: '/users/request-deletion' }),
  );
  await waitFor(() => expect(sessionStorage.getItem('toast')).toContain('החשבון חזר. הכול כאן'));
});

const askedAt = (at: string) =>
  renderScreen(<ConsentDialog />, {
    at,
    path: '*',
    answers: [
      answersOf(auth, { me: () => ({ ...accountOf(), consentsDue: ['terms' as const] }) }),
      answersOf(consents, { give: () => ({ consents: agreed }) }),
    ],
  });

test('A new wording is agreed to by a box of its own', async () => {
  const { user, requests } = askedAt('/app/dashboard');
  const dialog = await screen.findByRole('dialog', { name: 'תנאים ופרטיות' });
  const agree = await within(dialog).findByRole('button', { name: 'אישור' });
  expect(within(dialog).getAllByRole('checkbox')).toHaveLength(1);
  await user.click(agree);
  expect(requests.filter(({ method }) => method === 'POST')).toEqual([]);
  await user.click(within(dialog).getByRole('checkbox'));
  await user.click(agree);
  await waitFor(() =>
    expect(requests.find(({ path }) => path === '/users/consents')?.body).toEqual({ terms: wordings.terms }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test.each(['/app/pets/01980b1e-7c00-7000-8000-0000000000c1/emergency', '/app/privacy'])(
  'No dialog covers %s',
  async (at) => {
    const { requests } = askedAt(at);
    await waitFor(() => expect(requests.some(({ path }) => path === '/auth/me')).toBe(true));
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);
