import { hebrewMonthName } from './format-hebrew-date.ts';
import type { Holiday, HolidayName, NewMonth } from './holidays.ts';
import type { Lang } from '../text/languages.ts';

const names: Record<HolidayName, Record<Lang, string>> = {
  roshHashana: { he: 'ראש השנה', en: 'Rosh Hashanah', ar: 'رأس السنة العبرية' },
  yomKippur: { he: 'יום כיפור', en: 'Yom Kippur', ar: 'يوم الغفران' },
  sukkot: { he: 'סוכות', en: 'Sukkot', ar: 'عيد العُرش' },
  simchatTora: { he: 'שמחת תורה', en: 'Simchat Torah', ar: 'فرحة التوراة' },
  pesach: { he: 'פסח', en: 'Passover', ar: 'عيد الفصح اليهودي' },
  lastOfPesach: { he: 'שביעי של פסח', en: 'Last day of Passover', ar: 'سابع عيد الفصح اليهودي' },
  independence: { he: 'יום העצמאות', en: 'Independence Day', ar: 'يوم الاستقلال' },
  shavuot: { he: 'שבועות', en: 'Shavuot', ar: 'عيد الأسابيع' },
  eveOfRoshHashana: { he: 'ערב ראש השנה', en: 'Rosh Hashanah eve', ar: 'عشية رأس السنة العبرية' },
  eveOfYomKippur: { he: 'ערב יום כיפור', en: 'Yom Kippur eve', ar: 'عشية يوم الغفران' },
  eveOfSukkot: { he: 'ערב סוכות', en: 'Sukkot eve', ar: 'عشية عيد العُرش' },
  eveOfSimchatTora: { he: 'הושענא רבה', en: 'Hoshana Rabbah', ar: 'عشية فرحة التوراة' },
  eveOfPesach: { he: 'ערב פסח', en: 'Passover eve', ar: 'عشية عيد الفصح اليهودي' },
  eveOfLastOfPesach: {
    he: 'ערב שביעי של פסח',
    en: 'Eve of the last day of Passover',
    ar: 'عشية سابع عيد الفصح اليهودي',
  },
  memorial: { he: 'יום הזיכרון', en: 'Memorial Day', ar: 'يوم الذكرى' },
  eveOfShavuot: { he: 'ערב שבועות', en: 'Shavuot eve', ar: 'عشية عيد الأسابيع' },
  fastOfGedalia: { he: 'צום גדליה', en: 'Fast of Gedaliah', ar: 'صوم جدليا' },
  midSukkot: { he: 'חול המועד סוכות', en: 'Chol HaMoed Sukkot', ar: 'أيام عيد العُرش' },
  sigd: { he: 'סיגד', en: 'Sigd', ar: 'سيغد' },
  eveOfHanukka: { he: 'ערב חנוכה', en: 'Hanukkah eve', ar: 'عشية الحانوكا' },
  hanukka: { he: 'חנוכה', en: 'Hanukkah', ar: 'الحانوكا' },
  fastOfTevet: { he: 'צום עשרה בטבת', en: 'Fast of 10 Tevet', ar: 'صوم العاشر من طيفت' },
  tuBiShvat: { he: 'ט״ו בשבט', en: 'Tu BiShvat', ar: 'عيد الأشجار' },
  fastOfEsther: { he: 'תענית אסתר', en: 'Fast of Esther', ar: 'صوم إستير' },
  purim: { he: 'פורים', en: 'Purim', ar: 'عيد المساخر' },
  shushanPurim: { he: 'שושן פורים', en: 'Shushan Purim', ar: 'شوشان بوريم' },
  midPesach: { he: 'חול המועד פסח', en: 'Chol HaMoed Passover', ar: 'أيام عيد الفصح اليهودي' },
  holocaust: { he: 'יום השואה', en: 'Holocaust Remembrance Day', ar: 'يوم ذكرى المحرقة' },
  lagBaOmer: { he: 'ל״ג בעומר', en: 'Lag BaOmer', ar: 'لاج بعومر' },
  jerusalem: { he: 'יום ירושלים', en: 'Jerusalem Day', ar: 'يوم القدس' },
  fastOfTammuz: { he: 'צום י״ז בתמוז', en: 'Fast of 17 Tammuz', ar: 'صوم السابع عشر من تموز' },
  tishaBeAv: { he: 'תשעה באב', en: 'Tisha BeAv', ar: 'التاسع من آف' },
  tuBeAv: { he: 'ט״ו באב', en: 'Tu BeAv', ar: 'الخامس عشر من آف' },
};

const roshHodesh: Record<Lang, (month: string) => string> = {
  he: (month) => `ראש חודש ${month}`,
  en: (month) => `Rosh Hodesh ${month}`,
  ar: (month) => `رأس شهر ${month}`,
};

/** ראש חודש כסלו */
export const holidayName = (holiday: Holiday | NewMonth, lang: Lang) =>
  'month' in holiday ? roshHodesh[lang](hebrewMonthName(holiday.month, lang)) : names[holiday.name][lang];
