import * as z from 'zod/mini';
import { onceById } from './belongings.ts';
import { type Area, endpoint, type Endpoint } from '../schema/endpoint.ts';
import { editedVersion, homeIn, idOut, named, newIdIn, pageOf, paging, withExample } from '../schema/fields.ts';
import { inputFieldsOf, rowFields, outputFieldsOf, type FieldPairs } from '../schema/field-pairs.ts';

/** Something of a home that hangs off none of its pets, by its fields: what is sent of it, and what is answered. */
export const householdItem = <
  const Name extends string,
  P extends FieldPairs,
  More extends z.core.$ZodShape = Record<never, never>,
  OfNew extends z.core.$ZodShape = Record<never, never>,
>(
  name: Name,
  fields: P,
  more?: More,
  /** Fields of a new row only. */
  ofNew?: OfNew,
) => {
  const input = named(`${name}Input`, z.object({ ...inputFieldsOf(fields), ...editedVersion }));
  return {
    name,
    input,
    newInput: named(
      `New${name}`,
      z.extend(input, { id: newIdIn(), householdId: z.optional(homeIn()), ...(ofNew as OfNew) }),
    ),
    row: named(
      name,
      z.object({
        id: idOut(name),
        householdId: idOut('Household'),
        ...outputFieldsOf(fields),
        ...(more as More),
        /** True when the caller owns the household of the row. */
        mayEdit: withExample(z.boolean(), true),
        ...rowFields,
      }),
    ),
  };
};

/**
 * Keys of the row and of the list in responses, and the path below `/api`, where they differ from the name and its
 * plural.
 */
type Called<One extends string, Many extends string, Path extends string> = {
  readonly one?: One;
  readonly many?: Many;
  readonly path?: `/${Path}`;
};

/** API reference: parts of summaries and details, and reasons for a refusal besides the rules of the fields. */
type Said<A extends Area, Filters extends z.core.$ZodShape> = {
  /** The right on any pet of the home that shows them; only owners change them. */
  readonly area: A;
  readonly listed: string;
  /** Filters of the list. */
  readonly filters?: Filters;
  readonly list: string;
  readonly create: string;
  readonly update: string;
  readonly remove: string;
  readonly refuses?: {
    readonly create?: NonNullable<Endpoint['refuses']>;
    readonly update?: NonNullable<Endpoint['refuses']>;
    readonly remove?: NonNullable<Endpoint['refuses']>;
    readonly restore?: NonNullable<Endpoint['refuses']>;
  };
};

/** The calls that everything which is of a home has alike; a noun's own stand beside them. */
export function householdItemCalls<
  Input extends z.core.$ZodType,
  New extends z.core.$ZodType,
  Row extends z.core.$ZodType,
  Name extends string,
  const A extends Area,
  Filters extends z.core.$ZodShape = Record<never, never>,
  const One extends string = Lowercase<Name>,
  const Many extends string = `${One}s`,
  const Path extends string = Many,
>(
  {
    name,
    input,
    newInput,
    row,
  }: { readonly name: Name; readonly input: Input; readonly newInput: New; readonly row: Row },
  { area, listed, filters, refuses = {}, ...says }: Said<A, Filters> & Called<One, Many, Path>,
) {
  const one = says.one ?? (name.toLowerCase() as One);
  const many = says.many ?? (`${one}s` as Many);
  const path = says.path ?? (`/${many as string as Path}` as const);
  const byId = `${path}/:id` as const;
  const view = { area, level: 'view', of: 'home' } as const;
  const own = { area, level: 'own', of: 'home' } as const;
  const reply = z.object({ [one]: row } as { [K in One]: Row });
  return {
    list: endpoint({
      method: 'GET',
      path,
      access: view,
      summary: `The ${many} of all homes in reach, ${listed}`,
      details: says.list,
      query: z.object({ ...(filters as Filters), ...paging }),
      reply: z.object(pageOf(many, row)),
    }),
    create: endpoint({
      method: 'POST',
      path,
      access: own,
      summary: `Add a ${one}`,
      details: `Without \`householdId\` to the home in which you have been for longest. ${says.create} ${onceById}`,
      refuses: { 404: ['notFound'], ...refuses.create, 409: ['idTaken', ...(refuses.create?.[409] ?? [])] },
      body: newInput,
      reply,
      status: 201,
    }),
    get: endpoint({
      method: 'GET',
      path: byId,
      access: view,
      summary: `A ${one}`,
      details: '`ETag` is its version.',
      reply,
    }),
    update: endpoint({
      method: 'PUT',
      path: byId,
      access: own,
      summary: `Edit a ${one}; optional fields that are left out stay as they are`,
      details: says.update,
      refuses: refuses.update ?? {},
      example: { reply: { [one]: { version: 2 } } },
      body: input,
      reply,
      versioned: true,
    }),
    remove: endpoint({
      method: 'DELETE',
      path: byId,
      access: own,
      summary: `Delete a ${one}; it can be restored`,
      details: `What is deleted already is a 404. ${says.remove}`,
      refuses: refuses.remove ?? {},
      versioned: true,
    }),
    restore: endpoint({
      method: 'POST',
      path: `${byId}/restore`,
      access: own,
      summary: `Bring a ${one} back that was deleted`,
      details: 'What is not deleted is a 404.',
      refuses: refuses.restore ?? {},
      reply,
    }),
  };
}
