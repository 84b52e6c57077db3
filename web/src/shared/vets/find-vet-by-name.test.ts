import { expect, test } from 'vitest';
import { findVetByName } from './find-vet-by-name.ts';

const booked = (name: string, clinic: string | null = null, householdId = 'own') => ({ name, clinic, householdId });
const book = [
  booked('ד״ר לוי', 'המרפאה בכרמל'),
  booked('ד״ר שגיא', 'כנפיים'),
  booked('ד״ר כץ', 'כנפיים'),
  booked('Dr. Cohen', null, 'other'),
  booked('ד״ר לוי', 'של אחרים', 'other'),
];

test.each<[readonly (string | null)[], 'own' | 'other', string | undefined]>([
  [['ד"ר  לוי'], 'own', 'המרפאה בכרמל'],
  [['ד״ר לוי, 04-555-0142'], 'own', 'המרפאה בכרמל'],
  [['ד״ר לוי'], 'other', 'של אחרים'],
  [['המרפאה בכרמל'], 'own', 'המרפאה בכרמל'],
  [['ד״ר אחר', 'המרפאה בכרמל'], 'own', 'המרפאה בכרמל'],
  [['ד״ר שגיא', 'המרפאה בכרמל'], 'own', 'כנפיים'],
  [['כנפיים'], 'own', undefined],
  [['ד״ר לוינסון'], 'own', undefined],
  [['Dr. Cohen'], 'own', undefined],
  [[null, ''], 'own', undefined],
])('%j of a pet of the %s home is %s', (written, home, clinic) => {
  expect(findVetByName(book, written, home)?.clinic).toBe(clinic);
});

test('The case of a name does not matter', () => {
  expect(findVetByName(book, ['dr cohen'], 'other')?.name).toBe('Dr. Cohen');
});
