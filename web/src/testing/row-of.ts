import type * as z from 'zod/mini';

type Schema = z.core.$ZodType & { readonly shape: Readonly<Record<string, z.core.$ZodType>> };
type Kept = 'version' | 'createdAt' | 'updatedAt';
/** What has to be said of a row: all that may not be missing. */
type Said<Row> = {
  [K in keyof Row as null extends Row[K] ? never : K extends Kept ? never : K]: Row[K];
} & Partial<Row>;

const at = '2026-11-01T08:00:00.000Z';

/** A row as the server answers it; what may be missing is missing unless it is said. */
export function rowOf<S extends Schema>(schema: S, said: Said<z.input<S>>) {
  const missing = Object.entries(schema.shape).filter(([, field]) => field._zod.def.type === 'nullable');
  const kept = { version: 1, createdAt: at, updatedAt: at };
  return { ...Object.fromEntries(missing.map(([name]) => [name, null])), ...kept, ...said } as z.input<S>;
}
