import * as z from 'zod/mini';
import { type Area, endpoint, type Endpoint } from '../schema/endpoint.ts';
import {
  editedVersion,
  idIn,
  idOut,
  named,
  newIdIn,
  optionalDayIn,
  pageOf,
  paging,
  sortIn,
  withExample,
} from '../schema/fields.ts';
import { inputFieldsOf, rowFields, outputFieldsOf, type FieldPairs } from '../schema/field-pairs.ts';
import { tagFilter, tagIds } from './tag-ids.ts';

/**
 * Something that hangs off a pet, by its fields: what is sent to edit one (with its pet, its tags, and the version that the
 * edit began from) or to add one, and what is answered of it. `more` is what the server adds to the fields, `ofNew` what is
 * said of a new one alone.
 */
export const belonging = <
  const Name extends string,
  P extends FieldPairs,
  More extends z.core.$ZodShape = Record<never, never>,
  OfNew extends z.core.$ZodShape = Record<never, never>,
  Sent extends z.core.$ZodShape = Record<never, never>,
>(
  name: Name,
  fields: P,
  more?: More,
  ofNew?: OfNew,
  /** `sent`: fields that are sent and never returned. `checks`: rules across several fields. */
  { sent, checks = [] }: { readonly sent?: Sent; readonly checks?: readonly z.core.$ZodCheck<unknown>[] } = {},
) => ({
  name,
  checks,
  input: named(
    `${name}Input`,
    z
      .object({
        ...inputFieldsOf(fields),
        petId: idIn('petRequired'),
        tagIds: tagIds.in,
        ...editedVersion,
        ...(sent as Sent),
      })
      .check(...checks),
  ),
  newInput: named(
    `New${name}`,
    z
      .object({
        ...inputFieldsOf(fields),
        petId: idIn('petRequired'),
        tagIds: tagIds.in,
        ...editedVersion,
        id: newIdIn(),
        ...(sent as Sent),
        ...(ofNew as OfNew),
      })
      .check(...checks),
  ),
  row: named(
    name,
    z.object({
      id: idOut(name),
      petId: idOut('Pet'),
      ...outputFieldsOf(fields),
      tagIds: tagIds.out,
      ...(more as More),
      ...rowFields,
    }),
  ),
});

/** More than fit into a car. */
const maxPets = 20;
/** Pets that are written of together, besides the one that is named by `petId`. */
export const petIdsIn = () =>
  withExample(z.optional(z.array(idIn('petRequired')).check(z.maxLength(maxPets, 'invalid'))), []);

/** Filters of a list whose rows have a `date`: its first and last day. */
export const betweenDays = { from: optionalDayIn(), to: optionalDayIn() };

/** Checks a query between two days: the last day is not before the first. */
export const inOrder = z.refine<unknown>(
  (query) => {
    const { from, to } = query as { from?: string | null; to?: string | null };
    return !from || !to || from <= to;
  },
  { path: ['to'], error: 'dateOrder' },
);

/** Paragraph of the API reference for calls that accept an `id`. */
export const onceById =
  'With an `id` that stands for one already, that one is answered as it is by now, and nothing is changed; one that was deleted, or that you may not reach, is refused (`idTaken`).';

type Said<
  One extends string,
  Many extends string,
  A extends Area,
  Filters extends z.core.$ZodShape,
  Sums extends z.core.$ZodShape,
  Sort extends string,
> = {
  /** The reply's keys, where they are not its name and its name with an s. */
  readonly one?: One;
  readonly many?: Many;
  /** The right that it takes. */
  readonly area: A;
  /** API reference: the order of the list, and remarks about it. */
  readonly listed?: string;
  /** API reference, in sentences: what the response of the list contains besides its rows. */
  readonly says?: string;
  /** Sort fields of the list, besides `createdAt` and `updatedAt`. */
  readonly sorts?: readonly Sort[];
  /** API reference, in sentences: reasons for a refusal besides the rules of the fields. */
  readonly rules?: readonly string[];
  /** Files hang on it, and what was sent for it is attached when it is saved. */
  readonly holdsAttachments?: true;
  /** API reference: reasons to refuse a restore, besides that the row is not deleted. */
  readonly restoring?: { readonly rule: string; readonly refuses: NonNullable<Endpoint['refuses']> };
  /** Refusals of a change by the resource's own rules. */
  readonly refusing?: NonNullable<Endpoint['refuses']>;
  /** Filters of the list, besides the pet. */
  readonly filters: Filters;
  /** Sums over the whole filtered set in the response of a list, besides its `total`. */
  readonly sums?: Sums;
};

