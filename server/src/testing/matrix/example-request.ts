import { contract } from '@tzemed/contract';
import { exampleOf } from '../../http/openapi/openapi-example.ts';
import { type JsonSchema, schemaPath, schemasOf } from '../../http/openapi/openapi-schemas.ts';
import { newId } from '../../lib/ids.ts';
import type { Answer, TestApp } from '../app.ts';
import type { NamedRow } from './endpoints.ts';
import { formWith, textForm } from '../documents/upload-form.ts';
import type { Owner } from '../fixtures/given.ts';
import { picture } from '../documents/images.ts';
import { pdf } from '../documents/minimal-pdf.ts';

/** Place of an id in a request: the `petId` of its query, the `id` of its path. */
export type IdPlace = {
  readonly part: 'params' | 'query' | 'body';
  readonly field: string;
  readonly isRequired: boolean;
};

type Filling = {
  /** Without an id, an optional place stays empty and a required one names an item that does not exist. */
  readonly id?: (place: IdPlace) => string | undefined;
  /** Stands in every field that takes any text. */
  readonly text?: string | undefined;
  /** Stands in every field that takes an address. */
  readonly email?: string | undefined;
  /** Asks for every filter that the query knows, and not only for what it must have. */
  readonly filters?: boolean;
  /** Fields of the body that say something else than their examples. */
  readonly said?: Readonly<Record<string, unknown>> | undefined;
  /** Further request headers. */
  readonly headers?: Readonly<Record<string, string>>;
};

const { parts, named } = schemasOf(contract);
const photo = await formWith(new Uint8Array(await picture(8, 8).png().toBuffer()), { name: 'a.png' });
/** Taken in as it is: a picture would be encoded anew each time, twice. */
const paper = await formWith(pdf(), { name: 'a.pdf' });

/** The request that the contract's own examples make of a row. */
function exampleRequest([name, row]: NamedRow, filling: Filling = {}) {
  const path = row.path.replace(/:(\w+)/g, (_, field: string) =>
    encodeURIComponent(filling.id?.({ part: 'params', field, isRequired: true }) ?? newId()),
  );
  const part = (part: 'query' | 'body') => {
    const schema = parts[`${name}.${part}`];
    return schema && valueOf(schema, { part, field: '', isRequired: true }, filling);
  };
  const form = row.upload?.options
    ? tableFor(filling, row.upload.options)
    : row.upload?.isPaper
      ? paper
      : row.upload && photo;
  const query = Object.entries(part('query') ?? {}).map(([key, value]) => [key, String(value)] as const);
  return {
    method: row.method,
    url: `/api${path}${query.length > 0 ? `?${new URLSearchParams(Object.fromEntries(query))}` : ''}`,
    ...(row.body && { body: { ...(part('body') as object), ...filling.said } }),
    ...form,
    headers: { ...form?.headers, ...filling.headers },
  };
}

/** Makes each table different; a repeated one would count as imported already. */
let tables = 0;
/** A table of one expense, of the pet that is named beside it. */
function tableFor({ id, text = 'שק מזון' }: Filling, options: object) {
  const takesPet = 'petId' in ((options as { shape?: object }).shape ?? {});
  const petId = takesPet ? (id?.({ part: 'body', field: 'petId', isRequired: true }) ?? newId()) : undefined;
  return textForm({
    options: JSON.stringify({ petId }),
    file: { name: `${text}.csv`, text: `date,description,amount\n2026-11-19,${text},${(tables += 1)}\n` },
  });
}

/** Sends it, signed by somebody or by nobody. */
export function ask(app: TestApp, as: Owner | undefined, row: NamedRow, filling?: Filling): Promise<Answer> {
  const { method, url, ...sent } = exampleRequest(row, filling);
  return app.call(method, url, { ...sent, ...(as && { as }) });
}

/** People are made by no row: left out, or those of the examples. Tests of each resource cover the people who may be named. */
const isPerson = ({ field }: Pick<IdPlace, 'field'>) => ['assigneeIds', 'fromId', 'toId'].includes(field);

/** Every place that takes an id of ours; the contract knows them by their format. */
export function idPlacesOf(row: NamedRow): readonly IdPlace[] {
  const found = idPlaces.get(row[0]);
  if (found) return found;
  const places: IdPlace[] = [];
  exampleRequest(row, { id: (place) => void places.push(place) });
  idPlaces.set(row[0], places);
  return places;
}

/** Cache by endpoint name. */
const idPlaces = new Map<string, readonly IdPlace[]>();

const resolved = (schema: JsonSchema): JsonSchema =>
  schema.$ref ? (named[schema.$ref.slice(schemaPath.length)] ?? {}) : schema;

/**
 * Items of a claim are left out: the claim names them beside the fields that refuse them, which its own tests cover.
 */
const isClaimed = ({ part, field }: IdPlace) => part === 'body' && ['expenseIds', 'recordIds'].includes(field);
/** Parts of a payment, and what a purchase was as it was answered: the same. */
const areParts = (items: JsonSchema) => ['expenseId', 'version'].some((name) => name in (items.properties ?? {}));

/** `undefined` for what is left out. */
function valueOf(schema: JsonSchema, at: IdPlace, filling: Filling): unknown {
  if (isPerson(at)) return at.isRequired ? exampleOf(resolved(schema), named) : undefined;
  if (isClaimed(at)) return undefined;
  const node = resolved(schema);
  const leaf = node.anyOf?.map(resolved).find(({ type }) => type !== 'null') ?? node;
  if (leaf.properties) return objectOf(leaf, at, filling);
  if (areParts(resolved(leaf.items ?? {}))) return undefined;
  if (leaf.items) return [valueOf(leaf.items, at, filling)].filter((item) => item !== undefined);
  const example = exampleOf(node, named);
  // A client id must be of the declared kind, and names no existing item.
  if (leaf.format === 'uuid' && !('pattern' in leaf)) return filling.id?.(at) ?? (at.isRequired ? example : undefined);
  if (leaf.format === 'email' && filling.email) return filling.email;
  // Other filters are left out.
  const isFilled = at.part !== 'query' || at.isRequired || at.field === 'q';
  if (isFilled && filling.text !== undefined && takes(leaf, filling.text)) return filling.text;
  return at.part === 'query' && !at.isRequired && !filling.filters ? undefined : example;
}

const objectOf = ({ properties = {}, required = [] }: JsonSchema, { part }: IdPlace, filling: Filling): object =>
  Object.fromEntries(
    Object.entries(properties)
      .map(([field, schema]) => {
        const isRequired = required.includes(field);
        const value = valueOf(schema, { part, field, isRequired }, filling);
        return [field, isRequired ? value : (value ?? undefined)] as const;
      })
      .filter(([, value]) => value !== undefined),
  );

const takes = (leaf: JsonSchema & { readonly maxLength?: number }, text: string) =>
  [leaf.type].flat().includes('string') &&
  (leaf.maxLength ?? Infinity) >= text.length &&
  !['format', 'pattern', 'enum', 'const', 'default'].some((limit) => limit in leaf);
