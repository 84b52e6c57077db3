import * as z from 'zod/mini';
import { type Area, endpoint } from './endpoint.ts';
import { editedVersion, idIn, idOut, named, optionalDayIn, pageOf, paging } from './fields.ts';
import { insOf, keptOut, outsOf, type Pairs } from './pairs.ts';

/**
 * Something that hangs off a pet, by its fields: what is sent to add or edit one (with its pet, and the version that an
 * edit began from), and what is answered of it. `more` is what the server adds to the fields.
 */
export const belonging = <P extends Pairs, More extends z.core.$ZodShape = Record<never, never>>(
  name: string,
  fields: P,
  more?: More,
) => ({
  input: named(`${name}Input`, z.object({ ...insOf(fields), petId: idIn('petRequired'), ...editedVersion })),
  row: named(name, z.object({ id: idOut, petId: idOut, ...outsOf(fields), ...(more as More), ...keptOut })),
});

/** Filters of a list whose rows have a `date`: its first and last day. */
export const betweenDays = { from: optionalDayIn(), to: optionalDayIn() };

type Said<
  Path extends string,
  One extends string,
  Many extends string,
  A extends Area,
  Filters extends z.core.$ZodShape,
  Sums extends z.core.$ZodShape,
> = {
  /** Below `/api`, in the plural: '/medical-records'. */
  readonly path: `/${Path}`;
  /** The reply's keys. */
  readonly one: One;
  readonly many: Many;
  /** The right that it takes. */
  readonly area: A;
  /** For the API reference: 'a medical record'. */
  readonly called: string;
  /** For the API reference: in what order they are listed, and what else the list says. */
  readonly listed?: string;
  /** How its list can be narrowed, besides to one pet. */
  readonly filters: Filters;
  /** What a list's reply says of the whole filtered set, besides its `total`. */
  readonly sums?: Sums;
};

/** The rows that everything which hangs off a pet has alike; a noun's own stand beside them. */
export function belongingCalls<
  Input extends z.core.$ZodType,
  Row extends z.core.$ZodType,
  const Path extends string,
  const One extends string,
  const Many extends string,
  const A extends Area,
  Filters extends z.core.$ZodShape,
  Sums extends z.core.$ZodShape = Record<never, never>,
>(
  { input, row }: { readonly input: Input; readonly row: Row },
  { path, one, many, area, called, listed = 'newest first', filters, sums }: Said<Path, One, Many, A, Filters, Sums>,
) {
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
      query: z.object({ petId: z.optional(idIn()), ...filters, ...paging }),
      reply: z.object({ ...pageOf(many, row), ...(sums as Sums) }),
    }),
    create: endpoint({
      method: 'POST',
      path,
      access: edit,
      summary: `Add ${called}`,
      body: input,
      reply,
      status: 201,
    }),
    get: endpoint({ method: 'GET', path: byId, access: view, summary: sentence(called), reply }),
    update: endpoint({
      method: 'PUT',
      path: byId,
      access: edit,
      summary: `Edit ${called}; optional fields that are left out stay as they are`,
      body: input,
      reply,
      versioned: true,
    }),
    remove: endpoint({
      method: 'DELETE',
      path: byId,
      access: edit,
      summary: `Delete ${called}; it can be restored`,
      versioned: true,
    }),
    restore: endpoint({
      method: 'POST',
      path: `${path}/:id/restore`,
      access: edit,
      summary: `Bring ${called} back that was deleted`,
      reply,
    }),
  };
}

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
