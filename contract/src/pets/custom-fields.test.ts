import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { maxCustomFields, customFields } from './custom-fields.ts';

const read = (fields: unknown) => z.safeDecode(customFields.in, fields as never);
const complaints = (fields: unknown) => [
  // An empty field raises two identical issues; the set keeps one.
  ...new Set(read(fields).error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`)),
];
const own = (value: unknown, type: unknown = 'text', name: unknown = 'שם אצל המגדל') => ({ name, type, value });
const many = (count: number) => Array.from({ length: count }, (_, n) => own('x', 'text', `שדה ${n}`));

it.each([
  [own(' נסיכה '), 'נסיכה'],
  [own('a\n\tb'), 'a b'],
  [own('12.50', 'number'), '12.50'],
  [own('-3', 'number'), '-3'],
  [own('2024-02-29', 'date'), '2024-02-29'],
])('%j is kept as %s', (field, value) => {
  expect(read([field]).data).toEqual([{ ...field, value }]);
});

it('Twenty are kept in their order, and none by an empty list or null', () => {
  expect(read(many(maxCustomFields)).data).toEqual(many(maxCustomFields));
  expect([read([]).data, read(null).data, read(undefined).data]).toEqual([[], [], undefined]);
});

it.each<[unknown, string[]]>([
  [[own('')], ['0.value required']],
  [[own(' \u200f')], ['0.value required']],
  [[own('x', 'text', ' ')], ['0.name required']],
  [[own('x'.repeat(501))], ['0.value textTooLong:500']],
  [[own('x', 'text', 'x'.repeat(61))], ['0.name textTooLong:60']],
  [[own('x', 'colour')], ['0.type typeUnknown']],
  [[own('x', undefined)].map(({ name, value }) => ({ name, value })), ['0.type typeRequired']],
  [[own('שתים עשרה', 'number')], ['0.value numberInvalid']],
  [[own('1e5', 'number')], ['0.value numberInvalid']],
  [[own('1'.repeat(16), 'number')], ['0.value numberInvalid']],
  [[own(12, 'number')], ['0.value textExpected']],
  [[own('2026-02-30', 'date')], ['0.value dateInvalid']],
  [[own('1'), own('2', 'text', 'שם אצל המגדל ')], ['1.name nameTwice']],
  [[own('1', 'text', 'Chip'), own('2', 'text', 'CHIP')], ['1.name nameTwice']],
  [many(21), [' tooManyOwnFields']],
  ['x', [' invalid']],
  [
    [own('', 'text', ''), own('x', 'number', 'b')],
    ['0.name required', '0.value required', '1.value numberInvalid'],
  ],
])('%j is refused at the field', (fields, codes) => {
  expect(complaints(fields)).toEqual(codes);
});
