import { brand } from '@tzemed/contract/brand';
import type { Contract, Endpoint, Table } from '@tzemed/contract/schema/endpoint';
import { exampleOf, withOverrides } from './openapi-example.ts';
import { errorSchema, methodNotAllowed, refusalResponsesOf, refusalsOf } from './openapi-refusals.ts';
import { type JsonSchema, type NamedSchemas, schemasOf } from './openapi-schemas.ts';
import { describeEndpoint, outcomeOf, tagDescriptions } from './openapi-descriptions.ts';
import { locationOf, isRepeatable, successOf, versionIn } from '../endpoint-properties.ts';

const description = [
  'Messages come in the language of `Accept-Language`: he (default), en or ar; `error` is a stable code for programs.',
  'Ids are UUIDv7, days `YYYY-MM-DD`, instants ISO 8601 with `Z`, sums in shekels with at most two decimals.',
  'Somebody else’s thing is a 404, whatever the verb. Unknown fields and filters are ignored.',
  'An address that has no such method answers 405 (`methodNotAllowed`) with `Allow`.',
  'A thing carries its `version`, also as `ETag`: an edit that names it, in the body or in `If-Match`, is refused when somebody has saved since; one that names none overwrites what stands.',
].join('\n\n');

const json = 'application/json';
const megabyte = 1024 * 1024;

/** The OpenAPI 3.1 document of a contract. Nothing in it is written by hand but what no row can say. */
export function openApiDocumentOf(contract: Contract, version: string) {
  const { parts, named } = schemasOf(contract);
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [noun, table] of Object.entries(contract)) {
    for (const [verb, row] of Object.entries(table)) {
      const path = row.path.replaceAll(/:(\w+)/g, '{$1}');
      const said = { noun, verb, row, parts, named, table };
      paths[path] = { ...paths[path], [row.method.toLowerCase()]: operationOf(said) };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: `${brand.name.en} API`, version, description },
    servers: [{ url: '/api' }],
    tags: Object.keys(contract).map((name) => ({ name, description: tagDescriptions[name] })),
    paths,
    components: {
      schemas: { ...named, Error: errorSchema },
      responses: {
        ...refusalResponsesOf(Object.values(contract).flatMap((table) => Object.values(table))),
        methodNotAllowed,
      },
      parameters: { acceptLanguage, idempotencyKey, ifMatch },
      headers,
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  };
}

/** Endpoint of a contract, with its table and the named schemas. */
type Said = {
  readonly noun: string;
  readonly verb: string;
  readonly row: Endpoint;
  readonly table: Table;
  readonly parts: NamedSchemas;
  readonly named: NamedSchemas;
};

const acceptLanguage = {
  name: 'Accept-Language',
  in: 'header',
  description: 'The language of messages; the first of he, en and ar that is named, else Hebrew',
  schema: { type: 'string', default: 'he' },
  example: 'en',
};

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

/** Response headers. */
const headers = {
  ETag: {
    description: 'The version of the thing in the body, for `If-Match`',
    schema: { type: 'string' },
    example: '"1"',
  },
  Location: { description: 'The address of what was made', schema: { type: 'string', format: 'uri-reference' } },
  'Idempotency-Replayed': {
    description: 'There when this is the kept answer of an earlier request with the same `Idempotency-Key`',
    schema: { type: 'string', const: 'true' },
  },
};

function operationOf(said: Said) {
  const { noun, verb, row } = said;
  const body = partOf(said, 'body');
  return {
    operationId: `${noun}.${verb}`,
    tags: [noun],
    summary: row.summary,
    description: describeEndpoint(row),
    security: row.access === 'public' ? [] : [{ bearer: [] }],
    parameters: parametersOf(said),
    ...(body && { requestBody: bodyOf(said, body) }),
    ...(row.upload && { requestBody: uploadOf(row.upload.maxBytes, partOf(said, 'options')) }),
    responses: { [successOf(row)]: replyOf(said), ...refusalsOf(row) },
  };
}

const partOf = ({ noun, verb, parts }: Said, name: 'query' | 'body' | 'options' | 'reply') =>
  parts[`${noun}.${verb}.${name}`];

function parametersOf(said: Said) {
  const { row } = said;
  const query = partOf(said, 'query');
  const inPath = [...row.path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', format: 'uuid' },
    example: idOf(said),
  }));
  const inQuery = Object.entries(query?.properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: query?.required?.includes(name) ?? false,
    schema: withoutNull(schema),
    // Several ids are one text with commas: of a key that is repeated the last alone counts.
    explode: schema.anyOf?.some(({ items }) => items) ? false : undefined,
  }));
  const inHeader = [
    'acceptLanguage',
    ...(isRepeatable(row) ? ['idempotencyKey'] : []),
    ...(row.versioned ? ['ifMatch'] : []),
  ];
  return [...inPath, ...inQuery, ...inHeader.map((name) => ({ $ref: `#/components/parameters/${name}` }))];
}

/** An address has no null. */
function withoutNull(schema: JsonSchema): JsonSchema {
  const options = schema.anyOf?.filter(({ type }) => type !== 'null');
  return options?.[0] && options.length === 1 ? options[0] : schema;
}

/** Id of this resource in examples. */
function idOf({ noun, parts, named }: Said) {
  const [thing] = Object.values(parts[`${noun}.get.reply`]?.properties ?? {});
  return thing && (exampleOf(thing, named) as { id?: string }).id;
}

function bodyOf(said: Said, schema: JsonSchema) {
  const { row, named } = said;
  const { required = [] } = schema.$ref ? (named[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema;
  const { version, ...fields } = exampleOf(schema, named) as Record<string, unknown>;
  // A new item has no version to begin from.
  const example = { ...fields, ...(row.versioned && version !== undefined && { version }) };
  return {
    required: required.length > 0,
    content: { [json]: { schema, example: withOverrides(example, row.example?.body) } },
  };
}

const uploadOf = (maxBytes: number, options: JsonSchema | undefined) => ({
  required: true,
  description: `At most ${maxBytes / megabyte} MB`,
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object',
        properties: { file: { type: 'string', format: 'binary' }, ...(options && { options }) },
        required: ['file'],
      },
      ...(options && { encoding: { options: { contentType: json } } }),
    },
  },
});

function replyOf(said: Said) {
  const { row, table, named } = said;
  if (row.reply === 'file') return { description: 'The bytes', content: { '*/*': {} } };
  if (row.reply === 'stream') return { description: 'Events as they happen', content: { 'text/event-stream': {} } };
  const schema = partOf(said, 'reply');
  const example = schema && withOverrides(exampleOf(schema, named), row.example?.reply);
  const names = [
    ...(versionIn(example) === undefined ? [] : ['ETag']),
    ...(locationOf(table, row) ? ['Location'] : []),
    ...(isRepeatable(row) ? ['Idempotency-Replayed'] : []),
  ];
  return {
    description: outcomeOf(row),
    ...(names.length > 0 && {
      headers: Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }])),
    }),
    // Accepted without a result: an empty object, so that clients may read JSON from everything but a 204.
    ...(successOf(row) !== 204 && {
      content: { [json]: schema ? { schema, example } : { schema: { type: 'object' }, example: {} } },
    }),
  };
}
