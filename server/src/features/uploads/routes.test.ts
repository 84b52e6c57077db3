import { beforeEach, describe, expect, it } from 'vitest';
import { sweepFiles } from '../../files/storage/sweep-files.ts';
import { testApp } from '../../testing/app.ts';
import { formWith } from '../../testing/documents/upload-form.ts';
import { givenOwner, givenPet, type Owner } from '../../testing/fixtures/given.ts';
import { givenGuest } from '../../testing/fixtures/given-people.ts';
import { idAt } from '../../testing/fixtures/ids.ts';
import { picture } from '../../testing/documents/images.ts';
import { pdf } from '../../testing/documents/minimal-pdf.ts';
import { quietLog } from '../../testing/quiet-log.ts';

const app = await testApp({ HOME_STORAGE_MB: '1' });
const morning = app.clock.now;
const hour = 3_600_000;
const nearlyHalf = 500_000;
let owner: Owner;
let petId: string;
let recordId: string;

beforeEach(async () => {
  app.clock.now = morning;
  owner = await givenOwner(app);
  petId = (await givenPet(app, owner)).id;
  recordId = idAt(morning);
});

type Sent = { name?: string; id?: string; as?: Owner; more?: string; thing?: string };
async function send(
  content: Parameters<typeof formWith>[0],
  { name = 'פנקס.pdf', id = idAt(morning), as, more = '', thing }: Sent = {},
) {
  const form = await formWith(content, { name });
  const query = `for=${thing ?? recordId}&id=${id}${more}`;
  return app.call('POST', `/api/uploads?${query}`, { as: as ?? owner, ...form });
}
const record = { type: 'vaccination', description: 'חיסון כלבת', date: '2026-11-19' };
const save = (body: object = {}, as = owner) =>
  app.call('POST', '/api/medical-records', { as, body: { ...record, petId, id: recordId, ...body } });
const attached = async (id = recordId) =>
  (await app.call('GET', `/api/medical-records/${id}/attachments`, { as: owner })).body.attachments;
const waiting = (as = owner) => app.db.selectFrom('uploads').select('id').where('userId', '=', as.id).execute();
const keys = async () => {
  const found: string[] = [];
  for await (const key of app.services.files.list()) found.push(key);
  return found;
};
const image = async (side = 30) => new Uint8Array(await picture(side, side).png().toBuffer());

