import { expect, test } from 'vitest';
import { isRabies, vaccineName } from './vaccine-name.ts';

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

test.each([
  ['חיסון כלבת', 'Rabies booster'],
  ['כלבת שנתית', 'تطعيم ضد داء الكلب'],
  ['חיסון  משושה.', 'משושה שנתי'],
  ['חיסון', 'חיסון.'],
])('%s is the same vaccine as %s', (one, other) =>
  expect(vaccineName({ description: one })).toBe(vaccineName({ description: other })),
);

test.each([
  ['כלבת', 'משושה וכלבת'],
  ['משושה', 'מרובעת'],
  ['Nobivac Rabies', 'Nobivac DHPPi'],
])('%s is another vaccine than %s', (one, other) =>
  expect(vaccineName({ description: one })).not.toBe(vaccineName({ description: other })),
);
