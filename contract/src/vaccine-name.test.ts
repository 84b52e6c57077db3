import { expect, test } from 'vitest';
import { isRabies } from './vaccine-name.ts';

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
