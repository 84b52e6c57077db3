import { beforeEach, describe, expect, it } from 'vitest';
import { dayOf } from '@tzemed/contract/dates/days';
import { languages } from '@tzemed/contract/text/languages';
import { mostTemplates } from '@tzemed/contract/items/template-fields';
import { newId } from '../../lib/ids.ts';
import { testApp } from '../../testing/app.ts';
import { givenOwner, givenPet, type Owner } from '../../testing/fixtures/given.ts';
import { givenGuest } from '../../testing/fixtures/given-people.ts';
import { idAt } from '../../testing/fixtures/ids.ts';
import { usuals } from './built-in-templates.ts';

const app = await testApp();
let dana: Owner;
let bella: string;
let mitzi: string;
beforeEach(async () => {
  dana = await givenOwner(app);
  bella = (await givenPet(app, dana)).id;
  mitzi = (await givenPet(app, dana, { species: 'cat' })).id;
});

type Way = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = (method: Way, path: string, body?: object, as = dana) =>
  app.call(method, `/api/expenses${path}`, { as, ...(body && { body }) });
const sack = { description: 'שק 15 ק״ג', amount: 289.9, category: 'food', species: ['dog'] };
const keep = async (more: object = {}, as = dana) => call('POST', '/templates', { ...sack, ...more }, as);
const use = (templateId: string, more: object = {}, as = dana) =>
  call('POST', '/from-template', { templateId, petId: bella, ...more }, as);
const usual = (key: string) => usuals.find((one) => one.key === key)!.id;
const names = async (query = '', as = dana): Promise<string[]> =>
  (await call('GET', `/templates?limit=100${query}`, undefined, as)).body.templates.map(
    (one: { description: string }) => one.description,
  );

describe('A built-in template', () => {
  it('has a word in each language, ids of its own, and no price', () => {
    expect(new Set(usuals.map(({ id }) => id)).size).toBe(usuals.length);
    for (const { words, species } of usuals) {
      expect(Object.keys(words).toSorted()).toEqual([...languages].toSorted());
      expect(species.length).toBeGreaterThan(0);
    }
  });

  it('is offered to whom it is for, in the language that is asked in, and changed by nobody', async () => {
    expect(await names(`&petId=${mitzi}`)).toContain('חול לחתולים');
    expect(await names(`&petId=${bella}`)).not.toContain('חול לחתולים');
    expect(await names('&species=fish')).toEqual(['מזון', 'תרופה', 'ביקור אצל הווטרינר', 'פנסיון']);
    const one = `/templates/${usual('litter')}`;
    const said = await app.call('GET', `/api/expenses${one}`, { as: dana, headers: { 'accept-language': 'ar' } });
    expect(said.body.template).toMatchObject({
      description: 'رمل للقطط',
      isBuiltIn: true,
      amount: null,
      mayEdit: false,
    });
    expect((await call('PUT', one, sack)).status).toBe(404);
    expect((await call('DELETE', one)).status).toBe(404);
  });
});

describe('An expense of a template', () => {
  it('is as that says, of today, but for what is said otherwise', async () => {
    const { id } = (await keep()).body.template;
    const plain = await use(id);
    expect([plain.status, plain.body.expense]).toMatchObject([
      201,
      { description: sack.description, amount: 289.9, category: 'food', petId: bella, date: dayOf(app.clock.now) },
    ]);
    const customizations = { amount: 310, date: '2026-11-03', notes: 'במבצע', description: undefined };
    const { expense } = (await use(id, { customizations })).body;
    expect(expense).toMatchObject({ description: sack.description, amount: 310, date: '2026-11-03', notes: 'במבצע' });
  });

  it('made from a template without an amount requires one', async () => {
    const vet = usual('vet_visit');
    const without = await use(vet);
    expect([without.status, Object.keys(without.body.errors)]).toEqual([422, ['customizations.amount']]);
    expect((await use(vet, { customizations: { amount: 250 } })).body.expense).toMatchObject({
      description: 'ביקור אצל הווטרינר',
      category: 'vet',
      amount: 250,
    });
  });

  it('sent again under its id is one expense, though its template has gone', async () => {
    const { template } = (await keep()).body;
    const id = idAt(app.clock.now);
    expect((await use(template.id, { id })).status).toBe(201);
    expect((await call('DELETE', `/templates/${template.id}`)).status).toBe(204);
    expect((await use(template.id, { id })).body.expense.id).toBe(id);
    expect((await use(template.id)).status).toBe(404);
    expect((await call('GET', '')).body.total).toBe(1);
  });

  it.each([
    ['of another species', () => use(usual('litter'), { customizations: { amount: 3 } }), 422, ['templateId']],
    ['that there is not', () => use(newId()), 404, undefined],
    [
      'with a sum and a day that are none, each told where it was said',
      () => use(usual('toys'), { customizations: { amount: -3, date: '20026-01-01' } }),
      422,
      ['customizations.amount', 'customizations.date'],
    ],
    [
      'without a sum, of a day long ahead and a category that is none, all at once,',
      () => use(usual('vet_visit'), { customizations: { date: '2036-01-01', category: newId() } }),
      422,
      ['customizations.amount', 'customizations.category', 'customizations.date'],
    ],
    [
      'of another species, without a sum and of a day long ahead',
      () => use(usual('litter'), { customizations: { date: '2036-01-01' } }),
      422,
      ['customizations.amount', 'customizations.date', 'templateId'],
    ],
    [
      'of a day long ahead',
      () => use(usual('toys'), { customizations: { amount: 3, date: '2036-01-01' } }),
      422,
      ['customizations.date'],
    ],
  ])('%s is refused', async (_what, ask, status, fields) => {
    const answer = await ask();
    expect([answer.status, answer.body.errors && Object.keys(answer.body.errors).toSorted()]).toEqual([status, fields]);
    expect((await call('GET', '')).body.total).toBe(0);
  });
});

