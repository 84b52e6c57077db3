import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../lib/ids.ts';
import { testApp } from '../../testing/app.ts';
import { givenOwner, type Owner } from '../../testing/fixtures/given.ts';
import { idAt } from '../../testing/fixtures/ids.ts';
import { mailsTo, openMailbox } from '../../testing/fakes/mailbox.ts';
import { quietLog } from '../../testing/quiet-log.ts';
import { sweepVisitors } from './service-visitors.ts';

const support = 'team@example.co.il';
const app = await testApp({ SUPPORT_MAIL: support });
const morning = app.clock.now;
let noa: Owner;
let gil: string;

beforeEach(async () => {
  app.clock.now = new Date(morning);
  gil = `gil.${newId()}@example.co.il`;
  noa = await givenOwner(app, 'נועה צור');
  await app.db.updateTable('users').set({ role: 'support' }).where('id', '=', noa.id).execute();
});

const message = () => ({ name: 'גיל אורן', email: gil, subject: 'שאלה על כלבים', message: 'שלום,\nאפשר שני כלבים?' });
const send = (more: object = {}, headers: Record<string, string> = {}, on = app) =>
  on.call('POST', '/api/contact', { body: { ...message(), ...more }, headers });
const atDesk = async (q = gil, tab = 'waiting') =>
  (await app.call('GET', `/api/support/tickets?tab=${tab}&q=${encodeURIComponent(q)}`, { as: noa })).body;
const sent = async (more: object = {}, headers: Record<string, string> = {}) => {
  const { status, body } = await send(more, headers);
  expect([status, body]).toEqual([202, {}]);
  return (await atDesk()).tickets[0] as { id: string; number: number };
};
const answer = (id: string, body: object) =>
  app.call('POST', `/api/support/tickets/${id}/messages`, { as: noa, body: { text: 'בטח, כמה שתרצו.', ...body } });
const mailsAbout = async (address: string, number: number) =>
  (await mailsTo(app, address)).filter(({ subject }) => subject?.includes(`#${number}`));

