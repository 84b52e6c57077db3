import { dayOf } from '@tzemed/contract/dates/days';
import { jwtVerify } from 'jose';
import { sql } from 'kysely';
import { createHmac, createPublicKey } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { givenOwner, givenPet, type Owner } from '../../testing/fixtures/given.ts';
import { mailsTo } from '../../testing/fakes/mailbox.ts';
import { closeAfterwards } from '../../testing/close-after-tests.ts';
import { subscription } from '../../testing/fakes/push-subscription.ts';
import { type Receiver, startReceiver } from '../../testing/fakes/http-receiver.ts';

const minute = 60_000;

async function opened() {
  const receiver = await startReceiver();
  closeAfterwards(() => receiver.close());
  return receiver;
}

let app: TestApp;
let push: Receiver;
let dana: Owner;
let petId: string;
beforeAll(async () => {
  push = await opened();
  // Uses the real clock, like the queue: a mail waits one second.
  app = await testApp(
    {
      PRIVATE_HOSTS: '127.0.0.1,localhost',
      PUSH_PATIENCE: '1',
      WEBHOOKS: '1',
      NTFY_URL: push.url,
      NTFY_TOKEN: 'tk_1',
      SMS_URL: push.url,
      SMS_ACCOUNT: 'AC1',
      SMS_TOKEN: 'secret',
      SMS_FROM: '+972500000000',
    },
    new Date().toISOString(),
  );
});
beforeEach(async () => {
  push.received.length = 0;
  push.answer = 201;
  app.clock.now = new Date();
  dana = await givenOwner(app);
  petId = (await givenPet(app, dana)).id;
});

const call = (
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
  as: Owner | undefined = dana,
) => app.call(method, `/api${path}`, { ...(as && { as }), body });
async function add(body: object, as = dana) {
  const answer = await call('POST', '/users/devices', body, as);
  expect([answer.status, answer.body.errors]).toEqual([201, undefined]);
  return answer.body.device as { id: string; secret: string | null };
}
async function addBrowser(as = dana) {
  const browser = subscription(push.url);
  return { browser, ...(await add(browser.body, as)) };
}
const devices = async (as = dana) => (await call('GET', '/users/devices', undefined, as)).body.devices;
const wish = (body: object) => call('PUT', '/reminders/preferences', body);

/** A reminder whose minute comes, and all that follows on it at once. */
async function due(title = 'כדור', isImportant = false) {
  const at = new Date(Math.ceil(app.clock.now.getTime() / minute) * minute + minute);
  const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Asia/Jerusalem' }).format(at);
  const body = { petId, title, date: at.toISOString(), time, isImportant };
  const made = await call('POST', '/reminders', body);
  expect(made.status).toBe(201);
  return { id: made.body.reminder.id as string, at: new Date(made.body.reminder.date) };
}
async function ring(at: Date) {
  const isBefore = app.clock.now < at;
  if (isBefore) app.clock.now = at;
  await app.ring();
}
/** The queue goes by the real clock: what is told ahead of that is as good as told now. */
async function told(...titles: string[]) {
  const all = [];
  for (const title of titles.length > 0 ? titles : ['כדור']) all.push(await due(title));
  await ring(all[0]!.at);
  await app.drainJobs();
  return all;
}

