import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { auth, type User } from '@tzemed/contract/account/auth';
import { type Device, devices } from '@tzemed/contract/notifications/devices';
import { type Profile, profile as profileTable, type ProfileInput } from '@tzemed/contract/account/profile';
import { settings } from '@tzemed/contract/account/settings';
import { type Answers, answersOf, Refusal, writesOf } from '../../testing/fake-api.ts';
import { accountOf, dana } from '../../testing/session-fixtures.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import ProfilePage from './ProfilePage.tsx';

vi.mock('../../shell/session/leave-for-login.ts', () => ({ leaveForLogin: vi.fn() }));

const verified: User = { ...dana, emailVerified: true, hasPassword: true };

const kept: Profile = {
  name: 'דנה כהן',
  email: 'dana@example.co.il',
  pendingEmail: null,
  phone: null,
  address: null,
  city: null,
  country: 'IL',
  profilePicture: null,
  createdAt: '2026-03-02T07:00:00.000Z',
};

type ProfileAnswers = Parameters<typeof answersOf<typeof profileTable>>[1];
type Options = {
  tab?: string;
  user?: User;
  profile?: Partial<Profile>;
  get?: () => Profile;
  update?: (body: ProfileInput) => Profile;
  answers?: Parameters<typeof answersOf<typeof auth>>[1];
  more?: Answers[];
};

const show = ({ tab = '', user = verified, profile = {}, get, update, answers = {}, more = [] }: Options = {}) =>
  renderScreen(<ProfilePage />, {
    at: `/app/profile${tab && `?tab=${tab}`}`,
    path: '/app/profile',
    answers: [
      ...more,
      answersOf(auth, { me: () => accountOf(user), ...answers }),
      answersOf(profileTable, {
        get: get ?? (() => ({ ...kept, ...profile })),
        ...(update && { update: ({ body }) => update(body as ProfileInput) }),
      } as ProfileAnswers),
    ],
  });

type Hands = ReturnType<typeof show>['user'];
async function fillPassword(user: Hands, current: string, next: string, again = next) {
  await user.type(await screen.findByLabelText(/^סיסמה נוכחית/), current);
  await user.type(screen.getByLabelText(/^סיסמה חדשה/), next);
  await user.type(screen.getByLabelText(/^אימות סיסמה חדשה/), again);
  await user.click(screen.getByRole('button', { name: 'שמירה' }));
}

test('The personal tab shows the details, and since when one is here', async () => {
  show({ profile: { phone: '052-555-0143', city: 'חיפה' } });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('דנה כהן');
  expect((await screen.findByLabelText<HTMLInputElement>(/^שם מלא/)).value).toBe('דנה כהן');
  expect(screen.getByLabelText<HTMLInputElement>(/^אימייל/).value).toBe('dana@example.co.il');
  expect(screen.getByLabelText<HTMLInputElement>(/^טלפון/).value).toBe('052-555-0143');
  expect(screen.getByLabelText<HTMLInputElement>(/^עיר/).value).toBe('חיפה');
  expect(screen.getByRole('button', { name: /ישראל.*מדינה|מדינה.*ישראל/ })).toBeTruthy();
  expect(screen.getByText('בצמד מאז מרץ 2026')).toBeTruthy();
});

test('Changed fields are saved, and the header shows the new name at once', async () => {
  let name = 'דנה כהן';
  const { user, requests } = show({
    answers: {
      me: () => accountOf({ ...verified, name, firstname: null, lastname: null }),
      refresh: () => ({ token: localStorage.getItem('authToken')! }),
    },
    update: (body) => {
      name = body.name!;
      return { ...kept, ...body } as Profile;
    },
  });
  const box = await screen.findByLabelText(/^שם מלא/);
  await user.clear(box);
  await user.type(box, 'דנה לוי');
  await user.click(screen.getByRole('button', { name: 'שמירה' }));
  await screen.findByText('הפרופיל עודכן בהצלחה');
  expect(requests.find(({ method }) => method === 'PUT')).toMatchObject({
    path: '/users/profile',
    body: { name: 'דנה לוי' },
  });
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('דנה לוי'));
  await waitFor(() => expect(requests.filter(({ path }) => path === '/auth/refresh')).toHaveLength(1));
});

