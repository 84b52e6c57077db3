import { setTimeout as sleep } from 'node:timers/promises';
import { ownPermissions, type Permissions } from '@tzemed/contract/sharing/permissions';
import { presets } from '@tzemed/contract/sharing/permission-presets';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lockHouseholds } from '../../households/household-rows.ts';
import { lock } from '../../identity/accounts.ts';
import { newId } from '../../lib/ids.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { givenOwner, givenPet, type Owner } from '../../testing/fixtures/given.ts';
import { givenCoOwner } from '../../testing/fixtures/given-people.ts';
import { formWith } from '../../testing/documents/upload-form.ts';
import { picture } from '../../testing/documents/images.ts';
import { untilBlocked } from '../../testing/database/lock-waits.ts';
import { mailsTo, tokenIn } from '../../testing/fakes/mailbox.ts';
import { rowsOf } from '../../testing/database/account-rows.ts';
import * as store from './store-shares.ts';

let app: TestApp;
let owner: Owner;
let guest: Owner;
let petId: string;

beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  owner = await givenOwner(app, 'דנה כהן');
  guest = await givenOwner(app, 'נועה ברק');
  petId = (await givenPet(app, owner)).id;
});

const share = (userEmail: string, permissions: object = presets.caretaker, pet = petId) =>
  app.call('POST', `/api/pets/${pet}/share`, { as: owner, body: { userEmail, permissions } });
const accept = (as: Owner, body: object) => app.call('POST', '/api/invitations/accept', { as, body });
const sharedWith = async (as: Owner) => (await app.call('GET', '/api/pets/shared', { as })).body;
/** Shares the pet, and has it accepted. */
async function shared(permissions: Permissions = presets.caretaker) {
  const made = (await share(guest.email, permissions)).body.share;
  await accept(guest, { invitationId: made.invitationId });
  return made.id as string;
}

describe('sharing a pet', () => {
  it('asks by a mail whose link says what is offered, and once accepted it is among what others share', async () => {
    const made = await share(guest.email);
    expect(made.status).toBe(201);
    expect(made.body.share).toMatchObject({ petId, permissions: presets.caretaker, state: 'waiting', name: null });
    const [mail] = await mailsTo(app, guest.email);
    expect(mail?.subject).toBe('הזמנה מ\u2068דנה כהן\u2069 לטפל ב\u2068בלה\u2069');
    expect(mail?.text).toContain('בלה – טיפול שוטף');
    const token = tokenIn(mail);
    const { body } = await app.call('POST', '/api/invitations/look', { body: { token } });
    expect(body.invitation).toMatchObject({
      role: 'guest',
      inviter: 'דנה כהן',
      owners: ['דנה כהן'],
      address: `${guest.email[0]}…@example.co.il`,
      pets: [{ id: petId, name: 'בלה', species: 'dog', permissions: presets.caretaker }],
    });
    expect((await sharedWith(guest)).pets).toEqual([]);
    expect((await accept(guest, { token })).status).toBe(200);
    expect(await sharedWith(guest)).toMatchObject({
      pets: [{ id: petId, permissions: presets.caretaker, owners: ['דנה כהן'], shareId: made.body.share.id }],
      total: 1,
    });
    const { shares, owners } = (await app.call('GET', `/api/pets/${petId}/share`, { as: owner })).body;
    expect(owners).toEqual([{ userId: owner.id, name: 'דנה כהן' }]);
    expect(shares).toMatchObject([{ state: 'active', userId: guest.id, name: 'נועה ברק', email: guest.email }]);
  });

  it('answers the same whether or not the address has an account', async () => {
    const [known, unknown] = [await share(guest.email), await share(`${newId()}@example.co.il`)];
    const told = ({ body: { share } }: typeof known) => ({ ...share, id: 0, invitationId: 0, email: 0 });
    expect(told(known)).toEqual(told(unknown));
  });

  it('holds from the next request on when it is changed or ended, and comes back when that is undone', async () => {
    const id = await shared();
    const look = async () => (await app.call('GET', `/api/reminders?petId=${petId}`, { as: guest })).status;
    expect(await look()).toBe(200);
    const path = `/api/pets/${petId}/share/${id}`;
    const permissions = { ...presets.view, reminders: 'none' };
    const changed = await app.call('PUT', path, { as: owner, body: { permissions, version: 1 } });
    expect(changed.body.share).toMatchObject({ permissions, version: 2 });
    expect(await look()).toBe(404);
    const late = await app.call('PUT', path, { as: owner, body: { permissions: presets.family, version: 1 } });
    expect([late.status, late.body.current.share.permissions]).toEqual([409, permissions]);
    expect((await app.call('DELETE', path, { as: owner })).status).toBe(204);
    expect((await sharedWith(guest)).total).toBe(0);
    expect((await app.call('GET', `/api/pets/${petId}`, { as: guest })).status).toBe(404);
    expect((await app.call('POST', `${path}/restore`, { as: owner })).body.share).toMatchObject({ permissions });
    expect((await app.call('GET', `/api/pets/${petId}`, { as: guest })).status).toBe(200);
  });
});