describe('A browser that was added', () => {
  it('is told what is due, so that nobody on the way can read it, and signed by this site', async () => {
    const { browser, id } = await addBrowser();
    await told();
    expect(push.received).toHaveLength(1);
    const [{ path, headers, body }] = push.received as [Receiver['received'][0]];
    expect(browser.body.address).toBe(push.url + path);
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '3600', urgency: 'high' });
    expect(body.toString('latin1')).not.toContain(Buffer.from('כדור').toString('latin1'));
    expect(browser.read(body)).toMatchObject({ title: 'כדור (בלה)', lang: 'he', dir: 'rtl' });
    expect(browser.read(body).actions.map(({ label }: { label: string }) => label)).toEqual(['סימון כבוצע', 'דחייה']);

    const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(String(headers.authorization))!;
    const { pushKey } = (await call('GET', '/users/devices')).body;
    expect(key).toBe(pushKey);
    const point = Buffer.from(key, 'base64url');
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
    const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
    expect((await jwtVerify(token, publicKey)).payload.aud).toBe(push.url);
    expect(await devices()).toMatchObject([{ id, kind: 'browser', confirmedAt: null, isGone: false }]);
    expect((await devices())[0].toldAt).not.toBeNull();
  });

  it('says by itself that it arrived, and then no mail follows', async () => {
    const { browser, id } = await addBrowser();
    await told();
    const { confirm } = browser.read(push.received[0]!.body);
    expect((await app.call('POST', '/api/users/devices/confirm', { body: { token: confirm } })).status).toBe(204);
    expect((await devices())[0]).toMatchObject({ id, confirmedAt: app.clock.now.toISOString() });
    app.clock.now = new Date(app.clock.now.getTime() + 2 * minute);
    expect(await mailsTo(app, dana.email)).toEqual([]);
  });

  it('that keeps silent is followed by one mail', async () => {
    const { browser } = await addBrowser();
    const [{ at } = { at: app.clock.now }] = await told();
    app.clock.now = new Date(at.getTime() + 5 * minute);
    const subjects = async () => (await mailsTo(app, dana.email)).map(({ subject }) => subject);
    expect(await subjects()).toEqual([expect.stringContaining('כדור (בלה)')]);
    // Too late to spare anybody the mail; the device is alive all the same.
    const { confirm } = browser.read(push.received[0]!.body);
    await app.call('POST', '/api/users/devices/confirm', { body: { token: confirm } });
    await app.ring();
    expect(await subjects()).toHaveLength(1);
    expect((await devices())[0].confirmedAt).not.toBeNull();
  });

  it('is told as little as its person wishes, and of two each as much as is chosen for it', async () => {
    await wish({ detail: 'pet' });
    const [open, hidden] = [await addBrowser(), await addBrowser()];
    await call('PUT', `/users/devices/${hidden.id}`, { detail: 'due' });
    await told();
    const titles = new Map(
      [open, hidden].map(({ browser }) => {
        const { body } = push.received.find(({ path }) => browser.body.address === push.url + path)!;
        return [browser, browser.read(body).title];
      }),
    );
    expect([...titles.values()]).toEqual(['בלה: תזכורת מצמד', 'תזכורת מצמד']);
    app.clock.now = new Date(app.clock.now.getTime() + 5 * minute);
    const [mail] = await mailsTo(app, dana.email);
    expect(mail!.subject).toBe('בלה: תזכורת מצמד');
  });

  it('is told several things in one', async () => {
    const { browser } = await addBrowser();
    await told('כדור', 'טיפות', 'הברשה');
    expect(push.received).toHaveLength(1);
    const { title, body, actions } = browser.read(push.received[0]!.body);
    expect([title, actions]).toEqual(['3 התראות מחכות לכם בצמד', []]);
    expect(body.split('\n').toSorted()).toEqual(['הברשה (בלה)', 'טיפות (בלה)', 'כדור (בלה)']);
  });

  it('is told nothing of what was done before it left, nor of what one wishes not to be told there', async () => {
    await addBrowser();
    const { id, at } = await due();
    await ring(at);
    await call('PATCH', `/reminders/${id}/complete`);
    await app.drainJobs();
    await wish({ reminders: { push: false } });
    const [other] = await told('טיפות');
    expect(push.received).toEqual([]);
    expect((await call('GET', '/users/notifications')).body.notifications[0].thingId).toBe(other!.id);
  });

  it('is told in each of several places, and a dead one keeps nothing from the others', async () => {
    const [first, second] = [await addBrowser(), await addBrowser()];
    const gone = await add({ ...subscription(`http://localhost:${push.port}`).body });
    await told();
    expect(push.received).toHaveLength(3);
    push.received.length = 0;
    push.answer = 410;
    await told('טיפות');
    expect((await devices()).map(({ isGone }: { isGone: boolean }) => isGone)).toEqual([true, true, true]);
    push.answer = 201;
    push.received.length = 0;
    expect((await add(first.browser.body)).id).toBe(first.id);
    await told('הברשה');
    expect(push.received).toHaveLength(1);
    expect(first.browser.read(push.received[0]!.body).title).toBe('הברשה (בלה)');
    expect([second.id, gone.id].every((id) => id !== first.id)).toBe(true);
  });

  it('is tried again later when its provider is down', async () => {
    await addBrowser();
    push.answer = 503;
    const { at } = await due();
    await ring(at);
    await expect(app.drainJobs()).rejects.toMatchObject({ code: 'answered 503' });
    expect((await devices())[0]).toMatchObject({ toldAt: null, isGone: false });
  });

  it('is told nothing any more once one has signed out there', async () => {
    await addBrowser();
    const { at } = await due();
    await call('POST', '/auth/logout');
    await ring(at);
    await app.drainJobs();
    expect(push.received).toEqual([]);
    const left = await app.db.selectFrom('devices').select('id').where('userId', '=', dana.id).execute();
    expect(left).toEqual([]);
  });

  it('waits for the end of quiet hours, and so does its mail', async () => {
    await addBrowser();
    const { at } = await due();
    const clock = (time: Date) =>
      new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Asia/Jerusalem' }).format(time);
    const until = new Date(at.getTime() + 30 * minute);
    await wish({ quietHours: { isOn: true, from: clock(new Date(at.getTime() - 30 * minute)), until: clock(until) } });
    await ring(at);
    await app.drainJobs();
    expect(push.received).toEqual([]);
    const { rows } = await waitingJobs();
    expect(rows).toEqual([
      ['notifications.mail', until.getTime() + 1000],
      ['notifications.push', until.getTime()],
    ]);
  });
});