describe('A visitor’s message', () => {
  it('is a ticket at the desk, with name and address, and a mail to support that is replied to the visitor', async () => {
    const { id, number } = await sent();
    expect(await atDesk()).toMatchObject({
      total: 1,
      tickets: [
        {
          subject: 'שאלה על כלבים',
          state: 'sent',
          person: { name: 'גיל אורן', email: gil, plan: null, language: 'he' },
          last: { from: 'person', name: 'גיל אורן', text: 'שלום, אפשר שני כלבים?' },
        },
      ],
    });
    const opened = await app.call('GET', `/api/support/tickets/${id}`, { as: noa });
    expect(opened.body.messages).toMatchObject([{ from: 'person', name: 'גיל אורן', text: 'שלום,\nאפשר שני כלבים?' }]);
    const [mail, ...more] = await mailsAbout(support, number);
    expect(more).toEqual([]);
    expect(mail?.replyTo).toEqual([{ name: 'גיל אורן', address: gil }]);
    for (const words of [gil, 'גיל אורן', 'שאלה על כלבים', 'אפשר שני כלבים?', `/app/support/desk/${id}`])
      expect(mail?.text).toContain(words);
    // The address may be another's, so nothing is mailed to it before somebody answers.
    expect(await mailsTo(app, gil)).toEqual([]);
  });

  it('takes two characters of one name, and all lengths up to the most', async () => {
    expect((await send({ name: '😀', subject: 'א'.repeat(120), message: 'ב'.repeat(5000) })).status).toBe(202);
    expect((await send({ name: 'ג'.repeat(50) })).status).toBe(202);
  });

  it.each([
    ['nothing', { name: undefined, email: undefined, subject: undefined, message: undefined }],
    ['only spaces', { name: '  ', email: '   ', subject: '\t ', message: ' \n\u200b ' }],
  ])('returns all missing fields at once if it contains %s, in each language', async (_, body) => {
    const told = { he: 'הודעה נדרשת', en: 'A message is required', ar: 'الرسالة مطلوبة' };
    for (const [lang, words] of Object.entries(told)) {
      const { status, body: said } = await send(body, { 'accept-language': lang });
      expect([status, Object.keys(said.errors).toSorted()]).toEqual([422, ['email', 'message', 'name', 'subject']]);
      expect(said.errors.message).toBe(words);
    }
  });

  it.each([
    ['message', 'א'.repeat(100_000)],
    ['message', 'א'.repeat(5001)],
    ['message', 'א\u0000ב'],
    ['subject', 'א'.repeat(121)],
    ['subject', 'שלום\u0000'],
    ['name', 'ג'],
    ['name', 'ג'.repeat(51)],
    ['name', ['גיל', 'אורן']],
    ['email', 'gil@example.co.il\r\nBcc: all@example.co.il'],
    ['email', 'gil@example.co.il, all@example.co.il'],
    ['email', 'gil'],
    ['email', { address: 'gil@example.co.il' }],
    ['website', 7],
  ])('is refused at its %s alone where that is wrong', async (field, value) => {
    const { status, body } = await send({ [field]: value });
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
    expect((await atDesk()).total).toBe(0);
  });

  it.each(['\r\n', '\n', '\u2028', '\t'])(
    'has a subject and a name on one line, with %j within them',
    async (between) => {
      const bcc = `all.${newId()}@example.co.il`;
      const { number } = await sent({ subject: `שלום${between}Bcc: ${bcc}`, name: `גיל${between}אורן` });
      expect((await atDesk()).tickets).toMatchObject([{ subject: `שלום Bcc: ${bcc}`, person: { name: 'גיל אורן' } }]);
      expect((await mailsAbout(support, number)).length).toBe(1);
      expect(await mailsTo(app, bcc)).toEqual([]);
    },
  );

  it('gets the normal response if the decoy field is filled in, but is neither stored nor mailed', async () => {
    const before = (await mailsTo(app, support)).length;
    const [real, decoy] = [await send(), await send({ email: `bot.${gil}`, website: 'https://example.com' })];
    expect([decoy.status, decoy.body]).toEqual([real.status, real.body]);
    expect((await atDesk(`bot.${gil}`)).total).toBe(0);
    expect((await mailsTo(app, support)).length).toBe(before + 1);
  });

  it('sent again with its id is kept and mailed once, also when both come together; other words are refused', async () => {
    const id = idAt(app.clock.now);
    const both = await Promise.all([send({ id }), send({ id })]);
    expect([...both, await send({ id: id.toUpperCase() })].map(({ status }) => status)).toEqual([202, 202, 202]);
    const { tickets, total } = await atDesk();
    expect([total, tickets[0].id]).toEqual([1, id]);
    expect(await mailsAbout(support, tickets[0].number)).toHaveLength(1);
    const other = await send({ id, message: 'משהו אחר' });
    expect([other.status, other.body.error]).toEqual([409, 'idTaken']);
    const ahead = idAt(new Date(app.clock.now.getTime() + 2 * 86_400_000));
    expect((await send({ id: ahead })).body.errors).toEqual({ id: expect.any(String) });
  });

  it('is in nobody’s own list, also under the id of an account or with its address', async () => {
    const dana = await givenOwner(app, 'דנה כהן');
    // Ids of accounts follow the clock of the machine.
    app.clock.now = new Date();
    await send({ id: dana.id });
    app.clock.now = new Date(morning);
    await send({ email: dana.email });
    const { id } = (await atDesk()).tickets[0];
    expect(id).toBe(dana.id);
    expect((await app.call('GET', '/api/users/support-tickets', { as: dana })).body.total).toBe(0);
    expect((await app.call('GET', `/api/users/support-tickets/${id}`, { as: dana })).status).toBe(404);
  });

  it('is refused as the sixth of an hour from one address, says when to come again, and is taken then', async () => {
    const strict = await testApp({ RATE_LIMIT_SCALE: '1' });
    for (let nth = 0; nth < 5; nth++) expect((await send({}, {}, strict)).status).toBe(202);
    const sixth = await send({}, {}, strict);
    expect([sixth.status, sixth.body.error]).toEqual([429, 'tooManyRequests']);
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(3000);
    const others = await strict.call('POST', '/api/contact', { body: message(), from: '203.0.113.9' });
    expect(others.status).toBe(202);
    strict.clock.now = new Date(strict.clock.now.getTime() + 3_601_000);
    expect((await send({}, {}, strict)).status).toBe(202);
  });

  it('is kept while the mail server is away, and mailed once when it is back', async () => {
    const refuses = [support];
    const box = await openMailbox({ refuses });
    const away = await testApp({ SUPPORT_MAIL: support, SMTP_URL: box.url });
    expect((await send({}, {}, away)).status).toBe(202);
    await expect(away.drainJobs()).rejects.toThrow(support);
    const waiting = await away.db
      .selectFrom('supportTickets')
      .select('subject')
      .where('visitorEmail', '=', gil)
      .execute();
    expect(waiting).toHaveLength(1);
    expect(box.to(support)).toEqual([]);
    refuses.pop();
    await sql`update pgboss.job set start_after = now() where name = 'mail.send' and state = 'retry'`.execute(away.db);
    await away.drainJobs();
    expect(box.to(support)).toHaveLength(1);
  });
});

