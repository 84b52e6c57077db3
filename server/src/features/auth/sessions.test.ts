import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { newId } from '../../lib/ids.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { day, hour, later, second, signIn, signUp, statusOf } from '../../testing/fixtures/sign-up.ts';

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});

const refresh = async (token: string) =>
  (await app.call('POST', '/api/auth/refresh', { as: token, headers: { 'idempotency-key': `key of ${token}` } })).body
    .token as string;
const statuses = (...tokens: string[]) => Promise.all(tokens.map((token) => statusOf(app, token)));

describe('a session', () => {
  it('ends after seven days without use', async () => {
    const { token } = await signUp(app);
    later(app, 6 * day);
    expect(await statusOf(app, token)).toBe(200);
    later(app, 6 * day);
    expect(await statusOf(app, token)).toBe(200);
    later(app, 7 * day + second);
    expect(await statusOf(app, token)).toBe(401);
  });

  it('ends thirty days after the sign-in, however much it is used and refreshed', async () => {
    let { token } = await signUp(app);
    for (let i = 0; i < 5; i += 1) {
      later(app, 5 * day + 23 * hour);
      token = await refresh(token);
    }
    later(app, 4 * hour);
    expect(await statusOf(app, token)).toBe(200);
    later(app, hour + second);
    const { status, body } = await app.call('GET', '/api/auth/me', { as: token });
    expect(status).toBe(401);
    expect(body.message).toContain('invalid token');
  });

  it('ends with the sign-out, with every token of that sign-in and no other', async () => {
    const { email, token } = await signUp(app);
    const newer = await refresh(token);
    const other = (await signIn(app, email)).body.token as string;
    expect((await app.call('POST', '/api/auth/logout', { as: newer })).status).toBe(204);
    expect(await statuses(token, newer, other)).toEqual([401, 401, 200]);
  });
});

describe('a token', () => {
  it('opens nothing by what it says of itself', async () => {
    const { id, token } = await signUp(app);
    const [head = '', payload = '', mark = ''] = token.split('.');
    const other = Buffer.from(JSON.stringify({ id: newId() })).toString('base64url');
    const unsigned = Buffer.from(JSON.stringify({ id })).toString('base64url');
    const forged = [`${head}.${payload}.${mark}x`, `${head}.${other}.${mark}`, `${head}.${unsigned}.${mark}`];
    const broken = [
      head,
      `${head}.${payload}x.${mark}`,
      `${head}.${Buffer.from('{"id":1}').toString('base64url')}.`,
      'a',
    ];
    expect(await statuses(...forged, ...broken, token)).toEqual([...Array<number>(7).fill(401), 200]);
  });
});

describe('refreshing', () => {
  beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
  afterEach(() => void vi.restoreAllMocks());

  it('gives another token of the same user; the old one is good for half a minute more', async () => {
    const { id, token } = await signUp(app);
    const newer = await refresh(token);
    expect(newer).not.toBe(token);
    later(app, 29 * second);
    expect(await statuses(token, newer)).toEqual([200, 200]);
    const me = await app.call('GET', '/api/auth/me', { as: newer });
    expect(me.body.user.id).toBe(id);
  });

  it('lets a second tab refresh with the old token, which does not prolong it', async () => {
    const { token } = await signUp(app);
    const first = await refresh(token);
    later(app, 20 * second);
    const other = await refresh(token);
    expect(await statuses(first, other)).toEqual([200, 200]);
    later(app, 11 * second);
    expect(await statusOf(app, token)).toBe(401);
  });

  it('ends the whole family when the old token is used later, and says so in log and record', async () => {
    const { id, email, token } = await signUp(app);
    const elsewhere = (await signIn(app, email)).body.token as string;
    const newer = await refresh(token);
    const newest = await refresh(newer);
    later(app, 31 * second);
    expect(await statusOf(app, newest)).toBe(200);
    const reused = await app.call('GET', '/api/auth/me', { as: token, from: '192.0.2.9' });
    expect([reused.status, reused.body.error]).toEqual([401, 'invalidToken']);
    expect(await statuses(newer, newest, elsewhere)).toEqual([401, 401, 200]);
    expect(console.warn).toHaveBeenCalledOnce();
    const record = await app.db
      .selectFrom('audit')
      .select(['result', 'address'])
      .where('userId', '=', id)
      .where('action', '=', 'refreshReused')
      .execute();
    expect(record).toEqual([{ result: 'refused', address: '192.0.2.9' }]);
  });

  it('keeps its answer for no Idempotency-Key: a token lies nowhere in the database', async () => {
    const { id, token } = await signUp(app);
    await refresh(token);
    const kept = await app.db.selectFrom('idempotencyKeys').selectAll().where('userId', '=', id).execute();
    expect(kept).toEqual([]);
  });

  it('is refused to a token that has ended', async () => {
    const { token } = await signUp(app);
    await app.call('POST', '/api/auth/logout', { as: token });
    expect((await app.call('POST', '/api/auth/refresh', { as: token })).status).toBe(401);
  });
});
