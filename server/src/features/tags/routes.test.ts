import { beforeEach, describe, expect, it } from 'vitest';
import { maxTagsOfOne } from '@tzemed/contract/items/tag-ids';
import { maxTags } from '@tzemed/contract/items/tags';
import { type Answer, testApp } from '../../testing/app.ts';
import { givenOwner, givenPet, type Owner } from '../../testing/fixtures/given.ts';
import { formWith } from '../../testing/documents/upload-form.ts';
import { givenCoOwner, givenGuest } from '../../testing/fixtures/given-people.ts';
import { pdf } from '../../testing/documents/minimal-pdf.ts';

const app = await testApp();
let dana: Owner;
let petId: string;
beforeEach(async () => {
  dana = await givenOwner(app);
  petId = (await givenPet(app, dana)).id;
});

const post = (tag: object, as = dana) =>
  app.call('POST', '/api/tags', { as, body: { name: 'ביטוח', hue: 'sky', ...tag } });
const add = async (tag: object = {}, as = dana) => (await post(tag, as)).body.tag;
const put = (id: string, tag: object, as = dana) =>
  app.call('PUT', `/api/tags/${id}`, { as, body: { name: 'ביטוח', hue: 'sky', ...tag } });
const remove = (id: string, as = dana) => app.call('DELETE', `/api/tags/${id}`, { as });
const restore = (id: string, as = dana) => app.call('POST', `/api/tags/${id}/restore`, { as });
const merge = (id: string, into: string, as = dana) =>
  app.call('POST', `/api/tags/${id}/merge`, { as, body: { tagId: into } });
const list = async (as = dana) => (await app.call('GET', '/api/tags', { as })).body.tags as Tag[];
type Tag = { id: string; name: string; mergedIds: string[]; mayEdit: boolean };
const namesFor = async (as = dana) => (await list(as)).map(({ name }) => name);
const refusal = ({ status, body }: Answer) => [status, body.errors ?? body.error];

/** Resources that can have tags: the body of a new row, and the key of the response. */
const bearing = {
  expenses: { body: { description: 'מזון', amount: 10, category: 'food', date: '2026-11-19' }, one: 'expense' },
  'medical-records': { body: { description: 'בדיקה', type: 'checkup', date: '2026-11-19' }, one: 'record' },
  reminders: { body: { title: 'כדור', date: '2026-12-19T07:00:00.000Z', time: '09:00' }, one: 'reminder' },
  appointments: { body: { reason: 'חיסון', date: '2026-12-19' }, one: 'appointment' },
};
type Path = keyof typeof bearing;
const paths = Object.keys(bearing) as Path[];

const bear = async (path: Path, tagIds: string[], as = dana) => {
  const { body } = bearing[path];
  return app.call('POST', `/api/${path}`, { as, body: { ...body, petId, tagIds } });
};
const idsUnder = async (path: string, tagId: string, as = dana) => {
  const { body } = await app.call('GET', `/api/${path}?tagId=${tagId}`, { as });
  const rows = Object.values(body).find(Array.isArray) as { id: string }[];
  expect(body.total).toBe(rows.length);
  return rows.map(({ id }) => id);
};

/** Inserts this many tags, each with its own name. */
const givenTags = async (length: number) => {
  await app.db
    .insertInto('tags')
    .values(
      Array.from({ length }, (_, at) => ({
        householdId: dana.householdId,
        id: `01980b1e-7c00-7000-8000-${String(at).padStart(12, '0')}`,
        name: `תגית ${at}`,
        hue: 'sage',
        createdAt: app.clock.now,
        createdBy: dana.id,
        updatedAt: app.clock.now,
        updatedBy: dana.id,
      })),
    )
    .execute();
};

