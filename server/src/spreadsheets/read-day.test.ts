import { addDays } from '@tzemed/contract/dates/days';
import { fc } from '@tzemed/contract/testing/fast-check';
import { describe, expect, it } from 'vitest';
import { orderOf, readDay } from './read-day.ts';

const today = '2026-11-21';
const read = (text: string, more?: Parameters<typeof readDay>[2]) => readDay(text, today, more);

describe('A day', () => {
  it.each([
    ['05.03.2025', '2025-03-05'],
    ['5/3/25', '2025-03-05'],
    ['5-3-2025', '2025-03-05'],
    ['2025-03-05', '2025-03-05'],
    ['2025/3/5', '2025-03-05'],
    ['2025-03-05T10:30:00Z', '2025-03-05'],
    ['05/03/2025 10:30', '2025-03-05'],
    ['\u200f05.03.2025', '2025-03-05'],
    ['٠٥/٠٣/٢٠٢٥', '2025-03-05'],
    ['1/1/99', '1999-01-01'],
    ['29.02.2024', '2024-02-29'],
    ['5 במרץ 2025', '2025-03-05'],
    ['5 במרס 2025', '2025-03-05'],
    ['5-Mar-25', '2025-03-05'],
    ['Mar 5, 2025', '2025-03-05'],
    ['March 5th, 2025', '2025-03-05'],
    ['5 مارس 2025', '2025-03-05'],
    ['5 آذار 2025', '2025-03-05'],
    ['5 كانون الثاني 2025', '2025-01-05'],
    ['5 تشرين الأول 2025', '2025-10-05'],
    ['تشرين الثاني 5, 2025', '2025-11-05'],
    ['יום ה׳ 05/03/2025', '2025-03-05'],
    ['05.03.2025.', '2025-03-05'],
    ['יום חמישי, 5 במרץ 2025', '2025-03-05'],
    ['ביום חמישי 5 במרץ 2025', '2025-03-05'],
    ['חמישי 5.3.2025', '2025-03-05'],
    ['ה׳ 05/03/2025', '2025-03-05'],
    ["05/03/2025 יום ה'", '2025-03-05'],
    ['05/03/2025 (ה׳)', '2025-03-05'],
    ['5 במרץ, 2025', '2025-03-05'],
    ['ה-5 במרץ 2025', '2025-03-05'],
    ['5 למרץ 2025', '2025-03-05'],
    ['5 מרץ 25', '2025-03-05'],
    ['05-מרץ-25', '2025-03-05'],
    ['5 בספט׳ 2025', '2025-09-05'],
    ['Thursday, March 5, 2025', '2025-03-05'],
    ['Thu 05/03/2025', '2025-03-05'],
    ['Thu, 5 Mar 2025', '2025-03-05'],
    ['5th of March 2025', '2025-03-05'],
    ['5 MARCH 2025', '2025-03-05'],
    ['5/Mar/2025', '2025-03-05'],
    ['05.Mar.2025', '2025-03-05'],
    ['Mar-05-2025', '2025-03-05'],
    ["5 Mar '25", '2025-03-05'],
    ['2025-Mar-05', '2025-03-05'],
    ['2025 March 5', '2025-03-05'],
    ['5 Sept. 2025', '2025-09-05'],
    ['5 May 2025', '2025-05-05'],
    ['الخميس ٥ مارس ٢٠٢٥', '2025-03-05'],
    ['يوم الخميس، 5 مارس 2025', '2025-03-05'],
    ['5 اذار 2025', '2025-03-05'],
    ['٥ أبريل، ٢٠٢٥', '2025-04-05'],
    ['5 ابريل 2025', '2025-04-05'],
    ['5 غشت 2025', '2025-08-05'],
    ['۰۵/۰۳/۲۰۲۵', '2025-03-05'],
    ['5 במרץ 2025 10:30', '2025-03-05'],
    ['05/03/2025 בשעה 10:30', '2025-03-05'],
    ['05/03/2025 10:30 אחה״צ', '2025-03-05'],
    ['3/5/2025, 10:30 a.m.', '2025-05-03'],
    ['2025-03-05T10:30:00.000+02:00', '2025-03-05'],
    ['10:30 05/03/2025', '2025-03-05'],
    ['05 / 03 / 2025', '2025-03-05'],
    ['05\u00a0במרץ\u00a02025', '2025-03-05'],
    ['45721', '2025-03-05'],
    ['45721.5', '2025-03-05'],
  ])('«%s» is read', (text, day) => {
    expect(read(text)).toEqual({ day });
  });

  it.each([
    [['03/25/2026', '03/05/2026'], 'monthFirst'],
    [['3/25/26', '3/5/26'], 'monthFirst'],
    [['25.03.2026', '03/05/2026'], 'dayFirst'],
    [['03/05/2026'], 'dayFirst'],
    [['25/03/2026', '03/25/2026'], 'both'],
    [['2026-03-25', '45721', ''], 'dayFirst'],
  ])('takes its order from its column: %j gives %s', (texts, order) => {
    expect(orderOf(texts)).toBe(order);
  });

  it('is read in the order of its column', () => {
    expect(read('03/05/2026', { order: 'monthFirst' })).toEqual({ day: '2026-03-05' });
    expect(read('03/05/2026', { order: 'both' })).toEqual({ code: 'dateInvalid', meant: '03.05.2026' });
    expect(read('03/03/2026', { order: 'both' })).toEqual({ day: '2026-03-03' });
    expect(read('03/25/2026', { order: 'both' })).toEqual({ day: '2026-03-25' });
    expect(read('25.03.2026', { order: 'both' })).toEqual({ day: '2026-03-25' });
  });

  it('is four years later in a workbook that counts from 1904', () => {
    expect(read('44259', { is1904: true })).toEqual({ day: '2025-03-05' });
  });

  it.each([
    ['', { code: 'dateRequired' }],
    ['31.02.2025', { code: 'dateNotInMonth', meant: '28.02.2025' }],
    ['31/6/25', { code: 'dateNotInMonth', meant: '30.06.2025' }],
    ['11/21/2026', { code: 'dateInvalid', meant: '21.11.2026' }],
    ['5.3.20026', { code: 'dateInvalid' }],
    ['20026-03-05', { code: 'dateInvalid' }],
    ['5/13/25 בערך', { code: 'dateInvalid' }],
    ['infinity', { code: 'dateInvalid' }],
    ['אתמול', { code: 'dateInvalid' }],
    ['חמישי', { code: 'dateInvalid' }],
    ['5 במרץ', { code: 'dateInvalid' }],
    ['5 במשהו 2025', { code: 'dateInvalid' }],
    ['31 ביוני 2025', { code: 'dateNotInMonth', meant: '30.06.2025' }],
    ['ט 05/03/2025', { code: 'dateInvalid' }],
    ['Room 5/3/25', { code: 'dateInvalid' }],
    ['12 monkeys 25', { code: 'dateInvalid' }],
    ['0/0/2025', { code: 'dateInvalid' }],
    ['12345', { code: 'dateInvalid' }],
  ])('«%s» is none', (text, refused) => {
    expect(read(text)).toEqual(refused);
  });

  it('is the same in each way in which it is written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), (days) => {
        const day = addDays('1986-01-01', days);
        const [y, m, d] = day.split('-');
        const serial = String((Date.parse(day) - Date.parse('1899-12-30')) / 86_400_000);
        for (const text of [day, `${d}.${m}.${y}`, `${Number(d)}/${Number(m)}/${y}`, serial])
          expect(read(text)).toEqual({ day });
      }),
    );
  });
});
