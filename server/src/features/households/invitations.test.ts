import { presets } from '@tzemed/contract/sharing/permission-presets';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../lib/ids.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { givenOwner, givenPet, type Owner } from '../../testing/fixtures/given.ts';
import { givenCoOwner } from '../../testing/fixtures/given-people.ts';
import { mailsTo, tokenIn } from '../../testing/fakes/mailbox.ts';
import { rowsOf } from '../../testing/database/account-rows.ts';
import { formWith } from '../../testing/documents/upload-form.ts';
import { picture } from '../../testing/documents/images.ts';
import { quietLog } from '../../testing/quiet-log.ts';
import { day, laterFor, minute, signUp } from '../../testing/fixtures/sign-up.ts';
import { sweep } from './service-invitations.ts';

let app: TestApp;
let now: Date;
let owner: Owner;
let invited: Owner;
let petId: string;

beforeAll(async () => {
  app = await testApp();
  now = app.clock.now;
});
beforeEach(async () => {
  app.clock.now = now;
  owner = await givenOwner(app, 'דנה כהן');
  invited = await givenOwner(app, 'נועה ברק');
  petId = (await givenPet(app, owner)).id;
});

const invite = (body: object = {}, as = owner) =>
  app.call('POST', '/api/home/invitations', { as, body: { email: invited.email, role: 'owner', ...body } });
const inviteGuest = () => invite({ role: 'guest', shares: [{ petId, permissions: presets.view }] });
const linkTo = async (email: string) => tokenIn((await mailsTo(app, email)).at(-1));
const answer = (verb: 'accept' | 'decline' | 'reopen', as: Owner, body: object) =>
  app.call('POST', `/api/invitations/${verb}`, { as, body });
const look = (token: string) => app.call('POST', '/api/invitations/look', { body: { token } });
const check = (as: Owner, token: string) => app.call('POST', '/api/invitations/check', { as, body: { token } });
const home = async (as: Owner) => (await app.call('GET', '/api/home', { as })).body.homes[0];
const received = async (as: Owner) => (await app.call('GET', '/api/invitations', { as })).body;
const told = ({ status, body }: Awaited<ReturnType<typeof look>>) => [status, body.error];

const gone = [422, 'linkInvalid'];