describe('The tags of a home', () => {
  it('come by name, with the ids of those that were merged into them', async () => {
    for (const name of ['שיקום', 'ביטוח']) await add({ name });
    expect(await list()).toEqual([
      expect.objectContaining({ name: 'ביטוח', hue: 'sky', mergedIds: [], mayEdit: true, version: 1 }),
      expect.objectContaining({ name: 'שיקום' }),
    ]);
  });

  it('have names of one line', async () => {
    expect(await add({ name: 'שורה\nשורה' })).toMatchObject({ name: 'שורה שורה' });
  });

  it.each([
    [{ name: ' ' }, 'name'],
    [{ name: 'א'.repeat(31) }, 'name'],
    [{ name: 'שורה\u0007' }, 'name'],
    [{ hue: 'black' }, 'hue'],
    [{ hue: undefined }, 'hue'],
  ])('are not taken with %j', async (tag, field) => {
    expect(refusal(await post(tag))).toEqual([422, { [field]: expect.any(String) }]);
    expect(await namesFor()).toEqual([]);
  });

  it.each(['ביטוח', ' ביטוח ', 'בִּיטוּחַ', '"ביטוח"'])('are none twice: not as %s', async (name) => {
    await add({ name: 'ביטוח' });
    const other = await add({ name: 'שיקום' });
    for (const answer of [await post({ name }), await put(other.id, { name })]) {
      expect(refusal(answer)).toEqual([409, { name: 'כבר יש תגית בשם הזה' }]);
      expect(answer.body.error).toBe('tagNameTaken');
    }
    expect(await namesFor()).toEqual(['ביטוח', 'שיקום']);
  });

  it('are as many as a home may have, and no more', async () => {
    await givenTags(maxTags);
    expect(refusal(await post({}))).toEqual([422, { name: expect.stringContaining('200') }]);
    await remove((await list())[0]!.id);
    expect((await post({})).status).toBe(201);
  });

  it('two owners add the last of as many at the same time: one does', async () => {
    const yoav = await givenCoOwner(app, dana);
    await givenTags(maxTags - 1);
    const answers = await Promise.all([post({}), post({ name: 'אחרת', householdId: dana.householdId }, yoav)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422]);
  });

  it('two owners add one of the same name at the same time: one does', async () => {
    const yoav = await givenCoOwner(app, dana);
    const answers = await Promise.all([post({}), post({ householdId: dana.householdId }, yoav)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(await namesFor()).toEqual(['ביטוח']);
  });

  it('go and come back, with what bears them, unless another is called so by now', async () => {
    const { id } = await add();
    const { body } = await bear('expenses', [id]);
    await remove(id);
    expect(await namesFor()).toEqual([]);
    expect((await app.call('GET', `/api/expenses/${body.expense.id}`, { as: dana })).body.expense.tagIds).toEqual([id]);
    await add();
    expect(refusal(await restore(id))).toEqual([409, 'tagNameTaken']);
    await remove((await list())[0]!.id);
    expect((await restore(id)).body.tag.id).toBe(id);
    expect(await idsUnder('expenses', id)).toEqual([body.expense.id]);
    expect(refusal(await restore(id))).toEqual([404, 'notFound']);
  });
});

describe.each(paths)('The resource %s', (path) => {
  const { one } = bearing[path];

  it('tags are kept, once each; an edit leaves them, changes them, and takes them away', async () => {
    const [a, b] = [await add({ name: 'א' }), await add({ name: 'ב' })];
    const made = (await bear(path, [a.id, a.id.toUpperCase(), b.id])).body[one];
    expect(made.tagIds).toEqual([a.id, b.id]);
    const edit = async (more: object) =>
      (await app.call('PUT', `/api/${path}/${made.id}`, { as: dana, body: { ...bearing[path].body, petId, ...more } }))
        .body[one].tagIds;
    expect(await edit({})).toEqual([a.id, b.id]);
    expect(await edit({ tagIds: [b.id] })).toEqual([b.id]);
    expect(await edit({ tagIds: [] })).toEqual([]);
  });

  it('the list tells what bears one, and what bears one that was merged into it', async () => {
    const [a, b, c] = [await add({ name: 'א' }), await add({ name: 'ב' }), await add({ name: 'ג' })];
    const ofA = (await bear(path, [a.id])).body[one].id;
    const ofB = (await bear(path, [b.id])).body[one].id;
    await bear(path, []);
    expect(await idsUnder(path, a.id)).toEqual([ofA]);
    await merge(a.id, b.id);
    await merge(b.id, c.id);
    expect((await idsUnder(path, c.id)).toSorted()).toEqual([ofA, ofB].toSorted());
    await restore(b.id);
    expect(await idsUnder(path, c.id)).toEqual([]);
    expect((await idsUnder(path, b.id)).toSorted()).toEqual([ofA, ofB].toSorted());
    await restore(a.id);
    expect(await idsUnder(path, b.id)).toEqual([ofB]);
  });

  it.each([
    ['one of nobody', ['01980b1e-7c00-7000-8000-000000000000'], 404, undefined],
    ['no id', ['תגית'], 404, undefined],
    ['a thousand', Array.from({ length: 1000 }, () => '01980b1e-7c00-7000-8000-000000000000'), 422, ['tagIds']],
    ['ten thousand', Array.from({ length: 10_000 }, () => '01980b1e-7c00-7000-8000-000000000000'), 413, undefined],
    ['no list', 'תגית', 422, ['tagIds']],
    ['nothing', null, 422, ['tagIds']],
  ])('%s is refused', async (_what, tagIds, status, errors) => {
    const answer = await bear(path, tagIds as string[]);
    expect([answer.status, answer.body.errors && Object.keys(answer.body.errors)]).toEqual([status, errors]);
    const { body: listed } = await app.call('GET', `/api/${path}`, { as: dana });
    expect(listed.total).toBe(0);
  });

  it('the tag of another home is refused, as it would be if nobody had it', async () => {
    const theirs = await add({}, await givenOwner(app));
    expect(refusal(await bear(path, [theirs.id]))).toEqual([404, 'notFound']);
  });

  it('a tag that has gone meanwhile is taken, and says nothing until it is back; one that was merged is the other', async () => {
    const [gone, merged, other] = [await add({ name: 'א' }), await add({ name: 'ב' }), await add({ name: 'ג' })];
    await remove(gone.id);
    await merge(merged.id, other.id);
    const { body, status } = await bear(path, [gone.id, merged.id]);
    expect(status).toBe(201);
    expect(await idsUnder(path, other.id)).toEqual([body[one].id]);
    await restore(gone.id);
    expect(await idsUnder(path, gone.id)).toEqual([body[one].id]);
  });

  it('the list of what is no tag, of another home’s, and of one that went, is not there', async () => {
    const theirs = await add({}, await givenOwner(app));
    const gone = await add();
    await remove(gone.id);
    for (const id of ['תגית', '01980b1e-7c00-7000-8000-000000000000', petId, theirs.id, gone.id])
      expect(refusal(await app.call('GET', `/api/${path}?tagId=${id}`, { as: dana }))).toEqual([404, 'notFound']);
  });
});

it('A pet bears tags too', async () => {
  const { id } = await add();
  const { body } = await app.call('PUT', `/api/pets/${petId}`, {
    as: dana,
    body: { name: 'בלה', species: 'dog', tagIds: [id] },
  });
  expect(body.pet.tagIds).toEqual([id]);
  const { body: listed } = await app.call('GET', '/api/pets/my-pets', { as: dana });
  expect(listed.pets.map(({ tagIds }: { tagIds: string[] }) => tagIds)).toEqual([[id]]);
});

it('The expense sums can be filtered by tag', async () => {
  const { id } = await add();
  await bear('expenses', [id]);
  await bear('expenses', []);
  const { body } = await app.call('GET', `/api/expenses?tagId=${id}`, { as: dana });
  expect([body.total, body.totalAmount, body.months.onPage]).toEqual([
    1,
    10,
    [{ month: '2026-11', totalAmount: 10, count: 1 }],
  ]);
});

it(`A thing bears ${maxTagsOfOne} at most`, async () => {
  const ids: string[] = [];
  for (let n = 0; n <= maxTagsOfOne; n += 1) ids.push((await add({ name: `ת${n}` })).id);
  expect((await bear('expenses', ids.slice(1))).status).toBe(201);
  expect(refusal(await bear('expenses', ids))).toEqual([422, { tagIds: expect.stringContaining('20') }]);
});

it('Rows made from a tagged item keep its tags: the record of an appointment and the cost of a record', async () => {
  const { id } = await add();
  const { body } = await bear('appointments', [id]);
  const done = await app.call('PATCH', `/api/appointments/${body.appointment.id}/complete`, { as: dana });
  expect(done.body.records.map(({ tagIds }: { tagIds: string[] }) => tagIds)).toEqual([[id]]);
  const record = { ...bearing['medical-records'].body, petId, tagIds: [id], cost: 320 };
  await app.call('POST', '/api/medical-records', { as: dana, body: record });
  expect(await idsUnder('expenses', id)).toHaveLength(1);
});

it('The next of a repeating reminder bears what the one that is done bore', async () => {
  const { id } = await add();
  const { body } = await app.call('POST', '/api/reminders', {
    as: dana,
    body: { ...bearing.reminders.body, petId, repeatInterval: 'monthly', tagIds: [id] },
  });
  const done = await app.call('PATCH', `/api/reminders/${body.reminder.id}/complete`, { as: dana });
  expect(done.body.next.tagIds).toEqual([id]);
});

describe('Merging', () => {
  it('answers the one that stands; the other is listed no more', async () => {
    const [a, b] = [await add({ name: 'א' }), await add({ name: 'ב' })];
    expect((await merge(a.id, b.id)).body.tag).toMatchObject({ id: b.id, mergedIds: [a.id] });
    expect(await namesFor()).toEqual(['ב']);
  });

  it('is refused with itself, with one that went, of another home, of nobody, and with no id', async () => {
    const [a, b] = [await add({ name: 'א' }), await add({ name: 'ב' })];
    await remove(b.id);
    const theirs = await add({}, await givenOwner(app));
    for (const into of [a.id, b.id, theirs.id, '01980b1e-7c00-7000-8000-000000000000', 'תגית'])
      expect(refusal(await merge(a.id, into))).toEqual([404, 'notFound']);
    expect(refusal(await merge(b.id, a.id))).toEqual([404, 'notFound']);
    expect(await list()).toEqual([expect.objectContaining({ name: 'א', mergedIds: [] })]);
  });

  it('into each other at the same time, one of them stands', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [a, b] = [await add({ name: `א${round}` }), await add({ name: `ב${round}` })];
      const answers = await Promise.all([merge(a.id, b.id), merge(b.id, a.id)]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    }
    expect(await list()).toHaveLength(5);
  });
});

it('Guests see the tags of a home of which a pet is shared with them, use them, and change none', async () => {
  const noa = await givenGuest(app, dana, petId, { expenses: 'edit' });
  const tag = await add();
  const other = await add({ name: 'אחרת' });
  expect((await list(noa)).map(({ name, mayEdit }) => [name, mayEdit])).toEqual([
    ['אחרת', false],
    ['ביטוח', false],
  ]);
  expect((await bear('expenses', [tag.id], noa)).body.expense.tagIds).toEqual([tag.id]);
  expect(await idsUnder('expenses', tag.id, noa)).toHaveLength(1);
  for (const answer of [
    await put(tag.id, {}, noa),
    await remove(tag.id, noa),
    await merge(tag.id, other.id, noa),
    await post({ householdId: dana.householdId }, noa),
  ])
    expect(refusal(answer)).toEqual([404, 'notFound']);
  expect(await namesFor(await givenOwner(app))).toEqual([]);
});

describe('Search by tag name', () => {
  const found = async (q: string, as = dana) => {
    const { body } = await app.call('GET', `/api/search?${new URLSearchParams({ q })}`, { as });
    type Hit = { id: string; tagIds: string[] };
    return (body.groups as { hits: Hit[] }[]).flatMap(({ hits }) => hits.map(({ id, tagIds }) => [id, tagIds]));
  };
  const idOf = ({ body }: Answer, path: Path) => body[bearing[path].one].id as string;

  it('finds items of every kind and names the matching tags', async () => {
    const [claim, other] = [await add({ name: 'תביעת ביטוח' }), await add({ name: 'שיקום' })];
    const ids = [];
    for (const path of paths) ids.push(idOf(await bear(path, [claim.id, other.id]), path));
    expect((await found('התביעה')).toSorted()).toEqual(ids.map((id) => [id, [claim.id]]).toSorted());
    expect((await found('תביעת שיקום')).map(([, tagIds]) => tagIds)).toEqual(ids.map(() => [claim.id, other.id]));
    // The first word matches the item itself, the second its tag.
    expect(await found('מזון ביטוח')).toEqual([[ids[0], [claim.id]]]);
    const { body } = await app.call('GET', `/api/expenses/search?${new URLSearchParams({ q: 'ביטוח' })}`, { as: dana });
    expect(body.expenses.map(({ id }: { id: string }) => id)).toEqual([ids[0]]);
  });

  it('uses the current name of a renamed, merged or restored tag, and none of a deleted tag', async () => {
    const [old, claim] = [await add({ name: 'פנסיון' }), await add({ name: 'ביטוח' })];
    const id = idOf(await bear('expenses', [old.id]), 'expenses');
    await put(old.id, { name: 'כלבייה' });
    expect([await found('פנסיון'), await found('כלבייה')]).toEqual([[], [[id, [old.id]]]]);
    await merge(old.id, claim.id);
    expect([await found('כלבייה'), await found('ביטוח')]).toEqual([[], [[id, [old.id]]]]);
    await restore(old.id);
    expect([await found('כלבייה'), await found('ביטוח')]).toEqual([[[id, [old.id]]], []]);
    await remove(old.id);
    expect(await found('כלבייה')).toEqual([]);
  });

  it('finds only items that a guest may see, and none for other households', async () => {
    const claim = await add({ name: 'תביעת ביטוח' });
    const id = idOf(await bear('expenses', [claim.id]), 'expenses');
    const helper = await givenGuest(app, dana, petId, { profile: 'view', expenses: 'view' });
    const sitter = await givenGuest(app, dana, petId, { profile: 'view', reminders: 'edit' }, 'גל');
    const stranger = await givenOwner(app, 'זר');
    await givenPet(app, stranger);
    const theirs = await add({ name: 'תביעת ביטוח' }, stranger);
    expect(await Promise.all([dana, helper, sitter, stranger].map((as) => found('ביטוח', as)))).toEqual([
      [[id, [claim.id]]],
      [[id, [claim.id]]],
      [],
      [],
    ]);
    expect(theirs.id).not.toBe(claim.id);
  });
});

describe('A paper', () => {
  it('bears tags that are said of it, is found by them, and leaves those of others alone', async () => {
    const claim = await add({ name: 'תביעת ביטוח' });
    const record = (await bear('medical-records', [])).body.record.id as string;
    const form = await formWith(pdf(), { name: 'קבלה.pdf', type: 'application/pdf' });
    const at = `/api/medical-records/${record}/attachments`;
    const { id } = (await app.call('POST', at, { as: dana, ...form })).body.attachment;
    const say = (body: object) => app.call('PUT', `${at}/${id}`, { as: dana, body });
    expect((await say({ tagIds: [claim.id] })).body.attachment).toMatchObject({ name: 'קבלה.pdf', tagIds: [claim.id] });
    expect((await say({ kind: 'invoice' })).body.attachment.tagIds).toEqual([claim.id]);
    const { body } = await app.call('GET', `/api/search?${new URLSearchParams({ q: 'ביטוח' })}`, { as: dana });
    expect(body.groups).toMatchObject([{ kind: 'papers', hits: [{ id, tagIds: [claim.id] }] }]);

    const stranger = await givenOwner(app, 'זר');
    const theirs = await add({ name: 'שלהם' }, stranger);
    for (const wrong of [theirs.id, 'x', '01980b1e-7c00-7000-8000-00000000dead'])
      expect(refusal(await say({ name: 'אחר', tagIds: [wrong] }))).toEqual([404, 'notFound']);
    const many = Array.from(
      { length: maxTagsOfOne + 1 },
      (_, at) => `01980b1e-7c00-7000-8000-${String(at).padStart(12, '0')}`,
    );
    expect((await say({ tagIds: many })).status).toBe(422);
    const [kept] = (await app.call('GET', at, { as: dana })).body.attachments;
    expect([kept.name, kept.tagIds]).toEqual(['קבלה.pdf', [claim.id]]);
  });
});

it('A vet bears tags of their home, and no others', async () => {
  const [claim, theirs] = [await add(), await add({}, await givenOwner(app, 'זר'))];
  const send = (tagIds: string[]) => app.call('POST', '/api/vets', { as: dana, body: { name: 'ד״ר לוי', tagIds } });
  const { status, body } = await send([claim.id]);
  expect([status, body.vet.tagIds]).toEqual([201, [claim.id]]);
  const change = (said: object) =>
    app.call('PUT', `/api/vets/${body.vet.id}`, { as: dana, body: { name: 'ד״ר לוי', ...said } });
  expect((await change({})).body.vet.tagIds).toEqual([claim.id]);
  expect(refusal(await change({ tagIds: [theirs.id] }))).toEqual([404, 'notFound']);
  expect(refusal(await send(['x']))).toEqual([404, 'notFound']);
  expect((await change({ tagIds: [] })).body.vet.tagIds).toEqual([]);
});
