import { contract } from '@tzemed/contract';
import pg from 'pg';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChangedNoun } from '../../context.ts';
import { exampleOf } from '../../http/openapi/openapi-example.ts';
import { schemasOf } from '../../http/openapi/openapi-schemas.ts';
import { type Answer, testApp } from '../../testing/app.ts';
import { uniqueBudgetTarget } from '../../testing/fixtures/unique-budget-target.ts';
import { givenExamplePeople } from '../../testing/fixtures/example-people.ts';
import { givenOwner, givenPet, type Owner } from '../../testing/fixtures/given.ts';
import { givenCoOwner, givenGuest } from '../../testing/fixtures/given-people.ts';
import { idAt } from '../../testing/fixtures/ids.ts';
import { rowsOf } from '../../testing/database/account-rows.ts';
import { sampled } from '../../testing/matrix/matrix-sample.ts';

// Every noun whose things are made, edited and brought back: a new one is included by being there. A dose is of a course of
// the same pet: see features/medicines/doses.test.ts.
const { parts, named } = schemasOf(contract);
const nouns = Object.entries(contract)
  .filter(([noun, calls]) => noun !== 'doses' && 'restore' in calls && 'update' in calls)
  .map(([noun]) => noun as ChangedNoun);
/** Resources of a household that belong to no pet. */
const ofHomes = new Set<ChangedNoun>([
  'vets',
  'tags',
  'reminderTemplates',
  'expenseCategories',
  'quickButtons',
  'expenseTemplates',
  'budgets',
  'settlements',
  'stockItems',
]);
/** Belongings that search leaves out. */
const unsearched = new Set<ChangedNoun>(['careItems', 'expensePlans', 'feedings']);
const belongingNouns = nouns.filter((noun) => noun !== 'pets' && !ofHomes.has(noun));

const reacted: string[] = [];
const noted = async (_ctx: unknown, { id }: { id: string }) => void reacted.push(id);
const app = await testApp(
  {},
  undefined,
  Object.fromEntries(nouns.map((noun) => [`${noun}.saved` as const, [noted]] as const)),
);
const { now } = app.clock;
const day = 24 * 3_600_000;

let owner: Owner;
let petId: string;
beforeEach(async () => {
  app.clock.now = now;
  owner = await givenOwner(app);
  petId = (await givenPet(app, owner)).id;
  await givenExamplePeople(app, owner.householdId);
});

const pathOf = (noun: ChangedNoun) => `/api${contract[noun].create.path}`;
const bodyOf = (noun: ChangedNoun) => ({
  ...(exampleOf(parts[`${noun}.create.body`]!, named) as object),
  version: undefined,
  // The household id of the example does not exist.
  householdId: undefined,
  petId,
});
const create = (noun: ChangedNoun, id: unknown, as = owner, more: object = {}) =>
  app.call('POST', pathOf(noun), { as, body: { ...bodyOf(noun), ...nameOf(noun, id), id, ...more } });
/** Unique name: a household has no two tags, categories or buttons of the same name. */
const nameOf = (noun: ChangedNoun, id: unknown) =>
  noun === 'tags' || noun === 'expenseCategories' || noun === 'quickButtons'
    ? { name: `ת${String(id).slice(-20)}` }
    : noun === 'budgets'
      ? (budgetOf[String(id).toLowerCase()] ??= uniqueBudgetTarget())
      : {};
/** Budget fields by id, so that a repeated request is for the same target. */
const budgetOf: Record<string, object> = {};
const change = (method: 'PUT' | 'DELETE', noun: ChangedNoun, id: string, body?: object) =>
  app.call(method, `${pathOf(noun)}/${id}`, { as: owner, body });
/** All of the owner's home, and nothing of when they were here last. */
const rowsNow = async () => (await rowsOf(app.db, owner)).filter(({ row }) => 'household_id' in row);
const thing = ({ body }: Answer) => Object.values(body)[0] as { id: string };

const told = ({ status, headers: { etag, location }, body }: Answer) => ({ status, etag, location, body });
const ofError = ({ status, body }: Answer) => [status, body.error];
/** Client id with the server's current time. */
const ownId = () => idAt(now);

