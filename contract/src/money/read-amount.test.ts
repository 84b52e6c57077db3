import { describe, expect, it } from 'vitest';
import { fc } from '../testing/fast-check.ts';
import { decimalSignOf, hasThreeDecimals, readNumber } from '../text/read-number.ts';
import { readAmount } from './read-amount.ts';

describe('A sum', () => {
  it('that fills a whole file is none', () => {
    expect(readAmount(`1.${'0'.repeat(4_000_000)}1`)).toEqual({ code: 'amountInvalid' });
  });

  it.each([
    ['289.90', 28_990],
    ['1,234.50 ₪', 123_450],
    ['₪289.90', 28_990],
    ['1.234,50', 123_450],
    ['12,5', 1250],
    ['1,234', 123_400],
    ['1,234,567', 123_456_700],
    ['1.234.567', 123_456_700],
    ["1'234.50", 123_450],
    ['1 234,50', 123_450],
    ['45 ש״ח', 4500],
    ['45 ש"ח', 4500],
    ['NIS 45', 4500],
    ['\u200e₪\u00a0289.90\u200f', 28_990],
    ['٢٨٩٫٩٠', 28_990],
    ['.5', 50],
    ['١٬٢٣٤', 123_400],
    ['١٫٥٠٠', 150],
    ['1234.500', 123_450],
    ['0.500', 50],
    ['10000000', 1_000_000_000],
    ['0.07', 7],
    ['0,500', 50],
    ['\u2068₪289.90\u2069', 28_990],
    ['\u202a289.90\u202c', 28_990],
    ['\u200b289.90\u200b', 28_990],
    ['NIS 289.90', 28_990],
    ['ILS289.90', 28_990],
    ['289.90 שקל חדש', 28_990],
    ['289.90 שקלים חדשים', 28_990],
    ['289.90 shekels', 28_990],
    ['289.90 ש׳׳ח', 28_990],
    ['289.90 ש″ח', 28_990],
    ['1’234.50', 123_450],
    ['۲۸۹٫۹۰', 28_990],
  ])('«%s» is read', (text, agorot) => {
    expect(readAmount(text)).toEqual({ agorot });
  });

  it.each([
    ['', 'amountRequired'],
    ['  ₪ ', 'amountRequired'],
    ['NaN', 'amountInvalid'],
    ['1e21', 'amountInvalid'],
    ['1e+21', 'amountInvalid'],
    ['Infinity', 'amountInvalid'],
    ['0x10', 'amountInvalid'],
    ['=1+1', 'amountInvalid'],
    ['1,23,4', 'amountInvalid'],
    ['12 50', 'amountInvalid'],
    ['1 2345', 'amountInvalid'],
    ['12₪50', 'amountInvalid'],
    ['12ש״ח50', 'amountInvalid'],
    ['שקל 12 שקלה', 'amountInvalid'],
    ['$12.50', 'amountInvalid'],
    ['1234.567', 'amountDecimals'],
    ['0.567', 'amountDecimals'],
    ['-1.500', 'amountNegative'],
    ['1,234.567', 'amountDecimals'],
    ['0', 'amountPositive'],
    ['0.00', 'amountPositive'],
    ['-89.90', 'amountNegative'],
    ['−89.90', 'amountNegative'],
    ['(89.90)', 'amountNegative'],
    ['89.90-', 'amountNegative'],
    ['10000000.01', 'amountTooLarge'],
    ['9'.repeat(400), 'amountTooLarge'],
  ])('«%s» is none: %s', (text, code) => {
    expect(readAmount(text)).toEqual({ code });
  });

  it.each([
    ['1.500', '1500'],
    ['₪289.900', '289900'],
    ['12.345', '12345'],
  ])('«%s» is ambiguous and likely means %s', (text, meant) => {
    expect(readAmount(text)).toEqual({ code: 'amountAmbiguous', meant });
  });

  it('most likely is negative when it is an ambiguous refund', () => {
    expect(readAmount('-1.500', { isRefund: true })).toEqual({ code: 'amountAmbiguous', meant: '-1500' });
  });

  it.each([
    ['1.500', ['289.90', '1.500'], { code: 'amountAmbiguous', meant: '1500' }],
    ['1.500', ['1,289.90'], { code: 'amountAmbiguous', meant: '1500' }],
    ['1.500', ['1,234,567'], { code: 'amountAmbiguous', meant: '1500' }],
    ['1.500', ['0.250'], { agorot: 150 }],
    ['1.500', ['2345.250'], { agorot: 150 }],
    ['12.345', ['89.9'], { code: 'amountDecimals' }],
    ['1.500', ['12,5'], { agorot: 150_000 }],
    ['1.500', ['1.234,50 ₪'], { agorot: 150_000 }],
    ['1.500', ['1.234.567'], { agorot: 150_000 }],
    ['1.500', ['0,250'], { agorot: 150_000 }],
    ['1,500', ['12,5'], { code: 'amountAmbiguous', meant: '1500' }],
    ['1,500', ['12,5', '0,250', '1234,125'], { agorot: 150 }],
    ['1,500', ['12.5'], { agorot: 150_000 }],
    ['1,500', ['12'], { agorot: 150_000 }],
    ['1.500', ['12,5', '12.5'], { code: 'amountAmbiguous', meant: '1500' }],
    ['1.500', ['2.000', '40', '1,500', '1 234', 'סה״כ', '9'.repeat(2000)], { code: 'amountAmbiguous', meant: '1500' }],
  ])('«%s» in a column of %j is read as the others are', (text, column, sum) => {
    expect(
      readAmount(text, { decimalSign: decimalSignOf(column), hasThreeDecimals: hasThreeDecimals(column) }),
    ).toEqual(sum);
  });

  // oxlint-disable-next-line vitest/expect-expect -- fast-check asserts
  it('is read by forms as by imports, and refused by both', () => {
    const pieces = [
      '1',
      '12',
      '234',
      '50',
      '0',
      '.',
      ',',
      ' ',
      '\u00a0',
      "'",
      '-',
      '(',
      ')',
      '₪',
      'NIS',
      ' ש״ח',
      '\u200f',
      'x',
      '٣',
      '٫',
    ];
    /** A field that takes no more than two decimals refuses the rest. */
    const isRefused = (number: number | undefined) => number === undefined || Number(number.toFixed(2)) !== number;
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 7 }), (parts) => {
        const text = parts.join('');
        const [sum, number] = [readAmount(text), readNumber(text, { isSum: true })];
        if ('agorot' in sum) return Math.round(number! * 100) === sum.agorot;
        return !['amountInvalid', 'amountAmbiguous', 'amountRequired'].includes(sum.code) || isRefused(number);
      }),
      { numRuns: 5000 },
    );
  });

  it('is read to the agora, however it is written', () => {
    const agorot = fc.integer({ min: 1, max: 1_000_000_000 });
    fc.assert(
      fc.property(agorot, fc.constantFrom(',.', '.,', ' ,', ' .'), (sum, [among, before]) => {
        const whole = String(Math.floor(sum / 100)).replace(/\B(?=(\d{3})+$)/g, among!);
        const text = `${whole}${before}${String(sum % 100).padStart(2, '0')} ₪`;
        expect(readAmount(text)).toEqual({ agorot: sum });
      }),
    );
  });
});
