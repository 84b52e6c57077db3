import { presets } from '@tzemed/contract/sharing/permission-presets';
import { fc } from '@tzemed/contract/testing/fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../lib/ids.ts';
import { testApp, type TestApp } from '../testing/app.ts';
import { givenOwner, givenPet, type Owner } from '../testing/fixtures/given.ts';
import { givenCoOwner, givenGuest } from '../testing/fixtures/given-people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

const faults = async () => (await sql`select * from mirror_faults(${app.clock.now})`.execute(app.db)).rows;
const mended = async () => (await sql`select * from mend_mirrors(${app.clock.now})`.execute(app.db)).rows;

type Call = Parameters<TestApp['call']>;
type World = { readonly people: readonly Owner[]; readonly petIds: readonly string[] };
/** Indexes of the action, the actor, the target person, and the item among those that the actor sees. */
type Step = { readonly what: number; readonly as: number; readonly to: number; readonly nth: number };

const homeOf = async (as: Owner) => (await app.call('GET', '/api/home', { as })).body.homes?.[0];
const offersTo = async (as: Owner) => (await app.call('GET', '/api/handovers', { as })).body;

/** All that changes who is where. Each looks for what it is done to; where there is nothing, nothing is asked. */
const deeds: readonly ((world: World, as: Owner, to: Owner, nth: number) => Promise<[Call[0], string, object?]>)[] = [
  async (_, _as, to) => ['POST', '/home/invitations', { email: to.email, role: 'owner' }],
  async ({ petIds }, _as, to, nth) => [
    'POST',
    `/pets/${petIds[nth % petIds.length]}/share`,
    { userEmail: to.email, permissions: presets.caretaker },
  ],
  ...['accept', 'accept', 'decline', 'reopen'].map((verb) => async (_: World, as: Owner) => {
    const { invitations = [] } = (await app.call('GET', '/api/invitations', { as })).body;
    return ['POST', `/invitations/${verb}`, { invitationId: invitations[0]?.id }] as [Call[0], string, object];
  }),
  async (_, as, _to, nth) => ['DELETE', `/home/invitations/${(await homeOf(as))?.invitations[nth % 2]?.id}`],
  async (_, as, _to, nth) => {
    const share = (await homeOf(as))?.guests[nth % 2]?.shares[0];
    return ['DELETE', `/pets/${share?.petId}/share/${share?.id}`];
  },
  async (_, as) => {
    const left = app.db.selectFrom('shares').where('householdId', '=', (await homeOf(as))?.id ?? newId());
    const share = await left.where('endedAt', 'is not', null).select(['id', 'petId']).executeTakeFirst();
    return ['POST', `/pets/${share?.petId}/share/${share?.id}/restore`];
  },
  async (_, as) => {
    const { pets = [] } = (await app.call('GET', '/api/pets/shared', { as })).body;
    return ['DELETE', `/pets/shared/${pets[0]?.shareId}`];
  },
  async (_, _as, to) => ['DELETE', `/home/owners/${to.id}`],
  async (_, as) => ['DELETE', `/home/owners/${as.id}`],
  async (_, _as, to) => ['PUT', '/home/successor', { email: to.email, name: 'מיכל' }],
  async () => ['DELETE', '/home/successor'],
  async (_, as) => {
    const { successorOf = [] } = (await app.call('GET', '/api/home', { as })).body;
    return ['POST', '/home/succession', { householdId: successorOf[0]?.householdId }];
  },
  async () => ['POST', '/home/succession/approve', {}],
  async ({ petIds }, _as, to, nth) => [
    'POST',
    '/handovers',
    { petId: petIds[nth % petIds.length], userEmail: to.email },
  ],
  ...['accept', 'decline'].map((verb) => async (_: World, as: Owner) => {
    const { offers = [] } = await offersTo(as);
    return ['POST', `/handovers/${verb}`, { handoverId: offers[0]?.id }] as [Call[0], string, object];
  }),
  async (_, as) => ['DELETE', `/handovers/${(await offersTo(as)).handovers?.[0]?.id}`],
  async ({ petIds }, _as, _to, nth) => ['DELETE', `/pets/${petIds[nth % petIds.length]}`],
  async ({ petIds }, _as, _to, nth) => ['POST', `/pets/${petIds[nth % petIds.length]}/restore`],
  // Seldom: whoever is gone does nothing any more.
  async (_, _as, _to, nth) => (nth === 0 ? ['DELETE', '/auth/account'] : ['GET', '/home']),
];

async function run(world: World, { what, as, to, nth }: Step) {
  const [who, whom] = [world.people[as]!, world.people[to]!];
  const [method, path, body] = await deeds[what]!(world, who, whom, nth);
  const { status } = await app.call(method, `/api${path}`, { as: who, ...(body && { body }) });
  expect([path, status]).toEqual([path, expect.toSatisfy((known: number) => known < 500)]);
  return status < 300;
}

const step = fc.record({
  what: fc.nat(deeds.length - 1),
  as: fc.nat(3),
  to: fc.nat(3),
  nth: fc.nat(5),
});

