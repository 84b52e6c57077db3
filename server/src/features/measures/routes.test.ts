import { idAt } from '../../testing/fixtures/ids.ts';
import { describe, expect, it } from 'vitest';
import { givenGuest } from '../../testing/fixtures/given-people.ts';
import { givenOwner } from '../../testing/fixtures/given.ts';
import { petResourceApp } from '../../testing/matrix/pet-resource-app.ts';

const { app, owner, petId, catId, post, put, list, add, call } = await petResourceApp('measurements', {
  kind: 'weight',
  value: 28_400,
});
const measures = async (of = petId()) =>
  (await app.call('GET', `/api/measures?petId=${of}`, { as: owner() })).body.measures;
const ask = (method: Parameters<typeof app.call>[0], path: string, body?: object) =>
  app.call(method, `/api/measures${path}`, { as: owner(), ...(body && { body }) });
const addMeasure = async (more: object) =>
  (await ask('POST', '', { petId: petId(), kind: 'own', name: 'נשימות במנוחה', unit: 'לדקה', ...more })).body.measure;
const before = (hours: number) => new Date(app.clock.now.getTime() - hours * 3_600_000).toISOString();

describe('The first weight of a pet', () => {
  it('makes its measure, and the next ones are of the same', async () => {
    expect(await measures()).toEqual([]);
    const { status, body } = await post({ takenAt: before(48) });
    expect(status).toBe(201);
    expect(body.measurement).toMatchObject({ value: 28_400, measure: { kind: 'weight', name: null, unit: 'g' } });
    const second = await add({ value: 28_500, takenAt: before(1) });
    expect(second.measureId).toBe(body.measurement.measureId);
    expect(await measures()).toMatchObject([
      { id: second.measureId, kind: 'weight', unit: 'g', latest: { id: second.id, value: 28_500, takenAt: before(1) } },
    ]);
  });

  it('makes one measure when twenty are weighed at once', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, (_, nth) => post({ value: 28_000 + nth })));
    expect(all.map(({ status }) => status)).toEqual(Array(20).fill(201));
    expect(await measures()).toHaveLength(1);
    expect(await list()).toMatchObject({ total: 20 });
  });

  it('makes nothing where it is refused, and once where it is sent twice', async () => {
    expect((await post({ value: 0 })).status).toBe(422);
    expect(await measures()).toEqual([]);
    const id = idAt(app.clock.now);
    const [first, again] = [await post({ id }), await post({ id, value: 1 })];
    expect([first.status, again.status, again.body.measurement.value]).toEqual([201, 201, 28_400]);
    expect(await list()).toMatchObject({ total: 1 });
  });
});

