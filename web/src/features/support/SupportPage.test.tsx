import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  supportFiles,
  supportTickets,
  type SupportTicket,
  type TicketMessage,
} from '@tzemed/contract/site/support-tickets';
import { type Answers, answersOf, Refusal } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import NewTicketPage from './NewTicketPage.tsx';
import SupportPage from './SupportPage.tsx';

// Files go the way of all other calls here: what stands in for the network knows no other.
vi.mock('../../lib/api/upload-transport.ts', () => ({
  uploadTransport: () => (url: string, init: RequestInit) => fetch(url, init),
}));

const ticketId = '01980b1e-7c00-7000-8000-0000000000f1';

const ticket: SupportTicket = {
  id: ticketId,
  number: 1042,
  subject: 'האם אפשר לייבא הוצאות מקובץ?',
  state: 'answered',
  createdAt: '2026-11-20T16:40:00.000Z',
  updatedAt: '2026-11-21T08:24:00.000Z',
  closedAt: null,
  reopenUntil: null,
  last: { from: 'support', name: 'נועה צור', text: 'צירפתי קובץ לדוגמה' },
  unread: 0,
};
const asked: TicketMessage = {
  id: 'm1',
  from: 'person',
  name: 'דנה כהן',
  text: 'אפשר להכניס את הכול בבת אחת?',
  files: [{ id: 'f1', name: 'expenses-2025.xlsx', type: 'application/x', size: 86_016 }],
  createdAt: '2026-11-20T16:40:00.000Z',
};
const answered: TicketMessage = {
  id: 'm2',
  from: 'support',
  name: 'נועה צור',
  text: 'בטח. בעמוד ההוצאות יש ׳ייבוא׳.',
  files: [],
  createdAt: '2026-11-21T08:22:00.000Z',
};

/** A server with one ticket, that does what it is asked. */
function given(more: Partial<SupportTicket> = {}, messages: TicketMessage[] = [asked, answered]) {
  const kept = { ticket: { ...ticket, ...more }, messages };
  const change = (changes: Partial<SupportTicket>) => {
    kept.ticket = { ...kept.ticket, ...changes };
    return { ticket: kept.ticket };
  };
  const handlers = {
    list: ({ query = {} }: { query?: { state?: string } }) => {
      const isOf = (kept.ticket.state === 'closed') === (query.state === 'closed');
      const tickets = isOf ? [kept.ticket] : [];
      return { tickets, total: tickets.length, page: 1, limit: 20, unread: kept.ticket.unread };
    },
    get: () => ({ ...kept }),
    read: () => change({ unread: 0 }),
    close: () => change({ state: 'closed', reopenUntil: '2999-01-02T10:00:00.000Z' }),
    reopen: () => change({ state: 'answered', reopenUntil: null }),
    reply: ({ body }: { body: { id?: string | undefined; text: string } }) => {
      const message: TicketMessage = { ...asked, id: body.id ?? 'm9', text: body.text, files: [] };
      kept.messages = [...kept.messages.filter(({ id }) => id !== message.id), message];
      return { ...change({ state: 'waiting' }), message };
    },
  };
  return { kept, change, handlers };
}
type Server = ReturnType<typeof given>;

type Options = { at?: string; more?: Answers[]; handlers?: Parameters<typeof answersOf<typeof supportTickets>>[1] };
const show = (server: Server, { at = `/${ticketId}`, more = [], handlers = {} }: Options = {}) =>
  renderScreen(<SupportPage />, {
    at: `/app/support${at}`,
    path: '/app/support/:rowId?',
    answers: [...more, answersOf(supportTickets, { ...server.handlers, ...handlers })],
  });

const plain = (element: Element) => element.textContent.replace(/[\u2066-\u2069]/g, '');

beforeEach(() => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
});

test('The list says of each request how it stands, who wrote last and that it is unread', async () => {
  const { user } = show(given({ unread: 2 }), { at: '' });
  const row = await screen.findByRole('link', { name: /האם אפשר לייבא/ });
  expect(plain(row)).toContain('נועה: צירפתי קובץ לדוגמה');
  within(row).getByText('ענו לכם');
  within(row).getByText('לא נקראה');
  expect(row.getAttribute('href')).toBe(`/app/support/${ticketId}`);
  await user.click(screen.getByRole('tab', { name: 'סגורות' }));
  await screen.findByText('אין פניות סגורות');
});

