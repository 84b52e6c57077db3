import { fc } from '@tzemed/contract/testing/fast-check';
import { describe, expect, it } from 'vitest';
import { newId } from '../../lib/ids.ts';
import { givenGuest, givenShare } from '../../testing/fixtures/given-people.ts';
import { givenOwner, givenPet } from '../../testing/fixtures/given.ts';
import { idAt } from '../../testing/fixtures/ids.ts';
import { petResourceApp } from '../../testing/matrix/pet-resource-app.ts';

const food = { description: 'חול מתגבש', amount: 100, category: 'equipment', date: '2026-11-19' };
const { app, call, catId, list, owner, petId, post, put } = await petResourceApp('expenses', food);

type Part = { id: string; petId: string; amount: number; refunded: number; version: number };
type Row = Omit<Part, 'refunded'> & { together: Part[] };
const rows = async (): Promise<Row[]> => (await list()).expenses;
const amounts = async () => Object.fromEntries((await rows()).map((row) => [row.petId, row.amount]));
const pets = async () => [petId(), await catId(), await catId()] as const;

it('A purchase for three pets is an expense of each, which add up to it and know of each other', async () => {
  const [dog, cat, other] = await pets();
  const { status, body } = await post({ parts: [{ petId: dog }, { petId: cat }, { petId: other }] });
  expect([status, body.expense.amount]).toEqual([201, 33.34]);
  const all = await list();
  expect([all.total, all.totalAmount]).toEqual([3, 100]);
  for (const row of all.expenses as Row[]) {
    expect(row).toMatchObject({ ...food, amount: row.amount, petId: row.petId });
    expect(row.together.reduce((sum, { amount }) => sum + Math.round(amount * 100), Math.round(row.amount * 100))).toBe(
      100_00,
    );
  }
  expect((await call('GET', `/${body.expense.id}`)).body).toEqual(body);
});

it('It is divided by percents, and by amounts', async () => {
  const [dog, cat] = await pets();
  await post({
    parts: [
      { petId: dog, percent: 33.33 },
      { petId: cat, percent: 66.67 },
    ],
  });
  expect(await amounts()).toEqual({ [dog]: 33.33, [cat]: 66.67 });
  await post({
    amount: 9,
    parts: [
      { petId: cat, amount: 8.99 },
      { petId: dog, amount: 0.01 },
    ],
  });
  expect((await list()).totalAmount).toBe(109);
});

it('However it is divided, what is kept adds up to what was said', async () => {
  const all = await pets();
  const agorot = fc.integer({ min: 100, max: 10_000_000 });
  const percents = fc.tuple(fc.integer({ min: 100, max: 9_000 }), fc.integer({ min: 100, max: 900 }));
  await fc.assert(
    fc.asyncProperty(agorot, percents, async (sum, [first, second]) => {
      const shares = [first, second, 10_000 - first - second].map((share) => share / 100);
      const parts = all.map((id, index) => ({ petId: id, percent: shares[index] }));
      const { expense } = (await post({ amount: sum / 100, parts })).body;
      const each = [expense, ...expense.together].map(({ amount }) => Math.round(amount * 100));
      expect(each.reduce((one, other) => one + other, 0)).toBe(sum);
    }),
    { numRuns: 8 },
  );
});

it('Parts that do not add up are told at the field, beside whatever else is wrong, and nothing is kept', async () => {
  const [dog, cat] = await pets();
  const refused = async (parts: object[], said: object = {}) => (await post({ ...said, parts })).body.errors;
  expect(
    await refused(
      [
        { petId: dog, percent: 51 },
        { petId: cat, percent: 50 },
      ],
      { description: '' },
    ),
  ).toEqual({
    description: 'תיאור נדרש',
    parts: 'האחוזים צריכים להסתכם ב־100',
  });
  expect(
    await refused([
      { petId: dog, amount: 50 },
      { petId: cat, amount: 49.99 },
    ]),
  ).toEqual({
    parts: 'החלקים צריכים להסתכם בסכום כולו',
  });
  expect(await refused([{ petId: dog }, { petId: dog }])).toEqual({ parts: 'אותה חיית מחמד מופיעה פעמיים' });
  expect(await refused([{ petId: cat }])).toEqual({ parts: expect.stringContaining('צריכה להיות בין החלקים') });
  expect(await refused([{ petId: dog }, { petId: cat }], { amount: 0.01 })).toEqual({ parts: expect.any(String) });
  for (const percent of [0, -1, 101, 33.333, '50'])
    expect(
      Object.keys(
        await refused([
          { petId: dog, percent },
          { petId: cat, percent: 50 },
        ]),
      ),
    ).toEqual(['parts.0.percent']);
  for (const amount of [0, -1, 0.001, 1e21, 'NaN'])
    expect(
      Object.keys(
        await refused([
          { petId: dog, amount },
          { petId: cat, amount: 50 },
        ]),
      ),
    ).toEqual(['parts.0.amount']);
  expect(await rows()).toEqual([]);
});