describe('Quiet hours', () => {
  it('that begin before a mail is due keep it, and what could not be sent before them', async () => {
    await addBrowser();
    const { at } = await due();
    const begin = new Date(at.getTime() + 2 * minute);
    const until = new Date(at.getTime() + 60 * minute);
    const clock = (time: Date) =>
      new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Asia/Jerusalem' }).format(time);
    await wish({ quietHours: { isOn: true, from: clock(begin), until: clock(until) } });
    await ring(at);
    app.clock.now = new Date(begin.getTime() + minute);
    await app.drainJobs();
    expect(push.received).toEqual([]);
    const { rows } = await waitingJobs();
    expect(rows.map(([name, start]) => [name, start === until.getTime()])).toContainEqual([
      'notifications.push.browser',
      true,
    ]);
  });
});

describe('A notification left out of a push', () => {
  it('has not arrived with the rest, and is mailed', async () => {
    const { browser } = await addBrowser();
    const { at } = await due('כדור');
    await call('POST', '/appointments', {
      petId,
      reason: 'חיסון',
      date: dayOf(at),
      time: new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Asia/Jerusalem' }).format(at),
    });
    await wish({ appointments: { leadTimes: [0] } });
    await ring(at);
    await wish({ reminders: { push: false } });
    await app.drainJobs();
    const { title, confirm } = browser.read(push.received[0]!.body);
    expect(title).toBe('חיסון (בלה)');
    await app.call('POST', '/api/users/devices/confirm', { body: { token: confirm } });
    app.clock.now = new Date(at.getTime() + 5 * minute);
    const subjects = (await mailsTo(app, dana.email)).map(({ subject }) => subject);
    expect(subjects).toEqual([expect.stringContaining('כדור (בלה)')]);
  });
});

const waitingJobs = async () => {
  const found = await sql<{ name: string; startAfter: Date }>`
    select name, start_after as "startAfter" from pgboss.job
    where state = 'created' and data ->> 'userId' = ${dana.id} order by name`.execute(app.db);
  return { rows: found.rows.map(({ name, startAfter }) => [name, startAfter.getTime()]) };
};