/** Below `/api`, where it is not the many of them. A name of two words has to say it: '/medical-records'. */
type Addressed<Name extends string, Path extends string> =
  Uncapitalize<Name> extends Lowercase<Name> ? { readonly path?: `/${Path}` } : { readonly path: `/${Path}` };

/** The rows that everything which hangs off a pet has alike; a noun's own stand beside them. */
export function belongingCalls<
  Input extends z.core.$ZodType,
  New extends z.core.$ZodType,
  Row extends z.core.$ZodType,
  Name extends string,
  const A extends Area,
  Filters extends z.core.$ZodShape,
  const One extends string = Uncapitalize<Name>,
  const Many extends string = `${One}s`,
  const Path extends string = Many,
  Sums extends z.core.$ZodShape = Record<never, never>,
  const Sort extends string = never,
>(
  {
    name,
    input,
    newInput,
    row,
  }: { readonly name: Name; readonly input: Input; readonly newInput: New; readonly row: Row },
  {
    area,
    listed = 'newest first',
    says,
    rules = [],
    sorts = [],
    restoring,
    refusing = {},
    holdsAttachments,
    filters,
    sums,
    ...said
  }: Said<One, Many, A, Filters, Sums, Sort> & Addressed<Name, Path>,
) {
  const one = said.one ?? ((name.charAt(0).toLowerCase() + name.slice(1)) as One);
  const many = said.many ?? (`${one}s` as Many);
  const path = said.path ?? `/${many as string as Path}`;
  const called = inWords(name);
  const view = { area, level: 'view' } as const;
  const edit = { area, level: 'edit' } as const;
  const reply = z.object({ [one]: row } as { [K in One]: Row });
  const keeping = {
    rules: holdsAttachments ? ['What you have sent for it (`POST /uploads`) is attached to it.'] : [],
    refuses: (holdsAttachments ? { 413: ['homeFull'] } : {}) satisfies Endpoint['refuses'] as NonNullable<
      Endpoint['refuses']
    >,
  };
  const byId = `${path}/:id` as const;
  return {
    list: endpoint({
      method: 'GET',
      path,
      access: view,
      summary: `${ofMany(path)} of all pets you may see, ${listed}`,
      details: `Without \`petId\` of every pet in reach. Without \`sort\` it comes as the summary says, rows of equal place by id.${'from' in filters ? ' A `to` before `from` is refused.' : ''}${says ? ` ${says}` : ''}`,
      query: z
        .object({
          petId: z.optional(idIn()),
          ...tagFilter,
          ...filters,
          sort: sortIn([...sorts, 'createdAt', 'updatedAt']),
          ...paging,
        })
        .check(inOrder),
      reply: z.object({ ...pageOf(many, row), ...(sums as Sums) }),
    }),
    create: endpoint({
      method: 'POST',
      path,
      access: edit,
      summary: `Add ${called}`,
      details: [
        ...rules,
        ...keeping.rules,
        'An archived pet takes new ones too; a deleted one takes none (404).',
        onceById,
      ].join(' '),
      refuses: { ...refusing, 409: ['idTaken', ...(refusing[409] ?? [])], ...keeping.refuses },
      body: newInput,
      reply,
      status: 201,
    }),
    get: endpoint({
      method: 'GET',
      path: byId,
      access: view,
      summary: sentence(called),
      details: '`ETag` is its version.',
      reply,
    }),
    update: endpoint({
      method: 'PUT',
      path: byId,
      access: edit,
      summary: `Edit ${called}; optional fields that are left out stay as they are`,
      details: [
        ...rules,
        ...keeping.rules,
        "An optional field that is '' or null is emptied. Another `petId` moves it to that pet.",
      ].join(' '),
      refuses: { ...refusing, ...keeping.refuses },
      example: { reply: { [one]: { version: 2 } } },
      body: input,
      reply,
      versioned: true,
    }),
    remove: endpoint({
      method: 'DELETE',
      path: byId,
      access: edit,
      summary: `Delete ${called}; it can be restored`,
      details: 'What is deleted already is a 404.',
      versioned: true,
    }),
    restore: endpoint({
      method: 'POST',
      path: `${path}/:id/restore`,
      access: edit,
      summary: `Bring ${called} back that was deleted`,
      details: ['What is not deleted, or was deleted with its pet, is a 404.', restoring?.rule]
        .filter(Boolean)
        .join(' '),
      ...(restoring && { refuses: restoring.refuses }),
      reply,
    }),
  };
}

