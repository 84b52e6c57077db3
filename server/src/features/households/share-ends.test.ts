import { ownPermissions } from '@tzemed/contract/sharing/permissions';
import { presets } from '@tzemed/contract/sharing/permission-presets';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { rowsOf } from '../../testing/database/account-rows.ts';
import { mailsTo, tokenIn } from '../../testing/fakes/mailbox.ts';
import { givenOwner, givenPet, type Owner } from '../../testing/fixtures/given.ts';

const lastDay = '2026-11-22';
/** Last minute of that day in Israel, where it is UTC+2, and the first of the next. */
const [before, after] = [new Date('2026-11-22T21:59:00Z'), new Date('2026-11-22T22:00:00Z')];

let app: TestApp;
let owner: Owner;
let guest: Owner;
let petId: string;

beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  app.clock.now = new Date('2026-11-21T07:00:00Z');
  owner = await givenOwner(app, 'דנה כהן');
  guest = await givenOwner(app, 'נועה ברק');
  petId = (await givenPet(app, owner)).id;
});

const share = (body: object = {}) =>
  app.call('POST', `/api/pets/${petId}/share`, {
    as: owner,
    body: { userEmail: guest.email, permissions: presets.caretaker, until: lastDay, ...body },
  });
const accept = (body: object) => app.call('POST', '/api/invitations/accept', { as: guest, body });
const at = (id: string) => `/api/pets/${petId}/share/${id}`;
/** Shares the pet until the last day, and has it accepted. */
async function shared(body: object = {}) {
  const { id, invitationId } = (await share(body)).body.share;
  expect((await accept({ invitationId })).status).toBe(200);
  return id as string;
}
const asked = async (path: string, as = guest) => (await app.call('GET', path, { as })).status;
/** Past midnight without the job that tidies up. */
const pass = () => (app.clock.now = after);

it('An invitation goes with the only share that it offered', async () => {
  const { id } = (await share()).body.share;
  await app.call('DELETE', at(id), { as: owner });
  const left = await app.db
    .selectFrom('invitations')
    .select('id')
    .where('householdId', '=', owner.householdId)
    .execute();
  expect(left).toEqual([]);
});

describe('the last day of a share', () => {
  it('is told to the owner, to whoever is invited and to the guest, in lists and in the mail', async () => {
    const made = (await share()).body.share;
    expect(made).toMatchObject({ until: lastDay, state: 'waiting' });
    const [mail] = await mailsTo(app, guest.email);
    expect(mail?.text).toContain('טיפול שוטף (עד 22.11.2026)');
    const { invitation } = (await app.call('POST', '/api/invitations/look', { body: { token: tokenIn(mail) } })).body;
    expect(invitation.pets).toMatchObject([{ id: petId, until: lastDay }]);
    await accept({ token: tokenIn(mail) });
    const { pets } = (await app.call('GET', '/api/pets/shared', { as: guest })).body;
    expect(pets).toMatchObject([{ id: petId, until: lastDay }]);
    const [home] = (await app.call('GET', '/api/home', { as: owner })).body.homes;
    expect(home.guests[0].shares).toMatchObject([{ petId, until: lastDay }]);
  });

  it('holds until midnight in Israel, and then ends access everywhere, with nothing having run', async () => {
    await shared({ permissions: presets.family });
    app.clock.now = before;
    const paths = [`/api/pets/${petId}`, `/api/reminders?petId=${petId}`, `/api/pets/${petId}/timeline`];
    for (const path of paths) expect(await asked(path)).toBe(200);
    pass();
    for (const path of paths) expect(await asked(path)).toBe(404);
    expect((await app.call('GET', '/api/pets/shared', { as: guest })).body).toMatchObject({ pets: [], total: 0 });
    const body = { petId, description: 'שק מזון', amount: 20, category: 'food', date: '2026-11-22' };
    expect((await app.call('POST', '/api/expenses', { as: guest, body })).status).toBe(404);
    for (const path of paths) expect(await asked(path, owner)).toBe(200);
    expect((await app.call('GET', `/api/pets/${petId}`, { as: owner })).body.pet.permissions).toEqual(ownPermissions);
  });

  it('ends what the calendar, the search and the people of a pet tell', async () => {
    await shared({ permissions: presets.family });
    const body = { petId, title: 'כדור נגד תולעים', date: '2026-11-23T07:00:00Z', time: '09:00' };
    expect((await app.call('POST', '/api/reminders', { as: owner, body })).status).toBe(201);
    const told = async () => {
      const calendar = await app.call('GET', '/api/calendar?from=2026-11-23&to=2026-11-23', { as: guest });
      const search = await app.call('GET', `/api/search?q=${encodeURIComponent('תולעים')}`, { as: guest });
      const { people } = (await app.call('GET', '/api/people', { as: owner })).body;
      return [
        calendar.body.entries.length,
        search.body.total,
        people.find(({ id }: { id: string }) => id === guest.id)?.isHere,
      ];
    };
    app.clock.now = before;
    expect(await told()).toEqual([1, 1, true]);
    pass();
    expect(await told()).toEqual([0, 0, false]);
  });

  it('is the last of notifications: what is due after it is told to the owner alone', async () => {
    await shared();
    for (const date of ['2026-11-22T20:00:00Z', '2026-11-23T07:00:00Z']) {
      const body = { petId, title: 'כדור', date, time: date.startsWith('2026-11-22') ? '22:00' : '09:00' };
      expect((await app.call('POST', '/api/reminders', { as: owner, body })).status).toBe(201);
    }
    const heard = async (as: Owner) => {
      const { notifications } = (await app.call('GET', '/api/users/notifications', { as })).body;
      return notifications.filter(({ noun }: { noun: string }) => noun === 'reminders').length;
    };
    await app.moveTo(before);
    await app.ring();
    expect([await heard(owner), await heard(guest)]).toEqual([1, 1]);
    await app.moveTo(new Date('2026-11-23T08:00:00Z'));
    await app.ring();
    expect([await heard(owner), await heard(guest)]).toEqual([2, 0]);
  });

  it.each([
    ['2026-11-20', 'התאריך כבר עבר'],
    ['9999-01-01', expect.any(String)],
    ['2026-02-30', expect.any(String)],
    ['tomorrow', expect.any(String)],
    [12, expect.any(String)],
  ])('is not %s, and nothing is written', async (until, error) => {
    const id = await shared();
    const rows = await rowsOf(app.db, owner);
    const refused = await share({ userEmail: 'yael@example.co.il', until });
    expect([refused.status, refused.body.errors]).toEqual([422, { until: error }]);
    const changed = await app.call('PUT', at(id), { as: owner, body: { permissions: presets.view, until } });
    expect([changed.status, changed.body.errors]).toEqual([422, { until: error }]);
    const body = { email: 'yael@example.co.il', role: 'guest', shares: [{ petId, permissions: presets.view, until }] };
    const invited = await app.call('POST', '/api/home/invitations', { as: owner, body });
    expect([invited.status, invited.body.errors]).toEqual([422, { 'shares.0.until': error }]);
    expect(await rowsOf(app.db, owner)).toEqual(rows);
  });

  it('may be today, is changed and taken away, and stays when an edit does not name it', async () => {
    const id = await shared({ until: '2026-11-21' });
    const change = async (body: object) =>
      (await app.call('PUT', at(id), { as: owner, body: { permissions: presets.view, ...body } })).body.share.until;
    expect(await change({})).toBe('2026-11-21');
    expect(await change({ until: lastDay })).toBe(lastDay);
    expect(await change({ until: null })).toBeNull();
    pass();
    expect(await asked(`/api/pets/${petId}`)).toBe(200);
  });
});