test('A new address that waits is not taken back by saving something else', async () => {
  const { user, requests } = show({
    profile: { pendingEmail: 'new@example.co.il' },
    update: (body) => ({ ...kept, pendingEmail: 'new@example.co.il', ...body }) as Profile,
  });
  await user.type(await screen.findByLabelText(/^עיר/), 'חיפה');
  await user.click(screen.getByRole('button', { name: 'שמירה' }));
  await screen.findByText('הפרופיל עודכן בהצלחה');
  await user.click(screen.getByRole('button', { name: 'שמירה' }));
  expect(requests.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([{ city: 'חיפה' }]);
});

test('Changes made elsewhere appear, and the text being typed stays', async () => {
  let profile = kept;
  const refresh = () => ({ token: localStorage.getItem('authToken')! });
  const { user, queries } = show({ get: () => profile, answers: { refresh } });
  await user.type(await screen.findByLabelText(/^עיר/), 'נשר');
  profile = { ...kept, name: 'דנה ברק', email: 'new@example.co.il', city: 'חיפה' };
  await act(() => queries.invalidateQueries({ queryKey: ['profile'] }));
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/^שם מלא/).value).toBe('דנה ברק'));
  expect(screen.getByLabelText<HTMLInputElement>(/^אימייל/).value).toBe('new@example.co.il');
  expect(screen.getByLabelText<HTMLInputElement>(/^עיר/).value).toBe('נשר');
});

test('All that is wrong is told at its fields, and nothing is sent', async () => {
  const { user, requests } = show();
  const name = await screen.findByLabelText(/^שם מלא/);
  await user.clear(name);
  await user.type(name, 'ד');
  await user.type(screen.getByLabelText(/^טלפון/), '052-אבג');
  await user.click(screen.getByRole('button', { name: 'שמירה' }));
  await screen.findByText('השם חייב להכיל לפחות 2 תווים');
  expect(screen.getByText('מספר טלפון לא תקין')).toBeTruthy();
  expect(requests.filter(({ method }) => method === 'PUT')).toEqual([]);
});

test('A failed save is reported, and typed text stays', async () => {
  const { user } = show({
    update: () => {
      throw new Refusal(503, { message: 'השירות אינו זמין כרגע' });
    },
  });
  await user.type(await screen.findByLabelText(/^עיר/), 'נשר');
  await user.click(screen.getByRole('button', { name: 'שמירה' }));
  await screen.findByText('שגיאה בעדכון הפרופיל');
  expect(screen.getByLabelText<HTMLInputElement>(/^עיר/).value).toBe('נשר');
});

test('A profile that cannot be loaded says so and is asked for again', async () => {
  let isDown = true;
  const { user } = show({
    get: () => {
      if (isDown) throw new Refusal(503, { message: 'השירות אינו זמין כרגע' });
      return kept;
    },
  });
  const again = await screen.findByRole('button', { name: 'ניסיון חוזר' });
  expect(screen.queryByRole('button', { name: 'שמירה' })).toBeNull();
  isDown = false;
  await user.click(again);
  await screen.findByLabelText(/^שם מלא/);
});

test('A new address waits to be confirmed: its link is sent again, or the change is taken back', async () => {
  const pendingEmail = 'new@example.co.il';
  const { user, requests } = show({
    profile: { pendingEmail },
    update: ({ email }) => ({ ...kept, pendingEmail: email === pendingEmail ? email : null }),
  });
  await screen.findByText(/שלחנו קישור אל.*new@example\.co\.il/);
  await user.click(screen.getByRole('button', { name: 'שליחה חוזרת' }));
  await screen.findByText(/שלחנו שוב קישור/);
  await user.click(screen.getByRole('button', { name: 'ביטול השינוי' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'ביטול השינוי' })).toBeNull());
  const sent = requests.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  expect(sent).toEqual([{ email: pendingEmail }, { email: 'dana@example.co.il' }]);
});

test('An address that is not confirmed gets another link on request', async () => {
  const { user, requests } = show({
    user: { ...verified, emailVerified: false },
    answers: { resend: () => undefined },
  });
  await user.click(await screen.findByRole('button', { name: 'שליחה חוזרת' }));
  await screen.findByText(/קישור חדש בדרך אל dana@example\.co\.il/);
  expect(writesOf(requests).at(-1)).toMatchObject({
    path: '/auth/resend-verification',
    body: { email: 'dana@example.co.il' },
  });
});

test('Tabs are views of one screen, and no steps to go back to', async () => {
  const { user, router } = show();
  await user.click(screen.getByRole('tab', { name: 'הגדרות' }));
  await user.keyboard('{ArrowLeft}');
  expect(router.state.location.search).toBe('?tab=password');
  await act(() => router.navigate(-1));
  expect(router.state.location.search).toBe('?tab=password');
});

const refuse503 = () => {
  throw new Refusal(503, { message: 'לא עכשיו' });
};
const settingsOf = (kept: object = {}) => ({ ...accountOf().settings, updatedAt: '2026-11-21T07:00:00.000Z', ...kept });

test('Language and theme act at once and are kept on the device', async () => {
  const { user, requests } = show({
    tab: 'settings',
    more: [answersOf(settings, { update: ({ body }) => settingsOf(body as object) })],
  });
  await user.click(await screen.findByRole('radio', { name: 'כהה' }));
  await waitFor(() => expect(document.documentElement.dataset.theme).toBe('dark'));
  expect(localStorage.getItem('theme')).toBe('dark');
  await user.click(screen.getByRole('radio', { name: 'English' }));
  expect(await screen.findByRole('radiogroup', { name: 'Theme' })).toBeTruthy();
  expect(localStorage.getItem('lang')).toBe('en');
  expect(document.documentElement.dir).toBe('ltr');
  const sent = requests.filter(({ path }) => path === '/users/settings').map(({ body }) => body);
  expect(sent).toEqual([{ theme: 'dark' }, { language: 'en' }]);
});

