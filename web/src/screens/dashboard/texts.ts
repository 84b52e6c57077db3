import { texts } from '@tzemed/contract/text/texts';
import { countTexts } from '../../features/appointments/count-texts.ts';

export const overviewTexts = texts({
  morning: { he: 'בוקר טוב,', en: 'Good morning,', ar: 'صباح الخير،' },
  noon: { he: 'צהריים טובים,', en: 'Good afternoon,', ar: 'طاب نهاركم،' },
  evening: { he: 'ערב טוב,', en: 'Good evening,', ar: 'مساء الخير،' },
  night: { he: 'שלום,', en: 'Hello,', ar: 'مرحبًا،' },

  firstTime: {
    he: 'נעים להכיר! שני צעדים קצרים, והבית מסודר.',
    en: 'Nice to meet you! Two short steps and your home is in order.',
    ar: 'تشرفنا بمعرفتكم! خطوتان قصيرتان ويصبح البيت مرتبًا.',
  },

  quick: { he: 'פעולות מהירות', en: 'Quick actions', ar: 'إجراءات سريعة' },

  figures: { he: 'במספרים', en: 'In numbers', ar: 'بالأرقام' },
  runningOut: { he: 'נגמר בקרוב', en: 'Running out soon', ar: 'ينفد قريبًا' },
  hasRunOut: { he: 'נגמר', en: 'Run out', ar: 'نفد' },
  moreRunningOut: {
    he: { one: 'ועוד אחד', two: 'ועוד שניים', other: 'ועוד {count}' },
    en: { one: 'and one more', other: 'and {count} more' },
    ar: { one: 'وواحد آخر', two: 'واثنان آخران', few: 'و{count} أخرى', many: 'و{count} أخرى', other: 'و{count} أخرى' },
  },
  petCount: { he: 'חיות מחמד', en: 'Pets', ar: 'حيوانات أليفة' },
  morePets: {
    he: { one: 'עוד אחת', two: 'עוד שתיים', other: 'עוד {count}' },
    en: { one: 'one more', other: '{count} more' },
    ar: { one: 'واحد آخر', two: 'اثنان آخران', few: '{count} أخرى', many: '{count} أخرى', other: '{count} أخرى' },
  },
  helpedOne: { he: 'שאתם עוזרים לטפל בה', en: 'that you help care for', ar: 'تساعدون في رعايته' },
  helped: { he: 'שאתם עוזרים לטפל בהן', en: 'that you help care for', ar: 'تساعدون في رعايتها' },
  moreHelped: {
    he: {
      one: 'ועוד אחת שאתם עוזרים לטפל בה',
      two: 'ועוד שתיים שאתם עוזרים לטפל בהן',
      other: 'ועוד {count} שאתם עוזרים לטפל בהן',
    },
    en: { one: 'and one that you help care for', other: 'and {count} that you help care for' },
    ar: {
      one: 'وآخر تساعدون في رعايته',
      two: 'واثنان تساعدون في رعايتهما',
      few: 'و{count} تساعدون في رعايتها',
      many: 'و{count} تساعدون في رعايتها',
      other: 'و{count} تساعدون في رعايتها',
    },
  },
  monthExpenses: { he: 'הוצאות החודש', en: 'Expenses this month', ar: 'مصاريف هذا الشهر' },
  moreThan: {
    he: '{percent} יותר מאשר ב{month}',
    en: '{percent} more than in {month}',
    ar: '{percent} أكثر من شهر {month}',
  },
  lessThan: {
    he: '{percent} פחות מאשר ב{month}',
    en: '{percent} less than in {month}',
    ar: '{percent} أقل من شهر {month}',
  },
  sameAs: { he: 'כמו ב{month}', en: 'Same as in {month}', ar: 'مثل شهر {month}' },
  nothingBefore: {
    he: 'ב{month} לא נרשמו הוצאות',
    en: 'No expenses in {month}',
    ar: 'لا مصاريف في {month}',
  },
  moreThanUntil: {
    he: '{percent} יותר מאותם ימים ב{month}',
    en: '{percent} more than in the same days of {month}',
    ar: 'أكثر بنسبة {percent} من الأيام نفسها في شهر {month}',
  },
  lessThanUntil: {
    he: '{percent} פחות מאותם ימים ב{month}',
    en: '{percent} less than in the same days of {month}',
    ar: 'أقل بنسبة {percent} من الأيام نفسها في شهر {month}',
  },
  sameAsUntil: {
    he: 'כמו באותם ימים ב{month}',
    en: 'Same as in these days of {month}',
    ar: 'مثل الأيام نفسها في شهر {month}',
  },
  nothingUntil: {
    he: 'באותם ימים ב{month} לא נרשמו הוצאות',
    en: 'No expenses in the same days of {month}',
    ar: 'لا مصاريف في الأيام نفسها من شهر {month}',
  },
  wasIn: { he: 'ב{month}: {sum}', en: 'In {month}: {sum}', ar: 'في شهر {month}: {sum}' },
  wasUntil: {
    he: 'באותם ימים ב{month}: {sum}',
    en: 'In the same days of {month}: {sum}',
    ar: 'في الأيام نفسها من شهر {month}: {sum}',
  },
  nextAppointment: { he: 'התור הבא', en: 'Next appointment', ar: 'الموعد التالي' },
  todayAt: { he: 'היום ב־{time}', en: 'Today at {time}', ar: 'اليوم الساعة {time}' },
  none: { he: 'אין', en: 'None', ar: 'لا يوجد' },
  noAppointments: { he: 'לא נקבעו תורים', en: 'None scheduled', ar: 'لا مواعيد محددة' },
  appointments: countTexts.counted,
  upcomingReminders: { he: 'תזכורות קרובות', en: 'Upcoming reminders', ar: 'التذكيرات القادمة' },
  ofThemToday: {
    he: {
      zero: 'אף אחת מהן לא להיום',
      one: 'אחת מהן להיום',
      two: 'שתיים מהן להיום',
      other: '{count} מהן להיום',
    },
    en: { one: 'One of them today', other: '{count} of them today' },
    ar: {
      one: 'واحد منها اليوم',
      two: 'اثنان منها اليوم',
      few: '{count} منها اليوم',
      many: '{count} منها اليوم',
      other: '{count} منها اليوم',
    },
  },
  weighedHer: { he: '{name} נשקלה', en: '{name} was weighed', ar: 'وُزنت {name}' },
  weighedHim: { he: '{name} נשקל', en: '{name} was weighed', ar: 'وُزن {name}' },
  weight: { he: 'המשקל של {name}', en: 'Weight of {name}', ar: 'وزن {name}' },
  inSevenDays: { he: 'בשבעת הימים הקרובים', en: 'In the next seven days', ar: 'في الأيام السبعة القادمة' },

  halfYear: { he: 'הוצאות בחצי השנה האחרונה', en: 'Expenses of the last half year', ar: 'مصاريف نصف السنة الأخيرة' },
  byCategory: { he: 'לאן הלך הכסף?', en: 'Where did the money go?', ar: 'إلى أين ذهب المال؟' },
  byCategoryTable: {
    he: 'הוצאות החודש לפי קטגוריה',
    en: 'Expenses of the month by category',
    ar: 'مصاريف الشهر حسب الفئة',
  },
  byMonth: {
    he: 'בשקלים, לפי חודש. {month} עוד לא נגמר.',
    en: 'In shekels, by month. {month} isn’t over yet.',
    ar: 'بالشيكل، حسب الشهر. لم ينتهِ شهر {month} بعد.',
  },
});
