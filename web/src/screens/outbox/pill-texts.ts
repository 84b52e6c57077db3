import { texts } from '@tzemed/contract/text/texts';

/** Texts of the top bar and of messages about what waits to be sent. */
export const pillTexts = texts({
  away: { he: 'אין חיבור', en: 'Offline', ar: 'لا اتصال' },
  waiting: {
    he: { one: 'אחד ממתין', two: 'שניים ממתינים', other: '{count} ממתינים' },
    en: { one: '1 waiting', other: '{count} waiting' },
    ar: {
      one: 'واحد ينتظر',
      two: 'اثنان ينتظران',
      few: '{count} تنتظر',
      many: '{count} تنتظر',
      other: '{count} تنتظر',
    },
  },
  sending: { he: 'נשלחו {sent} מתוך {total}', en: '{sent} of {total} sent', ar: 'أُرسل {sent} من {total}' },
  parked: { he: 'דורש החלטה', en: 'Needs a decision', ar: 'يحتاج إلى قرار' },
  back: { he: 'החיבור חזר.', en: 'You’re back online.', ar: 'عاد الاتصال.' },
  sent: {
    he: { one: 'הרישום נשלח.', two: 'שני הרישומים נשלחו.', other: '{count} הרישומים נשלחו.' },
    en: { one: 'The entry was sent.', other: 'All {count} entries were sent.' },
    ar: {
      one: 'أُرسل التسجيل.',
      two: 'أُرسل التسجيلان.',
      few: 'أُرسلت التسجيلات الـ{count}.',
      many: 'أُرسلت التسجيلات الـ{count}.',
      other: 'أُرسلت التسجيلات الـ{count}.',
    },
  },
  backAndSent: { he: '{back} {sent}', en: '{back} {sent}', ar: '{back} {sent}' },
  refused: {
    he: 'רישום אחד לא התקבל ומחכה להחלטה שלכם',
    en: 'An entry was not accepted and needs your decision',
    ar: 'لم يُقبل أحد التسجيلات ويحتاج إلى قراركم',
  },
  show: { he: 'לפרטים', en: 'See why', ar: 'التفاصيل' },
  later: { he: 'יישלח אחר כך', en: 'Will be sent later', ar: 'سيُرسل لاحقًا' },
});
