import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  clockTimeIn,
  dayIn,
  flagIn,
  idIn,
  ilsIn,
  ilsOut,
  instantIn,
  optionalDayIn,
  optionalLineIn,
  optionalTextIn,
  paging,
  textIn,
} from './fields.ts';
import { boolIn, choice } from './field-pairs.ts';

const complaint = (schema: z.ZodMiniType, value: unknown) =>
  z.safeDecode(schema, value as never).error?.issues[0]?.message;

describe('money', () => {
  it.each([
    [0.01, 1],
    [0.1, 10],
    [289.9, 28_990],
    [1234.5, 123_450],
    [1.15, 115],
    [8.87, 887],
    [10_000_000, 1_000_000_000],
  ])('%s shekels are %s agorot, and back', (shekels, agorot) => {
    expect(z.decode(ilsIn(), shekels)).toBe(agorot);
    expect(z.encode(ilsOut, agorot)).toBe(shekels);
  });

  it('keeps every sum of two decimals exact on the way there and back', () => {
    for (let agorot = 1; agorot < 200_000; agorot += 97)
      expect(z.decode(ilsIn(), z.encode(ilsOut, agorot))).toBe(agorot);
  });

  it.each([
    [0, 'amountPositive'],
    [-5, 'amountPositive'],
    [0.001, 'amountDecimals'],
    [12.345, 'amountDecimals'],
    [10_000_000.01, 'amountTooLarge'],
    [Number.NaN, 'amountInvalid'],
    [Infinity, 'amountInvalid'],
    ['12', 'amountInvalid'],
    [null, 'amountRequired'],
    [undefined, 'amountRequired'],
  ])('refuses %s', (value, code) => {
    expect(complaint(ilsIn(), value)).toBe(code);
  });
});

describe('a calendar day', () => {
  it.each(['2024-02-29', '1900-01-01', '2200-12-31'])('can be %s', (value) => {
    expect(z.decode(dayIn(), value)).toBe(value);
  });
  it.each([
    '2026-02-29',
    '2026-02-31',
    '2026-13-01',
    '20026-01-01',
    '1899-12-31',
    '2201-01-01',
    'infinity',
    'now',
    '21.11.2026',
    '2026-1-1',
  ])('cannot be %s', (value) => {
    expect(complaint(dayIn(), value)).toBe('dateInvalid');
  });
  it('that is missing is told apart from one that is wrong', () => {
    expect(complaint(dayIn(), '')).toBe('dateRequired');
    expect(complaint(dayIn(), undefined)).toBe('dateRequired');
    expect(z.decode(optionalDayIn(), '')).toBeNull();
    expect(z.decode(optionalDayIn(), null)).toBeNull();
    expect(z.decode(optionalDayIn(), undefined)).toBeUndefined();
  });
});

describe('an instant', () => {
  it('travels as text and is a Date inside', () => {
    expect(z.decode(instantIn(), '2026-11-21T09:00:00+02:00')).toEqual(new Date('2026-11-21T07:00:00Z'));
    expect(z.encode(instantIn(), new Date('2026-11-21T07:00:00Z'))).toBe('2026-11-21T07:00:00.000Z');
  });
  it.each(['2026-02-31T09:00:00Z', '2026-11-21T09:00:00', '2026-11-21', 'epoch', '99999-01-01T00:00:00Z'])(
    'cannot be %s',
    (value) => {
      expect(complaint(instantIn(), value)).toBe('dateInvalid');
    },
  );
});

describe('a missing value', () => {
  it.each([
    ['a text', textIn(10, 'titleRequired'), 'titleRequired', 12, 'textExpected'],
    ['a sum', ilsIn(), 'amountRequired', '12', 'amountInvalid'],
    ['a day', dayIn(), 'dateRequired', 20261121, 'dateInvalid'],
    ['an instant', instantIn(), 'dateRequired', 1795244400, 'dateInvalid'],
    ['a time', clockTimeIn(), 'timeRequired', 9, 'timeInvalid'],
    ['an id', idIn('petRequired'), 'petRequired', 7, 'invalid'],
    [
      'a choice',
      choice(['food', 'toys'], 'categoryRequired', 'categoryUnknown').in,
      'categoryRequired',
      'beer',
      'categoryUnknown',
    ],
    ['a yes or no', boolIn(), 'required', 'true', 'booleanExpected'],
  ] as const)('is told apart from what is of another kind: %s', (_what, schema, missing, odd, wrong) => {
    expect(complaint(schema, undefined)).toBe(missing);
    expect(complaint(schema, null)).toBe(missing);
    expect(complaint(schema, odd)).toBe(wrong);
  });
});

