import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { auth } from '@tzemed/contract/account/auth';
import { type AdminAccount, adminAccounts } from '@tzemed/contract/administration/admin-accounts';
import { adminActions } from '@tzemed/contract/administration/administration';
import { type FailedJob, adminJobs } from '@tzemed/contract/administration/admin-jobs';
import { adminMails } from '@tzemed/contract/administration/admin-mails';
import { type AdminNotice, adminNotices } from '@tzemed/contract/administration/admin-notices';
import { adminState, configuredParts } from '@tzemed/contract/administration/admin-state';
import { answersOf, Refusal } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { accountOf, dana } from '../../testing/session-fixtures.ts';
import AdminPage from './AdminPage.tsx';

const at = '2026-11-21T07:00:00.000Z';
const account: AdminAccount = {
  id: '01980b1e-7c00-7000-8000-0000000000e1',
  email: 'ruti@example.co.il',
  name: 'רותי אלון',
  role: 'user',
  isConfirmed: false,
  createdAt: at,
  lastSeenAt: at,
  blockedAt: null,
  bouncedAt: null,
  deletionDueAt: null,
  plan: 'free',
  hasSecondFactor: true,
  passkeys: 0,
  blockReason: null,
  sessions: [{ device: 'Chrome · Windows', createdAt: at, lastSeenAt: at }],
};
const job: FailedJob = {
  id: '01980b1e-7c00-7000-8000-0000000000e2',
  kind: 'mail.send',
  state: 'parked',
  createdAt: at,
  attempts: 13,
  nextAt: null,
  error: 'EENVELOPE 550: no … here',
  about: [{ field: 'userId', id: account.id }],
};
const notice: AdminNotice = {
  id: '01980b1e-7c00-7000-8000-0000000000e3',
  level: 'info',
  he: 'עבודות הערב',
  en: null,
  ar: null,
  startsAt: at,
  endsAt: '2099-11-21T07:00:00.000Z',
  version: 3,
};

type Changed = {
  role?: string;
  accounts?: Parameters<typeof answersOf<typeof adminAccounts>>[1];
  jobs?: Parameters<typeof answersOf<typeof adminJobs>>[1];
  notices?: Parameters<typeof answersOf<typeof adminNotices>>[1];
};

function show(path = '', { role = 'admin', accounts = {}, jobs = {}, notices = {} }: Changed = {}) {
  const kept = { account };
  return renderScreen(<AdminPage />, {
    at: `/app/admin${path}`,
    path: '/app/admin/:section?/:rowId?',
    answers: [
      answersOf(auth, { me: () => accountOf({ ...dana, role, emailVerified: true, hasPassword: true }) }),
      answersOf(adminAccounts, {
        search: () => ({ accounts: [account], isMore: true }),
        get: () => ({ account: kept.account }),
        endSessions: () => void (kept.account = { ...kept.account, sessions: [] }),
        resend: () => undefined,
        block: ({ body }) => void (kept.account = { ...kept.account, blockedAt: at, blockReason: body.reason }),
        unblock: () => void (kept.account = { ...kept.account, blockedAt: null, blockReason: null }),
        ...accounts,
      }),
      answersOf(adminJobs, {
        list: () => ({
          jobs: [job],
          total: 45,
          page: 1,
          limit: 20,
          kinds: [{ kind: 'mail.send', parked: 45, retrying: 0 }],
        }),
        retryAll: () => ({ count: 45 }),
        remove: () => undefined,
        ...jobs,
      }),
      answersOf(adminMails, { list: () => ({ mails: [], total: 0, page: 1, limit: 20 }) }),
      answersOf(adminNotices, {
        list: () => ({ notices: [notice], total: 1, page: 1, limit: 20 }),
        create: () => ({ notice }),
        update: () => ({ notice }),
        ...notices,
      }),
      answersOf(adminActions, {
        list: () => ({
          actions: [
            {
              id: 'a1',
              at,
              action: 'accountBlocked' as const,
              by: null,
              target: { id: account.id, email: null },
              object: null,
              detail: 'takeover',
              count: null,
            },
          ],
          total: 1,
          page: 1,
          limit: 20,
        }),
      }),
      answersOf(adminState, {
        get: () => ({
          state: {
            parts: configuredParts.map((part) => ({ part, isSet: part === 'mail' })),
            health: {
              status: 'ok' as const,
              database: 'ok' as const,
              version: '0.1.0',
              clockSkew: 0,
              jobs: { retrying: 0, parked: 45, late: 0 },
              backup: null,
            },
            migration: '0102_administration',
            migrations: 102,
            checkedAt: at,
          },
        }),
      }),
    ],
  });
}

