import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { defaults } from '@tzemed/contract/notifications/notification-preferences';
import { newId } from '../../lib/ids.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { givenOwner, givenPet, type Owner } from '../../testing/fixtures/given.ts';
import { openEvents } from '../../testing/fakes/event-stream-client.ts';
import { givenCoOwner } from '../../testing/fixtures/given-people.ts';

let app: TestApp;
let dana: Owner;
let petId: string;
beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  app.clock.now = new Date('2026-11-21T07:00:00Z');
  dana = await givenOwner(app);
  petId = (await givenPet(app, dana)).id;
});

const call = (method: 'GET' | 'PATCH' | 'DELETE' | 'PUT', url: string, as = dana, body?: unknown) =>
  app.call(method, `/api${url}`, { as, ...(body !== undefined && { body }) });
const list = async (as = dana, query = '') => (await call('GET', `/users/notifications${query}`, as)).body;
async function told(titles: readonly string[]) {
  const ids: string[] = [];
  for (const title of titles) {
    const body = { petId, title, date: '2026-11-21T08:00:00.000Z', time: '10:00' };
    ids.push((await app.call('POST', '/api/reminders', { as: dana, body })).body.reminder.id);
  }
  app.clock.now = new Date('2026-11-21T08:00:00Z');
  await app.ring();
  return ids;
}

describe('A notification', () => {
  it('is listed page by page, the newest first, with how much is unread', async () => {
    await told(['א', 'ב', 'ג']);
    const first = await list(dana, '?limit=2');
    expect(first).toMatchObject({ total: 3, unread: 3, page: 1, limit: 2 });
    const second = await list(dana, '?limit=2&page=2');
    const titles = [...first.notifications, ...second.notifications].map(({ title }: { title: string }) => title);
    expect(titles.toSorted()).toEqual(['א', 'ב', 'ג']);
  });

  it('is read one by one or all at once, and deleted; the thing stays', async () => {
    const [id] = await told(['א', 'ב', 'ג']);
    const { notifications } = await list();
    const read = await call('PATCH', `/users/notifications/${notifications[0].id}/read`);
    expect(read.body.notification).toMatchObject({ id: notifications[0].id, readAt: '2026-11-21T08:00:00.000Z' });
    app.clock.now = new Date('2026-11-21T08:05:00Z');
    expect((await call('PATCH', `/users/notifications/${notifications[0].id}/read`)).body.notification.readAt).toBe(
      '2026-11-21T08:00:00.000Z',
    );
    expect((await list()).unread).toBe(2);
    expect((await call('PATCH', '/users/notifications/read-all')).body).toEqual({ marked: 2 });
    expect((await list()).unread).toBe(0);
    expect((await call('DELETE', `/users/notifications/${notifications[1].id}`)).status).toBe(204);
    expect((await call('DELETE', `/users/notifications/${notifications[1].id}`)).status).toBe(404);
    expect((await list()).total).toBe(2);
    expect((await call('GET', `/reminders/${id}`)).status).toBe(200);
  });

  it('is their own: nobody else reads or deletes it', async () => {
    const yoav = await givenCoOwner(app, dana);
    await told(['א']);
    const [own] = (await list()).notifications;
    for (const as of [yoav, await givenOwner(app)]) {
      expect((await call('PATCH', `/users/notifications/${own.id}/read`, as)).status).toBe(404);
      expect((await call('DELETE', `/users/notifications/${own.id}`, as)).status).toBe(404);
    }
    await call('PATCH', '/users/notifications/read-all', yoav);
    expect((await list()).unread).toBe(1);
    for (const id of [newId(), 'x']) expect((await call('DELETE', `/users/notifications/${id}`)).status).toBe(404);
  });

  it('is forgotten after ninety days', async () => {
    await told(['א']);
    const sweep = async (now: string) => {
      app.clock.now = new Date(now);
      await app.services.jobs.send(app.db, { name: 'notifications.sweep', run: async () => undefined }, {});
      await app.drainJobs();
      const rows = await app.db.selectFrom('notifications').select('id').where('userId', '=', dana.id).execute();
      return rows.length;
    };
    expect(await sweep('2027-02-19T07:59:00Z')).toBe(1);
    expect(await sweep('2027-02-19T08:00:01Z')).toBe(0);
  });
});

