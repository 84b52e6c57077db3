import { Validator } from '@seriousme/openapi-schema-validator';
import type { Endpoint } from '@tzemed/contract/endpoint';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { testApp } from '../testing/app.ts';
import { endpoints, successOf } from '../testing/endpoints.ts';

let document: any;
const operationOf = ({ path, method }: Endpoint) =>
  document.paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];

beforeAll(async () => {
  const app = await testApp();
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
    expect(operation.security).toEqual(row.access === 'public' ? [] : [{ bearer: [] }]);
    expect('401' in operation.responses).toBe(row.access !== 'public' || row.limit === 'login');

    const ofKind = (kind: string) =>
      operation.parameters.filter((p: any) => p.in === kind).map((p: { name: string }) => p.name);
    expect(ofKind('path')).toEqual([...row.path.matchAll(/:(\w+)/g)].map(([, name]) => name));
    expect(ofKind('query')).toEqual(Object.keys((row.query as z.ZodMiniObject | undefined)?.shape ?? {}));

    const reply = operation.responses[successOf(row)];
    expect(reply).toBeDefined();
    if (row.body) expectExample(row.body, operation.requestBody.content['application/json'].example);
    if (row.reply && row.reply !== 'file') expectExample(row.reply, reply.content['application/json'].example);
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
});

function expectExample(schema: z.core.$ZodType, example: unknown) {
  const { error } = z.safeDecode(schema, example as never);
  expect(error?.issues).toBeUndefined();
}
