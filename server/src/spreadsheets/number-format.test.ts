import { serialToDate } from 'hucre';
import { expect, it } from 'vitest';
import { numberMistaken, shownNumber } from './number-format.ts';

it.each([
  '[$₪-40D] #,##0.00',
  '#,##0.00\\ [$₪-40D]',
  '[$₪-40D]#,##0.00;[Red]\\-[$₪-40D]#,##0.00',
  '_ [$₪-40D] * #,##0.00_ ;_ [$₪-40D] * \\-#,##0.00_ ;_ [$₪-40D] * "-"??_ ;_ @_ ',
  '[$ש"ח-40D] #,##0.00',
])('A sum under «%s» is no day', (format) => {
  for (const is1904 of [false, true])
    for (const sum of [0.5, 59.9, 61.25, 289.9, 99_999.99])
      expect(shownNumber(numberMistaken(serialToDate(sum, is1904), format, is1904)!, format)).toBe(String(sum));
});

it('A sum of euros under the German format is euros', () => {
  const format = '#,##0.00 [$€-de-DE]';
  expect(shownNumber(numberMistaken(serialToDate(289.9), format, false)!, format)).toBe('€ 289.9');
});

it.each(['[$-40D]d mmmm yyyy', 'dd/mm/yyyy', '[$-he-IL]d mmmm yyyy', '[$-409]h:mm', '[h]:mm'])(
  'A day under «%s» stays a day',
  (format) => {
    expect(numberMistaken(serialToDate(45_721), format, false)).toBeUndefined();
  },
);

it.each([
  [289.9, undefined, '289.9'],
  [289.9, '[$₪-he-IL] #,##0.00', '289.9'],
  [289.9, '_-* #,##0.00 "₪"', '289.9'],
  [289.9, '[$ILS] #,##0.00', '289.9'],
  [12.5, '[$$-409]#,##0.00', '$ 12.5'],
  [12.5, '[$USD] #,##0.00', 'USD 12.5'],
  [12.5, '#,##0.00 [$€-1]', '€ 12.5'],
  [12.5, '[$€-407] 0.00', '€ 12.5'],
  [12.5, '[$zł-415] 0.00', 'zł 12.5'],
  [12.5, '"£"#,##0.00', '£ 12.5'],
  [12.5, '$#,##0.00', '$ 12.5'],
  [12.5, '0%', '1250%'],
  [84.7457627118644, '#,##0.00', '84.75'],
  [33.3333333333333, '0.00', '33.33'],
  [84.745762711864, '_ * #,##0.00_ ;_ * \\-#,##0.00_ ;_ * "-"??_ ;_ @_ ', '84.75'],
  [84.745762711864, '[Red]0.00" כולל"', '84.75'],
  [84745.762711864, '0.00,', '84745.762711864'],
  [84.745762711864, '0.00E+00', '84.745762711864'],
  [84.745762711864, '0', '84.745762711864'],
  [1.005, '0.00', '1.01'],
  [-1.005, '0.00;-0.00', '-1.01'],
  [1.005, 'General', '1.005'],
  [289.9, '#,##0', '289.9'],
  [0.1 + 0.2, 'General', '0.3'],
])('%d under «%s» is shown as «%s»', (value, format, text) => {
  expect(shownNumber(value, format)).toBe(text);
});