describe('A push receipt', () => {
  it.each([
    ['nothing', 'x'],
    ['a link of another kind', 'AAAA'.repeat(28)],
  ])('is refused when it is %s', async (_what, token) => {
    const { status, body } = await app.call('POST', '/api/users/devices/confirm', { body: { token } });
    expect([status, body.error]).toEqual([422, 'linkInvalid']);
  });

  it('is gone after two hours', async () => {
    const { browser } = await addBrowser();
    await told();
    const { confirm } = browser.read(push.received[0]!.body);
    app.clock.now = new Date(app.clock.now.getTime() + 121 * minute);
    const { status, body } = await app.call('POST', '/api/users/devices/confirm', { body: { token: confirm } });
    expect([status, body.error]).toEqual([410, 'linkExpired']);
  });
});

describe('Other ways', () => {
  it('a webhook is signed, and what it takes has arrived', async () => {
    const { id, secret } = await add({ kind: 'webhook', address: `${push.url}/hook` });
    await told();
    const [{ path, headers, body }] = push.received as [Receiver['received'][0]];
    const key = Buffer.from(secret!.replace('whsec_', ''), 'base64');
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
    expect([path, headers['webhook-signature']]).toEqual([
      '/hook',
      `v1,${createHmac('sha256', key).update(signed).digest('base64')}`,
    ]);
    expect(JSON.parse(body.toString())).toMatchObject({ type: 'notification', data: { title: 'כדור (בלה)' } });
    app.clock.now = new Date(app.clock.now.getTime() + 5 * minute);
    expect(await mailsTo(app, dana.email)).toEqual([]);
    expect((await devices())[0]).toMatchObject({ id, isGone: false });
    expect((await devices())[0].confirmedAt).not.toBeNull();
  });

  it('a webhook that never answers is given up, and delays no browser', async () => {
    await add({ kind: 'webhook', address: `${push.url}/hook` });
    const { browser } = await addBrowser();
    const silent = await opened();
    silent.answer = 'nothing';
    await add({ kind: 'webhook', address: `${silent.url}/hook` });
    const { at } = await due();
    await ring(at);
    await expect(app.drainJobs()).rejects.toMatchObject({ code: 'unanswered' });
    expect(silent.received).toHaveLength(1);
    const paths = push.received.map(({ path }) => path);
    expect(paths.toSorted()).toEqual(['/hook', new URL(browser.body.address).pathname].toSorted());
  });

  it('ntfy gets a topic that nobody guesses, and nothing that acts for its reader', async () => {
    await add({ kind: 'ntfy', address: '' });
    const [{ name }] = await devices();
    expect(name).toMatch(/^tzemed-[0-9a-f]{32}$/);
    await told();
    const [{ headers, body }] = push.received as [Receiver['received'][0]];
    expect(headers.authorization).toBe('Bearer tk_1');
    expect(JSON.parse(body.toString())).toEqual({
      topic: name,
      title: 'כדור (בלה)',
      message: expect.any(String),
      click: 'http://localhost:3000/app/reminders',
      priority: 4,
    });
  });

  it('a number is told nothing before its code was typed, and is counted by the day', async () => {
    const { id } = await add({ kind: 'sms', address: '050 555 0123' });
    await app.drainJobs();
    const [{ path, headers, body }] = push.received as [Receiver['received'][0]];
    const form = new URLSearchParams(body.toString());
    expect([path, form.get('To'), form.get('From')]).toEqual([
      '/2010-04-01/Accounts/AC1/Messages.json',
      '+972505550123',
      '+972500000000',
    ]);
    expect(headers.authorization).toBe(`Basic ${Buffer.from('AC1:secret').toString('base64')}`);
    const code = /\d{6}/.exec(form.get('Body')!)![0];
    await told('טיפות');
    expect(push.received).toHaveLength(1);

    const verify = async (said: string) => (await call('POST', `/users/devices/${id}/verify`, { code: said })).status;
    const wrong = code === '000000' ? '000001' : '000000';
    expect([await verify(wrong), await verify(code), await verify(code)]).toEqual([422, 200, 200]);
    await told();
    const text = new URLSearchParams(push.received[1]!.body.toString()).get('Body')!;
    expect(text.split('\n')[0]).toBe('כדור (בלה)');
    // The quota counts by number, whoever requests a message and even if the device is removed meanwhile.
    const next = await due('הברשה');
    // Near midnight, the next day may have begun at `next.at`.
    await app.db
      .updateTable('sentNumbers')
      .set({ messages: 30, day: dayOf(next.at) })
      .execute();
    await ring(next.at);
    await app.drainJobs();
    expect(push.received).toHaveLength(2);
  });

  it('a number gets five codes a day, whoever asks for them', async () => {
    const number = '050-555-0199';
    const gil = await givenOwner(app);
    for (const as of [dana, gil, dana, gil, dana, gil]) {
      const { id } = await add({ kind: 'sms', address: number }, as);
      await app.drainJobs();
      await call('DELETE', `/users/devices/${id}`, undefined, as);
    }
    expect(push.received).toHaveLength(5);
  });

  it('an SMS that the provider may have accepted is not sent again', async () => {
    const { id } = await add({ kind: 'sms', address: '050-555-0177' });
    await app.db
      .updateTable('devices')
      .set({ codeHash: null, codeUntil: null })
      .where('userId', '=', dana.id)
      .execute();
    await app.drainJobs();
    push.received.length = 0;
    push.answer = 'nothing';
    const { at } = await due();
    await ring(at);
    await expect(app.drainJobs()).rejects.toMatchObject({ code: 'unanswered' });
    push.answer = 201;
    await sql`update pgboss.job set start_after = now() where data ->> 'deviceId' = ${id}`.execute(app.db);
    await app.drainJobs();
    expect(push.received).toHaveLength(1);
  });

  it('a code is guessed five times, and no more', async () => {
    const { id } = await add({ kind: 'sms', address: '050-555-0124' });
    await app.drainJobs();
    const code = /\d{6}/.exec(new URLSearchParams(push.received[0]!.body.toString()).get('Body')!)![0];
    const wrong = code === '000000' ? '000001' : '000000';
    const verify = async (said: string) => (await call('POST', `/users/devices/${id}/verify`, { code: said })).status;
    for (let tries = 0; tries < 5; tries += 1) expect(await verify(wrong)).toBe(422);
    expect(await verify(code)).toBe(422);
  });
});