describe('A value', () => {
  it.each([
    [{ value: 0 }, { value: 'המשקל צריך להיות גדול מ־0' }],
    [{ value: 10_000_000 }, { value: 'המשקל צריך להיות קטן מ־1,500 ק״ג' }],
    [{ kind: 'bodyCondition', value: 10 }, { value: 'ציון הגוף הוא מ־1 עד 9' }],
    [{ kind: 'temperature', value: 101 }, { value: expect.stringContaining('חום כזה') }],
    [
      { kind: 'bodyCondition', value: 0, low: 9, high: 3, takenAt: '2026-11-22T07:00:00Z' },
      {
        value: 'ציון הגוף הוא מ־1 עד 9',
        high: 'הגבול העליון נמוך מהתחתון',
        takenAt: 'התאריך עוד לא הגיע',
      },
    ],
    [{ kind: undefined }, { measureId: 'יש לבחור מדד' }],
    [{ kind: 'temperature', value: 38, unit: 'kg' }, { unit: 'אין המרה בין היחידות האלה' }],
    [{ value: 'x' }, { value: 'יש להזין מספר, למשל 12.5' }],
    [{ value: 1.23456 }, { value: 'אפשר לכתוב עד 3 ספרות אחרי הנקודה' }],
  ])('like %j is refused, each field by name', async (input, errors) => {
    const { status, body } = await post(input);
    expect([status, body.errors]).toEqual([422, errors]);
    expect(await list()).toMatchObject({ total: 0 });
  });

  it('is not from before the birth of the pet, unless that is only about', async () => {
    const born = (more: object) =>
      app.db
        .updateTable('pets')
        .set({ birthDate: '2026-11-01', ...more })
        .where('householdId', '=', owner().householdId)
        .execute();
    await born({ birthDateApproximate: false });
    const early = { takenAt: '2026-10-31T10:00:00Z' };
    expect((await post(early)).body.errors).toEqual({ takenAt: 'לפני תאריך הלידה' });
    expect((await post({ takenAt: '2026-10-31T22:30:00Z' })).status).toBe(201);
    await born({ birthDateApproximate: true });
    expect((await post(early)).status).toBe(201);
  });

  it('of a clock that is some minutes ahead is of now', async () => {
    const ahead = new Date(app.clock.now.getTime() + 5 * 60_000).toISOString();
    expect((await add({ takenAt: ahead })).takenAt).toBe(app.clock.now.toISOString());
  });

  it('is converted where it names another unit', async () => {
    expect(await add({ value: 28.4, unit: 'kg' })).toMatchObject({ value: 28_400 });
    expect(await add({ kind: 'temperature', value: 101.3, unit: '°F' })).toMatchObject({ value: 38.5 });
  });

  it('keeps what an edit leaves out, and its measure', async () => {
    const { id, measureId } = await add({ kind: 'glucose', value: 112, low: 74, high: 143, note: 'בצום' });
    const { status, body } = await put(id, { kind: undefined, value: 120 });
    expect(status).toBe(200);
    expect(body.measurement).toMatchObject({ measureId, value: 120, low: 74, high: 143, note: 'בצום' });
    expect((await put(id, { value: 120, low: 200 })).body.errors).toEqual({ high: 'הגבול העליון נמוך מהתחתון' });
  });

  it('moves to another pet into its measure of that kind, in the unit of that one', async () => {
    const cat = await catId();
    const { id } = await add({ kind: 'temperature', value: 38.5 });
    await ask('POST', '', { petId: cat, kind: 'temperature', unit: '°F' });
    const { body } = await put(id, { petId: cat, value: 38.5 });
    expect(body.measurement).toMatchObject({ petId: cat, value: 101.3, measure: { unit: '°F' } });
    expect(await measures(cat)).toMatchObject([{ kind: 'temperature', latest: { id } }]);
    expect(await measures()).toMatchObject([{ latest: null }]);
  });

  it('is listed the latest first, of one measure or between days', async () => {
    const old = await add({ takenAt: '2026-11-01T07:00:00Z' });
    const late = await add({ takenAt: '2026-11-20T07:00:00Z' });
    const warm = await add({ kind: 'temperature', value: 38.5, takenAt: '2026-11-10T07:00:00Z' });
    const ids = async (query: string) => (await list(query)).measurements.map(({ id }: { id: string }) => id);
    expect(await ids('')).toEqual([late.id, warm.id, old.id]);
    expect(await ids(`measureId=${old.measureId}`)).toEqual([late.id, old.id]);
    expect(await ids('from=2026-11-02&to=2026-11-19')).toEqual([warm.id]);
  });
});