test('A user without tickets is invited to write', async () => {
  const none = () => ({ tickets: [], total: 0, page: 1, limit: 20, unread: 0 });
  show(given(), { at: '', handlers: { list: none } });
  await screen.findByText('עוד לא כתבתם לנו');
  expect(screen.getByRole('link', { name: 'פנייה חדשה' }).getAttribute('href')).toBe('/app/support/new');
});

test('A conversation shows both sides day by day, and is read once it is looked at', async () => {
  const server = given({ unread: 1 });
  const { requests } = show(server);
  const log = await screen.findByRole('log', { name: 'הודעות' });
  const [own, theirs] = within(log).getAllByRole('listitem');
  expect(own!.dataset.mine).toBe('true');
  expect(plain(theirs!)).toContain('נועה · צוות צמד');
  within(log).getByRole('button', { name: /^הורדה:.*expenses-2025/ });
  expect(within(log).getAllByRole('region')).toHaveLength(2);
  screen.getByRole('heading', { name: ticket.subject });
  await waitFor(() => expect(server.kept.ticket.unread).toBe(0));
  expect(requests.filter(({ method }) => method === 'PATCH').map(({ path }) => path)).toEqual([
    `/users/support-tickets/${ticketId}/read`,
  ]);
});

test('An answer that comes while the newest one is marked as read stays unread until it is shown', async () => {
  const server = given({ unread: 1 });
  const upTo: unknown[] = [];
  const later: TicketMessage = { ...answered, id: '01980b1e-7c00-7000-8000-0000000000e2', text: 'ועוד משהו' };
  show(server, {
    handlers: {
      read: ({ body }) => {
        upTo.push(body.upTo);
        if (body.upTo === later.id) return server.change({ unread: 0 });
        server.kept.messages = [asked, answered, later];
        return { ticket: server.kept.ticket };
      },
    },
  });
  await within(await screen.findByRole('log')).findByText('ועוד משהו');
  await waitFor(() => expect(upTo).toEqual([answered.id, later.id]));
});

test('A message stays unread until somebody looks at it', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const server = given({ unread: 1 });
  show(server);
  await screen.findByRole('log');
  expect(server.kept.ticket.unread).toBe(1);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(server.kept.ticket.unread).toBe(0));
});

test('Enter is a new line and Ctrl+Enter sends, with an id of its own', async () => {
  const { user, requests } = show(given());
  const box = await screen.findByRole('textbox', { name: 'הודעה' });
  await user.type(box, 'תודה!{Enter}עבד מיד');
  await user.keyboard('{Control>}{Enter}{/Control}');
  const log = screen.getByRole('log');
  await waitFor(() => expect(plain(log)).toContain('עבד מיד'));
  const sent = requests.find(({ method }) => method === 'POST')!;
  expect(sent.body).toEqual({ id: expect.stringMatching(/^[\da-f-]{36}$/), text: 'תודה!\nעבד מיד', fileIds: [] });
  expect((box as HTMLTextAreaElement).value).toBe('');
  expect(localStorage.getItem(`draft-1 01980b1e-7c00-7000-8000-00000000000a supportTickets ${ticketId}`)).toBeNull();
});

test('A message that failed stays in the box, and is sent again under the same id; later edits follow in another message', async () => {
  const server = given();
  const ids: unknown[] = [];
  let isCut = true;
  const { user } = show(server, {
    handlers: {
      reply: (sent) => {
        ids.push(sent.body.id);
        // The message already exists, with the text that was sent first.
        if (sent.body.id === ids[0] && !isCut)
          return { ticket: server.kept.ticket, message: server.kept.messages.at(-1)! };
        const made = server.handlers.reply(sent);
        if (isCut) throw new Refusal(502, { message: 'השרת לא זמין כרגע' });
        return made;
      },
    },
  });
  const box = await screen.findByRole('textbox', { name: 'הודעה' });
  await user.type(box, 'תודה');
  await user.click(screen.getByRole('button', { name: 'שליחה' }));
  const banner = await screen.findByText('ההודעה לא נשלחה.');
  expect((box as HTMLTextAreaElement).value).toBe('תודה');
  isCut = false;
  await user.type(box, ' רבה');
  await user.click(within(banner.closest<HTMLElement>('[role=alert]')!).getByRole('button', { name: 'ניסיון חוזר' }));
  await waitFor(() => expect((box as HTMLTextAreaElement).value).toBe(''));
  expect(ids).toHaveLength(3);
  expect(ids[1]).toBe(ids[0]);
  expect(ids[2]).not.toBe(ids[0]);
  expect(server.kept.messages.map(({ text }) => text).slice(2)).toEqual(['תודה', 'תודה רבה']);
});

