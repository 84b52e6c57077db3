import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { givenOwner, type Owner } from '../../testing/fixtures/given.ts';
import { givenCoOwner } from '../../testing/fixtures/given-people.ts';

let app: TestApp;
let owner: Owner;
const bella = {
  name: 'בלה',
  species: 'dog',
  breed: 'גולדן רטריבר',
  sex: 'female',
  neutered: true,
  birthDate: '2022-05-14',
  birthDateApproximate: false,
  color: 'זהוב',
  chipNumber: '376000000000001',
  licenceNumber: '12/345',
  allergies: 'עוף',
  conditions: null,
  insurance: null,
  notes: 'אוהבת ים',
};

beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  owner = await givenOwner(app);
});

const post = (body: object, as = owner) => app.call('POST', '/api/pets', { as, body });
const add = async (input: object = {}) => (await post({ ...bella, ...input })).body.pet;
const namesAt = async (path: string) => {
  const { status, body } = await app.call('GET', path, { as: owner });
  expect(status).toBe(200);
  expect(body.total).toBe(body.pets.length);
  return body.pets.map((pet: { name: string }) => pet.name);
};
const search = (q: string) => namesAt(`/api/pets/search?q=${encodeURIComponent(q)}`);

describe('pets', () => {
  it('are added and read back as they were typed', async () => {
    const made = await post({ ...bella, name: '  בלה ', conditions: ' ', ownerId: 'x' });
    expect(made.status).toBe(201);
    expect(made.body.pet).toMatchObject({ ...bella, hue: 'apricot', photoId: null, archivedAt: null, version: 1 });
    expect(made.body.pet).not.toHaveProperty('searchText');
    const read = await app.call('GET', `/api/pets/${made.body.pet.id}`, { as: owner });
    expect(read.body).toEqual(made.body);
    expect((await app.call('GET', '/api/pets/my-pets', { as: owner })).body).toEqual({
      pets: [made.body.pet],
      total: 1,
      page: 1,
      limit: 20,
    });
  });

  it('join the home in which their owner has been for longest, or the one of theirs that is named', async () => {
    const yoav = await givenCoOwner(app, owner);
    const homes = async () => (await app.call('GET', '/api/home', { as: yoav })).body.homes;
    const [{ id: first }, { id: other }] = await homes();
    expect(other).not.toBe(first);
    const [here, there] = [await post(bella, yoav), await post({ ...bella, householdId: other.toUpperCase() }, yoav)];
    expect((await homes()).map(({ petIds }: { petIds: string[] }) => petIds)).toEqual([
      [here.body.pet.id],
      [there.body.pet.id],
    ]);
    expect(await namesAt('/api/pets/my-pets')).toEqual(['בלה']);
  });

  it('join nobody else’s home, and none that is not one', async () => {
    const stranger = await givenOwner(app);
    for (const householdId of [stranger.householdId, 'home', '01980b1e-7c00-7000-8000-000000000001'])
      expect((await post({ ...bella, householdId })).status).toBe(404);
    expect((await post({ ...bella, householdId: 7 })).status).toBe(422);
    expect(await namesAt('/api/pets/my-pets')).toEqual([]);
  });

  it('need no more than a name and a species', async () => {
    const { status, body } = await post({ name: 'נמו', species: 'fish' });
    expect(status).toBe(201);
    expect(body.pet).toMatchObject({ sex: null, neutered: null, birthDate: null, breed: null });
  });

  it('name all bad fields at once, in Hebrew', async () => {
    const { status, body } = await post({
      name: ' ',
      species: 'dragon',
      sex: 'x',
      neutered: 'yes',
      birthDate: '2026-02-30',
      chipNumber: '1'.repeat(31),
      notes: 'a\u0000b',
    });
    expect(status).toBe(422);
    expect(body.errors).toEqual({
      name: 'יש להזין שם',
      species: 'סוג לא מוכר',
      sex: 'ערך לא מוכר',
      neutered: 'הערך חייב להיות true או false',
      birthDate: 'תאריך לא תקין',
      chipNumber: 'אפשר להזין עד 30 תווים',
      notes: 'הטקסט מכיל תווים שאינם נתמכים',
    });
  });

  it('may be born today in Israel, and not tomorrow', async () => {
    // 23:30 in London is already the next day in Jerusalem.
    app.clock.now = new Date('2026-11-20T23:30:00Z');
    const today = await post({ ...bella, birthDate: '2026-11-21' });
    const tomorrow = await post({ ...bella, birthDate: '2026-11-22' });
    const edit = await app.call('PUT', `/api/pets/${today.body.pet.id}`, {
      as: owner,
      body: { ...bella, birthDate: '2026-11-22' },
    });
    app.clock.now = new Date('2026-11-21T07:00:00Z');
    expect(today.status).toBe(201);
    for (const refused of [tomorrow, edit]) {
      expect(refused.status).toBe(422);
      expect(refused.body.errors).toEqual({ birthDate: 'תאריך הלידה לא יכול להיות בעתיד' });
    }
  });

  it('have an approximate birth date only where there is a date, also when an edit leaves one of the two out', async () => {
    const { birthDate: _date, birthDateApproximate: _about, ...rest } = bella;
    const { id } = await add({ ...rest, birthDate: '2019-07-01', birthDateApproximate: true });
    const edit = (body: object) => app.call('PUT', `/api/pets/${id}`, { as: owner, body: { ...rest, ...body } });
    const added = await post({ ...rest, birthDateApproximate: true });
    for (const refused of [added, await edit({ birthDate: '', birthDateApproximate: true })]) {
      expect(refused.status).toBe(422);
      expect(refused.body.errors).toEqual({ birthDate: 'כדי לציין ״בערך״ יש למלא לפחות את השנה' });
    }
    // Removing the date also removes its estimate flag.
    const cleared = await edit({ birthDate: null });
    expect(cleared.body.pet).toMatchObject({ birthDate: null, birthDateApproximate: false });
  });

  it('keep an old chip number of another length', async () => {
    expect((await post({ ...bella, chipNumber: '123-456-789' })).body.pet.chipNumber).toBe('123-456-789');
  });

  it('wear the colour that is sent, and keep it in edits that leave it out', async () => {
    const { id, hue } = await add({ hue: 'rose' });
    const edit = async (body: object) =>
      (await app.call('PUT', `/api/pets/${id}`, { as: owner, body: { name: 'בלה', species: 'dog', ...body } })).body;
    expect([hue, (await edit({})).pet.hue]).toEqual(['rose', 'rose']);
    expect((await edit({ hue: 'sky' })).pet.hue).toBe('sky');
    expect((await edit({ hue: 'green' })).errors).toHaveProperty('hue');
  });

  it('wear the colour that the owner’s pets wear least', async () => {
    const worn = [];
    for (let n = 0; n < 7; n++) worn.push((await add()).hue);
    expect(worn).toEqual(['apricot', 'sage', 'sky', 'lilac', 'butter', 'rose', 'apricot']);
    const [, , sky] = (await app.call('GET', '/api/pets/my-pets', { as: owner })).body.pets;
    await app.call('DELETE', `/api/pets/${sky.id}`, { as: owner });
    expect((await add()).hue).toBe('sky');
  });

  it('look different though added at the same moment', async () => {
    const pets = await Promise.all(Array.from({ length: 8 }, () => add()));
    expect(new Set(pets.map((pet) => pet.hue)).size).toBe(6);
    expect(new Set(pets.map(({ hue, ears, patch, collar }) => [hue, ears, patch, collar].join())).size).toBe(8);
  });

  it('keep the face that is sent, get another where one in their colour has it, and refuse what no face has', async () => {
    const face = { ears: 'half', patch: 'eye', collar: 'pine', tag: 'bandana' };
    const { id, ...sent } = await add({ hue: 'rose', ...face });
    expect(sent).toMatchObject(face);
    expect(await add({ hue: 'rose', collar: 'none' })).toMatchObject({ ears: 'flop', patch: 'blaze' });
    expect(await add({ hue: 'rose', collar: 'none' })).toMatchObject({ ears: 'flop', patch: 'none' });
    const edit = async (body: object) =>
      (await app.call('PUT', `/api/pets/${id}`, { as: owner, body: { name: 'בלה', species: 'dog', ...body } })).body;
    expect((await edit({ ears: 'up' })).pet).toMatchObject({ ...face, ears: 'up' });
    const { errors } = await edit({ ears: 'pointed', patch: 'spots', collar: 'gold', tag: 'bell' });
    expect(Object.keys(errors)).toEqual(['ears', 'patch', 'collar', 'tag']);
  });

  it('go into the archive in the version that If-Match names, or not at all, and say when', async () => {
    const { id } = await add();
    const before = app.clock.now;
    app.clock.now = new Date(before.getTime() + 60_000);
    const archive = (version: number) =>
      app.call('PATCH', `/api/pets/${id}/archive`, {
        as: owner,
        body: { archived: true },
        headers: { 'if-match': `"${version}"` },
      });
    const late = await archive(2);
    expect([late.status, late.body.current.pet.archivedAt]).toEqual([412, null]);
    const { status, body } = await archive(1);
    expect([status, body.pet.updatedAt]).toEqual([200, app.clock.now.toISOString()]);
    app.clock.now = before;
  });

  it('are listed oldest entry first, filtered by species and archive', async () => {
    await add({ name: 'א' });
    const { id } = await add({ name: 'ב', species: 'cat' });
    await add({ name: 'ג', species: 'cat' });
    const archived = await app.call('PATCH', `/api/pets/${id}/archive`, { as: owner, body: { archived: true } });
    expect(archived.body.pet).toMatchObject({ archivedAt: '2026-11-21T07:00:00.000Z', version: 1 });
    expect(await namesAt('/api/pets/my-pets')).toEqual(['א', 'ג']);
    expect(await namesAt('/api/pets/my-pets?status=all')).toEqual(['א', 'ב', 'ג']);
    expect(await namesAt('/api/pets/my-pets?status=archived')).toEqual(['ב']);
    expect(await namesAt('/api/pets/my-pets?species=cat&status=all')).toEqual(['ב', 'ג']);
    const second = await app.call('GET', '/api/pets/my-pets?status=all&limit=2&page=2', { as: owner });
    expect(second.body).toMatchObject({ total: 3, page: 2, limit: 2, pets: [{ name: 'ג' }] });
    const back = await app.call('PATCH', `/api/pets/${id}/archive`, { as: owner, body: { archived: false } });
    expect(back.body.pet.archivedAt).toBeNull();
    expect(await namesAt('/api/pets/my-pets')).toEqual(['א', 'ב', 'ג']);
  });

  it('keep the time of their first archiving', async () => {
    const { id } = await add();
    const archive = () => app.call('PATCH', `/api/pets/${id}/archive`, { as: owner, body: { archived: true } });
    await archive();
    app.clock.now = new Date('2026-11-22T07:00:00Z');
    const again = await archive();
    app.clock.now = new Date('2026-11-21T07:00:00Z');
    expect(again.body.pet.archivedAt).toBe('2026-11-21T07:00:00.000Z');
    const empty = await app.call('PATCH', `/api/pets/${id}/archive`, { as: owner });
    expect([empty.status, empty.body.errors]).toEqual([422, { archived: 'שדה חובה' }]);
  });

  it.each(['species=dragon', 'status=sold', 'limit=101'])('refuse the malformed filter %s', async (query) => {
    expect((await app.call('GET', `/api/pets/my-pets?${query}`, { as: owner })).status).toBe(422);
  });

  it('are found by name, breed, chip and licence, however it is typed', async () => {
    await add({ name: 'בֶּלָה', breed: 'Golden Retriever', chipNumber: '376-000 000', licenceNumber: 'ab/77' });
    await add({ name: 'צ׳רלי', breed: null, chipNumber: null, licenceNumber: null, notes: 'בלה' });
    expect(await search('בלה')).toEqual(['בֶּלָה', 'צ׳רלי']);
    expect(await search('golden')).toEqual(['בֶּלָה']);
    expect(await search('RETR')).toEqual(['בֶּלָה']);
    expect(await search('376000000')).toEqual(['בֶּלָה']);
    expect(await search('AB/7')).toEqual(['בֶּלָה']);
    expect(await search("צ'ר")).toEqual(['צ׳רלי']);
    expect(await search('nothing')).toEqual([]);
    // A word that begins in one field and ends in the next is in none.
    expect(await search('r376')).toEqual([]);
  });

  it('are not found by signs alone, which stand for no other', async () => {
    await add({ name: '100%' });
    await add({ name: 'a_b' });
    await add({ name: 'c\\d' });
    await add({ name: 'axb' });
    for (const sign of ['%', '_', '\\', '"']) expect([sign, await search(sign)]).toEqual([sign, []]);
    expect(await search('100%')).toEqual(['100%']);
    expect(await search('a_b')).toEqual(['a_b']);
  });

  it('are found by what they are called now, in the archive too, but not when deleted', async () => {
    const { id } = await add({ name: 'רקס' });
    await app.call('PUT', `/api/pets/${id}`, { as: owner, body: { ...bella, name: 'ארגו' } });
    await app.call('PATCH', `/api/pets/${id}/archive`, { as: owner, body: { archived: true } });
    expect(await search('רקס')).toEqual([]);
    expect(await search('ארגו')).toEqual(['ארגו']);
    await app.call('DELETE', `/api/pets/${id}`, { as: owner });
    expect(await search('ארגו')).toEqual([]);
    expect((await app.call('GET', '/api/pets/search?q=', { as: owner })).body.errors).toEqual({ q: 'שדה חובה' });
  });

  it('are found by what an edit left out, and no longer by what it emptied', async () => {
    const { id } = await add();
    const edit = (body: object) =>
      app.call('PUT', `/api/pets/${id}`, { as: owner, body: { name: 'בל', species: 'cat', ...body } });
    expect((await edit({})).body.pet).toMatchObject({ name: 'בל', breed: bella.breed, hue: 'apricot', version: 2 });
    expect(await search(bella.breed)).toEqual(['בל']);
    await edit({ breed: '' });
    expect(await search(bella.breed)).toEqual([]);
    expect(await search(bella.chipNumber)).toEqual(['בל']);
  });

  it('are found by both of two edits that were made at the same moment', async () => {
    // Many at once: whether two meet is a matter of luck.
    const pets: { id: string }[] = await Promise.all(Array.from({ length: 10 }, () => add()));
    await Promise.all(
      pets.flatMap(({ id }) =>
        [{ name: 'ארגו' }, { name: 'ארגו', breed: 'כנעני' }, { name: 'ארגו', licenceNumber: '77/1' }].map((body) =>
          app.call('PUT', `/api/pets/${id}`, { as: owner, body: { species: 'dog', ...body } }),
        ),
      ),
    );
    for (const part of ['ארגו', 'כנעני', '77/1']) expect([part, (await search(part)).length]).toEqual([part, 10]);
  });

  it('are edited from the version that was read, and a stale edit gets the current state', async () => {
    const { id } = await add();
    const edit = (name: string) =>
      app.call('PUT', `/api/pets/${id}`, { as: owner, body: { ...bella, name, version: 1 } });
    expect((await edit('ראשון')).body.pet).toMatchObject({ name: 'ראשון', version: 2 });
    const second = await edit('שני');
    expect(second.status).toBe(409);
    expect(second.body).toMatchObject({ error: 'stale', current: { pet: { name: 'ראשון', version: 2 } } });
  });

  it('take their expenses with them when deleted, and bring them back', async () => {
    const { id } = await add();
    const { body } = await app.call('POST', '/api/expenses', {
      as: owner,
      body: { description: 'מזון', amount: 120, category: 'food', petId: id, date: '2026-11-20' },
    });
    const expense = `/api/expenses/${body.expense.id}`;
    const total = async () => (await app.call('GET', '/api/expenses', { as: owner })).body.totalAmount;
    expect((await app.call('DELETE', `/api/pets/${id}`, { as: owner })).status).toBe(204);
    expect((await app.call('DELETE', `/api/pets/${id}`, { as: owner })).status).toBe(404);
    expect((await app.call('GET', `/api/pets/${id}`, { as: owner })).status).toBe(404);
    expect((await app.call('GET', expense, { as: owner })).status).toBe(404);
    expect(await total()).toBe(0);
    expect((await app.call('POST', `/api/pets/${id}/restore`, { as: owner })).body.pet).toMatchObject(bella);
    expect((await app.call('POST', `/api/pets/${id}/restore`, { as: owner })).status).toBe(404);
    expect((await app.call('GET', expense, { as: owner })).status).toBe(200);
    expect(await total()).toBe(120);
  });
});

