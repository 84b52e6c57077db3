import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { auth } from '@tzemed/contract/account/auth';
import { type DeskMessage, type DeskTicket, supportDesk, supportFiles } from '@tzemed/contract/site/support-tickets';
import { answersOf, Refusal } from '../../testing/fake-api.ts';
import { accountOf, dana } from '../../testing/session-fixtures.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import DeskPage from './DeskPage.tsx';

// Files go the way of all other calls here: what stands in for the network knows no other.
vi.mock('../../lib/api/upload-transport.ts', () => ({
  uploadTransport: () => (url: string, init: RequestInit) => fetch(url, init),
}));

const ticketId = '01980b1e-7c00-7000-8000-0000000000f1';
const noa = { id: '01980b1e-7c00-7000-8000-0000000000aa', name: 'נועה צור' };

const ticket: DeskTicket = {
  id: ticketId,
  number: 1047,
  subject: 'לא מצליחה להתחבר',
  state: 'sent',
  createdAt: '2026-11-21T08:00:00.000Z',
  updatedAt: '2026-11-21T08:00:00.000Z',
  closedAt: null,
  reopenUntil: null,
  last: { from: 'person', name: 'רותי אלון', text: 'החלפתי טלפון' },
  person: { name: 'רותי אלון', email: 'ruti@example.co.il', plan: 'premium', language: 'ar' },
  device: 'Chrome 141 · Android 16',
  takenBy: null,
};
const asked: DeskMessage = {
  id: 'm1',
  from: 'person',
  name: 'רותי אלון',
  text: 'החלפתי טלפון',
  files: [],
  createdAt: '2026-11-21T08:00:00.000Z',
  isNote: false,
};

type Handlers = Parameters<typeof answersOf<typeof supportDesk>>[1];
type Options = {
  at?: string;
  role?: string;
  more?: Partial<DeskTicket>;
  messages?: DeskMessage[];
  handlers?: Handlers;
};

function show({ at = '', role = 'support', more = {}, messages = [asked], handlers = {} }: Options = {}) {
  const kept = { ticket: { ...ticket, ...more }, messages };
  const change = (changes: Partial<DeskTicket>) => {
    kept.ticket = { ...kept.ticket, ...changes };
    return { ticket: kept.ticket };
  };
  const asSupport = accountOf({ ...dana, role, emailVerified: true, hasPassword: true });
  const shown = renderScreen(<DeskPage />, {
    at: `/app/support/desk${at}`,
    path: '/app/support/desk/:rowId?',
    answers: [
      answersOf(auth, { me: () => asSupport }),
      answersOf(supportFiles, {
        create: ({ query }) => ({ file: { id: query!.id!, name: 'צילום.png', type: 'image/png', size: 1 } }),
        remove: () => undefined,
      }),
      answersOf(supportDesk, {
        list: () => ({ tickets: [kept.ticket], total: 1, page: 1, limit: 20, waiting: 4 }),
        get: () => ({ ...kept }),
        take: () => change({ takenBy: { id: dana.id, name: 'דנה כהן' } }),
        release: () => change({ takenBy: null }),
        close: () => change({ state: 'closed' }),
        reopen: () => change({ state: 'waiting' }),
        reply: ({ body }) => {
          const message = {
            ...asked,
            ...body,
            id: body.id ?? 'm9',
            from: 'support' as const,
            name: 'דנה כהן',
            files: [],
            isNote: body.isNote ?? false,
          };
          kept.messages = [...kept.messages, message];
          return { ...change(message.isNote ? {} : { state: 'answered' }), message };
        },
        ...handlers,
      }),
    ],
  });
  return { ...shown, kept, change };
}

const table = () => screen.findByRole('table', { name: 'פניות' });

test('To whoever does not answer there is no desk, and nothing is asked', async () => {
  const { requests } = show({ role: 'user' });
  await screen.findByRole('heading', { level: 1, name: /לא נמצא|לא מצאנו/ });
  expect(requests.filter(({ path }) => path.startsWith('/support'))).toEqual([]);
});

test('The desk lists who waits, and a ticket is taken with one press', async () => {
  const { user } = show();
  const row = within(await table()).getAllByRole('row')[1]!;
  within(row).getByText('1047');
  within(row).getByText('רותי אלון');
  within(row).getByText('חדשה');
  expect(screen.getByRole('tab', { name: 'ממתינות לנו 4' }).getAttribute('aria-selected')).toBe('true');
  await user.click(within(row).getByRole('button', { name: 'לקיחה לטיפול: לא מצליחה להתחבר' }));
  await screen.findByText('הפנייה אצלכם');
  await within(await table()).findByText('אתם');
});

