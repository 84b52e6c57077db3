import { maxMessages, maxNotes, maxOpenTickets } from '@tzemed/contract/site/support-tickets';
import { writeXlsx } from 'hucre/xlsx';
import { beforeEach, describe, expect, it } from 'vitest';
import { checkFiles } from '../../files/storage/check-files.ts';
import { sweepFiles } from '../../files/storage/sweep-files.ts';
import { newId } from '../../lib/ids.ts';
import { testApp } from '../../testing/app.ts';
import { openEvents } from '../../testing/fakes/event-stream-client.ts';
import { formWith } from '../../testing/documents/upload-form.ts';
import { givenOwner, givenPet, type Owner } from '../../testing/fixtures/given.ts';
import { givenCoOwner } from '../../testing/fixtures/given-people.ts';
import { idAt } from '../../testing/fixtures/ids.ts';
import { picture } from '../../testing/documents/images.ts';
import { mailsTo } from '../../testing/fakes/mailbox.ts';
import { pdf } from '../../testing/documents/minimal-pdf.ts';
import { quietLog } from '../../testing/quiet-log.ts';

const app = await testApp({ SUPPORT_MAIL: 'team@example.co.il' });
const morning = app.clock.now;
const [minute, day] = [60_000, 86_400_000];
let dana: Owner;
let noa: Owner;

/** Creates a user with the support role. */
async function givenSupporter(name: string) {
  const person = await givenOwner(app, name);
  await app.db.updateTable('users').set({ role: 'support' }).where('id', '=', person.id).execute();
  return person;
}

beforeEach(async () => {
  app.clock.now = new Date(morning);
  dana = await givenOwner(app, 'דנה כהן');
  noa = await givenSupporter('נועה צור');
});

const later = (ms: number) => {
  app.clock.now = new Date(app.clock.now.getTime() + ms);
};
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
const call = (method: Method, path: string, as: Owner, body?: object) =>
  app.call(method, `/api${path}`, { as, ...(body && { body }) });
const mine = '/users/support-tickets';
const desk = '/support/tickets';
const question = { subject: 'ייבוא הוצאות', message: 'איך מייבאים?\nיש לי קובץ.' };

async function open(as = dana, more: object = {}) {
  const { status, body } = await call('POST', mine, as, { ...question, ...more });
  expect([status, body.errors]).toEqual([201, undefined]);
  return body.ticket as { id: string; number: number; state: string };
}
const seen = async (id: string, as = dana) => (await call('GET', `${mine}/${id}`, as)).body;
const atDesk = async (id: string, as = noa) => (await call('GET', `${desk}/${id}`, as)).body;
const answer = (id: string, text = 'בטח.', more: object = {}, as = noa) =>
  call('POST', `${desk}/${id}/messages`, as, { text, ...more });
async function send(content: Uint8Array<ArrayBuffer>, name: string, as = dana, id = idAt(app.clock.now)) {
  const form = await formWith(content, { name });
  return app.call('POST', `/api/users/support-files?id=${id}`, { as, ...form });
}
const sent = async (content: Uint8Array<ArrayBuffer>, name: string, as = dana) => {
  const { status, body } = await send(content, name, as);
  expect([status, body.errors]).toEqual([201, undefined]);
  return body.file as { id: string; name: string; type: string; size: number };
};
const png = async () => new Uint8Array(await picture(20, 20).png().toBuffer());
const keys = async () => {
  const found: string[] = [];
  for await (const key of app.services.files.list()) found.push(key);
  return found.toSorted();
};
const bell = async (as = dana) => {
  const { body } = await call('GET', '/users/notifications', as);
  return {
    unread: body.unread as number,
    all: body.notifications.filter(({ kind }: { kind: string }) => kind === 'support') as Record<string, unknown>[],
  };
};