describe('An answer to a visitor', () => {
  it('goes by mail in the language of the site they wrote from, with the number and none of their words', async () => {
    const { id, number } = await sent({ name: 'http://evil.example' }, { 'accept-language': 'ar' });
    const made = idAt(app.clock.now);
    for (let nth = 0; nth < 2; nth++)
      expect((await answer(id, { id: made, text: 'בטח.\nכמה שתרצו.' })).status).toBe(201);
    const [mail, ...more] = await mailsAbout(gil, number);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe(`رد على طلبكم رقم #${number}`);
    expect(mail?.replyTo?.[0]?.address).toBe(support);
    for (const words of ['בטח.', 'כמה שתרצו.', `#${number}`, '/ar/contact']) expect(mail?.text).toContain(words);
    for (const words of ['evil.example', 'שאלה על כלבים', 'שני כלבים'])
      expect(`${mail?.text} ${mail?.html} ${mail?.to?.[0]?.name}`).not.toContain(words);
    expect((await atDesk(gil, 'answered')).tickets[0]).toMatchObject({ state: 'answered', takenBy: { id: noa.id } });
  });

  it('is not mailed where it is an internal note, and takes no files', async () => {
    const { id } = await sent();
    expect((await answer(id, { isNote: true })).status).toBe(201);
    const refused = await answer(id, { fileIds: [newId()] });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['fileIds']]);
    expect(await mailsTo(app, gil)).toEqual([]);
  });

  it('is one of all, in their order, where several are written together', async () => {
    const { id, number } = await sent();
    const texts = ['א', 'ב', 'ג', 'ד'];
    const answers = await Promise.all(texts.map((text) => answer(id, { text })));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(await mailsAbout(gil, number)).toHaveLength(4);
  });
});

describe('A visitor’s ticket', () => {
  it('is taken, closed and reopened at the desk like any other', async () => {
    const { id } = await sent();
    const act = async (what: string) => {
      const { status, body } = await app.call('PATCH', `/api/support/tickets/${id}/${what}`, { as: noa });
      return [status, body.ticket?.state, body.ticket?.takenBy?.id];
    };
    expect(await act('take')).toEqual([200, 'sent', noa.id]);
    expect(await act('close')).toEqual([200, 'closed', noa.id]);
    expect(await act('reopen')).toEqual([200, 'sent', noa.id]);
    expect(await act('release')).toEqual([200, 'sent', undefined]);
  });

  it('is erased with all messages a year after the last one, and those of people stay', async () => {
    const { id } = await sent();
    await answer(id, {});
    const dana = await givenOwner(app, 'דנה כהן');
    const own = { subject: 'שאלה', message: 'איך?' };
    await app.call('POST', '/api/users/support-tickets', { as: dana, body: own });
    const sweep = async (now: string) => {
      app.clock.now = new Date(now);
      const clock = () => app.clock.now;
      await sweepVisitors.run(
        { ...app.services, db: app.db, clock, log: quietLog },
        {},
        { id: newId(), date: clock() },
      );
      return app.db
        .selectFrom('supportMessages')
        .innerJoin('supportTickets as t', 't.id', 'ticketId')
        .select('isAnswer')
        .where('t.visitorEmail', '=', gil)
        .execute();
    };
    expect(await sweep('2027-11-21T06:59:00Z')).toHaveLength(2);
    expect(await sweep('2027-11-21T07:01:00Z')).toHaveLength(0);
    const left = await app.db.selectFrom('supportTickets').select('id').where('userId', '=', dana.id).execute();
    expect(left).toHaveLength(1);
  });
});