describe('Both sides of a home', () => {
  it('agree whatever its people do, one after the other and at the same time', async () => {
    const done = new Set<number>();
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(step, step), { minLength: 10, maxLength: 14 }), async (pairs) => {
        const dana = await givenOwner(app);
        const people = [dana, await givenCoOwner(app, dana)];
        while (people.length < 4) people.push(await givenOwner(app));
        const petIds: string[] = [];
        for (const owner of [dana, dana, people[2]!]) petIds.push((await givenPet(app, owner)).id);
        const world = { people, petIds };
        for (const { email } of people.slice(2)) await waiting(dana, petIds[0]!, email);
        for (const pair of pairs) {
          const worked = await Promise.all(pair.map((one) => run(world, one)));
          pair.forEach(({ what }, i) => worked[i] && done.add(what));
          await app.drainJobs();
          expect(await faults()).toEqual([]);
          const [owners, bearers] = await ownersAndBearers(people.map(({ householdId }) => householdId));
          expect(bearers).toEqual(owners);
        }
      }),
      { numRuns: 8, endOnFailure: true },
    );
    // Much of it has been done, and not only refused.
    expect(done.size).toBeGreaterThan(deeds.length / 4);
  });

  /** Owners of these households, and the people who share their expenses. */
  async function ownersAndBearers(homes: readonly string[]) {
    const inHomes = sql<boolean>`household_id = any(${homes})`;
    const owners = app.db.selectFrom('householdMembers').select(['householdId', 'userId']).where(inHomes);
    const bearers = app.db.selectFrom('ownerships').select(['householdId', 'userId']).where(inHomes);
    const all = [await owners.execute(), await bearers.where('untilDay', 'is', null).execute()];
    return all.map((rows) => rows.map(({ householdId, userId }) => `${householdId} ${userId}`).toSorted());
  }

  /** Something of each kind that waits for an address. */
  async function waiting(as: Owner, petId: string, email: string) {
    const share = { userEmail: email, permissions: presets.caretaker };
    await app.call('POST', `/api/pets/${petId}/share`, { as, body: share });
    await app.call('PUT', '/api/home/successor', { as, body: { email } });
    await app.call('POST', '/api/handovers', { as, body: { petId, userEmail: email } });
  }

  /** דנה with יואב and a guest, and something of each kind that waits for an address. */
  async function peopled() {
    const dana = await givenOwner(app);
    const yoav = await givenCoOwner(app, dana);
    const { id: petId } = await givenPet(app, dana);
    const guest = await givenGuest(app, dana, petId);
    const email = 'noa@example.co.il';
    await waiting(dana, petId, email);
    // Adds the rows that the test helper for guests leaves out.
    await mended();
    return { dana, yoav, guest };
  }
  const ofHome = (householdId: string) => sql`household_id = ${householdId}`;

  it.each([
    ['memberships', 'missing', 2],
    ['guest_shares', 'missing', 1],
    ['invited_addresses', 'missing', 2],
    ['handover_offers', 'missing', 1],
  ])('are made to agree where lines of %s are %s', async (mirror, fault, times) => {
    const { dana } = await peopled();
    const all = () => sql`select * from ${sql.table(mirror)} where ${ofHome(dana.householdId)} order by 1, 2`;
    const before = (await all().execute(app.db)).rows;
    await sql`delete from ${sql.table(mirror)} where ${ofHome(dana.householdId)}`.execute(app.db);
    expect(await faults()).toHaveLength(times);
    expect(await mended()).toEqual([{ mirror, fault, times }]);
    expect((await all().execute(app.db)).rows).toEqual(before);
    expect(await faults()).toEqual([]);
  });

  it.each([
    ['memberships', sql`delete from household_members where`],
    ['guest_shares', sql`update shares set ended_at = now() where`],
    ['handover_offers', sql`delete from handovers where`],
    ['invited_addresses', sql`delete from successors where`],
  ])('are made to agree where lines of %s are too many', async (mirror, end) => {
    const { dana } = await peopled();
    await sql`${end} ${ofHome(dana.householdId)}`.execute(app.db);
    expect(await mended()).toEqual([{ mirror, fault: 'extra', times: expect.any(Number) }]);
    expect(await faults()).toEqual([]);
  });

  it('are made to agree where an account is gone, or signs in with another address', async () => {
    const [one, two] = [await peopled(), await peopled()];
    await app.db.deleteFrom('users').where('id', 'in', [one.yoav.id, one.guest.id]).execute();
    await app.db.updateTable('users').set({ email: 'new@example.co.il' }).where('id', '=', two.yoav.id).execute();
    expect(await mended()).toEqual([
      // Both had homes of their own.
      { mirror: 'household_members', fault: 'extra', times: 3 },
      { mirror: 'shares', fault: 'extra', times: 1 },
      { mirror: 'sign_in_names', fault: 'extra', times: 3 },
      { mirror: 'sign_in_names', fault: 'missing', times: 1 },
    ]);
    expect(await faults()).toEqual([]);
  });
});
