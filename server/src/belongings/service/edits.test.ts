import { contract } from '@tzemed/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { exampleOf } from '../../http/openapi/openapi-example.ts';
import { schemaPath, schemasOf } from '../../http/openapi/openapi-schemas.ts';
import { newId } from '../../lib/ids.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { uniqueBudgetTarget } from '../../testing/fixtures/unique-budget-target.ts';
import { givenExamplePeople } from '../../testing/fixtures/example-people.ts';
import { givenOwner, givenPet, type Owner } from '../../testing/fixtures/given.ts';
import { givenCoOwner } from '../../testing/fixtures/given-people.ts';
import { sampled } from '../../testing/matrix/matrix-sample.ts';

// Every noun whose things are made, edited and brought back, as the contract describes it: a new one is included by
// being there.
const { parts, named } = schemasOf(contract);
const nouns = Object.entries(contract).flatMap(([noun, table]) =>
  'restore' in table && 'update' in table ? [noun] : [],
);

type Name = 'pets' | 'expenses' | 'medicalRecords' | 'reminders';
const pathOf = (noun: string) => `/api${contract[noun as Name].create.path}`;
const schemaOf = (noun: string) => named[(parts[`${noun}.update.body`]?.$ref ?? '').slice(schemaPath.length)]!;
/** Optional fields of a resource, and a body that fills all of them. */
function bodyOf(noun: string) {
  const schema = schemaOf(noun);
  const { reply } = contract[noun as Name].get;
  const [row] = Object.values(reply.shape) as unknown as [{ shape: object }];
  // A field that is sent but not returned is an instruction, not a field of the row.
  const fields = Object.keys(schema.properties ?? {}).filter(
    // `refundOf` is fixed at creation, `claimId` is the claim's, `measureId` names another row: not editable as a text.
    (name) => !['version', 'petId', 'refundOf', 'claimId', 'measureId', 'together'].includes(name) && name in row.shape,
  );
  const optional = fields.filter((name) => !schema.required?.includes(name));
  const example = exampleOf(schema, named) as Record<string, unknown>;
  function some(name: string) {
    const said = JSON.stringify(schema.properties?.[name]);
    if (/"(number|integer)"/.test(said)) return 1;
    if (name === 'paidBy') return owner.id;
    return said.includes('"date"') ? '2027-11-21' : 'כתוב כאן';
  }
  return { optional, full: { ...Object.fromEntries(optional.map((name) => [name, some(name)])), ...example } };
}

/** Fields that may stand without a value; `''` says so of text, days and choices, and is no number. */
const clearableBy = (nothing: null | '', noun: string) => (field: string) => {
  const schema = JSON.stringify(schemaOf(noun).properties?.[field]);
  return schema.includes('"null"') && (nothing === null || schema.includes('"string"'));
};

let app: TestApp;
let owner: Owner;
let petId: string;
beforeAll(async () => {
  app = await testApp();
  owner = await givenOwner(app);
  petId = (await givenPet(app, owner)).id;
  await givenExamplePeople(app, owner.householdId);
});

/** True for tags, categories and buttons, whose names are unique in a household. */
const isNamed = (noun: string) => ['tags', 'expenseCategories', 'quickButtons'].includes(noun);
const nameOf = (noun: string) =>
  isNamed(noun)
    ? { name: newId().slice(-20) }
    : noun === 'budgets'
      ? uniqueBudgetTarget()
      : // The kind makes a new value possible without a measure.
        noun === 'measurements'
        ? { kind: 'weight' }
        : {};
/** True for resources whose edits must contain all fields. */
const isWhole = isNamed;

const thingIn = (body: Record<string, unknown>) => Object.values(body)[0] as Record<string, unknown> & { id: string };
async function make(noun: string) {
  const { full, optional } = bodyOf(noun);
  const { version: _none, ...sent } = { ...full, petId, ...nameOf(noun) } as Record<string, unknown>;
  const made = await app.call('POST', pathOf(noun), { as: owner, body: sent });
  expect([noun, made.status, made.body.errors]).toEqual([noun, 201, undefined]);
  const required = Object.fromEntries(Object.entries(sent).filter(([name]) => !optional.includes(name)));
  return { made: thingIn(made.body), sent, required, optional, etag: made.headers.etag };
}
const edit = (noun: string, id: string, body: object, headers = {}) =>
  app.call('PUT', `${pathOf(noun)}/${id}`, { as: owner, body, headers });

