import type { PetAccess } from '@tzemed/contract/schema/endpoint';
import { beforeAll, describe, expect, it } from 'vitest';
import type { FastifyRequest } from 'fastify';
import type { Ctx } from '../../context.ts';
import { endpoints } from '../../testing/matrix/endpoints.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { givenOwner, givenPet, type Owner } from '../../testing/fixtures/given.ts';
import { givenCoOwner, givenGuest } from '../../testing/fixtures/given-people.ts';
import * as idempotency from './idempotency-key.ts';
import { isRepeatable } from '../endpoint-properties.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

const request = { method: 'POST', url: '/api/x', body: { a: 1 } } as FastifyRequest;
const contextOf = (id: string) => ({ ...app.services, db: app.db, user: { id }, now: app.clock.now }) as unknown as Ctx;

const askAgain = async () => undefined;
const onceByKey = async (ctx: Ctx, key: string, sent: FastifyRequest, run: (ctx: Ctx) => Promise<unknown>) =>
  (await idempotency.answerOncePerKey(ctx, key, sent, { run, askAgain })).value;

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
  const { secrets: kept } = app.services;
  const changed = { ...kept, tokenKeys: [new Uint8Array(32).fill(7), ...kept.tokenKeys] } as const;
  const send = (body: object, secrets = kept) =>
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

describe('A repeated request', () => {
  /** A guest who has written an expense under a key, and how they send it again. */
  async function written() {
    const owner = await givenOwner(app);
    const { id: petId } = await givenPet(app, owner);
    const guest = await givenGuest(app, owner, petId, { expenses: 'edit' });
    const body = { description: 'מזון', amount: 10, category: 'food', date: '2026-11-19', petId };
    const send = () =>
      app.call('POST', '/api/expenses', { as: guest, body, headers: { 'idempotency-key': 'of a guest' } });
    const first = await send();
    expect(first.status).toBe(201);
    const share = `/api/pets/${petId}/share/${guest.shareId}`;
    const grant = (expenses: string) =>
      app.call('PUT', share, {
        as: owner,
        body: { permissions: { profile: 'view', medicalRecords: 'none', reminders: 'none', expenses } },
      });
    return { owner, petId, first, send, share, grant };
  }
  const told = ({ status, body }: { status: number; body: { error?: string } }) => [status, body.error];

  it('is answered to a guest who may still see the pet but may no longer edit it', async () => {
    const { first, send, grant } = await written();
    expect((await grant('view')).status).toBe(200);
    const again = await send();
    expect([again.status, again.body, again.headers['idempotency-replayed']]).toEqual([201, first.body, 'true']);
  });

  it('is a 404 from the next request after a guest loses permission or the pet is deleted', async () => {
    const [ended, hidden, gone] = [await written(), await written(), await written()];
    expect((await app.call('DELETE', ended.share, { as: ended.owner })).status).toBe(204);
    expect((await hidden.grant('none')).status).toBe(200);
    expect((await app.call('DELETE', `/api/pets/${gone.petId}`, { as: gone.owner })).status).toBe(204);
    for (const { send } of [ended, hidden, gone]) expect(told(await send())).toEqual([404, 'notFound']);
    await app.call('POST', `/api/pets/${gone.petId}/restore`, { as: gone.owner });
    expect((await gone.send()).body).toEqual(gone.first.body);
  });

  it.each(endpoints.filter(([, row]) => typeof row.access === 'object' && isRepeatable(row)))(
    'can be rechecked for %s, because its response names the pet or household',
    (_name, { access, reply }) => {
      const things = Object.entries((reply as Schema | undefined)?.shape ?? {}).filter(
        ([, { shape }]) => shape?.['id'],
      );
      const place = (access as PetAccess).of === 'home' ? 'householdId' : 'petId';
      for (const [name, { shape }] of things) expect(name === 'pet' || shape?.[place]).toBeTruthy();
    },
  );
  type Schema = { readonly shape?: Readonly<Record<string, Schema>> };

  it('is a 404 for a removed owner: for a pet, for its share and for items of the household', async () => {
    const owner = await givenOwner(app);
    const removed = await givenCoOwner(app, owner);
    const { id: petId } = await givenPet(app, owner);
    const permissions = { profile: 'view', medicalRecords: 'none', reminders: 'none', expenses: 'none' };
    const asks: ['POST' | 'PUT', string, object][] = [
      ['PUT', `/api/pets/${petId}`, { name: 'רקס', species: 'dog' }],
      ['POST', `/api/pets/${petId}/share`, { userEmail: 'noa@example.co.il', permissions }],
      ['POST', '/api/expenses', { description: 'מזון', amount: 10, category: 'food', date: '2026-11-19', petId }],
      ['POST', '/api/vets', { name: 'ד״ר לוי', householdId: owner.householdId }],
    ];
    const send = (as: Owner) =>
      Promise.all(
        asks.map(([method, path, body]) => app.call(method, path, { as, body, headers: { 'idempotency-key': path } })),
      );
    expect((await send(removed)).map(({ status }) => status)).toEqual([200, 201, 201, 201]);
    expect((await app.call('DELETE', `/api/home/owners/${removed.id}`, { as: owner })).status).toBe(204);
    expect((await send(removed)).map(told)).toEqual(asks.map(() => [404, 'notFound']));
  });
});
