import { fc } from '@tzemed/contract/testing/fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { endpoints } from '../testing/matrix/endpoints.ts';
import { encoderOf } from './reply-encoder.ts';

/** Values as a service returns them, with more in them than the schema names. */
function insideOf(schema: z.core.$ZodType): fc.Arbitrary<unknown> {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'string':
      return fc.string({ unit: 'grapheme' });
    case 'number':
      return fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
    case 'boolean':
      return fc.boolean();
    case 'date':
      return fc.date({ min: new Date('1900-01-01'), max: new Date('2200-12-31'), noInvalidDate: true });
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries));
    case 'literal':
      return fc.constantFrom(...def.values);
    case 'nullable':
      return fc.option(insideOf(def.innerType));
    case 'optional':
      return fc.option(insideOf(def.innerType), { nil: undefined });
    case 'array':
      return fc.array(insideOf(def.element), { maxLength: 3 });
    case 'union':
      return fc.oneof(...def.options.map((option) => insideOf(option as z.core.$ZodType)));
    case 'pipe':
      return insideOf(def.out);
    case 'object':
      return fc.record({
        ...Object.fromEntries(Object.entries(def.shape).map(([name, field]) => [name, insideOf(field)])),
        passwordHash: fc.string(),
      });
    default:
      throw new Error(`nobody has said yet what ${def.type} looks like`);
  }
}

const dates = { decode: (iso: string) => new Date(iso), encode: (date: Date) => date.toISOString() };
const boxes = {
  decode: ({ at }: { at: string }) => ({ at: new Date(at) }),
  encode: ({ at }: { at: Date }) => ({ at: at.toISOString() }),
};

const replies = endpoints.flatMap(([name, { reply }]) => (typeof reply === 'object' ? [[name, reply] as const] : []));
const sent = (value: unknown) => JSON.stringify(value);

describe('The encoder of a reply', () => {
  it.each(replies)('lets out of %s what zod lets out, to the letter', (_name, reply) => {
    const encode = encoderOf(reply);
    fc.assert(
      fc.property(insideOf(reply), (value) => {
        expect(sent(encode(value))).toBe(sent(z.encode(reply, value as never)));
      }),
      { numRuns: 50 },
    );
  });

  it.each([
    ['a check that changes it', z.object({ name: z.string().check(z.trim()) }), { name: ' דנה ' }],
    ['a union of codecs', z.union([z.string(), z.codec(z.string(), z.date(), dates)]), new Date(0)],
    ['a record', z.record(z.string(), z.codec(z.string(), z.date(), dates)), { first: new Date(0) }],
    [
      'an object that takes all',
      z.looseObject({ at: z.codec(z.string(), z.date(), dates) }),
      { at: new Date(0), b: 1 },
    ],
    [
      'a codec of an object',
      z.codec(z.object({ at: z.string() }), z.object({ at: z.date() }), boxes),
      { at: new Date(0), c: 1 },
    ],
  ])('leaves %s to zod', (_name, schema: z.core.$ZodType, value) => {
    expect(sent(encoderOf(schema)(value))).toBe(sent(z.encode(schema, value as never)));
  });
});
