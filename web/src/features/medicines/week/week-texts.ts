import { texts } from '@tzemed/contract/text/texts';

export const weekTexts = texts({
  title: { he: 'השבוע', en: 'This week', ar: 'هذا الأسبوع' },
  all: { he: 'כל היומן', en: 'The whole log', ar: 'السجل كله' },
  medicine: { he: 'תרופה', en: 'Medicine', ar: 'الدواء' },
  today: { he: 'היום', en: 'Today', ar: 'اليوم' },
  asNeeded: { he: 'לפי הצורך', en: 'As needed', ar: 'عند الحاجة' },
  extra: { he: 'נוספות', en: 'Extra', ar: 'إضافية' },
  given: { he: 'ניתנה ב־{time}', en: 'Given at {time}', ar: 'أُعطيت الساعة {time}' },
  givenBy: { he: 'ניתנה על ידי {name} ב־{time}', en: 'Given by {name} at {time}', ar: 'أعطاها {name} الساعة {time}' },
  givenByYou: { he: 'נתתם ב־{time}', en: 'You gave it at {time}', ar: 'أعطيتموها الساعة {time}' },
  skipped: { he: 'לא ניתנה', en: 'Not given', ar: 'لم تُعطَ' },
  unanswered: { he: 'לא נרשמה', en: 'Not entered', ar: 'لم تُسجَّل' },
  waiting: { he: 'מחכה', en: 'Waiting', ar: 'بانتظار' },
  missed: {
    he: '{when} לא נרשמה מנת {name}.',
    en: 'The dose of {name} {when} was not entered.',
    ar: 'جرعة {name} {when} لم تُسجَّل.',
  },
  missedSeveral: {
    he: { one: 'לא נרשמה מנה אחת', two: 'לא נרשמו שתי מנות', other: 'לא נרשמו {count} מנות' },
    en: { one: '1 dose was not entered', other: '{count} doses were not entered' },
    ar: {
      one: 'جرعة واحدة لم تُسجَّل',
      two: 'جرعتان لم تُسجَّلا',
      few: '{count} جرعات لم تُسجَّل',
      many: '{count} جرعة لم تُسجَّل',
      other: '{count} جرعة لم تُسجَّل',
    },
  },
  wasGiven: { he: 'ניתנה', en: 'Given', ar: 'أُعطيت' },
  wasNot: { he: 'לא ניתנה', en: 'Not given', ar: 'لم تُعطَ' },
  allGiven: { he: 'כולן ניתנו', en: 'All were given', ar: 'أُعطيت كلها' },
  allNot: { he: 'כולן לא ניתנו', en: 'None was given', ar: 'لم تُعطَ أي منها' },
  named: { he: '{answer}: {name}, {when}', en: '{answer}: {name}, {when}', ar: '{answer}: {name}، {when}' },
});