it('A pet that is out of reach is a 404, one of another home is told, and none is made', async () => {
  const stranger = await givenOwner(app);
  const foreign = await givenPet(app, stranger);
  for (const id of [foreign.id, newId(), 'x'])
    expect((await post({ parts: [{ petId: petId() }, { petId: id }] })).status).toBe(404);
  await givenShare(app, stranger, foreign.id, { guest: owner(), name: 'דנה', rights: { expenses: 'edit' } });
  const { status, body } = await post({ parts: [{ petId: petId() }, { petId: foreign.id }] });
  expect([status, Object.keys(body.errors)]).toEqual([422, ['parts']]);
  expect(await rows()).toEqual([]);
});

it('Sent again under its id it makes nothing more', async () => {
  const body = { id: idAt(app.clock.now), parts: [{ petId: petId() }, { petId: await catId() }] };
  const [first, again] = [await post(body), await post(body)];
  expect(again.body).toEqual(first.body);
  expect(await rows()).toHaveLength(2);
});

it('One part is edited by itself, and all of it with its parts: who comes, who stays and who goes', async () => {
  const [dog, cat, other] = await pets();
  const { expense } = (await post({ parts: [{ petId: dog }, { petId: cat }] })).body;
  await put(expense.id, { amount: 40 });
  expect(await amounts()).toEqual({ [dog]: 40, [cat]: 50 });
  const whole = { description: 'חול לכולן', amount: 90, parts: [{ petId: dog }, { petId: other }] };
  const edited = await put(expense.id, whole);
  expect(edited.body.expense).toMatchObject({ amount: 45, together: [{ petId: other, amount: 45 }] });
  expect(await amounts()).toEqual({ [dog]: 45, [other]: 45 });
  expect((await rows()).every((row) => 'description' in row && row.description === 'חול לכולן')).toBe(true);
  const [part] = edited.body.expense.together;
  await call('PUT', `/${part.id}`, {
    ...food,
    petId: other,
    parts: [
      { petId: other, percent: 25 },
      { petId: dog, percent: 75 },
    ],
  });
  expect(await amounts()).toEqual({ [dog]: 75, [other]: 25 });
  expect((await put(newId(), whole)).status).toBe(404);
  expect((await put(expense.id, { ...whole, version: 1 })).status).toBe(409);
});

it('Each part says of the others what was refunded of them, and which version of them stands', async () => {
  const [dog, cat] = await pets();
  const { expense } = (await post({ parts: [{ petId: dog }, { petId: cat }] })).body;
  const [part] = expense.together;
  expect(part).toMatchObject({ amount: 50, refunded: 0, version: 1 });
  await put(part.id, { petId: cat, amount: 60 });
  await post({ amount: -20, refundOf: part.id });
  const seen = async () => (await call('GET', `/${expense.id}`)).body.expense.together;
  expect(await seen()).toEqual([{ ...part, amount: 60, refunded: 20, version: 2 }]);
});

