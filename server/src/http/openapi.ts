import { brand } from '@tzemed/contract/brand';
import type { Contract, Endpoint } from '@tzemed/contract/endpoint';
import { isRepeatable } from './idempotency.ts';
import { exampleOf } from './openapi-example.ts';
import { errorSchema, refusalResponses, refusalsOf } from './openapi-refusals.ts';
import { type JsonSchema, type NamedSchemas, schemasOf } from './openapi-schemas.ts';

const description = [
  'Messages come in the language of `Accept-Language`: he (default), en or ar.',
  'Ids are UUIDv7, days `YYYY-MM-DD`, instants ISO 8601 with `Z`, sums in shekels with at most two decimals.',
  'Somebody else’s thing is a 404, whatever the verb. Unknown fields are ignored.',
].join(' ');

const json = 'application/json';
const megabyte = 1024 * 1024;
const exampleId = '01980b1e-7c00-7000-8000-000000000001';

/** The OpenAPI 3.1 document of a contract. Nothing in it is written by hand but what no row can say. */
export function openApiOf(contract: Contract, version: string) {
  const { parts, named } = schemasOf(contract);
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [noun, table] of Object.entries(contract)) {
    for (const [verb, row] of Object.entries(table)) {
      const path = row.path.replaceAll(/:(\w+)/g, '{$1}');
      paths[path] = { ...paths[path], [row.method.toLowerCase()]: operationOf(noun, verb, row, parts, named) };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: `${brand.name.en} API`, version, description },
    servers: [{ url: '/api' }],
    tags: Object.keys(contract).map((name) => ({ name })),
    paths,
    components: {
      schemas: { ...named, Error: errorSchema },
      responses: refusalResponses,
      parameters: { idempotencyKey, ifMatch },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  };
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'The same key with the same request is carried out once; the first answer is kept for 24 hours',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
};

const ifMatch = {
  name: 'If-Match',
  in: 'header',
  description: 'The version that must still stand, as `ETag` gave it; otherwise nothing is changed (412)',
  schema: { type: 'string' },
  example: '"1"',
};

function operationOf(noun: string, verb: string, row: Endpoint, parts: NamedSchemas, named: NamedSchemas) {
  const part = (name: 'query' | 'body' | 'reply') => parts[`${noun}.${verb}.${name}`];
  const body = part('body');
  return {
    operationId: `${noun}.${verb}`,
    tags: [noun],
    summary: row.summary,
    security: row.access === 'public' ? [] : [{ bearer: [] }],
    parameters: parametersOf(row, part('query')),
    ...(body && { requestBody: bodyOf(body, named) }),
    ...(row.upload && { requestBody: uploadOf(row.upload.maxBytes) }),
    responses: { [row.status ?? (row.reply ? 200 : 204)]: replyOf(row, part('reply'), named), ...refusalsOf(row) },
  };
}

function parametersOf(row: Endpoint, query: JsonSchema | undefined) {
  const inPath = [...row.path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', format: 'uuid' },
    example: exampleId,
  }));
  const inQuery = Object.entries(query?.properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: query?.required?.includes(name) ?? false,
    schema: withoutNull(schema),
  }));
  const inHeader = [...(isRepeatable(row) ? ['idempotencyKey'] : []), ...(row.versioned ? ['ifMatch'] : [])];
  return [...inPath, ...inQuery, ...inHeader.map((name) => ({ $ref: `#/components/parameters/${name}` }))];
}

/** An address has no null. */
function withoutNull(schema: JsonSchema): JsonSchema {
  const options = schema.anyOf?.filter(({ type }) => type !== 'null');
  return options?.[0] && options.length === 1 ? options[0] : schema;
}

const contentOf = (schema: JsonSchema, named: NamedSchemas) => ({
  [json]: { schema, example: exampleOf(schema, named) },
});

function bodyOf(schema: JsonSchema, named: NamedSchemas) {
  const { required = [] } = schema.$ref ? (named[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema;
  return { required: required.length > 0, content: contentOf(schema, named) };
}

const uploadOf = (maxBytes: number) => ({
  required: true,
  description: `At most ${maxBytes / megabyte} MB`,
  content: {
    'multipart/form-data': {
      schema: { type: 'object', properties: { file: { type: 'string', format: 'binary' } }, required: ['file'] },
    },
  },
});

function replyOf({ reply, status, summary }: Endpoint, schema: JsonSchema | undefined, named: NamedSchemas) {
  if (reply === 'file') return { description: 'The bytes', content: { '*/*': {} } };
  if (schema) return { description: summary, content: contentOf(schema, named) };
  // Nothing to tell, but accepted: an empty object, so that clients may read JSON from everything but a 204.
  return status
    ? { description: 'Accepted', content: { [json]: { schema: { type: 'object' }, example: {} } } }
    : { description: 'Done' };
}
