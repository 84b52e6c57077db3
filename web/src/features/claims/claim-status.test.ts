import { expect, test } from 'vitest';
import { displayedStatusOf, daysWaiting } from './claim-status.ts';

test.for([
  ['draft', 1240, 0, 'draft'],
  ['sent', 1240, 300, 'sent'],
  ['moreAsked', 1240, 0, 'moreAsked'],
  ['refused', 1240, 0, 'refused'],
  ['paid', 1240, 0, 'paid'],
  ['paid', 1240, 1239.99, 'paidInPart'],
  ['paid', 1240.1, 1240.1, 'paidInFull'],
  ['paid', 0.3, 0.1 + 0.2, 'paidInFull'],
] as const)('%s, %d claimed, %d paid: %s', ([status, claimed, paid, said]) => {
  expect(displayedStatusOf({ status, claimed, paid })).toBe(said);
});

test('A claim waits from the day it was sent, and only for an answer', () => {
  expect(daysWaiting({ status: 'sent', sentOn: '2026-11-09' }, '2026-11-21')).toBe(12);
  expect(daysWaiting({ status: 'sent', sentOn: '2026-10-24' }, '2026-10-26')).toBe(2);
  expect(daysWaiting({ status: 'sent', sentOn: '2026-11-21' }, '2026-11-21')).toBe(0);
  expect(daysWaiting({ status: 'moreAsked', sentOn: '2026-11-09' }, '2026-11-21')).toBeUndefined();
  expect(daysWaiting({ status: 'draft', sentOn: null }, '2026-11-21')).toBeUndefined();
});