describe('A template of one’s own', () => {
  it('is seen by who may see expenses of the home, used by who may write them, and changed by owners', async () => {
    const { id } = (await keep()).body.template;
    const guest = await givenGuest(app, dana, bella, { expenses: 'edit' });
    const stranger = await givenOwner(app);
    expect(await names('', guest)).toContain(sack.description);
    expect(await names('', stranger)).not.toContain(sack.description);
    expect((await use(id, {}, guest)).status).toBe(201);
    expect((await use(id, { petId: (await givenPet(app, stranger)).id }, stranger)).status).toBe(404);
    expect((await call('PUT', `/templates/${id}`, { ...sack, amount: null }, guest)).status).toBe(404);
    expect((await call('PUT', `/templates/${id}`, { ...sack, amount: null })).body.template.amount).toBeNull();
    expect((await call('DELETE', `/templates/${id}`)).status).toBe(204);
    expect((await call('POST', `/templates/${id}/restore`)).status).toBe(200);
  });

  const makeCategory = async (name: string) =>
    (await call('POST', '/categories', { name, hue: 'sky', icon: 'bed' })).body.category.id as string;
  const merge = (id: string, categoryId: string) => call('POST', `/categories/${id}/merge`, { categoryId });
  /** Category of a template, read alone and in the list. */
  const filedUnder = async (id: string) => {
    const { templates } = (await call('GET', '/templates?limit=100')).body;
    const listed = templates.find((one: { id: string }) => one.id === id).category;
    expect((await call('GET', `/templates/${id}`)).body.template.category).toBe(listed);
    return listed as string;
  };

  it('is filed under a category of its home, and follows one that is merged, until that comes apart', async () => {
    const [treats, chews] = [await makeCategory('חטיפים'), await makeCategory('עצמות')];
    const { id } = (await keep({ category: treats })).body.template;
    expect((await keep({ category: newId() })).body.errors).toHaveProperty('category');
    await merge(treats, chews);
    expect(await filedUnder(id)).toBe(chews);
    await merge(chews, 'food');
    expect(await filedUnder(id)).toBe('food');
    expect((await use(id)).body.expense.category).toBe('food');
    for (const category of ['food', treats])
      expect((await call('PUT', `/templates/${id}`, { ...sack, category, amount: 12 })).body.template.category).toBe(
        'food',
      );
    await call('POST', `/categories/${chews}/restore`);
    expect(await filedUnder(id)).toBe(chews);
    await call('POST', `/categories/${treats}/restore`);
    expect(await filedUnder(id)).toBe(treats);
    expect((await call('PUT', `/templates/${id}`, { ...sack, category: 'toys' })).body.template.category).toBe('toys');
  });

  it('stays under one that has gone, and what is made of it is told so', async () => {
    const category = await makeCategory('פנסיון');
    const { id } = (await keep({ category })).body.template;
    await call('DELETE', `/categories/${category}`);
    expect(await filedUnder(id)).toBe(category);
    expect(Object.keys((await use(id)).body.errors)).toEqual(['customizations.category']);
    expect((await call('PUT', `/templates/${id}`, { ...sack, category, amount: 12 })).status).toBe(200);
    expect((await keep({ category })).body.errors).toHaveProperty('category');
  });

  it.each([
    ['a sum of nothing', { amount: 0 }, 'amount'],
    ['three decimals', { amount: 1.005 }, 'amount'],
    ['no name', { description: '' }, 'description'],
    ['a species that is none', { species: ['dragon'] }, 'species.0'],
  ])('is refused with %s, at the field of the error', async (_what, more, field) => {
    const { status, body } = await keep(more);
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  });

  it(`is one of ${mostTemplates} at most, whether it is made or comes back`, async () => {
    const { id } = (await keep()).body.template;
    await call('DELETE', `/templates/${id}`);
    for (let at = 0; at < mostTemplates; at++) expect((await keep({ description: `${at}` })).status).toBe(201);
    expect((await keep()).body.errors).toHaveProperty('description');
    const back = await call('POST', `/templates/${id}/restore`);
    expect([back.status, back.body.error]).toEqual([409, 'tooManyTemplates']);
  });
});
