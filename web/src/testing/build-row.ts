import type * as z from 'zod/mini';
import { dana } from './session-fixtures.ts';

type Schema = z.core.$ZodType & { readonly shape: Readonly<Record<string, z.core.$ZodType>> };
type Kept = keyof typeof kept;
/** Values that a test must give: all that may not be missing or empty. */
type Said<Row> = {
  [
    K in keyof Row as null extends Row[K]
      ? never
      : Row[K] extends readonly unknown[]
        ? never
        : K extends Kept
          ? never
          : K
  ]: Row[K];
} & Partial<Row>;

const at = '2026-11-01T08:00:00.000Z';
/** Written by Dana, who is signed in. */
export const kept = { version: 1, createdAt: at, createdBy: dana.id, updatedAt: at, updatedBy: dana.id };

/** A row as the server answers it; what may be missing is missing, and a list empty, unless it is said. */
export function buildRow<S extends Schema>(schema: S, said: Said<z.input<S>>) {
  const unsaid: Record<string, null | []> = {};
  for (const [name, field] of Object.entries(schema.shape)) {
    const { type } = field._zod.def;
    if (type === 'nullable') unsaid[name] = null;
    if (type === 'array') unsaid[name] = [];
  }
  return { ...unsaid, ...kept, ...said } as z.input<S>;
}
