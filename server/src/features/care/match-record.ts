import type { RecordType } from '@tzemed/contract/medical/medical-records';
import { isRabies } from '@tzemed/contract/medical/vaccine-name';

export type CareRecord = {
  readonly id: string;
  readonly type: RecordType;
  readonly date: string;
  readonly description: string;
  readonly product: string | null;
  readonly validUntil: string | null;
};

const vaccine = /חיסון|חוסנ|חוסן|vaccin|booster|(?<!\p{L})shot|تطعيم|لقاح/iu;
/** Words of a test, a plan or an examination: it names what was not given. */
const unlike = /נוגדנ|בדיק|בדק|כייל|titre|titer|antibod|(?<!\p{L})tests?(?!\p{L})|check(?!up)|فحص|أجسام مضادة/iu;

const names: Readonly<Record<string, RegExp>> = {
  il_hexavalent:
    /משוש[הת]|(?<!\p{L})(?:dhppi?|dhlppi?|dha?2?ppi?|da2pp|da2ppi?)(?!\p{L})|hexavalent|6[- ]?in[- ]?1|parvo|פרוו|distemper|כלבלבת|השישייה|السداسي|سداسي/iu,
  il_quadrivalent:
    /מרובע|(?<!\p{L})(?:fvrcp|rcp|rcpch)(?!\p{L})|quadrivalent|tricat|טריקט|panleuk|פנלויקופני|الرباعي|رباعي/iu,
  il_kennel_cough: /שעלת|kennel ?cough|bordetella|בורדטלה|(?<!\p{L})kc(?!\p{L})|سعال/iu,
  il_felv: /לו?י?קמיה|leuka?emia|(?<!\p{L})felv(?!\p{L})|ابيضاض/iu,
};
const treatments: Readonly<Record<string, RegExp>> = {
  il_spirocerca: /תולעת ה?פארק|ספירוצרק|spirocerca|park ?worm|دودة الحدائق/iu,
  il_deworm:
    /תילוע|תולעים|(?<!\p{L})(?:de-?)?worm(?:ing|ed|er)s?(?!\p{L})|(?<!\p{L})worms(?!\p{L})|milbemax|מילבמקס|drontal|דרונטל|panacur|פנאקור|ديدان/iu,
  il_flea_tick:
    /פרעוש|קרצי|(?<!\p{L})(?:fleas?|ticks?)(?!\p{L})|bravecto|ברבקטו|ברווקטו|nexgard|נקסגארד|נקסגרד|simparica|סימפריקה|frontline|פרונטליין|seresto|סרסטו|advantix|אדוונטיקס|براغيث|قراد/iu,
  il_chip: /(?<!\p{L})[הב]?שבב(?!\p{L})|שיבוב|microchip|(?<!\p{L})chip(?:ped|ping)?(?!\p{L})|شريحة/iu,
  il_licence: /רי?שי?ון|licen[cs]e|رخصة/iu,
  care_weigh: /שקילה|(?<!\p{L})weigh/iu,
  care_nails: /ציפורני|צפורני|(?<!\p{L})nails?(?!\p{L})|أظافر/iu,
};

const isVaccination = ({ type }: CareRecord, text: string) =>
  type === 'vaccination' || (type !== 'surgery' && vaccine.test(text));

/** True if there are records that fulfil a rule. */
export const isOfRecords = (key: string) =>
  key in names || key in treatments || key === 'care_checkup' || key === 'il_rabies' || key === 'il_rabies_cat';

/** True if a record fulfils a rule: by its type, and the names of vaccines and products in it. */
export function fulfils(key: string, record: CareRecord) {
  const text = `${record.description} ${record.product ?? ''}`;
  if (key === 'care_checkup') return record.type === 'checkup';
  if (record.type !== 'vaccination' && key !== 'il_licence' && unlike.test(text)) return false;
  if (key === 'il_rabies' || key === 'il_rabies_cat')
    return isVaccination(record, text) && isRabies({ description: text });
  const named = names[key];
  if (named) return isVaccination(record, text) && named.test(text);
  const treatment = treatments[key];
  return treatment !== undefined && record.type !== 'surgery' && treatment.test(text);
}
