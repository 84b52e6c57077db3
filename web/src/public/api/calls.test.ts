import { expect, test } from 'vitest';
import { callsOf, typeOf } from './calls.ts';
import type { ApiDocument } from './document.ts';
import { samplesOf } from './samples.ts';

const document: ApiDocument = {
  info: { version: '1.0' },
  servers: [{ url: '/api' }],
  tags: [{ name: 'pets' }],
  paths: {
    '/pets': {
      get: {
        operationId: 'pets.list',
        tags: ['pets'],
        summary: 'All pets',
        description: '',
        security: [{ bearer: [] }],
        parameters: [
          { name: 'limit', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 100, default: 20 } },
          { $ref: '#/components/parameters/acceptLanguage' },
        ],
        responses: {
          '200': { description: 'A page', content: { 'application/json': { example: { pets: [] } } } },
          '401': { $ref: '#/components/responses/unauthorized' },
        },
      },
      post: {
        operationId: 'pets.create',
        tags: ['pets'],
        summary: 'Add a pet',
        description: '',
        security: [],
        parameters: [],
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: { $ref: '#/components/schemas/NewPet' },
              example: { name: "D'Artagnan", chip: null, isNeutered: true, tags: ['"'], more: {} },
            },
          },
        },
        responses: { '204': { description: 'Done' } },
      },
    },
    '/pets/{id}/photo': {
      put: {
        operationId: 'pets.photo',
        tags: ['pets'],
        summary: 'A photo',
        description: '',
        security: [{ bearer: [] }],
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' }, example: 'a/b' }],
        requestBody: { required: true, content: { 'multipart/form-data': { schema: { properties: { file: {} } } } } },
        responses: { '200': { description: 'The bytes', content: { '*/*': {} } } },
      },
    },
  },
  components: {
    schemas: {
      NewPet: {
        type: 'object',
        properties: { name: { type: 'string', maxLength: 50 }, chip: { type: 'string' } },
        required: ['name'],
      },
      Day: { type: 'string', format: 'date' },
    },
    responses: { unauthorized: { description: 'No token' } },
    parameters: { acceptLanguage: { name: 'Accept-Language', in: 'header', schema: { type: 'string' } } },
  },
};

const [list, create, photo] = callsOf(document, 'pets') as [Call, Call, Call];
type Call = ReturnType<typeof callsOf>[number];

test('A call names its address, what it takes and what it answers', () => {
  expect(list).toMatchObject({ id: 'pets-list', method: 'GET', path: '/api/pets', isOpen: false });
  expect(list.parameters.map(({ name, type }) => [name, type])).toEqual([
    ['limit', 'integer, 1–100'],
    ['Accept-Language', 'string'],
  ]);
  expect(list.answers).toEqual([
    { code: '200', text: 'A page' },
    { code: '401', text: 'No token' },
  ]);
  expect(create.fields.map(({ name, type, isRequired }) => [name, type, isRequired])).toEqual([
    ['name', 'string, ≤ 50 characters', true],
    ['chip', 'string', false],
  ]);
  expect(callsOf(document, 'dragons')).toEqual([]);
});

test.each([
  [{ $ref: '#/components/schemas/NewPet' }, 'NewPet'],
  [{ $ref: '#/components/schemas/Day' }, 'string, date'],
  [{ $ref: '#/components/schemas/Gone' }, 'any'],
  [{ anyOf: [{ type: 'string' }, { type: 'null' }] }, 'string | null'],
  [{ enum: ['a', 1] }, '"a" | 1'],
  [{ const: true }, 'true'],
  [
    { type: 'array', items: { type: 'integer', minimum: Number.MIN_SAFE_INTEGER, maximum: 9 } },
    'array of integer, ≤ 9',
  ],
  [{ type: 'number', minimum: 0 }, 'number, ≥ 0'],
  [{ type: ['string', 'null'] }, 'string | null'],
])('The type %j reads %s', (schema, words) => {
  expect(typeOf(schema, document.components.schemas)).toBe(words);
});

test('A list is asked for with its token, and few of it', () => {
  const { curl, JavaScript, Python } = samplesOf(list, 'https://tzemed.example');
  expect(curl).toBe('curl "https://tzemed.example/api/pets?limit=2" \\\n  -H "Authorization: Bearer $TOKEN"');
  expect(JavaScript).toContain("fetch('https://tzemed.example/api/pets?limit=2', {\n  headers: {");
  expect(Python).toContain("requests.get(\n    'https://tzemed.example/api/pets?limit=2'");
});

test('The values of a body are written in the syntax of each language', () => {
  const { curl, JavaScript, Python } = samplesOf(create, '');
  expect(curl).toContain(`-d '{\n  "name": "D'\\''Artagnan"`);
  expect(curl).not.toContain('Authorization');
  expect(JavaScript).toContain(`body: JSON.stringify({\n    "name": "D'Artagnan"`);
  expect(JavaScript).toContain('console.log(answer.status)');
  expect(Python).toContain('"chip": None');
  expect(Python).toContain('"isNeutered": True');
  expect(Python).toContain('"more": {}');
});

test('A file is sent as a form, and one that comes is saved', () => {
  const { curl, JavaScript, Python } = samplesOf(photo, '');
  expect(curl).toContain('curl -X PUT "/api/pets/a%2Fb/photo"');
  expect(curl).toContain('-F file=@photo.jpg');
  expect(curl).toContain('-O -J');
  expect(JavaScript).toContain('body: form');
  expect(Python).toContain("files={'file': open('photo.jpg', 'rb')}");
});
