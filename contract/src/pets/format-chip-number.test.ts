import { expect, test } from 'vitest';
import { formatChipNumber } from './format-chip-number.ts';

test.each([
  ['376000000000001', '376 000 000 000 001'],
  ['376-000-000 000001', '376 000 000 000 001'],
  ['1234567890', '123 456 789 0'],
  ['לא ידוע', 'לא ידוע'],
  ['AB-12', 'AB-12'],
  ['12345', '12345'],
])('%s is shown as %s', (chip, shown) => expect(formatChipNumber(chip)).toBe(shown));