describe('A ticket', () => {
  it('is opened, read by support, answered, asked again, closed and reopened', async () => {
    const { id, number, state } = await open(dana, { device: 'Chrome 141 · Android 16' });
    expect([number > 1000, state]).toEqual([true, 'sent']);
    expect((await atDesk(id)).ticket).toMatchObject({
      number,
      state: 'waiting',
      device: 'Chrome 141 · Android 16',
      person: { name: 'דנה כהן', email: dana.email, plan: 'free', language: 'he' },
      takenBy: null,
    });
    expect((await seen(id)).ticket.state).toBe('waiting');
    later(minute);
    expect((await answer(id)).status).toBe(201);
    expect((await seen(id)).ticket).toMatchObject({
      state: 'answered',
      unread: 1,
      last: { from: 'support', text: 'בטח.' },
    });
    expect((await atDesk(id)).ticket.takenBy).toEqual({ id: noa.id, name: 'נועה צור' });
    later(minute);
    const again = await call('POST', `${mine}/${id}/messages`, dana, { text: 'תודה!' });
    expect([again.status, again.body.ticket.state, again.body.message.name]).toEqual([201, 'waiting', 'דנה כהן']);
    expect((await seen(id)).messages.map(({ text }: { text: string }) => text)).toEqual([
      question.message,
      'בטח.',
      'תודה!',
    ]);
    const closed = await call('PATCH', `${mine}/${id}/close`, dana);
    expect(closed.body.ticket).toMatchObject({ state: 'closed', closedAt: app.clock.now.toISOString() });
    const refused = await call('POST', `${mine}/${id}/messages`, dana, { text: 'עוד משהו' });
    expect([refused.status, refused.body.error]).toEqual([409, 'ticketClosed']);
    expect((await answer(id)).body.error).toBe('ticketClosed');
    expect((await call('PATCH', `${mine}/${id}/reopen`, dana)).body.ticket.state).toBe('waiting');
    expect((await call('PUT', `${mine}/${id}`, dana, { subject: 'נושא אחר' })).body.ticket.subject).toBe('נושא אחר');
  });

  it('is reopened within 30 days by its person, and at any time by support', async () => {
    const { id } = await open();
    await call('PATCH', `${mine}/${id}/close`, dana);
    const closedAt = new Date(app.clock.now.getTime() - 30 * day - 1);
    await app.db.updateTable('supportTickets').set({ closedAt }).where('userId', '=', dana.id).execute();
    const late = await call('PATCH', `${mine}/${id}/reopen`, dana);
    expect([late.status, late.body.error]).toEqual([409, 'reopenTooLate']);
    expect((await call('PATCH', `${desk}/${id}/reopen`, noa)).body.ticket.state).toBe('sent');
  });

  it('says all that is wrong with it at once, and keeps nothing of it', async () => {
    const empty = await call('POST', mine, dana, {});
    expect([empty.status, empty.body.errors]).toEqual([422, { subject: 'נושא נדרש', message: 'הודעה נדרשת' }]);
    const long = await call('POST', mine, dana, { subject: 'א'.repeat(121), message: 'ב'.repeat(100_000) });
    expect([long.status, Object.keys(long.body.errors)]).toEqual([422, ['subject', 'message']]);
    const six = Array.from({ length: 6 }, () => newId());
    expect((await call('POST', mine, dana, { ...question, fileIds: six })).body.errors).toEqual({
      fileIds: 'אפשר לצרף עד 5 קבצים להודעה',
    });
    const unknown = await call('POST', mine, dana, { ...question, fileIds: [newId()] });
    expect([unknown.status, Object.keys(unknown.body.errors)]).toEqual([422, ['fileIds']]);
    expect((await call('GET', mine, dana)).body.total).toBe(0);
  });

  it('is made once under its id, and so is a message', async () => {
    const id = idAt(app.clock.now);
    const [one, two] = await Promise.all([open(dana, { id }), open(dana, { id })]);
    expect([one.id, two.id]).toEqual([id, id]);
    expect((await call('GET', mine, dana)).body.total).toBe(1);
    const message = { id: idAt(app.clock.now), text: 'שוב' };
    for (let n = 0; n < 2; n += 1)
      expect((await call('POST', `${mine}/${id}/messages`, dana, message)).status).toBe(201);
    expect((await seen(id)).messages).toHaveLength(2);
    const other = await open();
    expect((await call('POST', `${mine}/${other.id}/messages`, dana, message)).body.error).toBe('idTaken');
    const stranger = await givenOwner(app, 'גל זר');
    expect((await call('POST', mine, stranger, { ...question, id })).body.error).toBe('idTaken');
  });

  it('is one of 20 open ones at most, also when they are opened together', async () => {
    const all = await Promise.all(Array.from({ length: maxOpenTickets + 2 }, () => call('POST', mine, dana, question)));
    expect(all.map(({ status }) => status).toSorted()).toEqual([...Array<number>(maxOpenTickets).fill(201), 409, 409]);
    const { body } = await call('GET', `${mine}?state=open&limit=100`, dana);
    expect(body.total).toBe(maxOpenTickets);
    await call('PATCH', `${mine}/${body.tickets[0].id}/close`, dana);
    expect((await call('POST', mine, dana, question)).status).toBe(201);
    const back = await call('PATCH', `${mine}/${body.tickets[0].id}/reopen`, dana);
    expect([back.status, back.body.error]).toEqual([409, 'tooManyTickets']);
  });

  it('holds 300 messages and, beside them, 300 notes', async () => {
    const { id } = await open();
    const fill = async (isNote: boolean, from: number, to: number) =>
      app.db
        .insertInto('supportMessages')
        .values(
          Array.from({ length: to - from + 1 }, (_, at) => ({
            userId: dana.id,
            id: newId(),
            ticketId: id,
            place: from + at,
            text: 'שוב',
            createdAt: app.clock.now,
            isNote,
            isAnswer: isNote,
            name: isNote ? 'נועה צור' : null,
          })),
        )
        .execute();
    await fill(true, 2, maxNotes);
    expect((await answer(id, 'אחרונה', { isNote: true })).status).toBe(201);
    const tooMany = await answer(id, 'עוד הערה', { isNote: true });
    expect([tooMany.status, tooMany.body.error]).toEqual([409, 'tooManyNotes']);
    await fill(false, maxNotes + 2, maxNotes + maxMessages - 1);
    expect((await call('POST', `${mine}/${id}/messages`, dana, { text: 'אחרונה' })).status).toBe(201);
    const full = await call('POST', `${mine}/${id}/messages`, dana, { text: 'עוד' });
    expect([full.status, full.body.error]).toEqual([409, 'tooManyMessages']);
    expect((await answer(id)).body.error).toBe('tooManyMessages');
  });

  it('is nobody else’s: not of who shares the home, nor at the desk of who has no such role', async () => {
    const yoav = await givenCoOwner(app, dana, 'יואב כהן');
    const { id } = await open();
    const file = await sent(await png(), 'צילום.png');
    for (const as of [yoav, noa])
      for (const [method, path, body] of [
        ['GET', `${mine}/${id}`],
        ['PUT', `${mine}/${id}`, { subject: 'שלי' }],
        ['POST', `${mine}/${id}/messages`, { text: 'שלי' }],
        ['PATCH', `${mine}/${id}/read`],
        ['PATCH', `${mine}/${id}/close`],
        ['PATCH', `${mine}/${id}/reopen`],
        ['GET', `/users/support-files/${file.id}`],
        ['DELETE', `/users/support-files/${file.id}`],
      ] as const)
        expect([path, (await call(method, path, as, body)).status]).toEqual([path, 404]);
    for (const [method, path, body] of [
      ['GET', desk],
      ['GET', `${desk}/${id}`],
      ['POST', `${desk}/${id}/messages`, { text: 'שלי' }],
      ['PATCH', `${desk}/${id}/take`],
      ['PATCH', `${desk}/${id}/release`],
      ['PATCH', `${desk}/${id}/close`],
      ['PATCH', `${desk}/${id}/reopen`],
    ] as const)
      for (const as of [dana, yoav]) expect([path, (await call(method, path, as, body)).status]).toEqual([path, 404]);
    expect((await call('GET', mine, yoav)).body.total).toBe(0);
    for (const made of ['no-id', newId()]) {
      expect((await call('GET', `${mine}/${made}`, dana)).status).toBe(404);
      expect((await call('GET', `${desk}/${made}`, noa)).status).toBe(404);
    }
  });
});

