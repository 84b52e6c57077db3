import { beforeAll, expect, it } from 'vitest';
import type { FastifyRequest } from 'fastify';
import type { Ctx } from '../context.ts';
import { testApp, type TestApp } from '../testing/app.ts';
import { givenOwner } from '../testing/given.ts';
import * as idempotency from './idempotency.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

const request = { method: 'POST', url: '/api/x', body: { a: 1 } } as FastifyRequest;
const contextOf = (id: string) => ({ ...app.services, db: app.db, user: { id }, now: app.clock.now }) as unknown as Ctx;

const onceByKey = async (...request: Parameters<typeof idempotency.onceByKey>) =>
  (await idempotency.onceByKey(...request)).value;

it('A first answer that another request kept a moment ago stands, and what was done beside it is taken back', async () => {
  const owner = await givenOwner(app);
  const ctx = contextOf(owner.id);
  // The same request's answer, which gets our key on another connection while ours is at work.
  await onceByKey(ctx, 'other', request, async () => 'first');
  let times = 0;
  const ours = await onceByKey(ctx, 'k', request, async (within) => {
    times += 1;
    await within.db.updateTable('users').set({ name: 'ours' }).where('id', '=', owner.id).execute();
    await app.db.updateTable('idempotencyKeys').set({ key: 'k' }).where('key', '=', 'other').execute();
    return 'second';
  });
  const { name } = await app.db.selectFrom('users').select('name').where('id', '=', owner.id).executeTakeFirstOrThrow();
  expect([ours, times, name]).toEqual(['first', 1, 'דנה כהן']);
});

it('A key is told apart by who sends it, and is new again after a day', async () => {
  const [one, other] = [await givenOwner(app), await givenOwner(app)];
  let count = 0;
  const send = (id: string, now = app.clock.now) =>
    onceByKey({ ...contextOf(id), now } as Ctx, 'same', request, async () => (count += 1));
  expect([await send(one.id), await send(other.id), await send(one.id)]).toEqual([1, 2, 1]);
  const nextDay = new Date(app.clock.now.getTime() + 86_400_000);
  expect([await send(one.id, nextDay), await send(one.id, nextDay)]).toEqual([3, 3]);
});

it('A request that is refused keeps nothing', async () => {
  const { id } = await givenOwner(app);
  const fail = () => onceByKey(contextOf(id), 'k', request, () => Promise.reject(new Error('no')));
  await expect(fail()).rejects.toThrow('no');
  expect(await onceByKey(contextOf(id), 'k', request, async () => undefined)).toBe(undefined);
  expect(await onceByKey(contextOf(id), 'k', request, async () => 'again')).toBe(undefined);
});

it('A key outlives a change of the keys that tokens are signed with', async () => {
  const { id } = await givenOwner(app);
  const { tokenKeys } = app.services.secrets;
  const changed = { tokenKeys: [new Uint8Array(32).fill(7), ...tokenKeys] } as const;
  const send = (body: object, secrets = app.services.secrets) =>
    onceByKey({ ...contextOf(id), secrets } as Ctx, 'k', { ...request, body } as FastifyRequest, async () => body);
  const first = await send({ a: 1 });
  expect(await send({ a: 1 }, changed)).toEqual(first);
  await expect(send({ a: 2 }, changed)).rejects.toMatchObject({ status: 422, code: 'idempotencyKeyReused' });
});

it('The same change of another version is another request', async () => {
  const { id } = await givenOwner(app);
  const send = (ifMatch?: number) => onceByKey({ ...contextOf(id), ifMatch } as Ctx, 'k', request, async () => ifMatch);
  expect([await send(3), await send(3)]).toEqual([3, 3]);
  for (const other of [4, 0, undefined])
    await expect(send(other)).rejects.toMatchObject({ status: 422, code: 'idempotencyKeyReused' });
});
