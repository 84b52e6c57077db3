import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { profileInput } from '../account/profile.ts';
import { vetInput } from '../medical/vets.ts';
import { expenseInput } from '../money/expenses.ts';
import { supportDesk } from '../site/support-tickets.ts';
import { joinLines } from './plain-text.ts';

it.each([
  ['a\nb', 'a b'],
  [' a \r\n\t b ', 'a b'],
  ['\n\t', ''],
  ['a  b', 'a  b'],
])('%j is one line as %j', (text, line) => {
  expect(joinLines(text)).toBe(line);
});

it.each<[string, z.ZodMiniType, unknown, unknown]>([
  ['description', expenseInput.shape.description, 'שק מזון\n15 ק"ג', 'שק מזון 15 ק"ג'],
  ['notes', expenseInput.shape.notes, 'א\nב\tג', 'א\nב\tג'],
  ['name of a vet', vetInput.shape.name, 'ד״ר\nלוי', 'ד״ר לוי'],
  ['phones', vetInput.shape.phones, ['04-555\t0142'], ['04-555-0142']],
  ['phone', profileInput.shape.phone, '052\n555\t0143', '052 555 0143'],
  ['search of the desk', supportDesk.list.query.shape.q, 'ייבוא\tקובץ', 'ייבוא קובץ'],
])('Line ends and tabs of the %s that is pasted are kept as its lines allow', (_field, schema, text, kept) => {
  expect(z.decode(schema, text as never)).toEqual(kept);
});