/**
 * The same things below the pet that they hang off: `/pets/:petId/expenses`. The path names the pet, so nothing else does;
 * what is of another pet is not found there.
 */
export function ofPetCalls<
  const A extends Area,
  const Path extends `/${string}`,
  Query extends z.core.$ZodShape,
  Page extends z.core.$ZodType,
  Reply extends z.core.$ZodType,
  In extends z.core.$ZodShape,
  New extends z.core.$ZodShape,
>(
  {
    name,
    checks = [],
    input,
    newInput,
  }: {
    readonly name: string;
    readonly checks?: readonly z.core.$ZodCheck<unknown>[];
    readonly input: z.ZodMiniObject<In>;
    readonly newInput: z.ZodMiniObject<New>;
  },
  calls: {
    readonly list: {
      readonly path: Path;
      readonly access: { readonly area: A; readonly level: 'view' };
      readonly query: { readonly shape: Query };
      readonly reply: Page;
    };
    readonly get: { readonly reply: Reply };
    readonly create: Pick<Endpoint, 'refuses'>;
    readonly update: Pick<Endpoint, 'refuses'>;
  },
) {
  const { list, get, create, update } = calls;
  const called = inWords(name);
  const path = `/pets/:petId${list.path}` as const;
  const byId = `${path}/:id` as const;
  const { area } = list.access;
  const view = { area, level: 'view' } as const;
  const edit = { area, level: 'edit' } as const;
  const { petId: _pet, ...filters } = list.query.shape;
  const { petId: _inPath, ...fields } = input.shape;
  const { petId: _inPathToo, ...newFields } = newInput.shape;
  const alike = (other: string) =>
    `As \`${other}\`, of the pet in the path; it is a 404 where that may not be reached.`;
  return {
    list: endpoint({
      method: 'GET',
      path,
      access: view,
      summary: `${ofMany(list.path)} of one pet`,
      details: alike(`GET ${list.path}`),
      query: z.object(filters as Omit<Query, 'petId'>).check(inOrder),
      reply: list.reply,
    }),
    create: endpoint({
      method: 'POST',
      path,
      access: edit,
      summary: `Add ${called} of this pet`,
      details: `${alike(`POST ${list.path}`)} ${onceById}`,
      refuses: create.refuses ?? {},
      body: z.object(newFields as Omit<New, 'petId'>).check(...checks),
      reply: get.reply,
      status: 201,
    }),
    get: endpoint({
      method: 'GET',
      path: byId,
      access: view,
      summary: `${sentence(called)} of this pet`,
      details: `${alike(`GET ${list.path}/{id}`)} What is of another pet is a 404.`,
      reply: get.reply,
    }),
    update: endpoint({
      method: 'PUT',
      path: byId,
      access: edit,
      summary: `Edit ${called} of this pet; optional fields that are left out stay as they are`,
      details: `${alike(`PUT ${list.path}/{id}`)} What is of another pet is a 404.`,
      example: { reply: { [Object.keys((get.reply as unknown as { shape: object }).shape)[0]!]: { version: 2 } } },
      refuses: update.refuses ?? {},
      body: z.object(fields as Omit<In, 'petId'>).check(...checks),
      reply: get.reply,
      versioned: true,
    }),
    remove: endpoint({
      method: 'DELETE',
      path: byId,
      access: edit,
      summary: `Delete ${called} of this pet; it can be restored`,
      details: `${alike(`DELETE ${list.path}/{id}`)} What is of another pet is a 404. It is restored at \`POST ${list.path}/{id}/restore\`.`,
      versioned: true,
    }),
  };
}

/** 'MedicalRecord' → 'a medical record'. */
function inWords(name: string) {
  const words = name.replaceAll(/(?!^)[A-Z]/g, ' $&').toLowerCase();
  return `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`;
}

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
/** '/medical-records' → 'Medical records', '/expenses/plans' → 'Plans'. */
const ofMany = (path: string) => sentence(path.slice(path.lastIndexOf('/') + 1).replaceAll('-', ' '));
