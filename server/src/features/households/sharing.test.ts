import { type Permissions, presets } from '@tzemed/contract/permissions';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../lib/ids.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { givenOwner, givenPet, type Owner } from '../../testing/given.ts';
import { mailsTo, tokenIn } from '../../testing/mailbox.ts';

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
