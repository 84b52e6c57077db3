import type { Answer, ApiDocument, Operation, Parameter, Schema } from './document.ts';

/** Parameter of a call, or field of its body. */
export type Given = {
  readonly name: string;
  readonly place: 'path' | 'query' | 'header' | 'body';
  readonly isRequired: boolean;
  /** Type in the words of JSON Schema: `integer, 1–100`. */
  readonly type: string;
  readonly text: string;
  readonly sample: unknown;
};

export type Call = {
  /** Anchor of the call on the page. */
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  readonly isOpen: boolean;
  readonly parameters: readonly Given[];
  readonly fields: readonly Given[];
  readonly body?: { readonly kind: 'json' | 'file'; readonly example: unknown; readonly text: string };
  readonly answers: readonly { readonly code: string; readonly text: string }[];
  /** A successful answer and its example. */
  readonly reply: {
    readonly code: string;
    readonly kind: 'json' | 'file' | 'stream' | 'nothing';
    readonly example?: unknown;
  };
};

const nameOf = ($ref: string) => $ref.split('/').at(-1) ?? '';

/** All calls of one resource, in the order of the document. */
export function callsOf(document: ApiDocument, resource: string): Call[] {
  const base = document.servers[0]?.url ?? '';
  return Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, operation]) => operation.tags.includes(resource))
      .map(([method, operation]) => callOf(document, method.toUpperCase(), base + path, operation)),
  );
}

function callOf(document: ApiDocument, method: string, path: string, operation: Operation): Call {
  const { schemas, responses, parameters } = document.components;
  const answers = Object.entries(operation.responses).map(([code, answer]): [string, Answer] => [
    code,
    '$ref' in answer ? (responses[nameOf(answer.$ref)] ?? { description: '' }) : answer,
  ]);
  const given = operation.parameters.map((one) => ('$ref' in one ? parameters[nameOf(one.$ref)]! : one));
  const body = operation.requestBody;
  const [kind, content] = Object.entries(body?.content ?? {})[0] ?? [];
  return {
    id: operation.operationId.replace('.', '-'),
    method,
    path,
    summary: operation.summary,
    description: operation.description,
    isOpen: operation.security.length === 0,
    parameters: given.map((one) => parameterOf(one, schemas)),
    fields: content?.schema ? fieldsOf(content.schema, schemas) : [],
    body: body && {
      kind: kind === 'application/json' ? 'json' : 'file',
      example: content?.example,
      text: body.description ?? '',
    },
    answers: answers.map(([code, { description }]) => ({ code, text: description })),
    reply: replyOf(answers),
  };
}

function parameterOf({ name, in: place, required, description, schema, example }: Parameter, schemas: Schemas): Given {
  return {
    name,
    place: place as Given['place'],
    isRequired: required ?? false,
    type: typeOf(schema, schemas),
    text: description ?? schema.description ?? '',
    sample: example ?? sampleOf(schema),
  };
}

function replyOf(answers: readonly [string, Answer][]): Call['reply'] {
  const [code = '', answer] = answers.find(([status]) => status.startsWith('2')) ?? [];
  const [type, content] = Object.entries(answer?.content ?? {})[0] ?? [];
  if (!type) return { code, kind: 'nothing' };
  if (type === 'application/json') return { code, kind: 'json', example: content?.example };
  return { code, kind: type === 'text/event-stream' ? 'stream' : 'file' };
}

type Schemas = ApiDocument['components']['schemas'];

function fieldsOf(schema: Schema, schemas: Schemas): Given[] {
  const { properties = {}, required = [] } = resolved(schema, schemas);
  return Object.entries(properties).map(([name, field]) => ({
    name,
    place: 'body',
    isRequired: required.includes(name),
    type: typeOf(field, schemas),
    text: field.description ?? '',
    sample: sampleOf(field),
  }));
}

const resolved = (schema: Schema, schemas: Schemas): Schema =>
  schema.$ref ? (schemas[nameOf(schema.$ref)] ?? {}) : schema;

const sampleOf = (schema: Schema): unknown =>
  schema.examples?.[0] ??
  schema.default ??
  schema.const ??
  schema.enum?.[0] ??
  schema.anyOf?.map(sampleOf).find(Boolean);

/** A schema's type in one line; an object is called by its name. */
export function typeOf(schema: Schema, schemas: Schemas): string {
  if (schema.$ref) {
    const named = resolved(schema, schemas);
    return named.properties ? nameOf(schema.$ref) : typeOf(named, schemas);
  }
  const choice = schema.anyOf ?? schema.allOf;
  if (choice) return [...new Set(choice.map((one) => typeOf(one, schemas)))].join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((one) => JSON.stringify(one)).join(' | ');
  if (schema.items) return `array of ${typeOf(schema.items, schemas)}`;
  const type = [schema.type ?? 'any'].flat().join(' | ');
  const about = [
    schema.format,
    rangeOf(schema.minimum, schema.maximum, ''),
    rangeOf(schema.minLength, schema.maxLength, ' characters'),
  ];
  return [type, ...about.filter(Boolean)].join(', ');
}

/** The bounds of an integer in JavaScript say nothing. */
function rangeOf(least: number | undefined, most: number | undefined, unit: string) {
  const low = least !== undefined && least > Number.MIN_SAFE_INTEGER ? least : undefined;
  const high = most !== undefined && most < Number.MAX_SAFE_INTEGER ? most : undefined;
  if (low !== undefined && high !== undefined) return `${low}–${high}${unit}`;
  if (low !== undefined) return `≥ ${low}${unit}`;
  return high === undefined ? '' : `≤ ${high}${unit}`;
}