describe('breeds', () => {
  it('come in the language asked for, mixed first and then by the alphabet', async () => {
    const breeds = async (species: string, lang: string): Promise<string[]> => {
      const headers = { 'accept-language': lang };
      return (await app.call('GET', `/api/pets/breeds?species=${species}`, { as: owner, headers })).body.breeds;
    };
    const he = await breeds('dog', 'he');
    expect(he[0]).toBe('מעורב');
    expect(he).toEqual(expect.arrayContaining(['כנעני', 'לברדור רטריבר']));
    expect(he.slice(1)).toEqual(he.slice(1).toSorted((a, b) => a.localeCompare(b, 'he')));
    expect((await breeds('cat', 'en')).slice(0, 2)).toEqual(['Mixed', 'Abyssinian']);
    for (const species of ['dog', 'cat', 'bird', 'fish', 'rodent', 'other']) {
      for (const lang of ['he', 'en', 'ar']) {
        const list = await breeds(species, lang);
        expect(list.length).toBeGreaterThan(8);
        expect([species, lang, new Set(list).size]).toEqual([species, lang, list.length]);
      }
    }
  });

  it('need a species that exists', async () => {
    const { status, body } = await app.call('GET', '/api/pets/breeds?species=dragon', { as: owner });
    expect([status, body.errors]).toEqual([422, { species: 'סוג לא מוכר' }]);
  });
});