describe('An upload for an open form', () => {
  it('stands in the order in which it was picked, whichever was up first', async () => {
    const [first, second] = [idAt(morning), idAt(new Date(morning.getTime() + 1))];
    await send(await image(), { name: 'שני.png', id: second });
    app.clock.now = new Date(morning.getTime() + 60_000);
    await send(await image(), { name: 'ראשון.png', id: first });
    await save();
    expect((await attached()).map(({ name }: { name: string }) => name)).toEqual(['ראשון.png', 'שני.png']);
  });

  it('is seen by its sender alone, and attached in the moment in which the thing is saved', async () => {
    const sent = await send(await image(), { name: 'צילום.png', more: '&kind=invoice' });
    expect(sent.status).toBe(201);
    expect(sent.body.upload).toMatchObject({ for: recordId, name: 'צילום.png', kind: 'invoice', hasThumb: true });
    expect(sent.body.storage).toEqual([{ householdId: owner.householdId, used: 0, limit: 1024 ** 2 }]);
    const { id } = sent.body.upload;
    expect((await app.call('GET', `/api/uploads/${id}?size=thumb`, { as: owner })).headers['content-type']).toBe(
      'image/webp',
    );
    const told = { expiresOn: '2027-11-19', kind: 'vaccination_booklet', name: 'פנקס חיסונים.png' };
    expect((await app.call('PUT', `/api/uploads/${id}`, { as: owner, body: told })).body.upload).toMatchObject(told);

    const saved = await save();
    expect([saved.status, saved.body.record.attachmentCount]).toEqual([201, 1]);
    expect(await attached()).toMatchObject([{ id, ...told, hasThumb: true, createdBy: owner.id }]);
    expect(await waiting()).toEqual([]);
    const bytes = await app.call('GET', `/api/medical-records/${recordId}/attachments/${id}`, { as: owner });
    expect([bytes.status, bytes.headers['content-type']]).toEqual([200, 'image/jpeg']);
    for (const method of ['GET', 'DELETE'] as const)
      expect((await app.call(method, `/api/uploads/${id}`, { as: owner })).status).toBe(404);
  });

  it('may be twenty papers of one form', async () => {
    const files = Array.from({ length: 20 }, (_, nth) => send(pdf({ pages: nth + 1 }), { name: `${nth}.pdf` }));
    const answers = await Promise.all(files);
    // A browser opens six connections at a time, and comes again when it is told to.
    const late = answers
      .map(({ status }, nth) => (status === 503 ? nth : undefined))
      .filter((nth) => nth !== undefined);
    for (const nth of late) expect((await send(pdf(), { name: `${nth}.pdf` })).status).toBe(201);
    expect((await save()).body.record.attachmentCount).toBe(20);
    expect(await attached()).toHaveLength(20);
  });

  it('is attached to an existing item by its author’s edit, and by no other person’s', async () => {
    await save();
    await send(pdf());
    const guest = await givenGuest(app, owner, petId, { medicalRecords: 'edit' });
    const edit = (as: Owner) => app.call('PUT', `/api/medical-records/${recordId}`, { as, body: { ...record, petId } });
    expect((await edit(guest)).body.record.attachmentCount).toBe(0);
    expect((await edit(owner)).body.record.attachmentCount).toBe(1);
  });

  it('is attached in the household of the pet when a guest sends it', async () => {
    const guest = await givenGuest(app, owner, petId, { medicalRecords: 'edit' });
    expect((await send(pdf(), { as: guest })).body.storage).toMatchObject([{ householdId: guest.householdId }]);
    expect((await save({}, guest)).body.record.attachmentCount).toBe(1);
    expect(await attached()).toMatchObject([{ createdBy: guest.id }]);
  });

  it('waits still when the save is refused', async () => {
    await send(pdf());
    expect((await save({ nextAppointment: '2026-11-01' })).status).toBe(422);
    expect(await waiting()).toHaveLength(1);
    expect((await save()).body.record.attachmentCount).toBe(1);
  });

  it('is not attached twice when the save is sent again', async () => {
    await send(pdf());
    await save();
    expect((await save()).body.record.attachmentCount).toBe(1);
  });

  it('is sent again without a second one being made', async () => {
    const id = idAt(morning);
    const before = await keys();
    const both = await Promise.all([send(pdf(), { id }), send(pdf(), { id })]);
    expect([...both, await send(pdf(), { id })].map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await waiting()).toEqual([{ id }]);
    expect(await keys()).toHaveLength(before.length + 1);
  });

  it('is sent again after it waited too long, and is attached', async () => {
    const id = idAt(morning);
    await send(await image(), { id });
    app.clock.now = new Date(morning.getTime() + 23 * hour);
    const again = await send(pdf(), { id });
    expect([again.status, again.body.upload.createdAt]).toEqual([201, app.clock.now.toISOString()]);
    expect((await save()).body.record.attachmentCount).toBe(1);
    expect(await attached()).toMatchObject([{ id, type: 'application/pdf', hasThumb: false }]);
  });

  it('is sent again after its thing was saved, and is answered as it stands there', async () => {
    const id = idAt(morning);
    const bytes = await image();
    const first = (await send(bytes, { id, name: 'צילום.png' })).body.upload;
    await save();
    const before = await keys();
    app.clock.now = new Date(morning.getTime() + 26 * hour);
    const again = await send(bytes, { id, name: 'צילום.png' });
    expect([again.status, again.body.upload]).toEqual([201, { ...first, createdAt: morning.toISOString() }]);
    expect([await waiting(), await keys(), (await attached()).length]).toEqual([[], before, 1]);
    const edited = await app.call('PUT', `/api/medical-records/${recordId}`, { as: owner, body: { ...record, petId } });
    expect([edited.status, edited.body.record.attachmentCount]).toEqual([200, 1]);
  });

  it('is sent again while its thing is being saved, and is not kept twice', async () => {
    for (let round = 0; round < 8; round += 1) {
      recordId = idAt(new Date(morning.getTime() - round));
      const id = idAt(morning);
      await send(pdf(), { id });
      const [again, saved] = await Promise.all([send(pdf(), { id }), save()]);
      expect([again.status, saved.status, again.body.upload.id]).toEqual([201, 201, id]);
      expect([await waiting(), (await attached()).length]).toEqual([[], 1]);
    }
  });

  it('is refused under the id of one that was removed, that is of another thing, or out of reach by now', async () => {
    const guest = await givenGuest(app, owner, petId, { medicalRecords: 'edit' });
    const id = idAt(morning);
    await send(pdf(), { id, as: guest });
    await save({}, guest);
    const code = async (more: Sent = {}) => {
      const { status, body } = await send(pdf(), { id, as: guest, ...more });
      return [status, body.error];
    };
    const before = await keys();
    expect(await code({ thing: idAt(morning) })).toEqual([409, 'idTaken']);
    const none = { profile: 'view', medicalRecords: 'none', reminders: 'none', expenses: 'none' };
    const share = `/api/pets/${petId}/share/${guest.shareId}`;
    await app.call('PUT', share, { as: owner, body: { permissions: none } });
    expect(await code()).toEqual([409, 'idTaken']);
    await app.call('PUT', share, { as: owner, body: { permissions: { ...none, medicalRecords: 'edit' } } });
    expect((await send(pdf(), { id, as: guest })).status).toBe(201);
    await app.call('DELETE', `/api/medical-records/${recordId}/attachments/${id}`, { as: guest });
    expect(await code()).toEqual([409, 'idTaken']);
    expect([await waiting(guest), await keys()]).toEqual([[], before]);
  });

  it('is taken back with its bytes', async () => {
    const before = await keys();
    const { id } = (await send(await image())).body.upload;
    expect((await app.call('DELETE', `/api/uploads/${id}`, { as: owner })).status).toBe(204);
    expect((await app.call('DELETE', `/api/uploads/${id}`, { as: owner })).status).toBe(404);
    await app.drainJobs();
    expect(await keys()).toEqual(before);
  });

  it('is nobody else’s', async () => {
    const { id } = (await send(pdf())).body.upload;
    const stranger = await givenOwner(app, 'זר');
    for (const [method, body] of [['GET'], ['PUT', {}], ['DELETE']] as const)
      expect((await app.call(method, `/api/uploads/${id}`, { as: stranger, body })).status).toBe(404);
    const theirs = (await givenPet(app, stranger)).id;
    expect((await save({ petId: theirs }, stranger)).body.record.attachmentCount).toBe(0);
    expect(await waiting()).toHaveLength(1);
  });

  it('waits for a day less an hour; an hour later its bytes are swept, and those of what was attached are not', async () => {
    await send(pdf());
    await save();
    const other = idAt(morning);
    const { id } = (await send(pdf(), { thing: other })).body.upload;
    const before = await keys();
    const sweep = (at?: Date) =>
      sweepFiles({ db: app.db, files: app.services.files, log: quietLog, clock: () => at ?? app.clock.now });
    app.clock.now = new Date(morning.getTime() + 23 * hour - 1);
    expect((await app.call('GET', `/api/uploads/${id}`, { as: owner })).status).toBe(200);
    app.clock.now = new Date(morning.getTime() + 23 * hour);
    expect((await app.call('GET', `/api/uploads/${id}`, { as: owner })).status).toBe(404);
    expect((await save({ id: other })).body.record.attachmentCount).toBe(0);
    await sweep();
    expect(await keys()).toEqual(before);
    // Bytes are as old as their keys, which this machine’s clock makes. The session would have ended by then.
    await sweep(new Date(Date.now() + 26 * hour));
    expect(await waiting()).toEqual([]);
    expect((await keys()).length).toBeLessThan(before.length);
    const [paper] = await attached();
    const bytes = await app.call('GET', `/api/medical-records/${recordId}/attachments/${paper.id}`, { as: owner });
    expect(bytes.status).toBe(200);
  });

  it('is refused when more waits than may', async () => {
    const about = { name: 'א.pdf', type: 'application/pdf', size: 9, isLocked: false, hasScripts: false };
    const of = { userId: owner.id, thingId: recordId, sha256: Buffer.alloc(32), createdAt: morning };
    const rows = Array.from({ length: 200 }, () => ({ id: idAt(morning), fileId: idAt(morning), ...about, ...of }));
    await app.db.insertInto('uploads').values(rows).execute();
    const before = await keys();
    const { status, body } = await send(pdf());
    expect([status, body.error]).toEqual([413, 'tooMuchWaiting']);
    expect(await keys()).toEqual(before);
  });

  it.each(['', 'x', '550e8400-e29b-41d4-a716-446655440000'])(
    'is for a thing whose id is one, and not %j',
    async (thing) => {
      const form = await formWith(pdf());
      const { status, body } = await app.call('POST', `/api/uploads?for=${thing}`, { as: owner, ...form });
      expect([status, Object.keys(body.errors)]).toEqual([422, ['for']]);
    },
  );
});