const refusal = ({ status, body }: Awaited<ReturnType<typeof share>>) => [status, body.error, body.errors];

describe('asking', () => {
  it('refuses oneself, an owner and whoever has the pet or is asked already, at the field, and changes nothing', async () => {
    const coOwner = await givenCoOwner(app, owner);
    expect(refusal(await share(owner.email.toUpperCase()))).toEqual([
      422,
      'validation',
      { userEmail: 'זו הכתובת שלכם. הזמינו כתובת אחרת' },
    ]);
    expect(refusal(await share(coOwner.email))).toMatchObject([409, 'alreadyOwner', { userEmail: expect.any(String) }]);
    expect((await share(guest.email)).status).toBe(201);
    expect(refusal(await share(guest.email))).toMatchObject([409, 'alreadyInvited', { userEmail: expect.any(String) }]);
    await accept(guest, { token: tokenIn((await mailsTo(app, guest.email)).at(-1)) });
    const before = await rowsOf(app.db, owner);
    expect(refusal(await share(guest.email))).toMatchObject([409, 'alreadyGuest', { userEmail: expect.any(String) }]);
    expect(await rowsOf(app.db, owner)).toEqual(before);
  });

  it('refuses a pet of somebody else, and a permission that there is none of', async () => {
    const before = await rowsOf(app.db, owner);
    const { id } = await givenPet(app, guest);
    expect(refusal(await share('yael@example.co.il', presets.view, id))).toEqual([404, 'notFound', undefined]);
    expect(refusal(await share('yael@example.co.il', { ...presets.view, expenses: 'own' }))).toEqual([
      422,
      'validation',
      { 'permissions.expenses': 'הרשאה לא מוכרת' },
    ]);
    const { profile: _profile, ...rest } = presets.view;
    expect(refusal(await share('yael@example.co.il', rest))).toEqual([
      422,
      'validation',
      { 'permissions.profile': 'שדה חובה' },
    ]);
    expect((await share('yael@example.co.il', { ...presets.view, profile: 'none' })).status).toBe(422);
    expect(await rowsOf(app.db, owner)).toEqual(before);
  });

  it('knows an id by large letters too: a pet is offered once, and known to be offered', async () => {
    const large = petId.toUpperCase();
    const shares = [petId, large].map((id) => ({ petId: id, permissions: presets.view }));
    const body = { email: guest.email, role: 'guest', shares };
    const { invitation } = (await app.call('POST', '/api/home/invitations', { as: owner, body })).body;
    expect(invitation.shares).toHaveLength(1);
    expect(refusal(await share(guest.email, presets.view, large))).toMatchObject([409, 'alreadyInvited', {}]);
    expect((await accept(guest, { invitationId: invitation.id.toUpperCase() })).status).toBe(200);
    expect(refusal(await share(guest.email, presets.view, large))).toMatchObject([409, 'alreadyGuest', {}]);
    expect((await sharedWith(guest)).total).toBe(1);
  });

  it('about a second pet joins what was asked: one link offers both, and the one before opens nothing', async () => {
    const { id: catId } = await givenPet(app, owner, { name: 'מיצי', species: 'cat' });
    const first = await share(guest.email);
    const old = tokenIn((await mailsTo(app, guest.email)).at(-1));
    const second = await share(guest.email, presets.view, catId);
    expect(second.body.share.invitationId).toBe(first.body.share.invitationId);
    const mail = (await mailsTo(app, guest.email)).at(-1);
    expect(mail?.subject).toContain('בלה ובמיצי');
    expect((await accept(guest, { token: old })).body.error).toBe('linkInvalid');
    await accept(guest, { token: tokenIn(mail) });
    expect((await sharedWith(guest)).pets).toMatchObject([
      { id: petId, permissions: presets.caretaker },
      { id: catId, permissions: presets.view },
    ]);
  });

  it('goes on about a pet that is deleted, and comes back, when the other pet is not shared any more', async () => {
    const { id: catId } = await givenPet(app, owner, { name: 'מיצי', species: 'cat' });
    const { share: made } = (await share(guest.email)).body;
    await share(guest.email, presets.view, catId);
    await app.call('DELETE', `/api/pets/${catId}`, { as: owner });
    expect((await app.call('DELETE', `/api/pets/${petId}/share/${made.id}`, { as: owner })).status).toBe(204);
    await app.call('POST', `/api/pets/${catId}/restore`, { as: owner });
    expect((await accept(guest, { invitationId: made.invitationId })).body.invitation?.pets).toMatchObject([
      { id: catId },
    ]);
  });

  it('gives a guest of the home another pet at once, and tells them', async () => {
    await shared();
    const { id: catId } = await givenPet(app, owner, { name: 'מיצי', species: 'cat' });
    expect((await share(guest.email, presets.view, catId)).body.share).toMatchObject({ state: 'active' });
    expect((await sharedWith(guest)).total).toBe(2);
    expect((await mailsTo(app, guest.email)).at(-1)?.subject).toContain('קיבלתם גישה גם ל');
  });

  it('gives nothing to a guest who closes their account at that moment', async () => {
    const id = await shared();
    const { id: catId } = await givenPet(app, owner, { name: 'מיצי', species: 'cat' });
    const { householdId } = owner;
    const closed = await app.db.transaction().execute(async (db) => {
      await lockHouseholds(db, [householdId]);
      const answers = app.call('DELETE', '/api/auth/account', { as: guest });
      await untilBlocked(app.db);
      const { invitationId } = await db
        .selectFrom('shares')
        .select('invitationId')
        .where((eb) => eb.and({ householdId, id }))
        .executeTakeFirstOrThrow();
      const grant = { invitationId, petId: catId, permissions: presets.view, until: null, userId: guest.id };
      await store.insert(db, { householdId, by: owner.id }, grant, app.clock.now);
      return { answers };
    });
    expect((await closed.answers).status).toBe(204);
    expect((await app.call('GET', '/api/home', { as: owner })).body.homes[0].guests).toEqual([]);
  });

  it('is not given back to a guest who closes their account at that moment, and nothing is left of them', async () => {
    for (let round = 0; round < 10; round++) {
      guest = await givenOwner(app, 'נועה ברק');
      const id = await shared();
      await app.call('DELETE', `/api/pets/${petId}/share/${id}`, { as: owner });
      const [back, closed] = await Promise.all([
        app.call('POST', `/api/pets/${petId}/share/${id}/restore`, { as: owner }),
        sleep(round % 5).then(() => app.call('DELETE', '/api/auth/account', { as: guest })),
      ]);
      expect([200, 404]).toContain(back.status);
      expect(closed.status).toBe(204);
      const left = app.db.selectFrom('shares').select('id').where('householdId', '=', owner.householdId);
      expect(await left.where('userId', '=', guest.id).where('endedAt', 'is', null).execute()).toEqual([]);
      const mirrors = app.db.selectFrom('guestShares').select('shareId').where('userId', '=', guest.id);
      expect(await mirrors.execute()).toEqual([]);
    }
  });

  it('is not given back while the account of its guest is being closed', async () => {
    const id = await shared();
    await app.call('DELETE', `/api/pets/${petId}/share/${id}`, { as: owner });
    const asked = await app.db.transaction().execute(async (db) => {
      await lock(db, guest.id);
      const answer = app.call('POST', `/api/pets/${petId}/share/${id}/restore`, { as: owner });
      await untilBlocked(app.db);
      await db.deleteFrom('users').where('id', '=', guest.id).execute();
      return { answer };
    });
    expect((await asked.answer).status).toBe(404);
    expect((await app.call('GET', '/api/home', { as: owner })).body.homes[0].guests).toEqual([]);
  });

  it('stops after thirty people in an hour, and the response tells when it can continue', async () => {
    const strict = await testApp({ RATE_LIMIT_SCALE: '1' });
    const asker = await givenOwner(strict);
    const { id } = await givenPet(strict, asker);
    const asks = async () =>
      strict.call('POST', `/api/pets/${id}/share`, {
        as: asker,
        body: { userEmail: `${newId()}@example.co.il`, permissions: presets.view },
      });
    for (let nth = 0; nth < 30; nth++) expect((await asks()).status).toBe(201);
    const late = await asks();
    expect([late.status, late.body.error]).toEqual([429, 'tooManyRequests']);
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(60);
    const invited = await strict.call('POST', '/api/home/invitations', {
      as: asker,
      body: { email: 'yael@example.co.il', role: 'owner' },
    });
    expect(invited.status).toBe(429);
  });
});

