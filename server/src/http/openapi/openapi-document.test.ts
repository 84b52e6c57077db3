import { Validator } from '@seriousme/openapi-schema-validator';
import { contract } from '@tzemed/contract';
import type { Endpoint } from '@tzemed/contract/schema/endpoint';
import { exampleId } from '@tzemed/contract/schema/fields';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { testApp, type TestApp } from '../../testing/app.ts';
import { endpoints } from '../../testing/matrix/endpoints.ts';
import { givenExamplePeople } from '../../testing/fixtures/example-people.ts';
import { givenOwner, givenPet } from '../../testing/fixtures/given.ts';
import { givenSentClaim } from '../../testing/matrix/account-with-everything.ts';
import { successOf } from '../endpoint-properties.ts';

let app: TestApp;
let document: any;
const operationOf = ({ path, method }: Endpoint) =>
  document.paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];

beforeAll(async () => {
  app = await testApp();
  const { status, headers, body } = await app.call('GET', '/api/openapi.json');
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  document = body;
});

describe('the API reference', () => {
  it('is a valid OpenAPI 3.1 document', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(structuredClone(document));
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
    expect(validator.version).toBe('3.1');
  });

  it('refers to nothing that is not there', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path = '']) => path);
    expect(references).toContain('components/schemas/Pet');
    for (const path of new Set(references)) {
      const target = path.split('/').reduce((node, key) => node?.[key], document);
      expect([path, typeof target]).toEqual([path, 'object']);
    }
  });

  it('has every row of the contract, and nothing else', () => {
    const operations: { operationId: string }[] = Object.values<object>(document.paths).flatMap((path) =>
      Object.values(path),
    );
    const ids = operations.map(({ operationId }) => operationId);
    expect(ids.toSorted()).toEqual(endpoints.map(([id]) => id).toSorted());
  });

  it.each(endpoints)('describes %s', (id, row) => {
    const operation = operationOf(row);
    expect(operation).toMatchObject({ operationId: id, tags: [id.split('.')[0]], summary: row.summary });
    expect(operation.summary).toMatch(/^[A-Z].+[^.]$/);
    expect(operation.description).toMatch(/^[A-Z`]/);
    expect(operation.security).toEqual(row.access === 'public' ? [] : [{ bearer: [] }]);
    expect('401' in operation.responses).toBe(row.access !== 'public' || row.refuses?.[401] !== undefined);

    const ofKind = (kind: string) =>
      operation.parameters.filter((p: any) => p.in === kind).map((p: { name: string }) => p.name);
    expect(ofKind('path')).toEqual([...row.path.matchAll(/:(\w+)/g)].map(([, name]) => name));
    expect(ofKind('query')).toEqual(Object.keys((row.query as z.ZodMiniObject | undefined)?.shape ?? {}));

    const reply = operation.responses[successOf(row)];
    expect(reply).toBeDefined();
    expect(reply.description).not.toBe(row.summary);
    if (row.body) expectExample(row.body, operation.requestBody.content['application/json'].example);
    if (typeof row.reply === 'object') expectExample(row.reply, reply.content['application/json'].example);
    const names = operation.parameters.map(({ $ref = '' }) => $ref.split('/').at(-1));
    expect([names.includes('ifMatch'), '412' in operation.responses]).toEqual(Array(2).fill(row.versioned === true));
    expect('multipart/form-data' in (operation.requestBody?.content ?? {})).toBe(row.upload !== undefined);
  });

  it('shows days and instants by the name of their format, without patterns or bounds that say nothing', () => {
    const { ExpenseInput, Pet, PetInput } = document.components.schemas;
    expect(ExpenseInput.properties.date).toEqual({ type: 'string', format: 'date', examples: ['2026-11-21'] });
    expect(Pet.properties.createdAt).toMatchObject({ type: 'string', format: 'date-time' });
    expect(Pet.properties.version).toEqual({ type: 'integer' });
    expect(PetInput.properties.birthDate.anyOf).toEqual([
      { type: 'string', format: 'date', examples: ['2026-11-21'] },
      { type: 'null' },
    ]);
  });

  it('tells for each call what refuses it, with an example of every reason', () => {
    const refusals = (row: Endpoint, status: number) => resolved(operationOf(row).responses[status]);
    const { update, complete } = contract.reminders;
    expect(Object.keys(refusals(update, 409).content[json].examples)).toEqual([
      'stale',
      'requestInProgress',
      'conflict',
      'reminderOfSource',
    ]);
    expect(refusals(complete, 409).content[json].examples).toHaveProperty('alreadyCompleted');
    expect(refusals(contract.auth.login, 401).content[json].examples).toEqual({
      wrongCredentials: expect.objectContaining({
        value: expect.objectContaining({ error: 'wrongCredentials', message: 'Incorrect email or password' }),
      }),
    });
    expect(operationOf(contract.pets.list).responses).not.toHaveProperty('404');
    for (const status of [409, 429, 503]) expect(refusals(update, status).headers).toHaveProperty('Retry-After');

    const known = document.components.schemas.Error.properties.error.enum;
    for (const response of Object.values<any>(document.components.responses)) {
      const { schema, examples } = response.content[json];
      if (!examples) continue;
      const codes = schema.allOf[1].properties.error.enum;
      expect(codes).toEqual(Object.keys(examples));
      for (const [code, { value }] of Object.entries<any>(examples)) {
        expect(value).toMatchObject({ error: code, message: expect.not.stringContaining('{') });
        expect(known).toContain(code);
      }
    }
  });

  it('says what goes in and out beside bodies', () => {
    const { create, update } = contract.expenses;
    const headersOf = (row: Endpoint) => Object.keys(operationOf(row).responses[successOf(row)].headers);
    expect(headersOf(create)).toEqual(['ETag', 'Location', 'Idempotency-Replayed']);
    expect(headersOf(update)).toEqual(['ETag', 'Idempotency-Replayed']);
    const names = operationOf(update).parameters.map((parameter: object) => resolved(parameter).name);
    expect(names).toEqual(['id', 'Accept-Language', 'Idempotency-Key', 'If-Match']);
    expect(document.components.responses.methodNotAllowed.headers).toHaveProperty('Allow');
    for (const { description } of document.tags) expect(description).toMatch(/^[A-Z]/);
    const { ExpenseInput, ReminderInput } = document.components.schemas;
    expect(ExpenseInput.properties.amount.description).toContain('two decimals');
    expect(ReminderInput.properties.date.description).toContain('`time`');
  });

  it('shows examples that could be true: nothing made has a version yet, another thing has another id', () => {
    const sent = (row: Endpoint) => operationOf(row).requestBody.content[json].example;
    const answered = (row: Endpoint) => operationOf(row).responses[successOf(row)].content[json].example;
    const { create, update } = contract.expenses;
    expect([sent(create).version, sent(update).version, answered(update).expense.version]).toEqual([undefined, 1, 2]);
    const { reminder, next } = answered(contract.reminders.complete);
    expect([reminder.isCompleted, next.isCompleted, next.completedAt]).toEqual([true, false, null]);
    expect(reminder.completedAt).toMatch(/^2026-/);
    const { expense } = answered(create);
    const ids = [reminder.id, next.id, expense.id, expense.petId, answered(contract.auth.me).user.id];
    expect(new Set(ids).size).toBe(ids.length);
    expect(answered(contract.pets.create).pet.id).toBe(expense.petId);
    expect(operationOf(update).parameters[0].example).toBe(expense.id);
  });

  // A message goes into a ticket that is there, and a ticket is answered with its messages: see features/support-tickets.
  it.each(
    endpoints.filter(
      ([name, { status, access, body }]) =>
        status === 201 && access !== 'public' && body && !/^support\w+\.(reply|create)$/.test(name),
    ),
  )('shows a body of %s that makes what it shows, at an address of its own', async (_name, row) => {
    const owner = await givenOwner(app);
    const pet = await givenPet(app, owner);
    await givenExamplePeople(app, owner.householdId);
    const planned = { amount: 1, period: 'year' };
    const { body: plan } = await app.call('POST', '/api/expenses/budget', { as: owner, body: planned });
    const example = JSON.stringify(operationOf(row).requestBody.content[json].example)
      .replaceAll(exampleId('Pet'), pet.id)
      .replaceAll(exampleId('Household'), owner.householdId)
      .replaceAll(exampleId('Budget'), plan.budget.id);
    const course = { petId: pet.id, name: 'Otomax', instruction: 'טיפה', schedule: 'asNeeded', from: '2026-11-01' };
    const { body: taken } = await app.call('POST', '/api/medicines', { as: owner, body: course });
    const body: object = JSON.parse(example.replaceAll(exampleId('Medicine'), taken.medicine.id));
    const record = { type: 'other', description: 'בדיקה', date: '2026-11-10', petId: pet.id };
    const { body: held } = await app.call('POST', '/api/medical-records', { as: owner, body: record });
    const unit = { name: 'Otomax', unit: 'tube' };
    const { body: stocked } = await app.call('POST', '/api/stock', { as: owner, body: unit });
    const on = row.path.startsWith('/medical-records')
      ? held.record.id
      : row.path.startsWith('/claims')
        ? (await givenSentClaim(app, owner, pet.id, 'ליברה')).id
        : row.path.startsWith('/stock/')
          ? stocked.stockItem.id
          : pet.id;
    const made = await app.call(row.method, `/api${row.path.replace(/:(id|petId)/, on)}`, { as: owner, body });
    expect(made.status).toBe(201);
    const read = await app.call('GET', String(made.headers.location), { as: owner });
    expect([read.status, read.body]).toEqual([200, made.body]);
  });
});

const json = 'application/json';
const resolved = (node: any) =>
  node.$ref
    ? node.$ref
        .slice(2)
        .split('/')
        .reduce((inner: any, key: string) => inner[key], document)
    : node;

function expectExample(schema: z.core.$ZodType, example: unknown) {
  const { error } = z.safeDecode(schema, example as never);
  expect(error?.issues).toBeUndefined();
}