describe('An invitation', () => {
  const invite = async (email: string) => {
    const body = {
      userEmail: email,
      permissions: { profile: 'view', reminders: 'view', medicalRecords: 'none', expenses: 'none' },
    };
    const { status, body: answer } = await app.call('POST', `/api/pets/${petId}/share`, { as: dana, body });
    expect(status).toBe(201);
    await app.drainJobs();
    return answer.share.invitationId as string;
  };

  it('is told in the app to whose address it is, and asks for nothing once it was accepted', async () => {
    const noa = await givenOwner(app, 'נועה');
    const invitationId = await invite(noa.email);
    const { notifications, unread } = await list(noa);
    expect(notifications).toMatchObject([
      { kind: 'invitation', title: 'דנה כהן', petNames: ['בלה'], noun: null, petId: null, isOpen: true },
    ]);
    expect(unread).toBe(1);
    await app.call('POST', '/api/invitations/accept', { as: noa, body: { invitationId } });
    expect(await list(noa)).toMatchObject({ unread: 0, notifications: [{ isOpen: false }] });
  });

  it('is not told to an account that has not shown the address to be theirs, nor to who wishes none', async () => {
    const [noa, gil] = [await givenOwner(app), await givenOwner(app)];
    await app.db.updateTable('users').set({ emailVerifiedAt: null }).where('id', '=', noa.id).execute();
    await call('PUT', '/reminders/preferences', gil, { home: { inApp: false } });
    for (const { email } of [noa, gil]) await invite(email);
    expect([(await list(noa)).total, (await list(gil)).total]).toEqual([0, 0]);
  });
});

describe('The unread count', () => {
  it('is said to every open screen of theirs as it changes, in another process too', async () => {
    const there = await app.another();
    const yoav = await givenCoOwner(app, dana);
    const port = await app.listen();
    const streams = [
      await openEvents(port, dana.token),
      await openEvents(await there.listen(), dana.token),
      await openEvents(port, yoav.token),
    ];
    const until = (...wanted: number[]) =>
      Promise.all(streams.map((stream, n) => stream.until(() => stream.unread.at(-1) === wanted[n])));
    await until(0, 0, 0);
    const [id] = await told(['א', 'ב']);
    await until(2, 2, 2);
    const { notifications } = await list();
    await call('PATCH', `/users/notifications/${notifications[0].id}/read`);
    await until(1, 1, 2);
    const other = notifications[0].thingId === id ? notifications[1].thingId : id;
    await app.call('PATCH', `/api/reminders/${other}/complete`, { as: yoav });
    await until(0, 0, 1);
    expect(streams.map((stream) => stream.unread.at(-1))).toEqual([0, 0, 1]);
    await Promise.all(streams.map((stream) => stream.cut()));
  });
});

describe('The notification preferences', () => {
  it('is what most would wish, until they say otherwise; what is left out stays', async () => {
    const { home, ...topics } = defaults;
    const standing = {
      ...topics,
      home: { inApp: home.inApp, push: home.push },
      letter: { isOn: false },
      quietHours: { isOn: false, from: '22:30', until: '07:00' },
      timezone: 'Asia/Jerusalem',
      detail: 'everything',
      isEmailVerified: true,
    };
    expect((await call('GET', '/reminders/preferences')).body).toEqual(standing);
    const body = { reminders: { leadTimes: [60, 0, 60] }, papers: { email: false }, quietHours: { isOn: true } };
    const saved = await call('PUT', '/reminders/preferences', dana, body);
    const next = {
      ...standing,
      reminders: { ...standing.reminders, leadTimes: [0, 60] },
      papers: { ...standing.papers, email: false },
      quietHours: { ...standing.quietHours, isOn: true },
    };
    expect([saved.status, saved.body]).toEqual([200, next]);
    await call('PUT', '/reminders/preferences', dana, { home: { inApp: false } });
    expect((await call('GET', '/reminders/preferences')).body).toEqual({ ...next, home: { inApp: false, push: true } });
  });

  it.each([
    ['an hour that is none', { quietHours: { from: '25:00' } }, ['quietHours.from']],
    ['a zone that is none', { timezone: 'Asia/Tel_Aviv_2' }, ['timezone']],
    ['a lead that nobody plans by', { reminders: { leadTimes: [7] } }, ['reminders.leadTimes.0']],
    ['ten thousand leads', { papers: { leadTimes: Array.from({ length: 10_000 }, () => 0) } }, ['papers.leadTimes']],
    ['quiet hours without any', { quietHours: { from: '08:00', until: '08:00' } }, ['quietHours.until']],
    ['quiet hours that end as they begin', { quietHours: { until: '22:30' } }, ['quietHours.until']],
    [
      'several at once',
      { reminders: { email: 'yes' }, quietHours: { from: 'x' }, timezone: 7 },
      ['quietHours.from', 'reminders.email', 'timezone'],
    ],
  ])('is not %s, and then nothing is changed', async (_what, body, fields) => {
    const before = (await call('GET', '/reminders/preferences')).body;
    const { status, body: refused } = await call('PUT', '/reminders/preferences', dana, body);
    expect([status, Object.keys(refused.errors).toSorted()]).toEqual([422, fields]);
    expect((await call('GET', '/reminders/preferences')).body).toEqual(before);
  });
});