describe.each(sampled(nouns, String))('an edit of %s', (noun) => {
  it('leaves what it does not name', async () => {
    const { made, required, optional } = await make(noun);
    const { status, body } = await edit(noun, made.id, required);
    expect(status).toBe(200);
    expect(optional.length > 0).toBe(!isWhole(noun));
    for (const field of optional) expect([field, thingIn(body)[field]]).toEqual([field, made[field]]);
  });

  it.each([null, ''] as const)('takes away what it sends as %j', async (nothing) => {
    const { made, required, optional } = await make(noun);
    const cleared = optional.filter(clearableBy(nothing, noun));
    expect(cleared.length > 0).toBe(!isWhole(noun));
    const { body } = await edit(noun, made.id, {
      ...required,
      ...Object.fromEntries(cleared.map((field) => [field, nothing])),
    });
    // An empty list is returned as [], not as null.
    for (const field of cleared)
      expect([field, thingIn(body)[field]]).toEqual([field, Array.isArray(made[field]) ? [] : null]);
  });

  it('is refused when it began from a version that no row can have', async () => {
    const { made, required } = await make(noun);
    for (const version of [2_147_483_648, 9_007_199_254_740_991, 0, 1.5, '1']) {
      const answer = await edit(noun, made.id, { ...required, version });
      expect([version, answer.status, answer.body.errors]).toEqual([version, 422, { version: 'מספר הגרסה אינו תקין' }]);
    }
    expect((await edit(noun, made.id, { ...required, version: 2_147_483_647 })).status).toBe(409);
  });

  it('is made from the version that If-Match names, or not at all', async () => {
    const { made, required, etag } = await make(noun);
    expect(etag).toBe('"1"');
    const first = await edit(noun, made.id, required, { 'if-match': etag });
    expect([first.status, first.headers.etag]).toEqual([200, '"2"']);
    for (const old of ['"1"', '"7"', 'W/"2"', 'x', '"99999999999"']) {
      const late = await edit(noun, made.id, required, { 'if-match': old });
      expect([old, late.status, late.body.error]).toEqual([old, 412, 'stale']);
      expect(late.body.current).toEqual(first.body);
    }
    expect((await edit(noun, made.id, required, { 'if-match': '*' })).status).toBe(200);
    const removed = (version: string) =>
      app.call('DELETE', `${pathOf(noun)}/${made.id}`, { as: owner, headers: { 'if-match': version } });
    expect((await removed('"2"')).status).toBe(412);
    expect((await removed('"3"')).status).toBe(204);
  });

  it('is made when body and If-Match both name the version that stands, and names the one that fails', async () => {
    const { made, required } = await make(noun);
    await edit(noun, made.id, required);
    const answer = async (header: number, version: number) => {
      const { status } = await edit(noun, made.id, { ...required, version }, { 'if-match': `"${header}"` });
      return [header, version, status];
    };
    expect(await answer(1, 2)).toEqual([1, 2, 412]);
    expect(await answer(1, 1)).toEqual([1, 1, 412]);
    expect(await answer(3, 1)).toEqual([3, 1, 412]);
    expect(await answer(2, 1)).toEqual([2, 1, 409]);
    expect(await answer(2, 2)).toEqual([2, 2, 200]);
  });

  it('is told with who made the thing and who changed it last', async () => {
    const { made, required } = await make(noun);
    expect(made).toMatchObject({ createdBy: owner.id, updatedBy: owner.id });
    const coOwner = await givenCoOwner(app, owner);
    const signed = { id: made.id, createdBy: owner.id, updatedBy: coOwner.id };
    const edited = await app.call('PUT', `${pathOf(noun)}/${made.id}`, { as: coOwner, body: required });
    expect(thingIn(edited.body)).toMatchObject(signed);
    const path = `/api${contract[noun as Name].list.path}?limit=100`;
    const { body } = await app.call('GET', path, { as: owner });
    expect(Object.values<unknown>(body)[0]).toContainEqual(expect.objectContaining(signed));
  });

  it('is signed: who and when stand in the row, and who deleted it', async () => {
    const { made, required } = await make(noun);
    const row = () =>
      app.db
        .selectFrom(noun as Name)
        .select(['createdBy', 'createdAt', 'updatedBy', 'updatedAt', 'deletedBy'])
        .where('householdId', '=', owner.householdId)
        .where('id', '=', made.id)
        .executeTakeFirstOrThrow();
    const before = app.clock.now;
    expect(await row()).toEqual({
      createdBy: owner.id,
      createdAt: before,
      updatedBy: owner.id,
      updatedAt: before,
      deletedBy: null,
    });
    await app.db
      .updateTable(noun as 'pets')
      .set({ updatedBy: made.id })
      .where('householdId', '=', owner.householdId)
      .where('id', '=', made.id)
      .execute();
    app.clock.now = new Date(before.getTime() + 60_000);
    await edit(noun, made.id, required);
    expect(await row()).toMatchObject({ createdAt: before, updatedBy: owner.id, updatedAt: app.clock.now });
    await app.call('DELETE', `${pathOf(noun)}/${made.id}`, { as: owner });
    expect((await row()).deletedBy).toBe(owner.id);
    app.clock.now = new Date(before.getTime() + 120_000);
    await app.call('POST', `${pathOf(noun)}/${made.id}/restore`, { as: owner });
    expect(await row()).toMatchObject({ deletedBy: null, updatedAt: app.clock.now });
  });
});