test('To another role the administration does not exist, and nothing is asked', async () => {
  const { requests } = show('', { role: 'support' });
  await screen.findByRole('heading', { level: 1, name: /לא נמצא|לא מצאנו/ });
  expect(requests.filter(({ path }) => path.startsWith('/admin'))).toEqual([]);
});

test('An account is found by one request for each press, and no address stands in the URL', async () => {
  const { user, requests } = show();
  const box = await screen.findByLabelText(/^כתובת אימייל, או תחילתה/);
  await user.type(box, 'ru');
  await user.click(screen.getByRole('button', { name: 'חיפוש' }));
  await screen.findByText('הקלידו לפחות 3 תווים');
  await user.type(box, 'ti');
  await user.keyboard('{Enter}');
  const link = await screen.findByRole('link', { name: 'פתיחה: ruti@example.co.il' });
  screen.getByText(/יש עוד חשבונות שכתובתם מתחילה כך/);
  expect(requests.filter(({ path }) => path.endsWith('/search'))).toHaveLength(1);
  expect(link.getAttribute('href')).toBe(`/app/admin/accounts/${account.id}`);
});

test('An account is signed out after a question, blocked with a reason, and let in again', async () => {
  const { user, requests } = show(`/accounts/${account.id}`);
  await user.click(await screen.findByRole('button', { name: 'ניתוק כל המכשירים' }));
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain('ruti@example.co.il');
  await user.click(within(question).getByRole('button', { name: 'ניתוק כל המכשירים' }));
  await screen.findByText('אין מכשירים מחוברים.');

  await user.click(screen.getByRole('button', { name: 'חסימת החשבון' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('button', { name: 'חסימה' }));
  await waitFor(() => expect(dialog.getByRole('radiogroup').getAttribute('aria-invalid')).toBe('true'));
  await user.click(dialog.getByLabelText('שימוש לרעה או ספאם'));
  await user.click(dialog.getByRole('button', { name: 'חסימה' }));
  await screen.findByText('החשבון חסום. סיבה: שימוש לרעה או ספאם.');
  expect(requests.find(({ path }) => path.endsWith('/block'))?.body).toEqual({ reason: 'abuse' });
  await user.click(screen.getByRole('button', { name: 'ביטול החסימה' }));
  await screen.findByRole('button', { name: 'חסימת החשבון' });
});

test('A refusal of an action is said in the server’s words, and the account is asked for anew', async () => {
  const { user, requests } = show(`/accounts/${account.id}`, {
    accounts: {
      resend: () => {
        throw new Refusal(409, { message: 'הכתובת כבר אומתה', error: 'emailConfirmedAlready' });
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'שליחת קישור אימות' }));
  await screen.findByText('הכתובת כבר אומתה');
  const asked = () => requests.filter(({ method, path }) => method === 'GET' && path.endsWith(account.id));
  await waitFor(() => expect(asked().length).toBeGreaterThan(1));
});

test('Without a second factor the administrator reads what to do', async () => {
  show('/jobs', {
    jobs: {
      list: () => {
        throw new Refusal(403, { message: 'x', error: 'adminNeedsSecondFactor' });
      },
    },
  });
  await screen.findByText('כדי לנהל את האתר יש להפעיל אימות דו־שלבי בחשבון שלכם.');
  expect(screen.getByRole('link', { name: 'להגדרות האבטחה' }).getAttribute('href')).toBe('/app/profile?tab=password');
});

test('Failed jobs are shown with their ids, tried again by kind, and discarded after a question', async () => {
  const { user, requests } = show('/jobs');
  const table = within(await screen.findByRole('table', { name: 'משימות שנכשלו' }));
  table.getByText('EENVELOPE 550: no … here');
  table.getByText(`userId ${account.id}`);
  screen.getByText('נגמרו הניסיונות: 45 · ינוסו שוב: 0');
  screen.getByText('עמוד 1 מתוך 3');
  await user.click(screen.getByRole('button', { name: 'ניסיון חוזר לכולן: mail.send' }));
  await screen.findByText('45 משימות ינוסו עכשיו');
  await user.click(table.getByRole('button', { name: 'מחיקה: mail.send' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'למחוק את המשימה?' }));
  await user.click(question.getByRole('button', { name: 'מחיקה' }));
  await screen.findByText('המשימה נמחקה');
  expect(requests.some(({ method, path }) => method === 'DELETE' && path === `/admin/jobs/${job.id}`)).toBe(true);
});

test('A job that is gone by the press is said to be gone', async () => {
  const { user } = show('/jobs', {
    jobs: {
      retry: () => {
        throw new Refusal(404, { message: 'לא נמצא', error: 'notFound' });
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'ניסיון חוזר: mail.send' }));
  expect(await screen.findByText('לא נמצא')).toBeTruthy();
});

test('A notice that ends before it begins stays in its form with the words at the end', async () => {
  const { user, requests } = show('/notices', {
    notices: {
      create: () => {
        throw new Refusal(422, {
          message: 'x',
          error: 'validation',
          errors: { endsAt: 'מועד הסיום חייב להיות אחרי מועד ההתחלה' },
        });
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'הודעה חדשה' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('button', { name: 'פרסום לכולם' }));
  await dialog.findByText('נוסח בעברית נדרש');
  await user.type(dialog.getByLabelText(/^נוסח בעברית/), 'הערב לא נהיה');
  expect(dialog.getByRole('region', { name: 'כך תיראה ההודעה' }).textContent).toContain('הערב לא נהיה');
  await user.click(dialog.getByRole('button', { name: 'פרסום לכולם' }));
  await dialog.findByText('מועד הסיום חייב להיות אחרי מועד ההתחלה');
  expect(requests.find(({ path, method }) => method === 'POST' && path === '/admin/notices')?.body).toMatchObject({
    he: 'הערב לא נהיה',
    level: 'info',
    startsAt: expect.stringMatching(/Z$/),
  });
});

test('An edit of a notice names its version, and one that somebody changed says so', async () => {
  const { user, requests } = show('/notices', {
    notices: {
      update: () => {
        throw new Refusal(409, { message: 'x', error: 'stale', current: { notice } });
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'עריכה: עבודות הערב' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('button', { name: 'שמירה' }));
  await dialog.findByText(/ההודעה השתנתה בינתיים/);
  expect(requests.find(({ method }) => method === 'PUT')?.body).toMatchObject({ version: 3, he: 'עבודות הערב' });
});

test('The state names what is missing and the variable that sets it, and the log what a command did', async () => {
  const { user } = show('/state');
  await screen.findByText('אין גיבוי אוטומטי. הגדירו BACKUP_TO.');
  expect(screen.queryByText(/SMTP_URL/)).toBeNull();
  await user.click(screen.getByRole('link', { name: 'יומן פעולות' }));
  const table = within(await screen.findByRole('table', { name: 'יומן פעולות' }));
  table.getByText('חסימת חשבון');
  table.getByText('פקודה על השרת');
  table.getByText('חשבון שנמחק');
  table.getByText('חשד להשתלטות על החשבון');
});

test('A section that is none is not found', async () => {
  show('/pets');
  expect(await screen.findByRole('heading', { level: 1, name: /לא נמצא|לא מצאנו/ })).toBeTruthy();
});