describe.each(sampled(nouns, String))('An item created in %s with a client id', (noun) => {
  it('has it, and is answered as it is when it is sent again days later, and nothing else happens', async () => {
    const id = ownId();
    const first = await create(noun, id);
    expect([first.status, thing(first).id]).toEqual([201, id]);
    const before = await rowsNow();
    app.clock.now = new Date(now.getTime() + 3 * day);
    expect(told(await create(noun, id))).toEqual(told(first));
    // Letters of an id have no case.
    expect(told(await create(noun, id.toUpperCase()))).toEqual(told(first));
    expect(await rowsNow()).toEqual(before);
    expect(reacted.filter((one) => one === id)).toEqual([id]);
  });

  it('is answered as it stands by then when it was edited since', async () => {
    const id = ownId();
    await create(noun, id);
    const edited = await change('PUT', noun, id, bodyOf(noun));
    const again = await create(noun, id);
    expect(edited.headers.etag).toBe('"2"');
    expect(told(again)).toMatchObject({ status: 201, etag: '"2"', body: edited.body });
  });

  it('is answered to another owner who sends it, whichever home is their first', async () => {
    const id = ownId();
    const first = await create(noun, id);
    const coOwner = await givenCoOwner(app, owner);
    app.clock.now = new Date(now.getTime() + day);
    expect(told(await create(noun, id, coOwner))).toEqual(told(first));
    expect((await rowsOf(app.db, coOwner)).filter(({ row }) => row['id'] === id)).toEqual([]);
  });

  it('is one when twenty send it at the same time, and all get the same answer', async () => {
    const id = ownId();
    const answers = await Promise.all(Array.from({ length: 20 }, () => create(noun, id)));
    for (const answer of answers) expect(told(answer)).toEqual(told(answers[0]!));
    expect(answers[0]!.status).toBe(201);
    // The row itself, the one line that tells of it, and the one by which it is found: none is found of a tag but what bears
    // it or is filed under it, and neither a template nor a plan is searched for.
    const made = (await rowsNow()).filter(({ row }) => row['id'] === id).map(({ table }) => table);
    const isFound = !unsearched.has(noun) && (noun === 'vets' || noun === 'stockItems' || !ofHomes.has(noun));
    const beside = isFound ? ['changes', 'search_items'] : ['changes'];
    expect(made).toHaveLength(1 + beside.length);
    expect(made).toEqual(expect.arrayContaining(beside));
    expect(reacted.filter((one) => one === id)).toEqual([id]);
  });

  it('is refused when the id stands for something that was deleted, which stays so', async () => {
    const id = ownId();
    await create(noun, id);
    await change('DELETE', noun, id);
    const before = await rowsNow();
    expect(ofError(await create(noun, id))).toEqual([409, 'idTaken']);
    expect(await rowsNow()).toEqual(before);
  });

  it.each(nouns.filter((other) => other !== noun))('is refused when the id stands for one of %s', async (other) => {
    const id = ownId();
    await create(other, id);
    const before = await rowsNow();
    expect(ofError(await create(noun, id))).toEqual([409, 'idTaken']);
    expect(await rowsNow()).toEqual(before);
  });

  it('is the sender’s own when somebody of another home has used the id, and tells neither of the other', async () => {
    const id = ownId();
    const stranger = await givenOwner(app);
    const { id: theirPet } = await givenPet(app, stranger);
    await givenExamplePeople(app, stranger.householdId);
    await create(noun, id);
    const before = await rowsNow();
    const theirs = await create(noun, id, stranger, { petId: theirPet });
    expect([theirs.status, thing(theirs).id]).toEqual([201, id]);
    expect(await rowsNow()).toEqual(before);
    expect(told(await create(noun, id, stranger, { petId: theirPet }))).toEqual(told(theirs));
  });

  it.each([
    ['of another version', ownId().replace(/-7/, '-4')],
    ['of another variant', ownId().replace(/-[89ab](?=...-............$)/, '-c')],
    ['in words', 'שלום'],
    ['cut short', ownId().slice(1)],
    ['in braces', `{${ownId()}}`],
    ['empty', ''],
    ['null', null],
    ['a number', 7],
    ['of the day after tomorrow', idAt(new Date(now.getTime() + day + 1))],
    ['of the end of days', 'ffffffff-ffff-7fff-bfff-ffffffffffff'],
  ])('is refused at `id` when that is %s', async (_what, id) => {
    const before = await rowsNow();
    const { status, body } = await create(noun, id);
    expect([status, Object.keys(body.errors)]).toEqual([422, ['id']]);
    expect(await rowsNow()).toEqual(before);
  });

  it('may be of a clock that is a day ahead, or years behind', async () => {
    for (const at of [new Date(now.getTime() + day), new Date(0)])
      expect((await create(noun, idAt(at))).status).toBe(201);
  });
});

