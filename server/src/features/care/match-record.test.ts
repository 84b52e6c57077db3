import { describe, expect, it } from 'vitest';
import { careRules } from './care-rules.ts';
import { type CareRecord, fulfils } from './match-record.ts';

const record = (description: string, more: Partial<CareRecord> = {}): CareRecord => ({
  id: '1',
  type: 'vaccination',
  date: '2026-11-01',
  description,
  product: null,
  validUntil: null,
  ...more,
});
const keys = [...new Set(careRules.map(({ key }) => key))].filter((key) => !key.startsWith('il_rabies_'));
const found = (one: CareRecord) => keys.filter((key) => fulfils(key, one));

describe('fulfils', () => {
  it.each([
    ['חיסון כלבת', ['il_rabies']],
    ['כלבת + משושה', ['il_rabies', 'il_hexavalent']],
    ['Rabies booster', ['il_rabies']],
    ['لقاح داء الكلب', ['il_rabies']],
    ['משושה מנה שנייה', ['il_hexavalent']],
    ['DHPPi/L4', ['il_hexavalent']],
    ['Hexavalent', ['il_hexavalent']],
    ['اللقاح السداسي', ['il_hexavalent']],
    ['חיסון מרובע', ['il_quadrivalent']],
    ['FVRCP', ['il_quadrivalent']],
    ['שעלת המכלאות', ['il_kennel_cough']],
    ['Kennel cough', ['il_kennel_cough']],
    ['לויקמיה', ['il_felv']],
    ['לוקמיה של חתולים', ['il_felv']],
    ['FeLV', ['il_felv']],
    ['חיסון לכלבה', []],
  ])('finds the vaccine in "%s"', (text, expected) => {
    expect(found(record(text))).toEqual(expected);
  });

  it.each([
    ['תילוע', ['il_deworm']],
    ['טיפול נגד תולעים', ['il_deworm']],
    ['Deworming, Milbemax', ['il_deworm']],
    ['תולעת הפארק', ['il_spirocerca']],
    ['Spirocerca', ['il_spirocerca']],
    ['טיפול נגד פרעושים וקרציות', ['il_flea_tick']],
    ['Bravecto', ['il_flea_tick']],
    ['Stick injury', []],
    ['החדרת שבב', ['il_chip']],
    ['Microchip', ['il_chip']],
    ['חידוש רישיון', ['il_licence']],
    ['חידוש רשיון כלב', ['il_licence']],
    ['גזירת ציפורניים', ['care_nails']],
    ['שקילה', ['care_weigh']],
    ['חיסון כלבת', ['il_rabies']],
    ['בדיקת תולעים', []],
    ['בדיקת נוגדני כלבת', []],
    ['Rabies antibody titre', []],
    ['שיחה על כלבת', []],
  ])('finds the treatment in "%s"', (text, expected) => {
    expect(found(record(text, { type: 'treatment' }))).toEqual(expected);
  });

  it('reads the product of a vaccination', () => {
    expect(found(record('חיסון שנתי', { product: 'Nobivac Rabies' }))).toEqual(['il_rabies']);
  });

  it('takes a checkup for the yearly check, and a surgery for nothing', () => {
    expect(found(record('ביקורת', { type: 'checkup' }))).toEqual(['care_checkup']);
    expect(found(record('הסרת תולעים', { type: 'surgery' }))).toEqual([]);
  });
});
