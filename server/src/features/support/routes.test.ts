import { beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { formWith } from '../../testing/form.ts';
import { givenOwner, type Owner } from '../../testing/given.ts';
import { idAt } from '../../testing/ids.ts';
import { mailsTo } from '../../testing/mailbox.ts';
import { pdf } from '../../testing/pdf.ts';
import { later, minute } from '../../testing/sign-up.ts';

let app: TestApp;
let support: Owner;
beforeAll(async () => {
  app = await testApp({ SUPPORT_MAIL: 'desk@example.co.il' });
  support = await givenSupporter();
});

async function givenSupporter() {
  const one = await givenOwner(app, 'נועה צור');
  await app.db.updateTable('users').set({ role: 'support' }).where('id', '=', one.id).execute();
  return one;
}
const own = '/api/users/support-tickets';
const desk = '/api/support/tickets';
const post = (as: Owner, url: string, body: object) => app.call('POST', url, { as, body });
const open = async (as: Owner, more: object = {}) =>
  (await post(as, own, { subject: 'ייבוא', message: 'שלום', ...more })).body.ticket;
const send = async (as: Owner, content: Uint8Array<ArrayBuffer> | string, name: string) =>
  app.call('POST', '/api/users/support-files', { as, ...(await formWith(content, { name })) });

it('A ticket goes back and forth, its files with it, and says whose turn it is', async () => {
  const dana = await givenOwner(app);
  const { body: sent } = await send(dana, pdf(), 'a.pdf');
  const { body: table } = await send(dana, 'יום,סכום\n1,2\n', 'a.csv');
  expect(table.file.type).toBe('text/csv');
  const ticket = await open(dana, { fileIds: [sent.file.id, table.file.id] });
  expect(ticket).toMatchObject({ state: 'sent', unread: 0, last: { from: 'person', text: 'שלום' } });
  expect((await app.call('GET', `${desk}/${ticket.id}`, { as: support })).body.messages[0].files).toHaveLength(2);
  expect((await app.call('GET', `${own}/${ticket.id}`, { as: dana })).body.ticket.state).toBe('waiting');
  const file = await app.call('GET', `/api/users/support-files/${table.file.id}`, { as: dana });
  expect([file.status, file.headers['content-disposition'], file.headers['x-content-type-options']]).toEqual([
    200,
    expect.stringContaining('attachment'),
    'nosniff',
  ]);
  const note = await post(support, `${desk}/${ticket.id}/messages`, { text: 'סוד פנימי', isNote: true });
  expect([note.status, note.body.message.isNote]).toEqual([201, true]);
  expect((await app.call('GET', '/api/users/notifications', { as: dana })).body.unread).toBe(0);
  for (const text of ['כן', 'בטח'])
    expect((await post(support, `${desk}/${ticket.id}/messages`, { text })).status).toBe(201);
  const { body } = await app.call('GET', `${own}/${ticket.id}`, { as: dana });
  expect(body.ticket).toMatchObject({ state: 'answered', unread: 2 });
  expect(JSON.stringify(body)).not.toContain('סוד');
  const bell = (await app.call('GET', '/api/users/notifications', { as: dana })).body;
  expect(bell).toMatchObject({
    unread: 1,
    notifications: [{ kind: 'support', noun: 'supportTickets', thingId: ticket.id }],
  });
  later(app, 6 * minute);
  const mails = (await mailsTo(app, dana.email)).filter(({ subject }) => subject?.includes('ייבוא'));
  expect([mails.length, JSON.stringify(mails).includes('סוד')]).toEqual([1, false]);
  expect(await mailsTo(app, 'desk@example.co.il')).toHaveLength(1);
  expect((await app.call('PATCH', `${own}/${ticket.id}/read`, { as: dana })).body.ticket.unread).toBe(0);
  expect((await app.call('GET', '/api/users/notifications', { as: dana })).body.unread).toBe(0);
});

it('Bad input is refused with all fields at once', async () => {
  const dana = await givenOwner(app);
  const { status, body } = await post(dana, own, {});
  expect([status, Object.keys(body.errors)]).toEqual([422, ['subject', 'message']]);
  expect((await post(dana, own, { subject: 'א', message: 'א'.repeat(100_000) })).status).toBe(422);
  const html = await send(dana, '<html><script></script>', 'a.png');
  expect([html.status, html.body.errors.file]).toEqual([422, expect.any(String)]);
  expect((await send(dana, pdf({ padding: 10 * 1024 * 1024 + 1 }), 'a.pdf')).status).toBe(413);
  expect(await open(dana)).toBeDefined();
});

it('Nobody reaches what is somebody else’s, and a role that is taken away counts at once', async () => {
  const [dana, noa] = [await givenOwner(app), await givenOwner(app)];
  const id = idAt(app.clock.now);
  const ticket = await open(dana, { id });
  expect((await open(dana, { id })).id).toBe(ticket.id);
  expect((await app.call('GET', `${own}/${id}`, { as: noa })).status).toBe(404);
  expect((await post(noa, own, { id, subject: 'א', message: 'ב' })).body.error).toBe('idTaken');
  expect((await app.call('GET', `${desk}/${id}`, { as: noa })).status).toBe(404);
  const { body } = await send(noa, pdf(), 'a.pdf');
  const taken = await post(dana, own, { subject: 'א', message: 'ב', fileIds: [body.file.id] });
  expect([taken.status, taken.body.errors.fileIds]).toEqual([422, expect.any(String)]);
  const [one, other] = [await givenSupporter(), await givenSupporter()];
  expect((await app.call('PATCH', `${desk}/${id}/take`, { as: one })).status).toBe(200);
  expect((await app.call('PATCH', `${desk}/${id}/take`, { as: other })).body.error).toBe('ticketTaken');
  await app.db.updateTable('users').set({ role: 'user' }).where('id', '=', other.id).execute();
  expect((await app.call('GET', desk, { as: other })).status).toBe(404);
});

it('A closed ticket takes no message, is reopened for 30 days, and 20 are open at most', async () => {
  const dana = await givenOwner(app);
  const tickets = [];
  for (let nth = 0; nth < 20; nth += 1) tickets.push(await open(dana));
  expect((await post(dana, own, { subject: 'א', message: 'ב' })).body.error).toBe('tooManyTickets');
  const { id, number } = tickets[0];
  await app.call('PATCH', `${own}/${id}/close`, { as: dana });
  expect((await post(dana, `${own}/${id}/messages`, { text: 'א' })).body.error).toBe('ticketClosed');
  expect((await app.call('PATCH', `${own}/${id}/reopen`, { as: dana })).body.ticket.state).toBe('sent');
  const found = await app.call('GET', `${desk}?q=${number}`, { as: support });
  expect(found.body.tickets.map((one: { id: string }) => one.id)).toEqual([id]);
  expect((await app.call('GET', `${desk}?q=%25`, { as: support })).body.total).toBe(0);
});
