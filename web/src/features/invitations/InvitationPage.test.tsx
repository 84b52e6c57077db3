import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { auth } from '@tzemed/contract/account/auth';
import { invitations } from '@tzemed/contract/sharing/invitations';
import { hardNavigate } from '../../lib/session/hard-navigate.ts';
import { endSession } from '../../lib/session/session.ts';
import { answersOf, Refusal, writesOf } from '../../testing/fake-api.ts';
import { offered } from '../../testing/household-fixtures.ts';
import { bella } from '../../testing/pet-fixtures.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import InvitationPage from './InvitationPage.tsx';

vi.mock('../../lib/session/hard-navigate.ts', () => ({ hardNavigate: vi.fn<(path: string) => void>() }));

beforeEach(() => history.replaceState(null, '', '/invitation#token=k3Zp'));

type Handlers = Parameters<typeof answersOf<typeof invitations>>[1];

function show(handlers: Handlers = {}, options: { asNobody?: boolean } = {}) {
  let isDeclined = false;
  return renderScreen(<InvitationPage />, {
    ...options,
    answers: [
      answersOf(invitations, {
        check: () => ({ invitation: { ...offered, isDeclined }, reception: 'open' as const }),
        look: () => ({ invitation: offered }),
        accept: () => ({ invitation: offered }),
        decline: () => {
          isDeclined = true;
          return { invitation: { ...offered, isDeclined } };
        },
        reopen: () => {
          isDeclined = false;
          return { invitation: offered };
        },
        ...handlers,
      }),
      answersOf(auth, { resend: () => undefined }),
    ],
  });
}

const main = () => within(screen.getByRole('main'));

const asked = ({ requests }: ReturnType<typeof show>) =>
  requests.filter(({ path }) => path.startsWith('/invitations/')).map(({ path, body }) => [path, body]);

test('The invitation shows who invites, the animals, the permissions for each and what stays with the owners', async () => {
  const view = show();
  await screen.findByText('דנה כהן רוצה את העזרה שלכם עם בלה ומיצי.');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'להוסיף תזכורות ולסמן מה בוצע',
    'לראות את הפרופיל ואת המידע הרפואי',
    'ההוצאות נשארות אצל דנה כהן',
    'לראות הכול, בלי לשנות דבר',
  ]);
  screen.getByText('ההזמנה בתוקף עד 4 בדצמבר');
  expect(asked(view)).toEqual([['/invitations/check', { token: 'k3Zp' }]]);
});

test('The secret leaves the address, and whoever comes back in the same tab meets the same invitation', async () => {
  const { unmount } = show();
  await screen.findByText('טוב שבאתם');
  expect(location.href).not.toContain('k3Zp');
  unmount();
  show();
  await screen.findByText('טוב שבאתם');
});

test('Accepting leads to the pet, and says what is seen now', async () => {
  const view = show();
  await view.user.click(await screen.findByRole('button', { name: 'קבלת ההזמנה' }));
  await waitFor(() => expect(hardNavigate).toHaveBeenCalledWith(`/app/pets/${bella.id}`));
  expect(asked(view).at(-1)).toEqual(['/invitations/accept', { token: 'k3Zp' }]);
  expect(sessionStorage.getItem('toast')).toContain('מעכשיו אתם רואים את בלה ואת מיצי');
  expect(sessionStorage.getItem('invitation')).toBeNull();
});

test('Declining asks nothing and can be undone', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'לא, תודה' }));
  await screen.findByText('אפשר עוד להתחרט עד 4 בדצמבר.');
  await user.click(screen.getAllByRole('button', { name: 'חזרה להזמנה' })[0]!);
  expect(await screen.findByRole('button', { name: 'קבלת ההזמנה' })).toBeTruthy();
});

test('Without an account one sees who invites, the animals, what one may do and what Tzemed is; both ways in come back here', async () => {
  history.replaceState(null, '', '/invitation#token=k3Zp');
  const view = show();
  endSession();
  await screen.findByRole('heading', { name: 'הזמנה בשבילכם' });
  screen.getByText('דנה כהן רוצה את העזרה שלכם עם בלה ומיצי.');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'להוסיף תזכורות ולסמן מה בוצע',
    'לראות את הפרופיל ואת המידע הרפואי',
    'ההוצאות נשארות אצל דנה כהן',
    'לראות הכול, בלי לשנות דבר',
  ]);
  screen.getByText(/^צמד שומר במקום אחד/);
  screen.getByText('ההזמנה בתוקף עד 4 בדצמבר');
  expect(screen.queryByRole('button', { name: 'קבלת ההזמנה' })).toBeNull();
  const ways = main()
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(ways).toEqual(['/signup?next=%2Finvitation', '/login?next=%2Finvitation']);
  expect(asked(view).at(-1)![0]).toBe('/invitations/look');
});

test('A visitor who was never signed in sees the offer with one request, however late the answer comes', async () => {
  const answer = Promise.withResolvers<{ invitation: typeof offered }>();
  const view = show({ look: () => answer.promise }, { asNobody: true });
  await waitFor(() => expect(asked(view)).toEqual([['/invitations/look', { token: 'k3Zp' }]]));
  answer.resolve({ invitation: offered });
  expect(await screen.findByRole('heading', { name: 'הזמנה בשבילכם' })).toBeTruthy();
  expect(asked(view)).toHaveLength(1);
});

test('An address that is not confirmed is confirmed first', async () => {
  const { user, requests } = show({ check: () => ({ invitation: offered, reception: 'emailUnverified' }) });
  await screen.findByRole('heading', { name: 'הכתובת עוד לא אומתה' });
  await user.click(screen.getByRole('button', { name: 'שליחה חוזרת' }));
  await screen.findByText('המייל נשלח');
  expect(writesOf(requests).at(-1)).toMatchObject({ method: 'POST', body: { email: 'dana@example.co.il' } });
});

test('Another account says so, without the whole address', async () => {
  show({ check: () => ({ invitation: offered, reception: 'otherAccount' }) });
  await screen.findByRole('heading', { name: 'ההזמנה נשלחה לכתובת אחרת' });
  screen.getByText(/dana@example\.co\.il.*n…@example\.co\.il/);
  expect(screen.getByRole('button', { name: 'החלפת חשבון' })).toBeTruthy();
});

test('Used, expired and withdrawn look the same', async () => {
  show({
    check: () => {
      throw new Refusal(422, { error: 'linkInvalid', message: 'הקישור אינו בתוקף' });
    },
  });
  await screen.findByRole('heading', { name: 'ההזמנה כבר לא בתוקף' });
  expect(main().getByRole('link').getAttribute('href')).toBe('/app/dashboard');
});

test('A server that is away is told, and asked again', async () => {
  let isAway = true;
  const { user } = show({
    check: () => {
      if (isAway) throw new Refusal(500, { error: 'internal', message: 'אירעה שגיאה' });
      return { invitation: offered, reception: 'open' };
    },
  });
  await screen.findByRole('alert');
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'ניסיון חוזר' }));
  expect(await screen.findByText('טוב שבאתם')).toBeTruthy();
});

test('A session that has ended meanwhile leaves the invitation as nobody meets it', async () => {
  const view = show({
    check: () => {
      throw new Refusal(401, { error: 'invalidToken', message: 'ההתחברות פגה (invalid token)' });
    },
  });
  expect(await screen.findByRole('heading', { name: 'הזמנה בשבילכם' })).toBeTruthy();
  expect(asked(view).map(([path]) => path)).toEqual(['/invitations/check', '/invitations/look']);
});