describe('The desk', () => {
  it('is closed at once to whoever loses the role', async () => {
    expect((await call('GET', desk, noa)).status).toBe(200);
    await app.db.updateTable('users').set({ role: 'user' }).where('id', '=', noa.id).execute();
    expect((await call('GET', desk, noa)).status).toBe(404);
  });

  it('lists what waits for longest first, and finds a ticket by number, subject, name and address', async () => {
    const first = await open(dana, { subject: '100% שאלה_ראשונה' });
    later(minute);
    const second = await open(dana, { subject: 'שאלה שנייה' });
    const found = async (query: string, as = noa) => {
      const { body } = await call('GET', `${desk}?limit=100&${query}`, as);
      return body.tickets
        .map(({ id }: { id: string }) => id)
        .filter((id: string) => [first.id, second.id].includes(id));
    };
    expect(await found('')).toEqual([first.id, second.id]);
    expect(await found(`q=${first.number}`)).toEqual([first.id]);
    expect(await found(`q=${encodeURIComponent('100%')}`)).toEqual([first.id]);
    expect(await found(`q=${encodeURIComponent('%')}`)).toEqual([first.id]);
    expect(await found(`q=${encodeURIComponent('דנה')}`)).toEqual([first.id, second.id]);
    expect(await found(`q=${encodeURIComponent(dana.email.toUpperCase())}`)).toEqual([first.id, second.id]);
    await answer(first.id);
    expect(await found('')).toEqual([second.id]);
    expect(await found('tab=answered')).toEqual([first.id]);
    expect(await found('tab=mine')).toEqual([first.id]);
    await call('PATCH', `${desk}/${second.id}/close`, noa);
    expect(await found('tab=closed')).toEqual([second.id]);
    expect((await call('GET', `${desk}?tab=all`, noa)).status).toBe(422);
  });

  it('gives a ticket to the first who takes it', async () => {
    const samir = await givenSupporter('סמיר חורי');
    const { id } = await open();
    const both = await Promise.all([noa, samir].map((as) => call('PATCH', `${desk}/${id}/take`, as)));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)!.body.error).toBe('ticketTaken');
    expect((await call('PATCH', `${desk}/${id}/release`, samir)).body.ticket.takenBy).toBeNull();
    expect((await call('PATCH', `${desk}/${id}/take`, samir)).body.ticket.takenBy.id).toBe(samir.id);
  });

  it('writes into the audit who opened a ticket, and sees no pet', async () => {
    await givenPet(app, dana, { name: 'סודית' });
    const { id } = await open();
    const { body } = await call('GET', `${desk}/${id}`, noa);
    await call('GET', `${desk}/${id}`, noa);
    expect(JSON.stringify(body)).not.toContain('סודית');
    const lines = await app.db
      .selectFrom('audit')
      .select('object')
      .where('userId', '=', noa.id)
      .where('action', '=', 'ticketOpened')
      .execute();
    expect(lines).toEqual([{ object: id }]);
  });
});

