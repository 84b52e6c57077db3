import { texts } from '@tzemed/contract/text/texts';

export const firstYearTexts = texts({
  title: { he: 'השנה הראשונה של {name}', en: 'The first year of {name}', ar: 'السنة الأولى لـ{name}' },
  short: { he: 'השנה הראשונה', en: 'The first year', ar: 'السنة الأولى' },
  born: {
    he: 'תאריך לידה: {day} · כל עמודה היא חודש חיים',
    en: 'Born on {day} · each column is a month of life',
    ar: 'تاريخ الميلاد: {day} · كل عمود شهر من العمر',
  },
  atBirth: { he: 'לידה', en: 'Birth', ar: 'الولادة' },
  monthAge: {
    he: { one: 'חודש', two: 'חודשיים', other: '{count} חודשים' },
    en: { one: '1 month', other: '{count} months' },
    ar: { one: 'شهر', two: 'شهران', few: '{count} أشهر', many: '{count} شهرًا', other: '{count} شهر' },
  },
  today: { he: 'היום', en: 'Today', ar: 'اليوم' },
  done: { he: 'נעשה', en: 'Done', ar: 'أُنجز' },
  late: { he: 'עבר המועד', en: 'Past its date', ar: 'فات موعده' },
  day: { he: 'ביום הזה', en: 'On this day', ar: 'في هذا اليوم' },
  window: { he: 'בין שני תאריכים', en: 'Between two dates', ar: 'بين تاريخين' },
  maybe: {
    he: 'רשות, או תלוי במה שלפני',
    en: 'Optional, or depends on the one before',
    ar: 'اختياري، أو يعتمد على ما قبله',
  },
  optional: { he: 'רשות', en: 'Optional', ar: 'اختياري' },
  depends: { he: 'תלוי במה שלפני', en: 'Depends on the one before', ar: 'يعتمد على ما قبله' },
  markAt: { he: '{title}: {state}, {day}', en: '{title}: {state}, {day}', ar: '{title}: {state}، {day}' },
  span: { he: '{from} עד {to}', en: '{from} to {to}', ar: '{from} حتى {to}' },
  counted: { he: '{done} מתוך {all}', en: '{done} of {all}', ar: '{done} من {all}' },
  pastMonths: { he: 'נעשו {count}', en: '{count} done', ar: 'أُنجز {count}' },
  what: { he: 'מה', en: 'What', ar: 'ماذا' },
  state: { he: 'מצב', en: 'State', ar: 'الحالة' },
  when: { he: 'מתי', en: 'When', ar: 'متى' },
  keys: {
    he: 'חצים עוברים בין הסימונים, Enter מוביל לשורה.',
    en: 'Arrows move between marks, Enter goes to the row.',
    ar: 'تنقل الأسهم بين العلامات، وEnter ينتقل إلى السطر.',
  },
});
