import { petInput } from '@tzemed/contract/pets';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { folded, searchTextOf } from './search-text.ts';

describe('searched text', () => {
  it.each([
    ['בֶּלָה', 'בלה', 'niqqud'],
    ['שׁוֹקוֹ', 'שוקו', 'niqqud'],
    ['\ufb2aוקו', 'שוקו', 'letters that carry their niqqud'],
    ['Rex', 'rex', 'case'],
    ['Ｒｅｘ', 'rex', 'wide letters'],
    ['צ׳יוואווה', "צ'יוואווה", 'geresh'],
    ['צה״ל', 'צה"ל', 'gershayim'],
    ['תל־אביב', 'תל-אביב', 'maqaf'],
    ['\u200f376\u200e', '376', 'direction marks'],
    ['مُحَمَّد', 'محمد', 'harakat'],
  ])('spells %s as %s (%s)', (text, spelling) => expect(folded(text)).toBe(spelling));

  it('holds name, breed, chip and licence, the chip also without its separators', () => {
    const input = z.decode(petInput, {
      name: 'Bella',
      species: 'dog',
      breed: 'Poodle',
      chipNumber: '376 000-1',
      licenceNumber: 'L7',
      notes: 'nothing of this',
    });
    expect(searchTextOf(input).split('\n')).toEqual(['bella', 'poodle', '376 000-1', '3760001', 'l7']);
  });
});