test('Typed text is kept until the user returns', async () => {
  const first = show(given());
  await first.user.type(await screen.findByRole('textbox', { name: 'הודעה' }), 'עוד לא גמרתי');
  first.unmount();
  show(given());
  await waitFor(() =>
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'הודעה' }).value).toBe('עוד לא גמרתי'),
  );
});

test('A new answer is read out, and the list knows it', async () => {
  const server = given();
  const { queries } = show(server);
  await screen.findByRole('log');
  server.kept.messages = [...server.kept.messages, { ...answered, id: 'm3', text: 'ועוד משהו' }];
  server.change({ unread: 1, last: { ...ticket.last, text: 'ועוד משהו' } });
  await act(() => queries.invalidateQueries({ queryKey: ['supportTickets'] }));
  const item = (await within(screen.getByRole('log')).findByText('ועוד משהו')).closest('li')!;
  expect(screen.getByRole('log').getAttribute('aria-live')).toBe('polite');
  await waitFor(() => expect(item.dataset.fresh).toBe('true'));
  expect(screen.getAllByText(/ועוד משהו/)).toHaveLength(2);
});

test('A request closes without a question, and can be opened again', async () => {
  const { user } = show(given());
  await user.click(await screen.findByRole('button', { name: 'סגירת הפנייה' }));
  await screen.findByText('הפנייה נסגרה');
  await screen.findByText('הפנייה סגורה. אפשר לפתוח אותה מחדש עד 2 בינואר 2999.');
  expect(screen.queryByRole('textbox', { name: 'הודעה' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'פתיחה מחדש' }));
  await screen.findByRole('textbox', { name: 'הודעה' });
});

const pickIn = (place: Element, name = 'צילום.png') =>
  fireEvent.change(place.querySelector('input[type=file]')!, {
    target: { files: [new File(['x'], name, { type: 'image/png' })] },
  });
const goesUp = answersOf(supportFiles, {
  create: ({ query }) => ({ file: { id: query!.id!, name: 'צילום.png', type: 'image/png', size: 1 } }),
  remove: () => undefined,
});
const box = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'הודעה' });

test('Words and files wait in a box that sends nothing when the other side closes the request, until it is open again', async () => {
  const server = given();
  const { user, queries, container, requests } = show(server, { more: [goesUp] });
  await user.type(await box(), 'עוד שאלה');
  pickIn(container);
  await screen.findByRole('button', { name: 'הסרת צילום.png' });
  server.change({ state: 'closed', reopenUntil: '2999-01-02T10:00:00.000Z' });
  await act(() => queries.invalidateQueries({ queryKey: ['supportTickets'] }));
  await screen.findByText(/^הפנייה סגורה. אפשר לפתוח אותה מחדש/);
  expect([(await box()).value, (await box()).readOnly]).toEqual(['עוד שאלה', true]);
  expect(screen.getByRole('button', { name: 'שליחה' }).getAttribute('aria-disabled')).toBe('true');
  (await box()).focus();
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(requests.filter(({ path }) => path.endsWith('/messages'))).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'פתיחה מחדש' }));
  await waitFor(async () => expect((await box()).readOnly).toBe(false));
  screen.getByRole('button', { name: 'הסרת צילום.png' });
  await user.click(screen.getByRole('button', { name: 'שליחה' }));
  await waitFor(() => expect(server.kept.messages.at(-1)!.text).toBe('עוד שאלה'));
  expect(requests.findLast(({ path }) => path.endsWith('/messages'))!.body).toMatchObject({
    fileIds: [expect.any(String)],
  });
});