describe('An internal note', () => {
  it('is read by support and by nobody else, in any way', async () => {
    const { id } = await open();
    await call('PATCH', `${desk}/${id}/take`, noa);
    const before = await seen(id);
    later(minute);
    const file = await sent(pdf({ pages: 1 }), 'פנימי.pdf', noa);
    const noteId = idAt(app.clock.now);
    const note = await answer(id, 'הערה סודית', { id: noteId, isNote: true, fileIds: [file.id] });
    expect([note.status, note.body.message.isNote, note.body.ticket.state]).toEqual([201, true, 'sent']);
    expect(await seen(id)).toEqual(before);
    expect((await bell()).all).toEqual([]);
    later(day);
    await app.drainJobs();
    expect((await mailsTo(app, dana.email)).filter(({ subject }) => subject?.includes('פנייה'))).toEqual([]);
    expect((await call('GET', `/users/support-files/${file.id}`, dana)).status).toBe(404);
    expect((await call('GET', `${desk}/${id}/files/${file.id}`, noa)).status).toBe(200);
    const all = (await atDesk(id)).messages as { text: string; isNote: boolean }[];
    expect(all.map(({ isNote }) => isNote)).toEqual([false, true]);
    const asAnswer = await answer(id, 'הערה סודית', { id: noteId });
    expect([asAnswer.status, asAnswer.body.error]).toEqual([409, 'idTaken']);
    await call('PATCH', `${mine}/${id}/close`, dana);
    expect((await answer(id, 'עוד הערה', { isNote: true })).status).toBe(201);
    expect((await call('GET', mine, dana)).body.tickets[0].last.text).not.toContain('הערה');
  });
});