describe('An edit of all of a purchase', () => {
  const given = async () => {
    const [dog, cat, other] = await pets();
    const parts = [{ petId: dog }, { petId: cat }, { petId: other }];
    const { expense } = (await post({ amount: 90, parts })).body as { expense: Row };
    const ofCat = expense.together.find((one) => one.petId === cat)!;
    /** Edit from a form that was opened before the change. */
    const edit = (more: object = {}) =>
      put(expense.id, { amount: 120, parts, version: 1, together: expense.together, ...more });
    return { dog, cat, other, expense, ofCat, edit };
  };
  const all = (sum: number) => ({ total: 3, totalAmount: sum });

  it('is one of what was seen: nothing else has moved', async () => {
    const { edit, expense } = await given();
    const edited = await edit();
    expect([edited.status, edited.body.expense.amount]).toEqual([200, 40]);
    expect(edited.body.expense.together).toEqual(
      expense.together.map((part) => Object.assign({}, part, { amount: 40, version: 2 })),
    );
  });

  it('does not undo what somebody has made of another part meanwhile, and tells what stands', async () => {
    const { cat, edit, expense, ofCat } = await given();
    await put(ofCat.id, { petId: cat, amount: 31, description: 'רק של החתולה' });
    const refused = await edit();
    const stands = (await call('GET', `/${expense.id}`)).body.expense;
    expect([refused.status, refused.body.error, refused.body.current]).toEqual([409, 'stale', { expense: stands }]);
    expect(await list()).toMatchObject(all(91));
    expect((await edit({ together: stands.together })).status).toBe(200);
    expect(await list()).toMatchObject(all(120));
  });

  it('does not bring back a part that somebody has deleted meanwhile', async () => {
    const { edit, ofCat } = await given();
    await call('DELETE', `/${ofCat.id}`);
    expect((await edit()).status).toBe(409);
    expect((await list()).totalAmount).toBe(60);
  });

  it('does not take away a part that has come meanwhile', async () => {
    const { dog, cat, other, edit } = await given();
    const early = await catId();
    const parts = [{ petId: dog }, { petId: cat }, { petId: other }, { petId: early }];
    await edit({ parts });
    expect((await edit({ version: 2 })).status).toBe(409);
    expect((await list()).total).toBe(4);
  });

  it('that was sent at the same moment as one of a part is either first or refused', async () => {
    const { cat, edit, ofCat } = await given();
    const ofPart = put(ofCat.id, { petId: cat, amount: 31, version: 1 });
    const [part, whole] = await Promise.all([ofPart, edit()]);
    expect([part.status, whole.status].toSorted()).toEqual([200, 409]);
    expect((await list()).totalAmount).toBe(part.status === 200 ? 91 : 120);
  });

  it('asks for nothing where what was seen is not said, as before', async () => {
    const { cat, edit, ofCat } = await given();
    await put(ofCat.id, { petId: cat, amount: 31 });
    for (const together of [undefined, null]) expect((await edit({ together, version: undefined })).status).toBe(200);
  });

  it('is in nobody’s way by a part that a guest may see and not edit', async () => {
    const { dog, cat, expense, ofCat } = await given();
    const guest = await givenGuest(app, owner(), dog, { expenses: 'edit' });
    await givenShare(app, owner(), cat, { guest, name: 'נועה לוי', rights: { expenses: 'view' } });
    const seen = (await app.call('GET', `/api/expenses/${expense.id}`, { as: guest })).body.expense;
    expect(seen.together.map((part: Part) => part.id)).toEqual([ofCat.id]);
    await put(ofCat.id, { petId: cat, amount: 31 });
    const body = { ...food, petId: dog, amount: 7, parts: [{ petId: dog }], together: seen.together, version: 1 };
    expect((await app.call('PUT', `/api/expenses/${expense.id}`, { as: guest, body })).status).toBe(200);
    expect(await amounts()).toMatchObject({ [dog]: 7, [cat]: 31 });
  });

  it('stands while a pet of it is deleted, and is told so', async () => {
    const { dog, other, cat, edit, expense } = await given();
    await app.call('DELETE', `/api/pets/${cat}`, { as: owner() });
    const parts = [{ petId: dog }, { petId: other }];
    const refused = await edit({ parts });
    expect([refused.status, refused.body.current.expense.together.length]).toEqual([409, 1]);
    const { together } = (await call('GET', `/${expense.id}`)).body.expense;
    expect((await edit({ parts, together })).status).toBe(200);
  });

  it('names what is malformed in it', async () => {
    const { edit, ofCat } = await given();
    const together = [{ id: ofCat.id, version: 0 }, {}];
    const { status, body } = await edit({ together, description: '' });
    expect([status, Object.keys(body.errors).toSorted()]).toEqual([
      422,
      ['description', 'together.0.version', 'together.1.id'],
    ]);
  });
});