describe('the photo of an offered pet', () => {
  const photo = (token: string, pet: string) =>
    app.call('POST', '/api/invitations/photo', { body: { token, petId: pet } });

  it('is seen by whoever holds the link, for the pets that it offers, until it is answered or withdrawn', async () => {
    const { id: other } = await givenPet(app, owner, { name: 'מיצי', species: 'cat' });
    for (const pet of [petId, other]) {
      const body = await formWith(await picture(8, 8).png().toBuffer(), { name: 'a.png' });
      expect((await app.call('POST', `/api/pets/${pet}/photo`, { as: owner, ...body })).status).toBe(200);
    }
    const { id } = (await inviteGuest()).body.invitation;
    const token = await linkTo(invited.email);
    const [pet] = (await look(token)).body.invitation.pets;
    expect(pet).toMatchObject({ id: petId, photoId: expect.any(String) });
    const seen = await photo(token, petId);
    expect([seen.status, seen.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(seen.headers['cache-control']).toContain('no-store');
    expect(told(await photo(token, other))).toEqual([404, 'notFound']);
    expect(told(await photo(token, newId()))).toEqual([404, 'notFound']);
    expect(told(await photo(`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`, petId))).toEqual(gone);
    await app.call('DELETE', `/api/home/invitations/${id}`, { as: owner });
    expect(told(await photo(token, petId))).toEqual(gone);
  });

  it('is a 404 for a pet without one', async () => {
    await inviteGuest();
    expect(told(await photo(await linkTo(invited.email), petId))).toEqual([404, 'notFound']);
  });
});

describe('an invitation', () => {
  it('waits for its address, with and without an account, and is answered by its link or its id', async () => {
    const made = (await inviteGuest()).body.invitation;
    expect(made).toMatchObject({ email: invited.email, role: 'guest', state: 'waiting', shares: [{ petId }] });
    expect((await home(owner)).invitations).toEqual([made]);
    expect(await received(invited)).toMatchObject({ invitations: [{ id: made.id, inviter: 'דנה כהן' }], total: 1 });
    expect((await answer('accept', invited, { invitationId: made.id })).status).toBe(200);
    expect(await received(invited)).toMatchObject({ invitations: [], total: 0 });
    expect(await home(owner)).toMatchObject({
      invitations: [],
      guests: [{ userId: invited.id, name: 'נועה ברק', email: invited.email, shares: [{ petId }] }],
    });
  });

  it('to an address without an account is accepted once it has one and is confirmed', async () => {
    const email = `${newId()}@example.co.il`;
    await invite({ email });
    const token = await linkTo(email);
    const account = await signUp(app, { email, name: 'יעל לוי' });
    expect((await check(account, token)).body.reception).toBe('emailUnverified');
    expect(await received(account)).toMatchObject({ total: 0 });
    const early = await answer('accept', account, { token });
    expect(told(early)).toEqual([403, 'emailUnverified']);
    const confirm = tokenIn((await mailsTo(app, email)).at(-1));
    await app.call('POST', '/api/auth/verify-email', { body: { token: confirm } });
    expect((await check(account, token)).body.reception).toBe('open');
    expect((await answer('accept', account, { token })).status).toBe(200);
    expect((await home(owner)).owners.map(({ name }: { name: string }) => name)).toEqual(['דנה כהן', 'יעל לוי']);
  });

  it('is nothing to another account, though it holds the link', async () => {
    const { id } = (await invite()).body.invitation;
    const [token, other] = [await linkTo(invited.email), await givenOwner(app)];
    expect((await check(other, token)).body).toMatchObject({
      reception: 'otherAccount',
      invitation: { address: `${invited.email[0]}…@example.co.il` },
    });
    expect(told(await answer('accept', other, { token }))).toEqual([403, 'otherAccount']);
    expect(told(await answer('accept', other, { invitationId: id }))).toEqual([404, 'notFound']);
    expect((await home(owner)).owners).toHaveLength(1);
  });

  it('that was used, withdrawn, sent again or has expired looks like one that never was', async () => {
    await inviteGuest();
    const used = await linkTo(invited.email);
    await answer('accept', invited, { token: used });
    const other = await givenOwner(app);
    const { id } = (await invite({ email: other.email })).body.invitation;
    const resent = await linkTo(other.email);
    await app.call('POST', `/api/home/invitations/${id}/resend`, { as: owner });
    expect(told(await look(resent))).toEqual(gone);
    const withdrawn = await linkTo(other.email);
    expect((await look(withdrawn)).status).toBe(200);
    expect((await app.call('DELETE', `/api/home/invitations/${id}`, { as: owner })).status).toBe(204);
    await invite({ email: other.email });
    const expired = await linkTo(other.email);
    await laterFor(app, 14 * day, other);
    const answers = await Promise.all(
      [used, resent, withdrawn, expired, 'x', `${expired}x`, expired.slice(0, -4)].flatMap((token) => [
        look(token),
        check(other, token),
        answer('accept', other, { token }),
        answer('decline', other, { token }),
        answer('reopen', other, { token }),
      ]),
    );
    expect(new Set(answers.map((each) => told(each).join()))).toEqual(new Set([gone.join()]));
    expect(new Set(answers.map(({ body }) => body.message)).size).toBe(1);
  });

  it('is good for 14 days, is told for 30 more, and then gone from everywhere', async () => {
    const { id, expiresAt } = (await inviteGuest()).body.invitation;
    expect(new Date(expiresAt).getTime() - now.getTime()).toBe(14 * day);
    await linkTo(invited.email);
    await laterFor(app, 14 * day, owner, invited);
    expect((await home(owner)).invitations).toMatchObject([{ id, state: 'expired' }]);
    expect(await received(invited)).toMatchObject({ total: 0 });
    await app.call('POST', `/api/home/invitations/${id}/resend`, { as: owner });
    expect((await home(owner)).invitations).toMatchObject([{ id, state: 'waiting' }]);
    expect((await look(await linkTo(invited.email))).status).toBe(200);
    await laterFor(app, 44 * day, owner);
    expect((await home(owner)).invitations).toEqual([]);
    await sweep.run(
      { ...app.services, db: app.db, clock: () => app.clock.now, log: quietLog },
      {},
      { id: newId(), date: now },
    );
    const left = (await rowsOf(app.db, owner)).map(({ table }) => table);
    expect(left).not.toContain('invitations');
    expect(left).not.toContain('shares');
    expect(left).not.toContain('invited_addresses');
  });

  it('that is declined can be reopened or accepted while it is good; the owners see it declined', async () => {
    const { id } = (await inviteGuest()).body.invitation;
    const declined = await answer('decline', invited, { invitationId: id });
    expect(declined.body.invitation.isDeclined).toBe(true);
    expect((await home(owner)).invitations).toMatchObject([{ id, state: 'declined' }]);
    expect(await received(invited)).toMatchObject({ total: 0 });
    await answer('reopen', invited, { invitationId: id });
    expect((await home(owner)).invitations).toMatchObject([{ id, state: 'waiting', answeredAt: null }]);
    await answer('decline', invited, { invitationId: id });
    expect((await answer('accept', invited, { invitationId: id })).status).toBe(200);
    expect((await home(owner)).guests).toHaveLength(1);
  });

  it('is declined and reopened by the account of its address, also before it is confirmed, and by no other', async () => {
    const { id } = (await inviteGuest()).body.invitation;
    const token = await linkTo(invited.email);
    const finder = await givenOwner(app);
    await app.db.updateTable('users').set({ emailVerifiedAt: null }).where('id', '=', invited.id).execute();
    for (const verb of ['decline', 'reopen'] as const) {
      expect(told(await answer(verb, finder, { token }))).toEqual([403, 'otherAccount']);
      expect((await home(owner)).invitations).toMatchObject([
        { id, state: verb === 'decline' ? 'waiting' : 'declined' },
      ]);
      expect((await answer(verb, invited, { token })).status).toBe(200);
    }
  });

  it('gets a new row when it replaces a declined or expired one', async () => {
    const first = (await inviteGuest()).body.invitation;
    await answer('decline', invited, { invitationId: first.id });
    const second = (await inviteGuest()).body.invitation;
    await laterFor(app, 15 * day, owner, invited);
    const third = (await inviteGuest()).body.invitation;
    expect((await home(owner)).invitations).toEqual([third]);
    expect(new Set([first.id, second.id, third.id]).size).toBe(3);
    expect(told(await answer('accept', invited, { invitationId: first.id }))).toEqual([404, 'notFound']);
  });

  it('is refused without a pet, to oneself, to an owner, to a guest and to whoever is asked already', async () => {
    const before = await rowsOf(app.db, owner);
    const { status, body } = await invite({ role: 'guest' });
    expect([status, body.errors]).toEqual([422, { shares: 'בחרו לפחות חיית מחמד אחת' }]);
    expect((await invite({ email: owner.email })).body.errors).toEqual({
      email: 'זו הכתובת שלכם. הזמינו כתובת אחרת',
    });
    const foreign = (await givenPet(app, invited)).id;
    const permissions = presets.view;
    expect(told(await invite({ role: 'guest', shares: [{ petId: foreign, permissions }] }))).toEqual([404, 'notFound']);
    expect(told(await invite({ householdId: invited.householdId }))).toEqual([404, 'notFound']);
    expect((await invite({ role: 'sitter' })).status).toBe(422);
    const unknown = [{ petId, permissions: { ...permissions, expenses: 'all' } }];
    expect((await invite({ role: 'guest', shares: unknown })).body.errors).toEqual({
      'shares.0.permissions.expenses': 'הרשאה לא מוכרת',
    });
    expect(await rowsOf(app.db, owner)).toEqual(before);
    const { email } = await givenCoOwner(app, owner);
    expect(told(await invite({ email }))).toEqual([409, 'alreadyOwner']);
    await inviteGuest();
    expect(told(await inviteGuest())).toEqual([409, 'alreadyInvited']);
    await answer('accept', invited, { token: await linkTo(invited.email) });
    expect(told(await inviteGuest())).toEqual([409, 'alreadyGuest']);
  });

  it('is written in the language of its reader, without what a mail program would make a link of', async () => {
    const bad = await givenOwner(app, 'זכיתם www.example.com/פרס');
    const email = `${newId()}@example.co.il`;
    await app.call('POST', '/api/home/invitations', {
      as: bad,
      body: { email, role: 'owner' },
      headers: { 'accept-language': 'ar' },
    });
    const [mail] = await mailsTo(app, email);
    expect(mail?.subject).toContain('دعوة من');
    expect(mail?.subject).not.toMatch(/example\.com/);
    expect(mail?.text).not.toMatch(/example\.com/);
  });

  it('speaks for the home: when whoever sent it has left it is from those who own it', async () => {
    const yoav = await givenCoOwner(app, owner, 'יואב כהן');
    const { id } = (await inviteGuest()).body.invitation;
    const token = await linkTo(invited.email);
    expect((await look(token)).body.invitation.inviter).toBe('דנה כהן');
    await app.call('DELETE', `/api/home/owners/${owner.id}`, { as: owner });
    const { status, body } = await look(token);
    expect([status, body.invitation.inviter, body.invitation.owners]).toEqual([200, 'יואב כהן', ['יואב כהן']]);
    expect((await received(invited)).invitations).toMatchObject([{ id, inviter: 'יואב כהן' }]);
    expect((await answer('accept', invited, { token })).status).toBe(200);
    expect((await app.call('GET', `/api/pets/${petId}`, { as: yoav })).status).toBe(200);
  });

  it('that another owner sends again is from them', async () => {
    const yoav = await givenCoOwner(app, owner, 'יואב כהן');
    const { id } = (await inviteGuest()).body.invitation;
    await app.call('POST', `/api/home/invitations/${id}/resend`, { as: yoav });
    expect((await received(invited)).invitations).toMatchObject([{ id, inviter: 'יואב כהן' }]);
  });

  it('rests with its only pet, as one that never was, and comes back with it', async () => {
    const { id } = (await inviteGuest()).body.invitation;
    const token = await linkTo(invited.email);
    await app.call('DELETE', `/api/pets/${petId}`, { as: owner });
    expect(told(await look(token))).toEqual(gone);
    expect(told(await answer('accept', invited, { token }))).toEqual(gone);
    expect(told(await answer('accept', invited, { invitationId: id }))).toEqual([404, 'notFound']);
    expect(await received(invited)).toMatchObject({ invitations: [], total: 0 });
    expect((await home(owner)).invitations).toEqual([]);
    await app.call('POST', `/api/pets/${petId}/restore`, { as: owner });
    expect((await home(owner)).invitations).toMatchObject([{ id, state: 'waiting' }]);
    expect((await look(token)).body.invitation.pets).toMatchObject([{ id: petId }]);
    expect((await answer('accept', invited, { token })).status).toBe(200);
  });

  it('that has lost its last pet is in the way of no other one', async () => {
    await inviteGuest();
    await app.call('DELETE', `/api/pets/${petId}`, { as: owner });
    const { id: catId } = await givenPet(app, owner, { name: 'מיצי', species: 'cat' });
    const another = await invite({ role: 'guest', shares: [{ petId: catId, permissions: presets.view }] });
    expect(another.status).toBe(201);
    expect((await received(invited)).invitations).toMatchObject([{ pets: [{ id: catId }] }]);
  });

  it('is accepted once by two who press at the same time', async () => {
    const { id } = (await inviteGuest()).body.invitation;
    const answers = await Promise.all(Array.from({ length: 5 }, () => answer('accept', invited, { invitationId: id })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await app.call('GET', '/api/pets/shared', { as: invited })).body.total).toBe(1);
  });
});

describe('accepting to be an owner', () => {
  it('gives every right over every pet, ends what was shared with them there, and tells the others', async () => {
    await inviteGuest();
    await answer('accept', invited, { token: await linkTo(invited.email) });
    await invite();
    await answer('accept', invited, { token: await linkTo(invited.email) });
    expect((await app.call('GET', '/api/pets/shared', { as: invited })).body.total).toBe(0);
    const { pets } = (await app.call('GET', '/api/pets/my-pets', { as: invited })).body;
    expect(pets).toMatchObject([{ id: petId, permissions: { profile: 'own', expenses: 'own' } }]);
    expect(await home(owner)).toMatchObject({ guests: [], owners: [{ userId: owner.id }, { userId: invited.id }] });
    expect((await mailsTo(app, owner.email)).at(-1)?.subject).toBe('עוד בעלים בבית שלכם בצמד');
    expect((await app.call('DELETE', `/api/pets/${petId}`, { as: invited })).status).toBe(204);
  });

  it('takes an empty home of their own away, and leaves one that has a pet', async () => {
    await invite();
    await answer('accept', invited, { token: await linkTo(invited.email) });
    const { homes } = (await app.call('GET', '/api/home', { as: invited })).body;
    expect(homes.map(({ id }: { id: string }) => id)).toEqual([owner.householdId]);
    expect(await rowsOf(app.db, { id: newId(), householdId: invited.householdId })).toEqual([]);
    const keeper = await givenOwner(app);
    await givenPet(app, keeper);
    await laterFor(app, minute, owner, keeper);
    await invite({ email: keeper.email });
    await answer('accept', keeper, { token: await linkTo(keeper.email) });
    const both = (await app.call('GET', '/api/home', { as: keeper })).body.homes;
    expect(both.map(({ id }: { id: string }) => id)).toEqual([keeper.householdId, owner.householdId]);
    const added = await app.call('POST', '/api/pets', { as: invited, body: { name: 'קוקי', species: 'bird' } });
    expect((await app.call('GET', `/api/pets/${added.body.pet.id}`, { as: owner })).status).toBe(200);
  });

  it.each([
    ['a vet', '/vets', { name: 'ד״ר לוי' }],
    ['a tag', '/tags', { name: 'ביטוח', hue: 'sky' }],
    ['a category', '/expenses/categories', { name: 'פנסיון', hue: 'sky', icon: 'bed' }],
    ['a budget', '/expenses/budget', { amount: 100, period: 'month' }],
    ['a template of reminders', '/reminders/templates', { title: 'טיפות', time: '09:00' }],
    ['a template of expenses', '/expenses/templates', { description: 'שק', category: 'food' }],
  ])('leaves a home that has %s and nothing else', async (_what, path, body) => {
    const keeper = await givenOwner(app);
    expect((await app.call('POST', `/api${path}`, { as: keeper, body })).status).toBe(201);
    await laterFor(app, minute, owner, keeper);
    await invite({ email: keeper.email });
    await answer('accept', keeper, { token: await linkTo(keeper.email) });
    const { homes } = (await app.call('GET', '/api/home', { as: keeper })).body;
    expect(homes.map(({ id }: { id: string }) => id)).toEqual([keeper.householdId, owner.householdId]);
  });
});
