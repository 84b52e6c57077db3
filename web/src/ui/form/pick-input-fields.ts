import type * as z from 'zod/mini';

/** Fields of an item that its input schema names: the initial values of an edit, `version` among them. */
export function pickSchemaFields<S extends z.core.$ZodObject, T extends object>(schema: S, item: T) {
  const names = Object.keys(schema._zod.def.shape).filter((name) => name in item);
  return Object.fromEntries(names.map((name) => [name, item[name as keyof T]])) as Pick<T, keyof z.input<S> & keyof T>;
}
