import { expect, test } from 'vitest';
import { isRabies } from '@tzemed/contract/vaccine-name';
import { latestOfEach } from './vaccinations.ts';

test('Of each vaccine the latest is told, however its name was typed', () => {
  const rows = ['חיסון כלבת', 'משושה', 'חיסון  כלבת.', 'Rabies', 'rabies', 'משושה '].map((description, id) => ({
    description,
    id,
  }));
  expect(latestOfEach(rows).map(({ id }) => id)).toEqual([0, 1, 3]);
});

test.each([
  ['חיסון כלבת', true],
  ['חיסון נגד כלבת ותולעים', true],
  ['הכלבת השנתית', true],
  ['Rabies booster', true],
  ['تطعيم داء الكلب', true],
  ['חיסון לכלבה', false],
  ['חיסון משושה לכלבתנו', false],
  ['מרובע לחתולים', false],
])('%s: rabies is %s', (description, expected) => expect(isRabies({ description })).toBe(expected));