describe('A measure', () => {
  it('is one of each built-in kind, and any number of others', async () => {
    await add();
    const { status, body } = await ask('POST', '', { petId: petId(), kind: 'weight' });
    expect([status, body.error]).toEqual([409, 'measureExists']);
    await addMeasure({});
    expect(await addMeasure({})).toMatchObject({ name: 'נשימות במנוחה' });
  });

  it.each([
    [{ name: undefined, unit: undefined, low: 40, high: 30 }, ['high', 'name', 'unit']],
    [{ kind: 'temperature', unit: 'kg' }, ['unit']],
    [{ kind: 'pulse' }, ['kind']],
  ])('like %j is refused at %j', async (input, fields) => {
    const body = { petId: petId(), kind: 'own', name: 'x', unit: 'y', ...input };
    const answer = await ask('POST', '', body);
    expect([answer.status, Object.keys(answer.body.errors).toSorted()]).toEqual([422, fields]);
  });

  it('with values changes its unit by a conversion or not at all, and its limits with it', async () => {
    const { id, measureId } = await add({ kind: 'temperature', value: 38.5 });
    const gone = await add({ kind: 'temperature', value: 40 });
    await call('DELETE', `/${gone.id}`);
    const edit = (more: object) => ask('PUT', `/${measureId}`, { petId: petId(), kind: 'temperature', ...more });
    await edit({ low: 37, high: 39.2 });
    expect((await edit({ unit: '°F' })).body.errors).toEqual({ unit: expect.stringContaining('להמיר') });
    const { body } = await edit({ unit: '°F', convert: true, high: 102 });
    expect(body.measure).toMatchObject({ unit: '°F', low: 98.6, high: 102, latest: { id, value: 101.3 } });
    // A deleted value comes back in the new unit.
    expect((await call('POST', `/${gone.id}/restore`)).body.measurement).toMatchObject({ value: 104 });

    const own = await addMeasure({});
    const change = (unit: string) => ask('PUT', `/${own.id}`, { petId: petId(), kind: 'own', unit, convert: true });
    expect((await change('לשעה')).body.measure).toMatchObject({ unit: 'לשעה' });
    await add({ kind: undefined, measureId: own.id, value: 20 });
    expect((await change('לדקה')).body.errors).toEqual({ unit: 'אין המרה בין היחידות האלה' });
  });

  it('has a misspelled unit corrected, with its values as they are, if that is said', async () => {
    const own = await addMeasure({ unit: 'לדקא', high: 30 });
    const { id } = await add({ kind: undefined, measureId: own.id, value: 20 });
    const change = (more: object) => ask('PUT', `/${own.id}`, { petId: petId(), kind: 'own', ...more });
    const refused = { unit: 'אין המרה בין היחידות האלה' };
    expect((await change({ unit: 'לדקה' })).body.errors).toEqual(refused);
    expect((await change({ unit: 'לדקה', respell: false })).body.errors).toEqual(refused);
    const { body } = await change({ unit: 'לדקה', respell: true });
    expect(body.measure).toMatchObject({ unit: 'לדקה', high: 30, latest: { id, value: 20 } });
    expect((await call('GET', `/${id}`)).body.measurement).toMatchObject({ value: 20, measure: { unit: 'לדקה' } });
  });

  it('takes no unit for a spelling of another where both are known, nor of a built-in kind', async () => {
    const food = await addMeasure({ name: 'אוכל', unit: 'g' });
    await add({ kind: undefined, measureId: food.id, value: 200 });
    const { body } = await ask('PUT', `/${food.id}`, { petId: petId(), kind: 'own', unit: 'kg', respell: true });
    expect(body.errors).toEqual({ unit: expect.stringContaining('להמיר') });
    const { measureId } = await add({ kind: 'bodyCondition', value: 5 });
    const scored = { petId: petId(), kind: 'bodyCondition', unit: 'נקודות', respell: true };
    expect((await ask('PUT', `/${measureId}`, scored)).status).toBe(422);
  });

  it('is not left without a name or a unit', async () => {
    const own = await addMeasure({});
    const { status, body } = await ask('PUT', `/${own.id}`, { petId: petId(), kind: 'own', name: '', unit: ' ' });
    expect([status, Object.keys(body.errors).toSorted()]).toEqual([422, ['name', 'unit']]);
  });

  it('keeps its kind', async () => {
    const own = await addMeasure({});
    const { body } = await ask('PUT', `/${own.id}`, { petId: petId(), kind: 'lab', name: 'x', unit: 'y' });
    expect(body.errors).toEqual({ kind: 'אי אפשר לשנות מה מודדים' });
  });

  it('goes and comes back with its values, but for those that were deleted before', async () => {
    const { id, measureId } = await add();
    const { id: earlier } = await add({ takenAt: before(24) });
    await call('DELETE', `/${earlier}`);
    expect((await ask('DELETE', `/${measureId}`)).status).toBe(204);
    expect(await list()).toMatchObject({ total: 0 });
    const { entries } = (await app.call('GET', '/api/trash', { as: owner() })).body;
    expect(entries.map((entry: { id: string }) => entry.id).toSorted()).toEqual([earlier, measureId].toSorted());
    expect(entries.find((entry: { id: string }) => entry.id === earlier).first).toMatchObject({ id: measureId });
    expect((await call('POST', `/${earlier}/restore`)).status).toBe(404);
    await ask('POST', `/${measureId}/restore`);
    expect((await list()).measurements.map((one: { id: string }) => one.id)).toEqual([id]);
  });

  it('does not come back beside another of its kind', async () => {
    const { measureId } = await add();
    await ask('DELETE', `/${measureId}`);
    await add();
    const { status, body } = await ask('POST', `/${measureId}/restore`);
    expect([status, body.error]).toEqual([409, 'measureExists']);
    expect(await list()).toMatchObject({ total: 1 });
  });

  it('moves to another pet with its values', async () => {
    const cat = await catId();
    const { measureId, id } = await add();
    await ask('PUT', `/${measureId}`, { petId: cat, kind: 'weight' });
    expect(await measures(cat)).toMatchObject([{ id: measureId, latest: { id } }]);
    expect((await list(`petId=${cat}`)).measurements).toMatchObject([{ id, petId: cat, version: 2 }]);
  });

  it('of one pet is offered by its name for another', async () => {
    await addMeasure({});
    await addMeasure({ kind: 'lab', name: 'כייל כלבת', unit: 'IU/mL' });
    await addMeasure({});
    const { names } = (await ask('GET', '/names')).body;
    expect(names).toHaveLength(2);
    expect(names).toContainEqual({ kind: 'lab', name: 'כייל כלבת', unit: 'IU/mL' });
    const stranger = await givenOwner(app);
    expect((await app.call('GET', '/api/measures/names', { as: stranger })).body.names).toEqual([]);
  });
});