test('Taking a ticket that is already taken names the person who was faster', async () => {
  const { user } = show({
    handlers: {
      take: () => {
        throw new Refusal(409, { message: 'נועה צור כבר לקחה את הפנייה', error: 'ticketTaken' });
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: /^לקיחה לטיפול/ }));
  expect(await screen.findByText('נועה צור כבר לקחה את הפנייה')).toBeTruthy();
});

test('Words are looked for once they rest, in the tab that is open', async () => {
  const { user, requests, router } = show({ at: '?tab=closed' });
  await table();
  await user.type(screen.getByRole('searchbox', { name: 'חיפוש בפניות' }), 'ruti');
  await waitFor(() => expect(requests.at(-1)!.path).toContain('q=ruti'));
  const asked = requests.map(({ path }) => path).filter((path) => path.includes('q='));
  expect(asked).toEqual(['/support/tickets?tab=closed&page=1&limit=20&q=ruti']);
  expect(router.state.location.search).toBe('?tab=closed&q=ruti');
});

test('A ticket shows who wrote, with plan, language and device', async () => {
  show({ at: `/${ticketId}`, more: { takenBy: noa } });
  await screen.findByRole('heading', { level: 1, name: 'לא מצליחה להתחבר' });
  const who = screen.getByRole('complementary', { name: 'מי פנה' });
  for (const words of ['רותי אלון', 'ruti@example.co.il', 'פרימיום', 'العربية', 'Chrome 141 · Android 16', 'נועה צור'])
    expect(within(who).getByText(words)).toBeTruthy();
  screen.getByRole('button', { name: 'שחרור לאחרים' });
});

test('A person who did not say the device is shown without it', async () => {
  show({ at: `/${ticketId}`, more: { device: null } });
  expect(await screen.findByText('לא נמסר')).toBeTruthy();
});

test('The ticket of a visitor shows the address, says that the answer goes by mail, and takes no files', async () => {
  const person = { name: 'גיל אורן', email: 'gil@example.co.il', plan: null, language: 'he' } as const;
  show({ at: `/${ticketId}`, more: { person } });
  const who = await screen.findByRole('complementary', { name: 'מי פנה' });
  for (const words of ['גיל אורן', 'gil@example.co.il', 'בלי חשבון', 'התשובה נשלחת באימייל'])
    expect(within(who).getByText(words)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'צירוף קובץ' })).toBeNull();
});

test('An answer is sent as one, and a note is marked and sent as a note', async () => {
  const { user, requests } = show({ at: `/${ticketId}` });
  const box = await screen.findByRole('textbox', { name: 'הודעה' });
  await user.type(box, 'נסו שוב עכשיו');
  await user.click(screen.getByRole('button', { name: 'שליחה' }));
  await within(screen.getByRole('log')).findByText('נסו שוב עכשיו');
  await user.click(screen.getByRole('switch', { name: 'הערה פנימית' }));
  await user.type(box, 'פנתה כבר בטלפון');
  await user.click(screen.getByRole('button', { name: 'שמירת ההערה' }));
  const note = (await within(screen.getByRole('log')).findByText('פנתה כבר בטלפון')).closest('li')!;
  within(note).getByText('הערה פנימית');
  expect(note.dataset.note).toBe('true');
  expect(requests.filter(({ method }) => method === 'POST').map(({ body }) => body)).toMatchObject([
    { text: 'נסו שוב עכשיו', isNote: false },
    { text: 'פנתה כבר בטלפון', isNote: true },
  ]);
  // The next message is meant for the person again.
  expect((screen.getByRole('switch', { name: 'הערה פנימית' }) as HTMLInputElement).checked).toBe(false);
});

test('A closed ticket takes notes only, until it is open again', async () => {
  const { user, requests } = show({ at: `/${ticketId}` });
  await user.click(await screen.findByRole('button', { name: 'סגירת הפנייה' }));
  await screen.findByText('הפנייה סגורה. אפשר להוסיף לה הערות פנימיות בלבד.');
  expect(screen.queryByRole('switch', { name: 'הערה פנימית' })).toBeNull();
  await user.type(screen.getByRole('textbox', { name: 'הערה פנימית' }), 'טופל');
  await user.click(screen.getByRole('button', { name: 'שמירת ההערה' }));
  await waitFor(() =>
    expect(requests.findLast(({ method }) => method === 'POST')?.body).toMatchObject({ isNote: true }),
  );
  await user.click(screen.getByRole('button', { name: 'פתיחה מחדש' }));
  await screen.findByRole('switch', { name: 'הערה פנימית' });
});

test('An answer with its file waits while a colleague closes the ticket, beside a box for notes', async () => {
  const { user, change, queries, container } = show({ at: `/${ticketId}` });
  const answer = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'הודעה' });
  await user.type(answer, 'נסו שוב');
  const file = new File(['x'], 'צילום.png', { type: 'image/png' });
  fireEvent.change(container.querySelector('input[type=file]')!, { target: { files: [file] } });
  await screen.findByRole('button', { name: 'הסרת צילום.png' });
  change({ state: 'closed' });
  await act(() => queries.invalidateQueries({ queryKey: ['supportDesk'] }));
  const note = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'הערה פנימית' });
  expect([answer.value, answer.readOnly, note.value, note.readOnly]).toEqual(['נסו שוב', true, '', false]);
  await user.type(note, 'נסגר בטעות');
  await user.click(screen.getByRole('button', { name: 'פתיחה מחדש' }));
  await waitFor(() => expect(answer.readOnly).toBe(false));
  screen.getByRole('button', { name: 'הסרת צילום.png' });
  // Words of a note wait, too, and go with it once it is saved.
  expect(note.value).toBe('נסגר בטעות');
  await user.click(screen.getByRole('button', { name: 'שמירת ההערה' }));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'הערה פנימית' })).toBeNull());
  expect(answer.value).toBe('נסו שוב');
});

test('The focus goes to the subject when a ticket is taken, left or closed, and to the box when it is opened again', async () => {
  const { user } = show({ at: `/${ticketId}` });
  const subject = await screen.findByRole('heading', { level: 1, name: ticket.subject });
  for (const name of ['לקיחה לטיפול', 'שחרור לאחרים', 'סגירת הפנייה']) {
    await user.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(document.activeElement).toBe(subject));
  }
  await user.click(await screen.findByRole('button', { name: 'פתיחה מחדש' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'הודעה' })));
});

test('The focus goes to the link of a row whose ticket was taken', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: /^לקיחה לטיפול/ }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: /^פתיחה:/ })));
});
