import { describe, expect, it } from 'vitest';
import { movePet } from '../../households/move-pet.ts';
import { newId } from '../../lib/ids.ts';
import { givenOwner, givenPet } from '../../testing/fixtures/given.ts';
import { givenGuest, givenShare } from '../../testing/fixtures/given-people.ts';
import { idAt } from '../../testing/fixtures/ids.ts';
import { formWith } from '../../testing/documents/upload-form.ts';
import { picture } from '../../testing/documents/images.ts';
import { petResourceApp } from '../../testing/matrix/pet-resource-app.ts';

const meal = { kind: 'meal', at: '2026-11-21T06:30:00.000Z' };
const { add, app, call, catId, list, owner, petId, post, put } = await petResourceApp('observations', meal);
const ask = (path: string, as = owner()) => app.call('GET', `/api${path}`, { as });
const ids = async (query = '') => (await list(query)).observations.map(({ id }: { id: string }) => id);
const addButton = async (name = 'החלפת מים') =>
  (await app.call('POST', '/api/quick-buttons', { as: owner(), body: { name, icon: 'droplets' } })).body.button
    .id as string;

describe('An observation', () => {
  it('is stored as it was pressed, with its day in Israel', async () => {
    const row = await add({ at: '2026-11-20T22:10:00.000Z' });
    expect(row).toMatchObject({
      kind: 'meal',
      kindName: null,
      at: '2026-11-20T22:10:00.000Z',
      date: '2026-11-21',
      lastedUntil: null,
      laps: [],
      note: null,
      petName: 'בלה',
      together: [],
    });
  });

  it('may last, with marked moments', async () => {
    const times = { lastedUntil: '2026-11-21T06:32:05.000Z', laps: ['2026-11-21T06:30:52.000Z'] };
    const row = await add({ kind: 'seizure', ...times });
    expect(row).toMatchObject({ kind: 'seizure', ...times });
    const { body } = await put(row.id, { kind: 'seizure', note: 'נרגעה' });
    expect(body.observation).toMatchObject({ ...times, note: 'נרגעה', version: 2 });
  });

  it.each([
    [{ kind: undefined }, { kind: 'בחרו מה קרה' }],
    [{ kind: 'dance' }, { kind: 'כפתור לא מוכר' }],
    [{ kind: newId() }, { kind: 'כפתור לא מוכר' }],
    [{ at: '2026-11-22T06:30:00Z' }, { at: 'השעה עוד לא הגיעה' }],
    [{ at: '06:30' }, { at: 'תאריך לא תקין' }],
    [{ lastedUntil: '2026-11-21T06:29:00Z' }, { lastedUntil: 'הסיום לפני ההתחלה' }],
    [{ laps: ['2026-11-21T06:29:00Z'] }, { laps: 'רגע שסומן אינו בין ההתחלה לסיום' }],
    [{ laps: Array.from({ length: 101 }, () => meal.at) }, { laps: 'אפשר לסמן עד 100 רגעים' }],
    [
      {
        kind: newId(),
        at: '2026-11-22T06:30:00Z',
        lastedUntil: '2026-11-21T06:29:00Z',
        laps: ['2026-11-21T06:29:00Z'],
      },
      {
        kind: 'כפתור לא מוכר',
        at: 'השעה עוד לא הגיעה',
        lastedUntil: 'הסיום לפני ההתחלה',
        laps: 'רגע שסומן אינו בין ההתחלה לסיום',
      },
    ],
  ])('is refused with %j, each field named, and nothing is stored', async (input, errors) => {
    const { status, body } = await post(input);
    expect([status, body.errors]).toEqual([422, errors]);
    const { id } = await add();
    expect((await put(id, input)).body.errors).toEqual(errors);
    expect((await list()).observations).toMatchObject([{ id, version: 1, ...meal }]);
  });

  it('is not from before the birth of its pet, unless that is an estimate', async () => {
    const { id } = await givenPet(app, owner(), { name: 'לונה', birthDate: '2026-11-21' });
    const before = { petId: id, at: '2026-11-20T06:30:00Z' };
    expect((await post(before)).body.errors).toEqual({ at: 'לפני תאריך הלידה' });
    const about = { name: 'לונה', species: 'dog', birthDate: '2026-11-21', birthDateApproximate: true };
    await app.call('PUT', `/api/pets/${id}`, { as: owner(), body: about });
    expect((await post(before)).status).toBe(201);
  });

  it('is listed with the latest first, by kind and by days of Israel', async () => {
    const walk = await add({ kind: 'walk', at: '2026-11-19T23:00:00Z' });
    const late = await add();
    const early = await add({ at: '2026-11-18T05:00:00Z' });
    expect(await ids()).toEqual([late.id, walk.id, early.id]);
    expect(await ids('kind=walk')).toEqual([walk.id]);
    expect(await ids('from=2026-11-20&to=2026-11-20')).toEqual([walk.id]);
    expect((await call('GET', '?kind=dance')).status).toBe(422);
  });
});