describe('A change that is told', () => {
  const latest = async () => (await measures())[0].latest;
  const dismiss = (id: string, isDismissed: boolean) => call('PATCH', `/${id}/change`, { isDismissed });

  it('is put aside for the value that it leads to, and taken back, without a new version', async () => {
    await add({ value: 4500, takenAt: before(24 * 40) });
    const { id, version } = await add({ value: 4000, takenAt: before(1) });
    expect(await latest()).toMatchObject({ id, isChangeDismissed: false });
    for (const _ of [1, 2]) {
      const { status, body } = await dismiss(id, true);
      expect([status, body.measurement.isChangeDismissed, body.measurement.version]).toEqual([200, true, version]);
    }
    expect(await latest()).toMatchObject({ id, isChangeDismissed: true });
    expect((await dismiss(id, false)).body.measurement).toMatchObject({ isChangeDismissed: false });
  });

  it('is told again when its value is edited or another comes, and not when its note is', async () => {
    const { id, takenAt } = await add({ value: 4000, takenAt: before(1) });
    await dismiss(id, true);
    const edit = (more: object) => call('PUT', `/${id}`, { petId: petId(), value: 4000, takenAt, ...more });
    expect((await edit({ note: 'אחרי האוכל' })).body.measurement).toMatchObject({ isChangeDismissed: true });
    expect((await edit({ value: 3900 })).body.measurement).toMatchObject({ isChangeDismissed: false });
    await dismiss(id, true);
    await add({ value: 3800 });
    expect(await latest()).toMatchObject({ isChangeDismissed: false });
  });

  it('of a deleted value, or of a stranger’s, is a 404', async () => {
    const { id } = await add();
    const stranger = await givenOwner(app);
    const body = { isDismissed: true };
    const path = `/api/measurements/${id}/change`;
    expect((await app.call('PATCH', path, { as: stranger, body })).status).toBe(404);
    await call('DELETE', `/${id}`);
    expect((await dismiss(id, true)).status).toBe(404);
  });
});

it('A value is written by guests who may edit medical records, and by no others', async () => {
  const [writer, reader] = [
    await givenGuest(app, owner(), petId(), { medicalRecords: 'edit' }),
    await givenGuest(app, owner(), petId(), { medicalRecords: 'view' }),
  ];
  const weigh = (as: typeof writer) =>
    app.call('POST', '/api/measurements', { as, body: { petId: petId(), kind: 'weight', value: 28_000 } });
  expect((await weigh(writer)).status).toBe(201);
  expect((await weigh(reader)).status).toBe(404);
  expect(await measures()).toHaveLength(1);
});

it('Notes and names are found, and values without a note are not in the index', async () => {
  await add({ note: 'אחרי הסטרואידים' });
  await add();
  await addMeasure({});
  const found = async (q: string) =>
    (await app.call('GET', `/api/search?${new URLSearchParams({ q })}`, { as: owner() })).body.groups.map(
      ({ kind, count }: { kind: string; count: number }) => [kind, count],
    );
  expect(await found('סטרואידים')).toEqual([['measurements', 1]]);
  expect(await found('נשימות')).toEqual([['measures', 1]]);
  expect(await found('משקל')).toContainEqual(['measures', 1]);
});

it('The used features name the pets of which something was measured', async () => {
  const used = async () => (await app.call('GET', '/api/overview/used', { as: owner() })).body.measures;
  await addMeasure({});
  expect(await used()).toEqual([]);
  const { id } = await add();
  expect(await used()).toEqual([petId()]);
  await call('DELETE', `/${id}`);
  expect(await used()).toEqual([]);
});