test('The focus goes to the subject when a request is closed or that is undone, and to the box when it is opened again', async () => {
  const { user } = show(given());
  const subject = await screen.findByRole('heading', { name: ticket.subject });
  await user.click(screen.getByRole('button', { name: 'סגירת הפנייה' }));
  await waitFor(() => expect(document.activeElement).toBe(subject));
  await user.click(await screen.findByRole('button', { name: 'ביטול הסגירה' }));
  await box();
  expect(document.activeElement).toBe(subject);
  await user.click(screen.getByRole('button', { name: 'סגירת הפנייה' }));
  await waitFor(() => expect(document.activeElement).toBe(subject));
  await user.click(await screen.findByRole('button', { name: 'פתיחה מחדש' }));
  await waitFor(async () => expect(document.activeElement).toBe(await box()));
});

test('The focus goes from an empty box to the subject when the other side closes the request', async () => {
  const server = given();
  const { queries } = show(server);
  (await box()).focus();
  server.change({ state: 'closed', reopenUntil: '2999-01-02T10:00:00.000Z' });
  await act(() => queries.invalidateQueries({ queryKey: ['supportTickets'] }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: ticket.subject })));
});

test('The box is read-only while its message is sent', async () => {
  const server = given();
  const gate = Promise.withResolvers<void>();
  const { user } = show(server, {
    handlers: { reply: (sent) => gate.promise.then(() => server.handlers.reply(sent)) },
  });
  await user.type(await box(), 'תודה');
  await user.click(screen.getByRole('button', { name: 'שליחה' }));
  await waitFor(async () => expect((await box()).readOnly).toBe(true));
  await user.type(await box(), ' רבה');
  expect((await box()).value).toBe('תודה');
  gate.resolve();
  await waitFor(async () => expect([(await box()).value, (await box()).readOnly]).toEqual(['', false]));
});

test('A message whose screen is left during an upload is not sent without its file, and stays a draft', async () => {
  const gate = Promise.withResolvers<void>();
  const slow = answersOf(supportFiles, {
    create: async ({ query }) => {
      await gate.promise;
      return { file: { id: query!.id!, name: 'צילום.png', type: 'image/png', size: 1 } };
    },
    remove: () => undefined,
  });
  const { user, container, requests, unmount } = show(given(), { more: [slow] });
  await user.type(await box(), 'מצורף צילום');
  pickIn(container);
  await user.click(screen.getByRole('button', { name: 'שליחה' }));
  await waitFor(async () => expect((await box()).readOnly).toBe(true));
  unmount();
  gate.resolve();
  await new Promise((resolve) => setTimeout(resolve));
  expect(requests.filter(({ path }) => path.endsWith('/messages'))).toEqual([]);
  show(given());
  await waitFor(async () => expect((await box()).value).toBe('מצורף צילום'));
});

test('A ticket that was closed long ago leads to a new one', async () => {
  show(given({ state: 'closed', reopenUntil: '2020-01-01T00:00:00.000Z' }));
  await screen.findByText(/^הפנייה סגורה. יש עוד מה לשאול/);
  expect(screen.queryByRole('button', { name: 'פתיחה מחדש' })).toBeNull();
});

test('An address without a request says so', async () => {
  const gone = () => {
    throw new Refusal(404, { message: 'לא נמצא' });
  };
  show(given(), { handlers: { get: gone } });
  expect(await screen.findByRole('heading', { level: 1, name: /לא נמצא|לא מצאנו/ })).toBeTruthy();
});

const showNew = (create: Parameters<typeof answersOf<typeof supportTickets>>[1]['create'], more: Answers[] = []) =>
  renderScreen(<NewTicketPage />, {
    at: '/app/support/new',
    path: '/app/support/new',
    answers: [...more, answersOf(supportTickets, { create: create! })],
  });

test('A new request says what goes with it, and sends nothing else', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
    'Mozilla/5.0 (X11; Linux x86_64) Chrome/141.0.0.0 Safari/537.36',
  );
  const sent: unknown[] = [];
  const { user, router } = showNew(({ body }) => {
    sent.push(body);
    return { ticket: { ...ticket, state: 'sent' } };
  });
  await user.click(await screen.findByRole('button', { name: 'שליחה' }));
  await screen.findByText('נושא נדרש');
  await user.type(screen.getByRole('textbox', { name: /^נושא/ }), 'ייבוא');
  await user.type(screen.getByRole('textbox', { name: /^הודעה/ }), 'איך?');
  screen.getByText(/Chrome 141 · Linux/);
  await user.click(screen.getByRole('button', { name: 'שליחה' }));
  await screen.findByText('other screen');
  expect(router.state.location.pathname).toBe(`/app/support/${ticketId}`);
  expect(sent).toEqual([
    { id: expect.any(String), subject: 'ייבוא', message: 'איך?', fileIds: [], device: 'Chrome 141 · Linux' },
  ]);
});