test('A setting that the server does not take goes back, and that is said', async () => {
  const { user } = show({ tab: 'settings', more: [answersOf(settings, { update: refuse503 })] });
  const mails = await screen.findByRole('switch', { name: 'במייל' });
  await user.click(mails);
  expect(await screen.findByText('שגיאה בעדכון ההגדרות')).toBeTruthy();
  expect((mails as HTMLInputElement).checked).toBe(true);
});

test('Text messages can be switched off only where a number is confirmed', async () => {
  const number = { kind: 'sms', isConfirmed: true } as Device;
  const withKinds = (list: Device[]) =>
    answersOf(devices, { list: () => ({ devices: list, pushKey: '', kinds: ['sms' as const], confirmMinutes: 5 }) });
  const first = show({ tab: 'settings', more: [withKinds([])] });
  expect((await screen.findByRole('link', { name: 'לאמת מספר טלפון' })).getAttribute('href')).toContain('preferences');
  expect((screen.getByRole('switch', { name: 'ב־SMS' }) as HTMLInputElement).disabled).toBe(true);
  first.unmount();
  show({ tab: 'settings', more: [withKinds([number])] });
  await waitFor(() => expect((screen.getByRole('switch', { name: 'ב־SMS' }) as HTMLInputElement).disabled).toBe(false));
});

test("The form's own checks come first: six characters, and the same twice", async () => {
  const { user, requests } = show({ tab: 'password' });
  await screen.findByText('לפחות 8 תווים, ובהם אות גדולה ואות קטנה באנגלית וספרה');
  await fillPassword(user, 'Bella2026!', 'abc', 'abd');
  await screen.findByText('הסיסמה חייבת להכיל לפחות 6 תווים');
  expect(screen.getByText('הסיסמאות אינן תואמות')).toBeTruthy();
  expect(requests.filter(({ method }) => method === 'POST')).toEqual([]);
});

test("The server's stricter rule answers at its field, and what was typed stays", async () => {
  const { user } = show({
    tab: 'password',
    answers: {
      changePassword: () => {
        throw new Refusal(422, {
          message: 'יש לתקן את השדות המסומנים',
          errors: { newPassword: 'הסיסמה חייבת להכיל לפחות 8 תווים' },
        });
      },
    },
  });
  await fillPassword(user, 'Bella2026!', 'abcdef');
  await screen.findByText('הסיסמה חייבת להכיל לפחות 8 תווים');
  expect(screen.getByLabelText<HTMLInputElement>(/^סיסמה חדשה/).value).toBe('abcdef');
  expect(screen.queryByText('שגיאה בשינוי הסיסמה')).toBeNull();
});

test('A changed password is confirmed and the form is empty again', async () => {
  const { user, requests } = show({ tab: 'password', answers: { changePassword: () => undefined } });
  await fillPassword(user, 'Bella2026!', 'Mitzi2026!');
  await screen.findByText('הסיסמה שונתה בהצלחה');
  expect(requests.findLast(({ path }) => path === '/auth/change-password')?.body).toEqual({
    currentPassword: 'Bella2026!',
    newPassword: 'Mitzi2026!',
  });
  expect(screen.getByLabelText<HTMLInputElement>(/^סיסמה נוכחית/).value).toBe('');
  await user.click(screen.getByRole('button', { name: 'סגירה' }));
  expect(screen.queryByText('הסיסמה שונתה בהצלחה')).toBeNull();
});

test('Any other failure is told with its reason', async () => {
  const { user } = show({
    tab: 'password',
    answers: {
      changePassword: () => {
        throw new Refusal(429, { message: 'יותר מדי ניסיונות. נסו שוב בעוד זמן קצר' });
      },
    },
  });
  await fillPassword(user, 'Bella2026!', 'Mitzi2026!');
  await screen.findByText('שגיאה בשינוי הסיסמה');
  expect(screen.getByText('יותר מדי ניסיונות. נסו שוב בעוד זמן קצר')).toBeTruthy();
});

test('An account without a password is told where to get one', async () => {
  show({ tab: 'password', user: { ...verified, hasPassword: false } });
  expect((await screen.findByRole('link', { name: 'קביעת סיסמה' })).getAttribute('href')).toBe('/forgot-password');
});

test('The tab of the password leads to where the account is deleted', async () => {
  show({ tab: 'password' });
  const way = await screen.findByRole('link', { name: 'הורדת המידע ומחיקת החשבון' });
  expect(way.getAttribute('href')).toBe('/app/privacy');
});
