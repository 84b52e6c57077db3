import type { Contract } from '@tzemed/contract/schema/endpoint';
import * as z from 'zod/mini';

/** Subset of JSON Schema that the contract's schemas use. */
export type JsonSchema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  readonly format?: string;
};
export type NamedSchemas = Readonly<Record<string, JsonSchema>>;

export const schemaPath = '#/components/schemas/';

/**
 * Every schema of a contract as it is on the wire: `parts` by `noun.verb.query`, `.body`, `.options` and `.reply`, and those that
 * have a name of their own, to which the parts refer.
 */
export function schemasOf(contract: Contract): { parts: NamedSchemas; named: NamedSchemas } {
  const parts: Record<string, z.core.$ZodType> = {};
  for (const [noun, table] of Object.entries(contract)) {
    for (const [verb, { query, body, upload, reply }] of Object.entries(table)) {
      if (query) parts[`${noun}.${verb}.query`] = query;
      if (body) parts[`${noun}.${verb}.body`] = body;
      if (upload?.options) parts[`${noun}.${verb}.options`] = upload.options;
      if (typeof reply === 'object') parts[`${noun}.${verb}.reply`] = reply;
    }
  }
  const whole = z.toJSONSchema(z.object(parts), {
    io: 'input',
    unrepresentable: 'any',
    // Zod takes examples for what comes out, and drops them where that differs from what goes in; ours are of the wire.
    override({ zodSchema, jsonSchema }) {
      const { examples } = (z.globalRegistry.get(zodSchema) ?? {}) as { examples?: unknown[] };
      if (examples) jsonSchema.examples = examples;
    },
  });
  const text = JSON.stringify(whole).replaceAll('#/$defs/', schemaPath);
  const { properties = {}, $defs = {} } = JSON.parse(text, (_key, value) => tidy(value));
  return { parts: properties, named: $defs };
}

/**
 * Leaves what a reader needs: no bounds that any number keeps, no '' for 'none', no pattern where a format says it; that of
 * an id says which version of a UUID it has to be.
 */
function tidy(node: unknown) {
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return node;
  const { minimum, maximum, pattern, minLength, anyOf, ...rest } = node as Record<string, unknown>;
  const hasFormat = typeof rest.format === 'string';
  return {
    ...rest,
    ...(minimum !== undefined && minimum !== Number.MIN_SAFE_INTEGER && { minimum }),
    ...(maximum !== undefined && maximum !== Number.MAX_SAFE_INTEGER && { maximum }),
    ...(pattern !== undefined && (!hasFormat || rest.format === 'uuid') && { pattern }),
    ...(minLength !== undefined && !hasFormat && { minLength }),
    ...(Array.isArray(anyOf) ? merged(anyOf) : anyOf !== undefined && { anyOf }),
  };
}

function merged(anyOf: readonly JsonSchema[]) {
  const options = anyOf.flatMap((option) => option.anyOf ?? [option]).filter((option) => option.const !== '');
  return options.length === 1 ? options[0] : { anyOf: options };
}
