import * as z from 'zod/mini';
import { compileObjectMapper } from '../lib/compile-object-mapper.ts';

type Encode = (value: unknown) => unknown;

const asItIs: Encode = (value) => value;
const plain = new Set(['string', 'number', 'boolean', 'enum', 'literal', 'null']);

/**
 * A function that does to a reply what `z.encode` would: lets out what the schema names and nothing else, as it
 * travels. Made once for each schema; it takes the service's word for the types of what it is given (the compiler has
 * checked it), which is half of what a list would cost. Unknown schemas go through zod.
 */
export function encoderOf(schema: z.core.$ZodType): Encode {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  // A check may change what it sees.
  if (def.checks?.length) return throughZod(schema);
  if (plain.has(def.type)) return asItIs;
  if (def.type === 'nullable' || def.type === 'optional') return unlessMissing(encoderOf(def.innerType));
  if (def.type === 'array') return ofEach(encoderOf(def.element));
  if (def.type === 'object' && !def.catchall) return ofObject(def.shape);
  if (isByKind(def)) return byKind(def);
  if (isSimpleCodec(def)) return (value) => def.reverseTransform(value, cannotFail);
  return throughZod(schema);
}

type ByKind = z.core.$ZodDiscriminatedUnionDef;

/** Objects of several kinds, told apart by one field of them. */
const isByKind = (def: z.core.$ZodTypeDef): def is ByKind => def.type === 'union' && 'discriminator' in def;

function byKind({ discriminator, options }: ByKind): Encode {
  const kinds = new Map(
    options.flatMap((option) => {
      const encode = encoderOf(option as z.core.$ZodType);
      return [...(option._zod.propValues?.[discriminator] ?? [])].map((kind) => [kind, encode] as const);
    }),
  );
  return (value) => kinds.get((value as Record<string, z.core.util.Primitive>)[discriminator])!(value);
}

type Codec = z.core.$ZodCodecDef;

/** True for a codec between two primitive types, like those of sums and instants. */
const isSimpleCodec = (def: z.core.$ZodTypeDef): def is Codec =>
  def.type === 'pipe' &&
  (def as Codec).reverseTransform !== undefined &&
  [(def as Codec).in, (def as Codec).out].every(({ _zod }) => ['string', 'number', 'date'].includes(_zod.def.type));

/** Error parameter of a codec; no codec of a reply reports errors. */
const cannotFail = undefined as never;

const throughZod =
  (schema: z.core.$ZodType): Encode =>
  (value) =>
    z.encode(schema, value);

const unlessMissing = (inner: Encode): Encode =>
  inner === asItIs ? asItIs : (value) => (value === null || value === undefined ? value : inner(value));

const ofEach = (element: Encode): Encode =>
  element === asItIs ? asItIs : (value) => (value as readonly unknown[]).map(element);

function ofObject(shape: z.core.$ZodShape): Encode {
  return compileObjectMapper(
    Object.entries(shape).map(([name, field]) => {
      const encode = encoderOf(field);
      return encode === asItIs ? { name, from: name } : { name, from: name, as: encode };
    }),
  ) as Encode;
}