describe('The master switches of the settings', () => {
  const settings = (body: object) => call('PUT', '/users/settings', body);
  const chosen = async () => (await call('GET', '/reminders/preferences')).body;
  const unread = async () => (await call('GET', '/users/notifications')).body.unread;
  async function addNumber(address: string) {
    await add({ kind: 'sms', address });
    await app.drainJobs();
    await app.db
      .updateTable('devices')
      .set({ codeHash: null, codeUntil: null })
      .where('userId', '=', dana.id)
      .execute();
    push.received.length = 0;
  }

  it('silence the app and devices, leave mails, and change no choice', async () => {
    await addBrowser();
    const before = await chosen();
    await settings({ notifications: false });
    await told();
    expect([push.received.length, await unread()]).toEqual([0, 0]);
    expect(await mailsTo(app, dana.email)).toHaveLength(1);
    expect(await chosen()).toEqual(before);
    await settings({ notifications: true });
    await told('טיפות');
    expect([push.received.length, await unread()]).toEqual([1, 1]);
  });

  it('silence mails about pets, and not those about the account', async () => {
    await settings({ emailNotifications: false });
    await told();
    expect(await mailsTo(app, dana.email)).toEqual([]);
    expect(await unread()).toBe(1);
    await call('POST', '/auth/forgot-password', { email: dana.email });
    expect(await mailsTo(app, dana.email)).toHaveLength(1);
  });

  it('silence text messages alone, or all but them', async () => {
    await addNumber('050-555-0181');
    const { browser } = await addBrowser();
    await settings({ smsNotifications: false });
    await told();
    expect(push.received).toHaveLength(1);
    expect(browser.read(push.received[0]!.body).title).toContain('כדור');
    push.received.length = 0;
    await settings({ smsNotifications: true, notifications: false });
    await told('טיפות');
    expect(push.received.map(({ path }) => path)).toEqual(['/2010-04-01/Accounts/AC1/Messages.json']);
  });

  it('hold back a push that was planned before they were switched off', async () => {
    await addBrowser();
    const { at } = await due();
    await ring(at);
    await settings({ notifications: false });
    await app.drainJobs();
    expect(push.received).toEqual([]);
  });
});