describe('A file', () => {
  const workbook = async () =>
    new Uint8Array(await writeXlsx({ sheets: [{ name: 'הוצאות', rows: [['תאריך', 'סכום']] }] }));

  it('goes up before its message, is downloaded by both sides, and never opened in a browser', async () => {
    const files = [
      await sent(await png(), 'screenshot.png'),
      await sent(pdf({ pages: 1 }), 'מסמך.pdf'),
      await sent(new TextEncoder().encode('תאריך,סכום\n1.1.2026,5\n'), 'expenses.csv'),
      await sent(await workbook(), 'expenses-2025.xlsx'),
    ];
    expect(files.map(({ type }) => type)).toEqual([
      'image/jpeg',
      'application/pdf',
      'text/csv',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ]);
    const { id } = await open(dana, { fileIds: files.map((file) => file.id) });
    expect((await seen(id)).messages[0].files).toEqual(files);
    for (const file of files)
      for (const [path, as] of [
        [`/users/support-files/${file.id}`, dana],
        [`${desk}/${id}/files/${file.id}`, noa],
      ] as const) {
        const { status, headers } = await call('GET', path, as);
        expect([status, headers['x-content-type-options']]).toEqual([200, 'nosniff']);
        expect(headers['content-disposition']).toMatch(/^attachment/);
      }
    const other = await open();
    expect((await call('GET', `${desk}/${other.id}/files/${files[0]!.id}`, noa)).status).toBe(404);
    const twice = await call('POST', `${mine}/${id}/messages`, dana, { text: 'שוב', fileIds: [files[0]!.id] });
    expect([twice.status, Object.keys(twice.body.errors)]).toEqual([422, ['fileIds']]);
  });

  it.each([
    ['a page named as a picture', '<html><script>alert(1)</script></html>', 'a.png'],
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'a.jpg'],
    ['a drawing behind blanks', ' \n<svg/>', 'a.csv'],
    ['bytes', 'a\u0000b', 'a.txt'],
    ['a program', 'MZ\u0090\u0000\u0003', 'a.csv'],
    ['a sound', 'ID3\u0003\u0000\u0000\u0000\u0000\u0000\u0000', 'a.png'],
  ])('is refused with the kinds that are taken when it is %s', async (_what, content, name) => {
    const before = await keys();
    const { status, body } = await send(new TextEncoder().encode(content), name);
    const kinds = 'אפשר לצרף PDF, תמונה, טבלה (XLSX או CSV) או קובץ טקסט';
    expect([status, body.errors]).toEqual([422, { file: kinds }]);
    expect(await keys()).toEqual(before);
  });

  it('is refused when it is half a workbook', async () => {
    const { status, body } = await send(new TextEncoder().encode('PK\u0003\u0004xl/workbook.xml'), 'a.xlsx');
    expect([status, Object.keys(body.errors)]).toEqual([422, ['file']]);
  });

  it('is refused above 10 MB, and a 21st that waits', async () => {
    const large = await send(new Uint8Array(10 * 1024 * 1024 + 1).fill(65), 'a.txt');
    expect([large.status, Object.keys(large.body.errors)]).toEqual([413, ['file']]);
    const text = new TextEncoder().encode('שלום');
    for (let n = 0; n < 20; n += 1) await sent(text, `${n}.txt`);
    const more = await send(text, 'עוד.txt');
    expect([more.status, more.body.error]).toEqual([413, 'tooMuchWaiting']);
  });

  it('is refused where those of one person take 300 MB, and one that nobody can take any more counts towards no number', async () => {
    const text = new TextEncoder().encode('שלום');
    const { id } = await sent(text, 'a.txt');
    await open(dana, { fileIds: [id] });
    await app.db
      .updateTable('supportFiles')
      .set({ size: 300 * 1024 * 1024 })
      .where('userId', '=', dana.id)
      .execute();
    const full = await send(text, 'b.txt');
    expect([full.status, full.body.error]).toEqual([413, 'ticketFilesFull']);
    await app.db.updateTable('supportFiles').set({ size: 8 }).where('userId', '=', dana.id).execute();
    for (let n = 0; n < 20; n += 1) await sent(text, `${n}.txt`);
    later(23 * 60 * minute);
    expect((await send(text, 'c.txt')).status).toBe(201);
  });

  it('that waits is its sender’s alone, goes when it is taken back, and is swept after a day; one of a message stays', async () => {
    const [kept, left, back] = [
      await sent(await png(), '1.png'),
      await sent(await png(), '2.png'),
      await sent(await png(), '3.png'),
    ];
    expect((await call('DELETE', `/users/support-files/${back.id}`, dana)).status).toBe(204);
    await app.drainJobs();
    const { id } = await open(dana, { fileIds: [kept.id] });
    const stranger = await givenOwner(app, 'גל זר');
    const taken = await call('POST', mine, stranger, { ...question, fileIds: [left.id] });
    expect([taken.status, Object.keys(taken.body.errors)]).toEqual([422, ['fileIds']]);
    // Bytes are as old as their keys, which this machine's clock makes.
    await sweepFiles({
      db: app.db,
      files: app.services.files,
      log: quietLog,
      clock: () => new Date(Date.now() + 2 * day),
    });
    expect(await checkFiles(app.db, app.services.files)).toMatchObject({ missing: [], damaged: [], orphans: [] });
    expect((await call('GET', `/users/support-files/${kept.id}`, dana)).status).toBe(200);
    expect((await call('GET', `/users/support-files/${left.id}`, dana)).status).toBe(404);
    expect((await seen(id)).messages[0].files).toHaveLength(1);
  });
});

