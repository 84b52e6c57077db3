import type * as z from 'zod/mini';
import { dana } from './given.ts';

type Schema = z.core.$ZodType & { readonly shape: Readonly<Record<string, z.core.$ZodType>> };
type Kept = keyof typeof kept;
/** What has to be said of a row: all that may not be missing. */
type Said<Row> = {
  [K in keyof Row as null extends Row[K] ? never : K extends Kept ? never : K]: Row[K];
} & Partial<Row>;

const at = '2026-11-01T08:00:00.000Z';
/** Written by Dana, who is signed in. */
export const kept = { version: 1, createdAt: at, createdBy: dana.id, updatedAt: at, updatedBy: dana.id };

/** A row as the server answers it; what may be missing is missing unless it is said. */
export function rowOf<S extends Schema>(schema: S, said: Said<z.input<S>>) {
  const missing = Object.entries(schema.shape).filter(([, field]) => field._zod.def.type === 'nullable');
  return { ...Object.fromEntries(missing.map(([name]) => [name, null])), ...kept, ...said } as z.input<S>;
}