describe('text', () => {
  it('is trimmed and brought to one form of Unicode', () => {
    expect(z.decode(textIn(10), '  e\u0301  ')).toBe('\u00e9');
  });
  it.each(['a\u0000b', 'a\u0007b', '\ud800'])(
    'is refused with a control character or half a surrogate pair',
    (value) => {
      expect(complaint(textIn(10), value)).toBe('textInvalid');
      expect(complaint(optionalTextIn(10), value)).toBe('textInvalid');
    },
  );
  it.each([
    ['a zero-width space', '\u200b'],
    ['a soft hyphen', '\u00ad'],
    ['a Hangul filler', '\u3164'],
    ['an empty Braille sign', '\u2800'],
    ['a joiner and a variation selector', '\u200d\ufe0f'],
    ['an accent alone', '\u0301'],
    ['marks of direction', '\u200f\u202e\u2069'],
    ['space', ' \u00a0\u3000'],
  ])('is missing if it contains only %s', (_what, value) => {
    expect(complaint(textIn(10, 'petNameRequired'), value)).toBe('petNameRequired');
    expect(z.decode(optionalTextIn(10), value)).toBeNull();
    expect(z.decode(optionalLineIn(10), value)).toBeNull();
  });
  it.each(['ב', '7', '!', '🐕', '🐕\u200d🦺', 'ת\u05b8', '漢'])('may be as short as %s', (value) => {
    expect(z.decode(textIn(10), value)).toBe(value.normalize('NFC'));
  });
  it.each([
    ['a\u202egpj.exe', 'agpj.exe'],
    ['\u2067בלה\u2069', 'בלה'],
    ['ר\u200fק\u200eס\u061c', 'רקס'],
  ])('%j is kept without what turns it around', (value, kept) => {
    expect(z.decode(textIn(20), value)).toBe(kept);
    expect(z.decode(optionalTextIn(20), value)).toBe(kept);
  });
  it.each([
    'a\nb',
    'a\r\nb',
    'a\rb',
    'a\tb',
    'a\vb',
    'a\fb',
    'a\u0085b',
    'a\u2028b',
    'a\u2029b',
    '\ta \n\n \t b\r\n',
    'a\u200f\nb',
  ])('has a blank for its line ends and tabs in a one-line field: %j', (value) => {
    expect(z.decode(textIn(3), value)).toBe('a b');
    expect(z.decode(optionalLineIn(3), value)).toBe('a b');
  });
  it('is missing in a one-line field if it contains only line ends and tabs', () => {
    expect(complaint(textIn(10, 'petNameRequired'), '\n\t\r\n')).toBe('petNameRequired');
    expect(z.decode(optionalLineIn(10), '\n\t')).toBeNull();
  });
  it('keeps its line breaks and tabs in a multi-line field', () => {
    expect(z.decode(optionalTextIn(20), 'a\nb\u2028c\vd\fe\u0085f')).toBe('a\nb\nc\nd\ne\nf');
    expect(z.decode(optionalTextIn(20), 'a\tb\r\nc')).toBe('a\tb\r\nc');
    expect(z.decode(textIn(20, 'required', 'many'), 'a\tb\nc')).toBe('a\tb\nc');
  });
  it('of a million blanks in a one-line field is read at once', () => {
    const began = performance.now();
    expect(complaint(textIn(10), `a${' '.repeat(1_000_000)}\tb`)).toBeUndefined();
    expect(performance.now() - began).toBeLessThan(1000);
  });
  it('says its limit', () => {
    expect(complaint(textIn(3), 'abcd')).toBe('textTooLong:3');
  });
  it('that is optional is null when it is empty', () => {
    expect(z.decode(optionalTextIn(3), '  ')).toBeNull();
    expect(z.decode(optionalTextIn(3), null)).toBeNull();
  });
});

describe('queries', () => {
  it('have pages of 20 from page 1 unless they say otherwise', () => {
    expect(z.decode(z.object(paging), {})).toEqual({ page: 1, limit: 20 });
    expect(z.decode(z.object(paging), { page: '3', limit: '100' })).toEqual({ page: 3, limit: 100 });
  });
  it.each([{ page: '0' }, { page: '1.5' }, { limit: '101' }, { limit: 'all' }])('reject %o as malformed', (query) => {
    expect(complaint(z.object(paging), query)).toBe('filterInvalid');
  });
  it('know true and false', () => {
    expect(z.decode(flagIn(), 'true')).toBe(true);
    expect(complaint(flagIn(), 'perhaps')).toBe('filterInvalid');
  });
});