describe('One press for several pets', () => {
  it('stores one of each, which know of each other; each is its own from then on', async () => {
    const [cat, bird] = [await catId(), await catId()];
    const { status, body } = await post({ petIds: [petId(), cat, bird] });
    expect(status).toBe(201);
    const { observations } = await list();
    expect(observations.map((one: { petId: string }) => one.petId).toSorted()).toEqual([petId(), cat, bird].toSorted());
    expect(body.observation.together.map((one: { petId: string }) => one.petId).toSorted()).toEqual(
      [cat, bird].toSorted(),
    );
    const other = body.observation.together[0];
    await app.call('PUT', `/api/observations/${other.id}`, {
      as: owner(),
      body: { ...meal, petId: other.petId, note: 'רק חצי' },
    });
    expect((await call('GET', `/${body.observation.id}`)).body.observation).toMatchObject({ note: null, version: 1 });
  });

  it('is taken back as a whole, and each can be restored', async () => {
    const { observation } = (await post({ petIds: [await catId()] })).body;
    expect((await call('DELETE', `/${observation.id}/together`)).status).toBe(204);
    expect(await ids()).toEqual([]);
    expect((await call('DELETE', `/${observation.id}/together`)).status).toBe(404);
    await call('POST', `/${observation.id}/restore`);
    expect(await ids()).toEqual([observation.id]);
  });

  it('is one press when it is sent twice under its id', async () => {
    const input = { id: idAt(app.clock.now), petIds: [await catId()] };
    const first = await post(input);
    expect((await post(input)).body).toEqual(first.body);
    expect((await list()).total).toBe(2);
  });

  it('stores none if one of them may not be written, is of another home, or was born later', async () => {
    const dan = await givenOwner(app, 'דן');
    const theirs = await givenPet(app, dan);
    expect((await post({ petIds: [theirs.id] })).status).toBe(404);
    await givenShare(app, dan, theirs.id, { guest: owner(), name: 'דנה', rights: { medicalRecords: 'edit' } });
    expect((await post({ petIds: [theirs.id] })).body.errors).toHaveProperty('petIds');
    const young = await givenPet(app, owner(), { name: 'לונה', birthDate: '2026-11-21' });
    expect((await post({ at: '2026-11-20T06:30:00Z', petIds: [young.id] })).body.errors).toEqual({
      at: 'לפני תאריך הלידה',
    });
    expect((await list()).total).toBe(0);
  });
});

it('The last time of each kind is told per pet', async () => {
  await add({ at: '2026-11-18T05:00:00Z' });
  await add();
  const walk = await add({ kind: 'walk', at: '2026-11-20T05:00:00Z' });
  const cat = await catId();
  await add({ petId: cat, at: '2026-11-20T06:00:00Z' });
  const { latest } = (await call('GET', '/latest')).body;
  expect(latest).toEqual([
    { petId: petId(), kind: 'meal', at: meal.at },
    { petId: cat, kind: 'meal', at: '2026-11-20T06:00:00.000Z' },
    { petId: petId(), kind: 'walk', at: '2026-11-20T05:00:00.000Z' },
  ]);
  await call('DELETE', `/${walk.id}`);
  const of = async (id: string) => (await call('GET', `/latest?petId=${id}`)).body.latest;
  expect(await of(petId())).toEqual([latest[0]]);
  expect((await call('GET', `/latest?petId=${newId()}`)).status).toBe(404);
});