describe.each(sampled(belongingNouns, String))('an id of %s', (noun) => {
  const everything = { medicalRecords: 'edit', reminders: 'edit', expenses: 'edit' } as const;

  it('costs one statement when it is new, as many as none', async () => {
    const query = vi.spyOn(pg.Client.prototype, 'query');
    const table = noun.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    const sent = async (id: string | undefined) => {
      query.mockClear();
      expect((await create(noun, id)).status).toBe(201);
      const texts = query.mock.calls.map(([said]) => String((said as { text?: string }).text ?? said));
      return texts.filter((text) => text.includes(`"${table}"`)).length;
    };
    await sent(undefined);
    // Plans and items of a pet are counted before; a course is locked, planned and counted.
    const all = { careItems: 2, expensePlans: 2, medicines: 8 }[noun as string] ?? 1;
    expect([await sent(undefined), await sent(ownId())]).toEqual([all, all]);
    query.mockRestore();
  });

  it('answers what was moved to another pet since to whoever reaches that one, and is refused to others', async () => {
    const id = ownId();
    await create(noun, id);
    const guest = await givenGuest(app, owner, petId, everything);
    const other = await givenPet(app, owner, { name: 'מיצי', species: 'cat' });
    await change('PUT', noun, id, { ...bodyOf(noun), petId: other.id });
    expect(thing(await create(noun, id))).toMatchObject({ id, petId: other.id });
    const before = await rowsNow();
    expect(ofError(await create(noun, id, guest))).toEqual([409, 'idTaken']);
    expect(await rowsNow()).toEqual(before);
  });

  it('is refused to a guest who has it from where they may not look, and says nothing of what it is', async () => {
    const hidden = belongingNouns.find((other) => other !== noun)!;
    const guest = await givenGuest(app, owner, petId, { ...everything, [hidden]: 'none' });
    const [id, unknown] = [ownId(), ownId()];
    const { id: elsewhere } = await givenPet(app, owner);
    await create(hidden, id);
    await create(noun, unknown, owner, { petId: elsewhere });
    for (const sent of [id, unknown]) {
      const { status, body } = await create(noun, sent, guest);
      const { requestId: _id, ...said } = body;
      expect([status, said]).toEqual([409, { error: 'idTaken', message: 'כבר נעשה שימוש במזהה הזה' }]);
    }
    // A guest's permission to add to one pet does not reach another pet.
    expect(ofError(await create(noun, ownId(), guest, { petId: elsewhere }))).toEqual([404, 'notFound']);
  });
});

it('A pet that was added already is answered however full the plan is', async () => {
  const full = await testApp({ FREE_PLAN_PET_LIMIT: '1' });
  const member = await givenOwner(full);
  const body = { name: 'בלה', species: 'dog', id: ownId() };
  const send = () => full.call('POST', '/api/pets', { as: member, body });
  const first = await send();
  await givenPet(full, member);
  expect(told(await send())).toEqual(told(first));
  expect(ofError(await full.call('POST', '/api/pets', { as: member, body: { ...body, id: ownId() } }))).toEqual([
    403,
    'petLimit',
  ]);
});

it('Every call that makes a thing that can be edited takes an id', () => {
  for (const noun of nouns) {
    const { create, update } = contract[noun];
    const fieldsOf = ({ body }: { readonly body: { readonly shape: object } }) => Object.keys(body.shape);
    expect([noun, fieldsOf(create).includes('id'), fieldsOf(update).includes('id')]).toEqual([noun, true, false]);
  }
});