it('A part that was moved to a pet that has one already is one with it as soon as all of it is edited', async () => {
  const [dog, cat, other] = await pets();
  const { expense } = (await post({ amount: 90, parts: [{ petId: dog }, { petId: cat }, { petId: other }] })).body;
  const part = expense.together.find((one: { petId: string }) => one.petId === other);
  await call('PUT', `/${part.id}`, { ...food, amount: 30, petId: cat });
  expect((await rows()).map((row) => row.petId).toSorted()).toEqual([dog, cat, cat].toSorted());
  const parts = [
    { petId: dog, amount: 30 },
    { petId: cat, amount: 60 },
  ];
  expect((await put(expense.id, { amount: 90, parts })).status).toBe(200);
  expect([await amounts(), (await rows()).length]).toEqual([{ [dog]: 30, [cat]: 60 }, 2]);
});

it('An expense of one pet becomes a split purchase, and an expense of one pet again', async () => {
  const [dog, cat] = await pets();
  const { expense } = (await post()).body;
  await put(expense.id, { parts: [{ petId: dog }, { petId: cat }] });
  expect(await amounts()).toEqual({ [dog]: 50, [cat]: 50 });
  const { body } = await put(expense.id, { parts: [{ petId: dog }] });
  expect(body.expense).toMatchObject({ amount: 100, together: [] });
  expect(await amounts()).toEqual({ [dog]: 100 });
});

it('All of it is deleted at once, or one part, and comes back', async () => {
  const [dog, cat] = await pets();
  const { expense } = (await post({ parts: [{ petId: dog }, { petId: cat }] })).body;
  expect((await call('DELETE', `/${expense.together[0].id}/together`)).status).toBe(204);
  expect((await list()).totalAmount).toBe(0);
  expect((await call('DELETE', `/${expense.id}/together`)).status).toBe(404);
  await call('POST', `/${expense.id}/restore`);
  await call('POST', `/${expense.together[0].id}/restore`);
  expect((await call('GET', `/${expense.id}`)).body.expense.together).toEqual(expense.together);
  await call('DELETE', `/${expense.id}`);
  expect(await amounts()).toEqual({ [cat]: 50 });
});

it('Purchases for the same pets, said in any order, are made, edited and deleted at once, and none is refused', async () => {
  const [dog, cat] = await pets();
  const parts = [{ petId: dog }, { petId: cat }];
  const said = (turn: number) => ({ petId: parts[turn % 2]!.petId, parts: turn % 3 ? parts : parts.toReversed() });
  const at = Array.from({ length: 8 }, (_, turn) => turn);
  const made = await Promise.all(at.map((turn) => post(said(turn))));
  expect(made.map(({ status }) => status)).toEqual(at.map(() => 201));
  const edited = await Promise.all(
    made.map(({ body }, turn) => put(body.expense.id, { ...said(turn), paidBy: null, date: '2026-11-20' })),
  );
  expect(edited.map(({ status }) => status)).toEqual(at.map(() => 200));
  const gone = await Promise.all(made.map(({ body }) => call('DELETE', `/${body.expense.id}/together`)));
  expect(gone.map(({ status }) => status)).toEqual(at.map(() => 204));
});

it('A guest is told of no more parts than they may see, and changes what they may', async () => {
  const [dog, cat] = await pets();
  const guest = await givenGuest(app, owner(), dog, { expenses: 'edit' });
  const { expense } = (await post({ parts: [{ petId: dog }, { petId: cat }] })).body;
  const seen = await app.call('GET', `/api/expenses/${expense.id}`, { as: guest });
  expect(seen.body.expense).toMatchObject({ amount: 50, together: [] });
  const body = { ...food, petId: dog, parts: [{ petId: dog }, { petId: cat }] };
  expect((await app.call('POST', '/api/expenses', { as: guest, body })).status).toBe(404);
  expect((await app.call('DELETE', `/api/expenses/${expense.id}/together`, { as: guest })).status).toBe(204);
  expect(await amounts()).toEqual({ [cat]: 50 });
});
