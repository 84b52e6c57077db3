import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createHousehold, lockHouseholds, insertMember, removeOwner } from '../../households/household-rows.ts';
import { newId } from '../../lib/ids.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { givenOwner, givenPet, type Owner } from '../../testing/fixtures/given.ts';
import { givenCoOwner, givenGuest } from '../../testing/fixtures/given-people.ts';
import { untilBlocked } from '../../testing/database/lock-waits.ts';
import { mailsTo } from '../../testing/fakes/mailbox.ts';
import { rowsOf } from '../../testing/database/account-rows.ts';

let app: TestApp;
let owner: Owner;
let coOwner: Owner;
let petId: string;

beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  owner = await givenOwner(app, 'דנה כהן');
  coOwner = await givenCoOwner(app, owner, 'אורי כהן');
  petId = (await givenPet(app, owner)).id;
});

const remove = (as: Owner, userId: string, query = `?householdId=${owner.householdId}`) =>
  app.call('DELETE', `/api/home/owners/${userId}${query}`, { as });
const homes = async (as: Owner) =>
  (await app.call('GET', '/api/home', { as })).body.homes as { id: string; owners: { userId: string }[] }[];
const petOf = async (as: Owner) => (await app.call('GET', `/api/pets/${petId}`, { as })).status;
const told = ({ status, body }: Awaited<ReturnType<typeof remove>>) => [status, body.error];

describe('an owner', () => {
  it('is removed by another: from the next request on nothing of the home is theirs, and a mail tells them', async () => {
    expect(await petOf(coOwner)).toBe(200);
    expect((await remove(owner, coOwner.id, '')).status).toBe(204);
    expect(await petOf(coOwner)).toBe(404);
    expect((await homes(coOwner)).map(({ id }) => id)).toEqual([coOwner.householdId]);
    const mail = (await mailsTo(app, coOwner.email)).at(-1);
    expect(mail?.subject).toBe('הוסרתם מבעלי הבית בצמד');
    expect(mail?.text).toContain('דנה כהן');
    const { people } = (await app.call('GET', '/api/people', { as: owner })).body;
    expect(people).toContainEqual({ id: coOwner.id, name: 'אורי כהן', isHere: false, profilePicture: null });
  });

  it('leaves, though they founded it: what they wrote and gave stays, and the others are told', async () => {
    const guest = await givenGuest(app, owner, petId);
    expect((await remove(owner, owner.id)).status).toBe(204);
    expect([await petOf(owner), await petOf(coOwner), await petOf(guest)]).toEqual([404, 200, 200]);
    expect((await app.call('GET', `/api/pets/${petId}`, { as: coOwner })).body.pet.createdBy).toBe(owner.id);
    expect((await mailsTo(app, coOwner.email)).at(-1)?.subject).toBe('שינוי בבעלי הבית שלכם בצמד');
    const [own, ...others] = await homes(owner);
    expect([own?.id === owner.householdId, own?.owners.length, others]).toEqual([false, 1, []]);
    const added = await app.call('POST', '/api/pets', { as: owner, body: { name: 'ריקי', species: 'cat' } });
    expect(added.status).toBe(201);
  });

  it('is never the last to go', async () => {
    await remove(owner, coOwner.id);
    const before = await rowsOf(app.db, owner);
    expect(told(await remove(owner, owner.id))).toEqual([409, 'lastOwner']);
    expect(await rowsOf(app.db, owner)).toEqual(before);
  });

  it('stays when two owners remove each other at once', async () => {
    const answers = await Promise.all([remove(owner, coOwner.id), remove(coOwner, owner.id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 404]);
    const left = (await Promise.all([petOf(owner), petOf(coOwner)])).toSorted();
    expect(left).toEqual([200, 404]);
  });

  it('removed from two households at once gets a household of their own', async () => {
    for (let round = 0; round < 10; round++) {
      const [first, second] = [await givenOwner(app), await givenOwner(app)];
      const both = await givenCoOwner(app, first);
      await insertMember(app.db, second.householdId, { userId: both.id, name: 'יואב כהן' }, app.clock.now);
      await removeOwner(app.db, both.householdId, both.id, app.clock.now);
      await app.services.sessions.forget(both.id);
      expect(await homes(both)).toHaveLength(2);
      const answers = await Promise.all(
        [first, second].map((as) => remove(as, both.id, `?householdId=${as.householdId}`)),
      );
      expect(answers.map(({ status }) => status)).toEqual([204, 204]);
      expect(await homes(both)).toHaveLength(1);
    }
  });

  it('can no longer act in the household if removed while waiting for its lock', async () => {
    const { householdId } = owner;
    // The co-owner has no other household.
    await removeOwner(app.db, coOwner.householdId, coOwner.id, app.clock.now);
    await app.services.sessions.forget(coOwner.id);
    const invite = (email: string, home: object) =>
      app.call('POST', '/api/home/invitations', { as: coOwner, body: { email, role: 'owner', ...home } });
    const asked = await app.db.transaction().execute(async (db) => {
      await lockHouseholds(db, [householdId]);
      const answer = invite('noa@example.co.il', { householdId });
      const unnamed = invite('tamar@example.co.il', {});
      await untilBlocked(app.db, 2);
      await removeOwner(db, householdId, coOwner.id, app.clock.now);
      await createHousehold(db, { userId: coOwner.id, name: 'יואב כהן' }, app.clock.now);
      return { answer, unnamed };
    });
    expect(told(await asked.answer)).toEqual([404, 'notFound']);
    expect(told(await asked.unnamed)).toEqual([404, 'notFound']);
    expect((await app.call('GET', '/api/home', { as: owner })).body.homes[0].invitations).toEqual([]);
  });

  it('is removed by nobody else: a stranger, a guest, one who is gone', async () => {
    const [stranger, guest] = [await givenOwner(app), await givenGuest(app, owner, petId)];
    for (const as of [stranger, guest]) expect(told(await remove(as, owner.id))).toEqual([404, 'notFound']);
    expect(told(await remove(owner, stranger.id, ''))).toEqual([404, 'notFound']);
    expect(told(await remove(owner, guest.id))).toEqual([404, 'notFound']);
    await remove(owner, coOwner.id);
    expect(told(await remove(coOwner, owner.id))).toEqual([404, 'notFound']);
    expect(told(await remove(owner, newId(), ''))).toEqual([404, 'notFound']);
  });
});
