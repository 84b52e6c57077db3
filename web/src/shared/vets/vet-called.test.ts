import { expect, test } from 'vitest';
import { vetCalled } from './vet-called.ts';

const booked = (name: string, clinic: string | null = null, mayEdit = true) => ({ name, clinic, mayEdit });
const book = [
  booked('ד״ר לוי', 'המרפאה בכרמל'),
  booked('ד״ר שגיא', 'כנפיים'),
  booked('ד״ר כץ', 'כנפיים'),
  booked('Dr. Cohen', null, false),
  booked('ד״ר לוי', 'של אחרים', false),
];

test.each<[readonly (string | null)[], boolean, string | undefined]>([
  [['ד"ר  לוי'], true, 'המרפאה בכרמל'],
  [['ד״ר לוי, 04-555-0142'], true, 'המרפאה בכרמל'],
  [['ד״ר לוי'], false, 'של אחרים'],
  [['המרפאה בכרמל'], true, 'המרפאה בכרמל'],
  [['ד״ר אחר', 'המרפאה בכרמל'], true, 'המרפאה בכרמל'],
  [['ד״ר שגיא', 'המרפאה בכרמל'], true, 'כנפיים'],
  [['כנפיים'], true, undefined],
  [['ד״ר לוינסון'], true, undefined],
  [['Dr. Cohen'], true, undefined],
  [[null, ''], true, undefined],
])('%j of a pet of one’s own (%s) is %s', (written, isOwn, clinic) => {
  expect(vetCalled(book, written, isOwn)?.clinic).toBe(clinic);
});

test('The case of a name does not matter', () => {
  expect(vetCalled(book, ['dr cohen'], false)?.name).toBe('Dr. Cohen');
});
