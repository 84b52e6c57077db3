import * as z from 'zod/mini';
import { type Area, endpoint } from './endpoint.ts';
import { editedVersion, idIn, idOut, named, pageOf, paging } from './fields.ts';
import { insOf, keptOut, outsOf, type Pairs } from './pairs.ts';

/** What is sent to add or edit something that hangs off a pet: its own fields, its pet, and the version edited. */
export const belongingInput = <P extends Pairs>(id: string, fields: P) =>
  named(id, z.object({ ...insOf(fields), petId: idIn('petRequired'), ...editedVersion }));

/** What is answered of it; `more` is what the server adds to the fields. */
export const belongingRow = <P extends Pairs, More extends z.core.$ZodShape = Record<never, never>>(
  id: string,
  fields: P,
  more?: More,
) => named(id, z.object({ id: idOut, petId: idOut, ...outsOf(fields), ...(more as More), ...keptOut }));

/** How its list can be narrowed: to one pet, and by its own filters; then the page. */
export const belongingFilters = <S extends z.core.$ZodShape>(filters: S) =>
  z.object({ petId: z.optional(idIn()), ...filters, ...paging });

type Noun<
  Path extends string,
  One extends string,
  Many extends string,
  A extends Area,
  Row extends z.core.$ZodType,
  Input extends z.core.$ZodType,
  Filters extends z.core.$ZodType,
  Sums extends z.core.$ZodShape,
> = {
  /** Below `/api`, in the plural: '/expenses'. */
  readonly path: `/${Path}`;
  /** The reply's keys. */
  readonly one: One;
  readonly many: Many;
  /** The right that it takes. */
  readonly area: A;
  /** For the API reference: 'a medical record', 'medical records', and in what order they are listed. */
  readonly words: { readonly one: string; readonly many: string; readonly order: string };
  readonly row: Row;
  readonly input: Input;
  readonly filters: Filters;
  /** What a list's reply says of the whole filtered set, besides its `total`. */
  readonly sums?: Sums;
};

/** The rows that everything which hangs off a pet has alike; a noun's own stand beside them. */
export function belongingCalls<
  const Path extends string,
  const One extends string,
  const Many extends string,
  const A extends Area,
  Row extends z.core.$ZodType,
  Input extends z.core.$ZodType,
  Filters extends z.core.$ZodType,
  Sums extends z.core.$ZodShape = Record<never, never>,
>({ path, one, many, area, words, row, input, filters, sums }: Noun<Path, One, Many, A, Row, Input, Filters, Sums>) {
  const view = { area, level: 'view' } as const;
  const edit = { area, level: 'edit' } as const;
  const reply = z.object({ [one]: row } as { [K in One]: Row });
  const byId = `${path}/:id` as const;
  return {
    list: endpoint({
      method: 'GET',
      path,
      access: view,
      summary: `${sentence(words.many)} of all pets you may see, ${words.order}`,
      query: filters,
      reply: z.object({ ...pageOf(many, row), ...(sums as Sums) }),
    }),
    create: endpoint({
      method: 'POST',
      path,
      access: edit,
      summary: `Add ${words.one}`,
      body: input,
      reply,
      status: 201,
    }),
    get: endpoint({ method: 'GET', path: byId, access: view, summary: sentence(words.one), reply }),
    update: endpoint({
      method: 'PUT',
      path: byId,
      access: edit,
      summary: `Edit ${words.one}; optional fields that are left out stay as they are`,
      body: input,
      reply,
      versioned: true,
    }),
    remove: endpoint({
      method: 'DELETE',
      path: byId,
      access: edit,
      summary: `Delete ${words.one}; it can be restored`,
      versioned: true,
    }),
    restore: endpoint({
      method: 'POST',
      path: `${path}/:id/restore`,
      access: edit,
      summary: `Bring ${words.one} back that was deleted`,
      reply,
    }),
  };
}

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
