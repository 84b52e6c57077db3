import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { maxDevices } from '@tzemed/contract/notifications/devices';
import { testApp, type TestApp } from '../../testing/app.ts';
import { givenOwner, type Owner } from '../../testing/fixtures/given.ts';
import { subscription } from '../../testing/fakes/push-subscription.ts';

let app: TestApp;
let dana: Owner;
beforeAll(async () => {
  app = await testApp({ PRIVATE_HOSTS: 'push.test', WEBHOOKS: '1' });
});
beforeEach(async () => {
  dana = await givenOwner(app);
});
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, as = dana) =>
  app.call(method, `/api/users/devices${path}`, { as, body });
const list = async (as = dana) => (await call('GET', '', undefined, as)).body;
const browser = () => subscription('http://push.test').body;

describe('A device', () => {
  it('is added, shown, and added again as the same one, with what it is called', async () => {
    const body = browser();
    const headers = { 'user-agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36' };
    const add = () => app.call('POST', '/api/users/devices', { as: dana, body, headers });
    const [first, second] = [await add(), await add()];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body.device).toEqual(first.body.device);
    const { devices, pushKey, kinds } = await list();
    expect(devices).toMatchObject([{ kind: 'browser', name: 'Chrome · Android', secret: null, isConfirmed: true }]);
    expect(Buffer.from(pushKey, 'base64url')).toHaveLength(65);
    expect(kinds).toEqual(['browser', 'webhook']);
  });

  it('is one’s own: nobody else sees, tests or removes it', async () => {
    const { id } = (await call('POST', '', browser())).body.device;
    const gil = await givenOwner(app);
    expect((await list(gil)).devices).toEqual([]);
    const tried = [
      await call('POST', `/${id}/test`, undefined, gil),
      await call('DELETE', `/${id}`, undefined, gil),
      await call('POST', `/${id}/verify`, { code: '123456' }, gil),
      await call('PUT', `/${id}`, { detail: 'everything' }, gil),
    ];
    expect(tried.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect((await call('DELETE', `/${id}`)).status).toBe(204);
    expect((await call('DELETE', `/${id}`)).status).toBe(404);
    expect((await list()).devices).toEqual([]);
  });

  it('shows as much as is chosen for it, also when it has another address, and else as the preferences say', async () => {
    const { id, detail } = (await call('POST', '', browser())).body.device;
    expect(detail).toBeNull();
    const choose = (chosen: unknown) => call('PUT', `/${id}`, { detail: chosen });
    expect((await choose('due')).body.device).toMatchObject({ id, detail: 'due' });
    for (const bad of ['nothing', undefined, 1]) expect((await choose(bad)).status).toBe(422);
    const renewed = (await call('POST', '', { ...browser(), replaces: id })).body.device;
    expect(renewed.detail).toBe('due');
    expect((await call('PUT', `/${renewed.id}`, { detail: null })).body.device.detail).toBeNull();
  });

  it('takes the place of another of one’s own, and of nobody else’s; both are written down', async () => {
    const { id } = (await call('POST', '', browser())).body.device;
    const gil = await givenOwner(app);
    await call('POST', '', { ...browser(), replaces: id }, gil);
    const other = (await call('POST', '', { ...browser(), replaces: id })).body.device;
    expect((await list()).devices.map((one: { id: string }) => one.id)).toEqual([other.id]);
    await call('DELETE', `/${other.id}`);
    const actions = await app.db.selectFrom('audit').select('action').where('userId', '=', dana.id).execute();
    expect(actions.map(({ action }) => action)).toEqual(['deviceAdded', 'deviceAdded', 'deviceRemoved']);
  });

  it('is one of twenty at most, and one that is there is renewed even then', async () => {
    const bodies = Array.from({ length: maxDevices }, browser);
    for (const body of bodies) expect((await call('POST', '', body)).status).toBe(201);
    const { status, body } = await call('POST', '', browser());
    expect([status, body.error]).toEqual([409, 'tooManyDevices']);
    expect((await call('POST', '', bodies[0])).status).toBe(201);
    expect((await list()).devices).toHaveLength(maxDevices);
  });

  it.each([
    ['without anything', {}, ['address', 'kind']],
    ['of a kind that is none', { ...browser(), kind: 'pigeon' }, ['kind']],
    ['of a kind that this server can’t reach', { kind: 'ntfy', address: '' }, ['kind']],
    ['without an address', { ...browser(), address: ' ' }, ['address']],
    ['at a number of another country', { kind: 'sms', address: '+44 20 7946 0958' }, ['address']],
    ['without keys', { ...browser(), keys: undefined }, ['keys']],
    ['with keys that are none', { ...browser(), keys: { p256dh: 'x', auth: 'י' } }, ['keys.auth', 'keys.p256dh']],
    ['at what is no address', { ...browser(), address: 'javascript:alert(1)' }, ['address']],
    ['at an address with a password', { kind: 'webhook', address: 'https://a:b@example.com/' }, ['address']],
    ['on this machine', { ...browser(), address: 'https://127.0.0.1:3000/push' }, ['address']],
    ['on this machine by its name', { kind: 'webhook', address: 'https://localhost/hook' }, ['address']],
    ['in the network behind', { ...browser(), address: 'https://192.168.1.1/push' }, ['address']],
    ['at the settings of a cloud', { kind: 'webhook', address: 'https://169.254.169.254/latest' }, ['address']],
    ['without TLS', { ...browser(), address: 'http://1.1.1.1/push' }, ['address']],
    ['at a name that leads nowhere', { kind: 'webhook', address: 'https://nowhere.invalid/hook' }, ['address']],
    ['at an address that has no end', { ...browser(), address: `https://push.test/${'x'.repeat(1000)}` }, ['address']],
  ])('is refused %s, at its field, and nothing is added', async (_what, body, fields) => {
    const { status, body: refused } = await call('POST', '', body);
    expect([status, Object.keys(refused.errors).toSorted()]).toEqual([422, fields]);
    expect((await list()).devices).toEqual([]);
  });
});

describe('A browser that was added', () => {
  const count = async () =>
    (await app.db.selectFrom('devices').select('id').where('userId', '=', dana.id).execute()).length;

  it('is forgotten when all sessions end, also where its own was over long ago', async () => {
    await call('POST', '', browser());
    await app.db
      .updateTable('devices')
      .set({ familyId: '01980b1e-7c00-7000-8000-000000000001' })
      .where('userId', '=', dana.id)
      .execute();
    const { revokeAll } = await import('../../identity/sessions/session-rows.ts');
    await revokeAll(app.db, dana.id, app.clock.now);
    expect(await count()).toBe(0);
  });

  it('stays when the sessions of others end, and goes with the account', async () => {
    await call('POST', '', browser());
    const { familyId, id } = await app.db
      .selectFrom('sessions')
      .select(['familyId', 'id'])
      .where('userId', '=', dana.id)
      .executeTakeFirstOrThrow();
    expect(familyId).toBeDefined();
    const { revokeOthers } = await import('../../identity/sessions/session-rows.ts');
    await revokeOthers(app.db, dana.id, id, app.clock.now);
    expect(await count()).toBe(1);
    await app.db.deleteFrom('users').where('id', '=', dana.id).execute();
    expect(await count()).toBe(0);
  });
});