describe('after the last day', () => {
  it('an invitation can’t be accepted, in the words of a link that is no longer valid', async () => {
    const { invitationId } = (await share()).body.share;
    const token = tokenIn((await mailsTo(app, guest.email)).at(-1));
    // Sent again on the last day, the invitation itself would be good for two weeks.
    app.clock.now = before;
    expect((await app.call('POST', `/api/home/invitations/${invitationId}/resend`, { as: owner })).status).toBe(200);
    const again = tokenIn((await mailsTo(app, guest.email)).at(-1));
    expect(again).not.toBe(token);
    pass();
    const refused = await accept({ token: again });
    expect([refused.status, refused.body.error, refused.body.message]).toEqual([
      422,
      'linkInvalid',
      expect.any(String),
    ]);
    expect((await accept({ invitationId })).status).toBe(404);
    expect((await app.call('GET', '/api/invitations', { as: guest })).body.total).toBe(0);
    expect(await asked(`/api/pets/${petId}`)).toBe(404);
  });

  it('of one pet, the invitation still gives the other', async () => {
    const { id: catId } = await givenPet(app, owner, { name: 'מיצי', species: 'cat' });
    const permissions = presets.view;
    const shares = [
      { petId, permissions, until: '2026-11-22' },
      { petId: catId, permissions },
    ];
    const body = { email: guest.email, role: 'guest', shares };
    const { invitation } = (await app.call('POST', '/api/home/invitations', { as: owner, body })).body;
    app.clock.now = new Date('2026-11-24T07:00:00Z');
    const accepted = (await accept({ invitationId: invitation.id })).body.invitation;
    expect(accepted.pets.map(({ id }: { id: string }) => id)).toEqual([catId]);
    expect([await asked(`/api/pets/${petId}`), await asked(`/api/pets/${catId}`)]).toEqual([404, 200]);
  });

  it('the owner sees nobody there, the activity says that it ended by itself, and the pet can be shared again', async () => {
    const id = await shared();
    await app.moveTo(after);
    await app.drainJobs();
    const list = await app.call('GET', `/api/pets/${petId}/share`, { as: owner });
    expect(list.body.shares).toEqual([]);
    expect(await asked(at(id), owner)).toBe(404);
    const again = await share({ until: null });
    expect([again.status, again.body.share.state]).toEqual([201, 'waiting']);
    const { activities } = (await app.call('GET', `/api/users/activity?petId=${petId}`, { as: owner })).body;
    const ended = activities.filter(
      ({ noun, what }: { noun: string; what: string }) => noun === 'sharing' && what === 'removed',
    );
    expect(ended).toMatchObject([{ who: null }]);
    expect((await app.call('POST', `${at(id)}/restore`, { as: owner })).status).toBe(404);
    const lines = await app.db.selectFrom('guestShares').selectAll().where('userId', '=', guest.id).execute();
    expect(lines).toEqual([]);
  });
});