describe('An answer', () => {
  it('is told in the bell, one line for each ticket, until it is read', async () => {
    const { id } = await open();
    await answer(id, 'ראשונה');
    later(minute);
    await answer(id, 'שנייה');
    expect(await bell()).toMatchObject({
      unread: 1,
      all: [{ title: question.subject, noun: 'supportTickets', thingId: id, readAt: null }],
    });
    expect((await call('GET', mine, dana)).body).toMatchObject({ unread: 1, tickets: [{ unread: 2 }] });
    expect((await call('PATCH', `${mine}/${id}/read`, dana)).body.ticket.unread).toBe(0);
    expect((await bell()).unread).toBe(0);
  });

  it('that comes after the newest that its person has seen stays unread, in the same second too', async () => {
    const { id } = await open();
    const first = await answer(id, 'ראשונה');
    await answer(id, 'שנייה');
    const read = async (body?: object) => call('PATCH', `${mine}/${id}/read`, dana, body);
    const messages = (await seen(id)).messages as { id: string }[];
    expect((await read({ upTo: messages[0]!.id })).body.ticket.unread).toBe(2);
    expect((await read({ upTo: first.body.message.id })).body.ticket.unread).toBe(1);
    expect((await bell()).unread).toBe(1);
    expect((await read({ upTo: messages.at(-1)!.id })).body.ticket.unread).toBe(0);
    expect((await bell()).unread).toBe(0);
    await answer(id, 'שלישית');
    expect((await read()).body.ticket.unread).toBe(0);
  });

  it('is read up to no message of another ticket, to no note and to nothing that is no id', async () => {
    const { id } = await open();
    await answer(id);
    const note = await answer(id, 'הערה', { isNote: true });
    const other = (await seen((await open()).id)).messages[0].id;
    for (const upTo of [other, note.body.message.id, newId()])
      expect((await call('PATCH', `${mine}/${id}/read`, dana, { upTo })).status).toBe(404);
    for (const upTo of ['no-id', 7, null]) {
      const { status, body } = await call('PATCH', `${mine}/${id}/read`, dana, { upTo });
      expect([status, Object.keys(body.errors)]).toEqual([422, ['upTo']]);
    }
    expect((await seen(id)).ticket.unread).toBe(1);
  });

  const mailed = async () =>
    (await mailsTo(app, dana.email)).filter(({ subject }) => subject?.includes('תשובה לפנייה'));

  it('is mailed once after five minutes where it was not read, without a word of it', async () => {
    await app.db.updateTable('users').set({ emailVerifiedAt: app.clock.now }).where('id', '=', dana.id).execute();
    const { id } = await open();
    await answer(id, 'מילה סודית ראשונה');
    await answer(id, 'מילה סודית שנייה');
    later(4 * minute);
    await app.drainJobs();
    expect(await mailed()).toEqual([]);
    later(6 * minute);
    await app.drainJobs();
    const mails = await mailed();
    expect(mails).toHaveLength(1);
    expect(JSON.stringify(mails)).not.toContain('סודית');
    expect(mails[0]!.text).toContain(`/app/support/${id}`);
  });

  it('that was read is not mailed', async () => {
    await app.db.updateTable('users').set({ emailVerifiedAt: app.clock.now }).where('id', '=', dana.id).execute();
    const { id } = await open();
    await answer(id);
    await call('PATCH', `${mine}/${id}/read`, dana);
    later(10 * minute);
    await app.drainJobs();
    expect(await mailed()).toEqual([]);
  });

  it('keeps the name of who wrote it when that account is gone, and lets go of the ticket', async () => {
    const { id } = await open();
    await answer(id, 'שלום');
    const gone = await call('DELETE', '/auth/account', noa, { password: 'Bella2026!' });
    expect(gone.status).toBe(204);
    expect((await seen(id)).messages[1]).toMatchObject({ from: 'support', name: 'נועה צור' });
    expect((await atDesk(id, await givenSupporter('סמיר חורי'))).ticket.takenBy).toBeNull();
  });
});