describe('a guest', () => {
  const levels = ['none', 'view', 'edit'] as const;
  const rows = {
    medicalRecords: ['/api/medical-records', { type: 'vaccination', description: 'חיסון משושה', date: '2026-11-19' }],
    reminders: [
      '/api/reminders',
      { title: 'טיול', date: '2026-11-22T10:00:00.000Z', time: '12:00', repeatInterval: 'none' },
    ],
    expenses: ['/api/expenses', { description: 'מזון', amount: 10, category: 'food', date: '2026-11-19' }],
  } as const;

  it.each(Object.entries(rows).flatMap(([area, [path, row]]) => levels.map((level) => ({ area, level, path, row }))))(
    'sees and does of $area what $level lets them, and no more',
    async ({ area, level, path, row }) => {
      const made = (await app.call('POST', path, { as: owner, body: { ...row, petId } })).body;
      const { id } = Object.values(made)[0] as { id: string };
      const nothing = { profile: 'view', medicalRecords: 'none', reminders: 'none', expenses: 'none' } as const;
      await shared({ ...nothing, [area]: level });
      const list = await app.call('GET', path, { as: guest });
      const ofPet = await app.call('GET', `${path}?petId=${petId}`, { as: guest });
      const one = await app.call('GET', `${path}/${id}`, { as: guest });
      const added = await app.call('POST', path, { as: guest, body: { ...row, petId } });
      const removed = await app.call('DELETE', `${path}/${id}`, { as: guest });
      const restored = await app.call('POST', `${path}/${id}/restore`, { as: guest });
      const sees = level === 'none' ? 404 : 200;
      expect([list.body.total, ofPet.status, one.status]).toEqual([level === 'none' ? 0 : 1, sees, sees]);
      const does = level === 'edit' ? [201, 204, 200] : [404, 404, 404];
      expect([added.status, removed.status, restored.status]).toEqual(does);
    },
  );

  it('edits a profile by the right to, and does nothing that is the owners’ alone', async () => {
    await shared(presets.family);
    const as = guest;
    const path = `/api/pets/${petId}`;
    const edited = await app.call('PUT', path, { as, body: { name: 'בלה', species: 'dog', color: 'זהוב' } });
    expect(edited.body.pet).toMatchObject({ color: 'זהוב', permissions: presets.family, updatedBy: guest.id });
    expect((await app.call('GET', path, { as: owner })).body.pet.permissions).toEqual(ownPermissions);
    const photo = await formWith(await picture(8, 8).png().toBuffer(), { name: 'a.png' });
    const set = await app.call('POST', `${path}/photo`, { as, ...photo });
    expect([set.status, set.body.pet?.permissions]).toEqual([200, presets.family]);
    expect((await app.call('GET', `${path}/photo`, { as })).status).toBe(200);
    const alone = [
      await app.call('DELETE', path, { as }),
      await app.call('PATCH', `${path}/archive`, { as, body: { archived: true } }),
      await app.call('GET', `${path}/share`, { as }),
      await shareAs(guest),
      await app.call('POST', '/api/handovers', { as, body: { petId, userEmail: 'yael@example.co.il' } }),
    ];
    expect(alone.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    await app.call('DELETE', path, { as: owner });
    expect((await app.call('POST', `${path}/restore`, { as })).status).toBe(404);
    expect((await sharedWith(guest)).total).toBe(0);
    await app.call('POST', `${path}/restore`, { as: owner });
    expect((await sharedWith(guest)).total).toBe(1);
  });
  const shareAs = (as: Owner) =>
    app.call('POST', `/api/pets/${petId}/share`, {
      as,
      body: { userEmail: 'yael@example.co.il', permissions: presets.view },
    });

  it('has sums and searches over all pets in reach, and counts and lists their own pets alone', async () => {
    const [, expense] = rows.expenses;
    for (const [as, pet] of [
      [owner, petId],
      [guest, (await givenPet(app, guest, { name: 'ריקי' })).id],
    ] as const)
      await app.call('POST', '/api/expenses', { as, body: { ...expense, petId: pet } });
    await app.call('PUT', `/api/pets/${petId}`, { as: owner, body: { name: 'בלה', species: 'dog' } });
    await shared(presets.view);
    const at = async (url: string) => (await app.call('GET', url, { as: guest })).body;
    expect((await at('/api/pets/my-pets')).pets.map(({ name }: { name: string }) => name)).toEqual(['ריקי']);
    expect((await at(`/api/pets/search?q=${encodeURIComponent('בלה')}`)).total).toBe(1);
    expect(await at('/api/expenses')).toMatchObject({ total: 2, totalAmount: 20 });
    expect((await at('/api/expenses/statistics?period=month')).totalAmount).toBe(20);
    expect(await at('/api/overview')).toMatchObject({ petCount: 1, monthExpenses: { totalAmount: 20 } });
    await app.call('DELETE', `/api/pets/shared/${(await sharedWith(guest)).pets[0].shareId}`, { as: guest });
    expect(await at('/api/overview')).toMatchObject({ petCount: 1, monthExpenses: { totalAmount: 10 } });
  });

  it('moves nothing to a pet of another home, though they may write to both', async () => {
    await shared(presets.family);
    const own = (await givenPet(app, guest)).id;
    const [path, row] = rows.expenses;
    const { expense } = (await app.call('POST', path, { as: guest, body: { ...row, petId } })).body;
    const moved = await app.call('PUT', `${path}/${expense.id}`, { as: guest, body: { ...row, petId: own } });
    expect(refusal(moved)).toEqual([422, 'validation', { petId: 'אפשר להעביר רק בין חיות מחמד של אותו בית' }]);
    expect((await app.call('GET', `${path}/${expense.id}`, { as: guest })).body.expense.petId).toBe(petId);
  });

  it('leaves by themselves, which no owner undoes; what they wrote stays with their name', async () => {
    const id = await shared(presets.family);
    const [path, row] = rows.expenses;
    await app.call('POST', path, { as: guest, body: { ...row, petId } });
    expect((await app.call('DELETE', `/api/pets/shared/${id}`, { as: guest })).status).toBe(204);
    expect((await app.call('DELETE', `/api/pets/shared/${id}`, { as: guest })).status).toBe(404);
    expect((await app.call('GET', path, { as: guest })).body.total).toBe(0);
    expect((await app.call('GET', path, { as: owner })).body.expenses[0].createdBy).toBe(guest.id);
    expect((await app.call('POST', `/api/pets/${petId}/share/${id}/restore`, { as: owner })).status).toBe(404);
    const { people } = (await app.call('GET', '/api/people', { as: owner })).body;
    expect(people).toContainEqual({ id: guest.id, name: 'נועה ברק', isHere: false, profilePicture: null });
    expect((await share(guest.email)).body.share.state).toBe('waiting');
  });
});