test('A new request cannot be edited while it is sent, and keeps its words when that fails', async () => {
  const gate = Promise.withResolvers<void>();
  const { user } = showNew(async () => {
    await gate.promise;
    throw new Refusal(502, { message: 'השרת לא זמין כרגע' });
  });
  const subject = await screen.findByRole<HTMLInputElement>('textbox', { name: /^נושא/ });
  const message = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^הודעה/ });
  const device = screen.queryByRole<HTMLInputElement>('checkbox', { name: 'לצרף גם את סוג המכשיר והגרסה' });
  await user.type(subject, 'ייבוא');
  await user.type(message, 'איך?');
  await user.click(screen.getByRole('button', { name: 'שליחה' }));
  await waitFor(() => expect([subject.readOnly, message.readOnly]).toEqual([true, true]));
  await user.type(subject, ' אחר');
  await user.type(message, ' ולמה?');
  if (device) await user.click(device);
  expect(device?.checked ?? true).toBe(true);
  expect(screen.getByRole('button', { name: 'צירוף קובץ' }).getAttribute('aria-disabled')).toBe('true');
  gate.resolve();
  await screen.findByText('ההודעה לא נשלחה.');
  expect([subject.value, message.value]).toEqual(['ייבוא', 'איך?']);
  expect([subject.readOnly, message.readOnly]).toEqual([false, false]);
});

test('Clearing the checkbox sends no device details', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
    'Mozilla/5.0 (X11; Linux x86_64) Chrome/141.0.0.0 Safari/537.36',
  );
  const sent: object[] = [];
  const { user } = showNew(({ body }) => {
    sent.push(body);
    return { ticket };
  });
  await user.type(await screen.findByRole('textbox', { name: /^נושא/ }), 'ייבוא');
  await user.type(screen.getByRole('textbox', { name: /^הודעה/ }), 'איך?');
  await user.click(screen.getByRole('checkbox', { name: 'לצרף גם את סוג המכשיר והגרסה' }));
  await user.click(screen.getByRole('button', { name: 'שליחה' }));
  await screen.findByText('other screen');
  expect(sent[0]).not.toHaveProperty('device');
});

test('A file that is too large is reported before sending, and a message has at most five files', async () => {
  const { user, container, requests } = showNew(() => ({ ticket }));
  await screen.findByRole('button', { name: 'צירוף קובץ' });
  const large = new File(['x'], 'video.pdf', { type: 'application/pdf' });
  Object.defineProperty(large, 'size', { value: 11 * 2 ** 20 });
  const pick = (files: File[]) => fireEvent.change(container.querySelector('input[type=file]')!, { target: { files } });
  pick([large]);
  const row = (await screen.findByText(/^הקובץ גדול מ־10/)).closest('li')!;
  expect(screen.getByRole('button', { name: 'שליחה' }).getAttribute('aria-disabled')).toBe('true');
  await user.type(screen.getByRole('textbox', { name: /^נושא/ }), 'סרטון');
  await user.type(screen.getByRole('textbox', { name: /^הודעה/ }), 'מצורף{Control>}{Enter}{/Control}');
  expect(requests.filter(({ method }) => method === 'POST')).toEqual([]);
  await user.click(within(row).getByRole('button', { name: 'הסרת video.pdf' }));
  expect(screen.queryByText(/^הקובץ גדול/)).toBeNull();
  pick(Array.from({ length: 6 }, () => large));
  await screen.findByText('אפשר לצרף עד 5 קבצים להודעה');
  expect(screen.getAllByText(/^הקובץ גדול/)).toHaveLength(5);
});

test('A list that cannot be had offers another try', async () => {
  const fails = () => {
    throw new Refusal(500, { message: 'השרת לא זמין כרגע' });
  };
  show(given(), { at: '', handlers: { list: fails }, more: [answersOf(supportFiles, {})] });
  expect(await screen.findByRole('button', { name: 'ניסיון חוזר' })).toBeTruthy();
});
