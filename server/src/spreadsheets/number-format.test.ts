import { describe, expect, it } from 'vitest';
import { foreignCurrencyOf, isDayFormat, shownDate, shownNumber } from './number-format.ts';

const shekels = [
  '[$₪-40D] #,##0.00',
  '#,##0.00\\ [$₪-40D]',
  '[$₪-40D]#,##0.00;[Red]\\-[$₪-40D]#,##0.00',
  '_ [$₪-40D] * #,##0.00_ ;_ [$₪-40D] * \\-#,##0.00_ ;_ [$₪-40D] * "-"??_ ;_ @_ ',
  '"₪"\\ #,##0.00',
  '[$₪-he-IL] #,##0.00',
  '[$ש"ח-40D] #,##0.00',
  '_-* #,##0.00\\ "₪"_-',
  '_($* #,##0.00_)',
  '#,##0.00',
  'General',
];
const days = [
  'dd/mm/yyyy',
  '[$-40D]d mmmm yyyy',
  'yyyy-mm-dd h:mm:ss',
  '[h]:mm',
  'mmm-yy',
  '[$-F800]dddd, mmmm dd, yyyy',
];
const foreign = [
  ['[$$-409]#,##0.00', '$'],
  ['[$USD] #,##0.00', 'USD'],
  ['#,##0.00\\ [$€-1]', '€'],
  ['"£"#,##0.00', '£'],
  ['[$€-de-DE] #,##0.00', '€'],
  ['[$zł-415] #,##0.00', 'zł'],
] as const;

describe('A number format', () => {
  it.each(shekels)('%s is of shekels, and no day', (format) => {
    expect([isDayFormat(format), foreignCurrencyOf(format), shownNumber(289.9, format)]).toEqual([
      false,
      undefined,
      '289.9',
    ]);
  });
  it.each(days)('%s is of days', (format) => expect(isDayFormat(format)).toBe(true));
  it.each(foreign)('%s is of a foreign currency', (format, currency) => {
    expect([isDayFormat(format), shownNumber(12.5, format)]).toEqual([false, `${currency} 12.5`]);
  });
  it('turns a sum that was taken for a day back into the sum, in both calendars', () => {
    const format = '[$₪-40D] #,##0.00';
    expect(shownDate(new Date('1900-10-15T21:36:00Z'), { format, is1904: false })).toBe('289.9');
    expect(shownDate(new Date('1904-10-16T21:36:00Z'), { format, is1904: true })).toBe('289.9');
    expect(shownDate(new Date('2026-03-05T00:00:00Z'), { format: 'dd/mm/yyyy', is1904: false })).toBe('2026-03-05');
    expect(shownDate(new Date('2026-03-05T00:00:00Z'), { format: '14', is1904: false })).toBe('2026-03-05');
  });
  it.each([
    [84.7457627118644, '#,##0.00', '84.75'],
    [33.3333333333333, '0.00', '33.33'],
    [1.005, 'General', '1.005'],
    [1.005, '0.00', '1.01'],
    [0.1 + 0.2, 'General', '0.3'],
    [84.75, '#,##0', '84.75'],
    [12.5, '0%', '1250%'],
    [-89.9, '#,##0.00;[Red]-#,##0.00', '-89.9'],
  ])('shows %s under %s as %s', (value, format, text) => expect(shownNumber(value, format)).toBe(text));
});