describe('The room of a home', () => {
  const storage = async () => (await app.call('GET', '/api/storage', { as: owner })).body.storage[0].used;
  const attach = async (id: string, padding: number) => {
    const form = await formWith(pdf({ padding }), { name: 'א.pdf' });
    return app.call('POST', `/api/medical-records/${id}/attachments`, { as: owner, ...form });
  };

  it('is filled by what is attached, and refuses what has no place, of which nothing stays', async () => {
    await save();
    const first = (await attach(recordId, nearlyHalf)).body;
    expect(first.storage[0].used).toBe(first.attachment.size);
    const second = (await attach(recordId, nearlyHalf)).body.attachment;
    expect(await storage()).toBe(first.attachment.size + second.size);
    const before = await keys();
    const full = await attach(recordId, nearlyHalf);
    expect([full.status, full.body.error, full.body.message]).toEqual([413, 'homeFull', 'אין מקום לעוד מסמכים']);
    expect(await keys()).toEqual(before);
    expect(await attached()).toHaveLength(2);
  });

  it('is there again once something was removed, and what was removed comes back only while it has room', async () => {
    await save();
    const first = (await attach(recordId, nearlyHalf)).body.attachment;
    await attach(recordId, nearlyHalf);
    const path = `/api/medical-records/${recordId}/attachments/${first.id}`;
    await app.call('DELETE', path, { as: owner });
    expect(await storage()).toBeLessThan(600_000);
    expect((await attach(recordId, nearlyHalf)).status).toBe(201);
    const back = await app.call('POST', `${path}/restore`, { as: owner });
    expect([back.status, back.body.error]).toEqual([413, 'homeFull']);
    expect(await attached()).toHaveLength(2);
  });

  it.each([
    ['the thing', () => `/api/medical-records/${recordId}`],
    ['the pet', () => `/api/pets/${petId}`],
  ])('is there again once %s was deleted, whose papers come back with it', async (_what, path) => {
    await save();
    await attach(recordId, nearlyHalf);
    const before = await storage();
    await app.call('DELETE', path(), { as: owner });
    expect(await storage()).toBe(0);
    await app.call('POST', `${path()}/restore`, { as: owner });
    expect(await storage()).toBe(before);
    expect(await attached()).toHaveLength(1);
  });

  it('is not passed by two who fill it at the same moment', async () => {
    await save();
    const answers = await Promise.all(Array.from({ length: 4 }, () => attach(recordId, nearlyHalf)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 413, 413]);
    expect(await storage()).toBeLessThanOrEqual(1024 ** 2);
  });

  it('refuses the save whose papers have no place, and both wait', async () => {
    for (let nth = 0; nth < 3; nth += 1) await send(pdf({ padding: nearlyHalf }));
    const { status, body } = await save();
    expect([status, body.error]).toEqual([413, 'homeFull']);
    expect((await app.call('GET', `/api/medical-records/${recordId}`, { as: owner })).status).toBe(404);
    const [{ id } = { id: '' }] = await waiting();
    await app.call('DELETE', `/api/uploads/${id}`, { as: owner });
    expect((await save()).body.record.attachmentCount).toBe(2);
  });

  it('is told to its owners, and not to guests', async () => {
    await save();
    await attach(recordId, nearlyHalf);
    const guest = await givenGuest(app, owner, petId, { medicalRecords: 'edit' });
    const { body } = await app.call('GET', '/api/storage', { as: guest });
    expect(body.storage).toEqual([{ householdId: guest.householdId, used: 0, limit: 1024 ** 2 }]);
  });
});
