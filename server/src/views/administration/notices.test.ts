import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../lib/ids.ts';
import { testApp } from '../../testing/app.ts';
import { openEvents } from '../../testing/fakes/event-stream-client.ts';
import { givenAdmin } from '../../testing/fixtures/given-people.ts';
import { givenOwner, type Owner } from '../../testing/fixtures/given.ts';
import { noticeSpreadMs } from '../../live/site-notices.ts';
import { hour, later, minute } from '../../testing/fixtures/sign-up.ts';

const app = await testApp({ SMTP_URL: 'smtp://:hidden-secret@127.0.0.1:9', PUBLIC_URL: 'https://tzemed.example' });
const morning = app.clock.now;
let admin: Owner;
let dana: Owner;
beforeAll(async () => {
  dana = await givenOwner(app);
});
beforeEach(async () => {
  app.clock.now = morning;
  await app.db.deleteFrom('siteNotices').execute();
  admin = await givenAdmin(app);
});

const at = (hours: number) => new Date(morning.getTime() + hours * hour).toISOString();
const he = 'הערב צמד לא יהיה זמין.';
const notice = (changes: object = {}) => ({ level: 'info', he, startsAt: at(0), endsAt: at(4), ...changes });
const ask = (method: 'GET' | 'PATCH' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, headers = {}) =>
  app.call(method, `/api/admin/${path}`, { as: admin, headers, ...(body && { body }) });
const publish = async (changes: object = {}) => (await ask('POST', 'notices', notice(changes))).body.notice;
const shown = async (lang = 'he') =>
  (await app.call('GET', '/api/auth/me', { as: dana, headers: { 'accept-language': lang } })).body.notices;

describe('A notice', () => {
  it('is read by everyone who is signed in, in their language or in Hebrew, while it lasts', async () => {
    await publish({ en: 'Down tonight.', ar: '' });
    expect(await shown()).toMatchObject([{ text: he, language: 'he', level: 'info', version: 1 }]);
    expect(await shown('en')).toMatchObject([{ text: 'Down tonight.', language: 'en' }]);
    expect(await shown('ar')).toMatchObject([{ text: he, language: 'he' }]);
    later(app, 4 * hour);
    expect(await shown()).toEqual([]);
  });

  it('is left out by none that is to come', async () => {
    await publish({ he: 'עכשיו' });
    for (let n = 1; n <= 6; n++) await publish({ startsAt: at(n), endsAt: at(n + 1) });
    const texts = (await shown()).map(({ text }: { text: string }) => text);
    expect([texts[0], texts.length]).toEqual(['עכשיו', 5]);
  });

  it('is asked for by at most 200 open screens in a second', () => {
    expect([1, 800, 10_000].map(noticeSpreadMs)).toEqual([4000, 4000, 50_000]);
  });

  it('is told to open screens, and known a day before it begins', async () => {
    const screen = await openEvents(await app.listen(), dana.token);
    await screen.ready();
    await publish({ startsAt: at(23), endsAt: at(30) });
    await screen.until(() => screen.events.some(({ event }) => event === 'notices'));
    expect(screen.events.find(({ event }) => event === 'notices')?.data).toEqual({ withinMs: 4000 });
    expect(await shown()).toMatchObject([{ startsAt: at(23) }]);
    await publish({ startsAt: at(25), endsAt: at(30) });
    expect(await shown()).toHaveLength(1);
    await screen.cut();
  });

  it('is made once by its id, edited from its newest version, ended and deleted', async () => {
    // An id of the morning of the test.
    const id = `${morning
      .getTime()
      .toString(16)
      .padStart(12, '0')
      .replace(/^(.{8})/, '$1-')}-${newId().slice(14)}`;
    expect((await publish({ id })).id).toBe(id);
    expect((await publish({ id })).id).toBe(id);
    expect((await ask('POST', 'notices', notice({ id, he: 'אחרת' }))).body.error).toBe('idTaken');
    const edited = await ask('PUT', `notices/${id}`, notice({ he: 'חדש', version: 1 }));
    expect(edited.body.notice).toMatchObject({ he: 'חדש', version: 2 });
    const stale = await ask('PUT', `notices/${id}`, notice({ he: 'ישן', version: 1 }));
    expect([stale.status, stale.body.error, stale.body.current.notice.he]).toEqual([409, 'stale', 'חדש']);
    later(app, 6 * minute);
    expect((await ask('PATCH', `notices/${id}/end`)).body.notice.endsAt).toBe(at(0.1));
    expect((await ask('PATCH', `notices/${id}/end`)).status).toBe(200);
    expect(await shown()).toEqual([]);
    expect((await ask('DELETE', `notices/${id}`)).status).toBe(204);
    expect((await ask('DELETE', `notices/${id}`)).status).toBe(404);
    const coming = await publish({ startsAt: at(2) });
    expect((await ask('PATCH', `notices/${coming.id}/end`)).body.error).toBe('noticeNotBegun');
    const actions = (await ask('GET', 'actions')).body.actions.map(({ action }: { action: string }) => action);
    expect(actions.slice(0, 5)).toEqual([
      'noticePublished',
      'noticeDeleted',
      'noticeEnded',
      'noticeEdited',
      'noticePublished',
    ]);
  });

  it.each([
    ['ends before it begins', { startsAt: at(2), endsAt: at(1) }, 'endsAt'],
    ['ends as it begins', { endsAt: at(0) }, 'endsAt'],
    ['is over', { startsAt: at(-4), endsAt: at(-1) }, 'endsAt'],
    ['lasts for months', { endsAt: at(24 * 91) }, 'endsAt'],
    ['has no Hebrew', { he: ' ' }, 'he'],
    ['is long', { he: 'א'.repeat(301) }, 'he'],
    ['has a level that is none', { level: 'alarm' }, 'level'],
    ['has no end', { endsAt: '' }, 'endsAt'],
  ])('that %s is refused', async (_what, changes, field) => {
    const { status, body } = await ask('POST', 'notices', notice(changes));
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
    expect(await shown()).toEqual([]);
  });
});

it('The state says what is set and what is not, and no value of a setting', async () => {
  const { body } = await ask('GET', 'state');
  const { parts, health, migration } = body.state;
  const isSet = Object.fromEntries(parts.map(({ part, isSet }: { part: string; isSet: boolean }) => [part, isSet]));
  expect(isSet).toMatchObject({ mail: true, publicUrl: true, push: true, sms: false, backup: false, google: false });
  expect(health).toMatchObject({ database: 'ok', backup: null });
  expect(migration).toMatch(/^\d{4}_/);
  expect(JSON.stringify(body)).not.toMatch(/hidden-secret|127\.0\.0\.1|tzemed\.example/);
});