describe('Screens that are open', () => {
  it('hear of a new ticket at the desk and of an answer at its person’s, with the id alone; a stranger’s hear nothing', async () => {
    const port = await app.listen();
    const stranger = await givenOwner(app, 'גל זר');
    const opened = await Promise.all([dana, noa, stranger].map((as) => openEvents(port, as.token)));
    await Promise.all(opened.map((one) => one.ready()));
    const [ofDana, ofNoa, ofStranger] = opened.map(
      (one) => () => one.events.filter(({ event }) => event === 'support'),
    );
    const { id } = await open();
    await opened[1]!.until(() => ofNoa!().length > 0);
    expect(ofNoa!()[0]!.data).toEqual({ ticketId: id });
    const before = ofDana!().length;
    await answer(id, 'הערה', { isNote: true });
    await answer(id, 'תשובה');
    await opened[0]!.until(() => ofDana!().length > before);
    expect(ofDana!().at(-1)!.data).toEqual({ ticketId: id });
    // A change of the stranger's own is told after it.
    const { id: petId } = await givenPet(app, stranger);
    await opened[2]!.toldOf(petId);
    expect(ofStranger!()).toEqual([]);
    await Promise.all(opened.map((one) => one.cut()));
  });
});

it('A new ticket is mailed to the address of the team, without a word of it', async () => {
  const { number } = await open();
  await app.drainJobs();
  const mails = (await mailsTo(app, 'team@example.co.il')).filter(({ subject }) => subject?.includes(`#${number}`));
  expect(mails).toHaveLength(1);
  expect(JSON.stringify(mails)).not.toContain(question.subject);
});
