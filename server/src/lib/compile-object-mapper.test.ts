import { expect, it } from 'vitest';
import { compileObjectMapper } from './compile-object-mapper.ts';

it('An object is made of the fields that are named, under their names, and of no others', () => {
  const make = compileObjectMapper([
    { name: 'petId', from: 'pet_id' },
    { name: 'amount', from: 'amount', as: (agorot: number) => agorot / 100 },
  ]);
  const rows = [
    { pet_id: 'a', amount: 150, password: 'x' },
    { pet_id: null, amount: 0, password: 'y' },
  ];
  expect(rows.map(make)).toEqual([
    { petId: 'a', amount: 1.5 },
    { petId: null, amount: 0 },
  ]);
});

it('A missing field is not converted', () => {
  const make = compileObjectMapper([{ name: 'at', from: 'at', as: (at: Date) => at.toISOString() }]);
  expect(JSON.stringify(make({}))).toBe('{}');
  expect(() => make({ at: null })).toThrow(TypeError);
});

it.each(['__proto__', 'constructor', '"', '\\', '`${1}`', "'", ']: process.exit(1), [', '\u2028'])(
  'A field may be called %j, and is nothing but a name',
  (name) => {
    const value = Object.fromEntries([[name, 1]]);
    const made = compileObjectMapper([{ name, from: name }])(value);
    expect(Object.entries(made)).toEqual([[name, 1]]);
    expect(Object.getPrototypeOf(made)).toBe(Object.prototype);
  },
);

it('An empty list of fields makes an empty object', () => {
  expect(compileObjectMapper([])({ name: 'בלה' })).toEqual({});
});