describe('An observation by an own button', () => {
  it('is called and found as the button is', async () => {
    const kind = await addButton();
    const row = await add({ kind });
    expect(row).toMatchObject({ kind, kindName: 'החלפת מים', kindIcon: 'droplets' });
    const hits = async (q: string) =>
      (await ask(`/search?q=${encodeURIComponent(q)}`)).body.groups.flatMap((group: { kind: string; hits: object[] }) =>
        group.kind === 'observations' ? group.hits : [],
      );
    expect(await hits('החלפת')).toMatchObject([{ id: row.id, type: kind, title: { text: '' }, date: '2026-11-21' }]);
    const noted = await add({ kind: 'vomiting', note: 'אחרי הנסיעה' });
    expect(await hits('הקיאה')).toMatchObject([{ id: noted.id, type: 'vomiting' }]);
    expect(await hits('נסיעה')).toMatchObject([{ id: noted.id, title: { text: 'אחרי הנסיעה' } }]);
  });

  it('is refused when the button was deleted, or is of another home', async () => {
    const kind = await addButton();
    await app.call('DELETE', `/api/quick-buttons/${kind}`, { as: owner() });
    expect((await post({ kind })).body.errors).toEqual({ kind: 'הכפתור נמחק. בחרו אחר' });
    const dan = await givenOwner(app, 'דן');
    const { button } = (await app.call('POST', '/api/quick-buttons', { as: dan, body: { name: 'שלו', icon: 'tag' } }))
      .body;
    expect((await post({ kind: button.id })).body.errors).toEqual({ kind: 'כפתור לא מוכר' });
  });

  it('takes its button along when its pet moves', async () => {
    const row = await add({ kind: await addButton() });
    const dan = await givenOwner(app, 'דן');
    await app.db
      .transaction()
      .execute((db) =>
        movePet(db, { petId: petId(), from: owner().householdId, to: dan.householdId, clock: () => app.clock.now }),
      );
    const { observation } = (await ask(`/observations/${row.id}`, dan)).body;
    expect(observation).toMatchObject({ kindName: 'החלפת מים', kindIcon: 'droplets' });
    expect((await ask('/quick-buttons', dan)).body.buttons).toMatchObject([{ id: observation.kind }]);
  });
});

it('A photo follows an observation, into the copy of the pet and into the trash', async () => {
  const { id } = await add();
  const form = await formWith(new Uint8Array(await picture(60, 40).jpeg().toBuffer()), { name: 'צילום.jpg' });
  const sent = await app.call('POST', `/api/observations/${id}/attachments`, { as: owner(), ...form });
  expect(sent.status).toBe(201);
  expect((await call('GET', `/${id}`)).body.observation.attachmentCount).toBe(1);
  await call('DELETE', `/${id}`);
  const { entries } = (await ask('/trash')).body;
  expect(entries).toMatchObject([{ id, type: 'observations', title: null, recordType: 'meal', files: 1 }]);
  await app.call('POST', `/api/trash/${id}/restore`, { as: owner() });
  expect((await call('GET', `/${id}/attachments`)).body.attachments).toHaveLength(1);
});

it('The timeline tells observations of a day after its records, page by page', async () => {
  const rows = [
    await add({ at: '2026-11-20T22:30:00Z' }),
    await add({ at: '2026-11-21T05:00:00Z' }),
    await add({ at: '2026-11-20T05:00:00Z' }),
  ];
  await app.call('POST', '/api/medical-records', {
    as: owner(),
    body: { petId: petId(), type: 'checkup', description: 'בדיקה', date: '2026-11-21' },
  });
  const told: string[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const { body } = await ask(`/pets/${petId()}/timeline?limit=1${cursor && `&cursor=${cursor}`}`);
    told.push(...body.events.map((event: { kind: string; row: { id: string } }) => event.row.id));
    cursor = body.cursor;
  }
  expect(told.slice(1)).toEqual([rows[1].id, rows[0].id, rows[2].id]);
  const { events } = (await ask(`/pets/${petId()}/timeline?kind=observations`)).body;
  expect(events.map(({ date }: { date: string }) => date)).toEqual(['2026-11-21', '2026-11-21', '2026-11-20']);
});

it('A guest sees and stores them as far as medical records are shared', async () => {
  const { id } = await add();
  const sees = await givenGuest(app, owner(), petId(), { medicalRecords: 'view' });
  const writes = await givenGuest(app, owner(), petId(), { medicalRecords: 'edit' }, 'נועה');
  const blind = await givenGuest(app, owner(), petId(), { expenses: 'edit' }, 'גיל');
  const postAs = (as: typeof sees) => app.call('POST', '/api/observations', { as, body: { ...meal, petId: petId() } });
  expect((await ask(`/observations/${id}`, sees)).status).toBe(200);
  expect((await ask(`/observations/${id}`, blind)).status).toBe(404);
  expect([await postAs(sees), await postAs(writes), await postAs(blind)].map(({ status }) => status)).toEqual([
    404, 201, 404,
  ]);
});
