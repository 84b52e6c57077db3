import { type JsonSchema, type NamedSchemas, schemaPath } from './openapi-schemas.ts';

/**
 * An example of a schema, put together from the examples of its fields. Text without one is `null` where it may be,
 * and `undefined` where it may not: then the field wants an example.
 */
export function exampleOf(schema: JsonSchema, named: NamedSchemas): unknown {
  const of = (inner: JsonSchema) => exampleOf(inner, named);
  if (schema.examples) return schema.examples[0];
  if (schema.default !== undefined) return schema.default;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.$ref) return of(named[schema.$ref.slice(schemaPath.length)] ?? {});
  if (schema.oneOf?.[0]) return of(schema.oneOf[0]);
  if (schema.anyOf) return schema.anyOf.map(of).find((value) => value != null) ?? null;
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? []);
  if (types.includes('object')) return objectExample(schema, of);
  if (types.includes('array')) return [schema.items && of(schema.items)].filter((item) => item !== undefined);
  if (types.includes('boolean')) return true;
  if (types.includes('integer') || types.includes('number')) return 1;
  return types.includes('null') ? null : undefined;
}

/** Optional fields without an example of their own are left out. */
const objectExample = ({ properties = {}, required = [] }: JsonSchema, of: (schema: JsonSchema) => unknown) =>
  Object.fromEntries(
    Object.entries(properties)
      .map(([name, schema]) => [name, of(schema)] as const)
      .filter(([name, value]) => value != null || (value === null && required.includes(name))),
  );

/** An example in which some of the fields, however deep, say something else. */
export function withOverrides(example: unknown, other: unknown): unknown {
  if (!isObject(example) || !isObject(other)) return other === undefined ? example : other;
  const changed = Object.entries(other).map(([name, value]) => [name, withOverrides(example[name], value)] as const);
  return { ...example, ...Object.fromEntries(changed) };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
