import { afterEach, expect, test } from 'vitest';
import { markProvisional, outboxEntries } from '../../lib/offline/outbox/outbox-state.ts';
import { saidOfChange, saidOfSave } from './said-of.ts';

afterEach(() => outboxEntries.set([]));

test('A save that waits on this device says so in place of its own words', () => {
  const { expense } = markProvisional({ expense: { id: '1' } });
  expect(saidOfSave('ההוצאה נשמרה', { id: '1' })).toBe('ההוצאה נשמרה');
  expect(saidOfSave('ההוצאה נשמרה', expense)).toBe('נשמר במחשב הזה, ממתין לשליחה');
});

test('A change that waits keeps its words; a deletion is known by its item', () => {
  const waiting = { item: '1', state: 'waiting' } as never;
  expect(saidOfChange('ההוצאה נמחקה', undefined, '1')).toBe('ההוצאה נמחקה');
  outboxEntries.set([waiting]);
  expect(saidOfChange('ההוצאה נמחקה', undefined, '1')).toBe('ההוצאה נמחקה. ממתין לשליחה');
  expect(saidOfChange('ההוצאה נמחקה', undefined, '2')).toBe('ההוצאה נמחקה');
});
