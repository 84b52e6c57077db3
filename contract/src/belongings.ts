import * as z from 'zod/mini';
import { type Area, endpoint, type Endpoint } from './endpoint.ts';
import { editedVersion, idIn, idOut, named, newIdIn, optionalDayIn, pageOf, paging, sortIn } from './fields.ts';
import { insOf, keptOut, outsOf, type Pairs } from './pairs.ts';

/**
 * Something that hangs off a pet, by its fields: what is sent to edit one (with its pet, and the version that the edit
 * began from) or to add one, and what is answered of it. `more` is what the server adds to the fields.
 */
export const belonging = <
  const Name extends string,
  P extends Pairs,
  More extends z.core.$ZodShape = Record<never, never>,
>(
  name: Name,
  fields: P,
  more?: More,
) => ({
  name,
  input: named(`${name}Input`, z.object({ ...insOf(fields), petId: idIn('petRequired'), ...editedVersion })),
  newInput: named(
    `New${name}`,
    z.object({ ...insOf(fields), petId: idIn('petRequired'), ...editedVersion, id: newIdIn() }),
  ),
  row: named(
    name,
    z.object({ id: idOut(name), petId: idOut('Pet'), ...outsOf(fields), ...(more as More), ...keptOut }),
  ),
});

/** Filters of a list whose rows have a `date`: its first and last day. */
export const betweenDays = { from: optionalDayIn(), to: optionalDayIn() };

const inOrder = z.refine<unknown>(
  (query) => {
    const { from, to } = query as { from?: string | null; to?: string | null };
    return !from || !to || from <= to;
  },
  { path: ['to'], error: 'dateOrder' },
);

/** For the API reference, of what takes an `id`. */
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
  /** For the API reference: in what order they are listed, and what else the list says. */
  readonly listed?: string;
  /** For the API reference, in sentences: what the list's reply says besides its rows. */
  readonly says?: string;
  /** What its list can be sorted by, besides `createdAt` and `updatedAt`. */
  readonly sorts?: readonly Sort[];
  /** For the API reference, in sentences: what is refused besides what its fields say. */
  readonly rules?: readonly string[];
  /** For the API reference: why bringing one back is refused, besides that it is not deleted. */
  readonly restoring?: { readonly rule: string; readonly refuses: NonNullable<Endpoint['refuses']> };
  /** How its list can be narrowed, besides to one pet. */
  readonly filters: Filters;
  /** What a list's reply says of the whole filtered set, besides its `total`. */
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
  const byId = `${path}/:id` as const;
  return {
    list: endpoint({
      method: 'GET',
      path,
      access: view,
      summary: `${sentence(path.slice(1).replaceAll('-', ' '))} of all pets you may see, ${listed}`,
      details: `Without \`petId\` of every pet in reach. Without \`sort\` it comes as the summary says, rows of equal place by id.${'from' in filters ? ' A `to` before `from` is refused.' : ''}${says ? ` ${says}` : ''}`,
      query: z
        .object({
          petId: z.optional(idIn()),
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
      details: [...rules, 'An archived pet takes new ones too; a deleted one takes none (404).', onceById].join(' '),
      refuses: { 409: ['idTaken'] },
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
        "An optional field that is '' or null is emptied. Another `petId` moves it to that pet.",
      ].join(' '),
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

/** 'MedicalRecord' → 'a medical record'. */
function inWords(name: string) {
  const words = name.replaceAll(/(?!^)[A-Z]/g, ' $&').toLowerCase();
  return `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`;
}

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
