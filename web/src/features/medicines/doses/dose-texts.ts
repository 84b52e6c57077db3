import { texts } from '@tzemed/contract/text/texts';

/** Texts of entering doses and answering for them. */
export const doseTexts = texts({
  entered: { he: 'נרשם: {name}, {time}', en: 'Entered: {name}, {time}', ar: 'سُجّل: {name}، {time}' },
  enteredFor: { he: 'נרשם {names}', en: 'Entered for {names}', ar: 'سُجّل {names}' },
  forPet: { he: 'ל{name}', en: '{name}', ar: 'لـ{name}' },
  left: {
    he: { one: 'נשאר {amount}', two: 'נשארו {amount}', other: 'נשארו {amount}' },
    en: { one: '{amount} left', other: '{amount} left' },
    ar: {
      one: 'بقي {amount}',
      two: 'بقي {amount}',
      few: 'بقي {amount}',
      many: 'بقي {amount}',
      other: 'بقي {amount}',
    },
  },
  andLeft: { he: '{said}. {left}', en: '{said}. {left}', ar: '{said}. {left}' },
  skipped: { he: 'נרשם: {name} לא ניתנה', en: 'Entered: {name} was not given', ar: 'سُجّل: {name} لم تُعطَ' },
  answered: {
    he: { one: 'נרשמה מנה אחת', two: 'נרשמו שתי מנות', other: 'נרשמו {count} מנות' },
    en: { one: '1 dose entered', other: '{count} doses entered' },
    ar: {
      one: 'سُجّلت جرعة واحدة',
      two: 'سُجّلت جرعتان',
      few: 'سُجّلت {count} جرعات',
      many: 'سُجّلت {count} جرعة',
      other: 'سُجّلت {count} جرعة',
    },
  },

  givenTitle: { he: 'כבר ניתנה', en: 'Already given', ar: 'أُعطيت من قبل' },
  skippedTitle: { he: 'נרשם שלא ניתנה', en: 'Entered as not given', ar: 'سُجّل أنها لم تُعطَ' },
  manyTitle: {
    he: {
      one: 'כבר נרשמה מנה אחת ביממה',
      two: 'כבר נרשמו שתי מנות ביממה',
      other: 'כבר נרשמו {count} ביממה',
    },
    en: { one: '1 dose in 24 hours already', other: '{count} doses in 24 hours already' },
    ar: {
      one: 'سُجّلت جرعة واحدة خلال 24 ساعة',
      two: 'سُجّلت جرعتان خلال 24 ساعة',
      few: 'سُجّلت {count} جرعات خلال 24 ساعة',
      many: 'سُجّلت {count} جرعة خلال 24 ساعة',
      other: 'سُجّلت {count} جرعة خلال 24 ساعة',
    },
  },
  byYou: { he: 'נתתם ל{pet} {medicine}', en: 'You gave {pet} {medicine}', ar: 'أعطيتم {pet} {medicine}' },
  by: {
    he: '{medicine} ניתנה ל{pet} על ידי {name}',
    en: '{name} gave {pet} {medicine}',
    ar: '{name} أعطى {pet} {medicine}',
  },
  bySomebody: { he: '{medicine} ניתנה ל{pet}', en: '{pet} was given {medicine}', ar: 'أُعطي {pet} {medicine}' },
  wasSkipped: {
    he: 'נרשם ש־{medicine} לא ניתנה ל{pet}',
    en: '{medicine} is entered as not given to {pet}',
    ar: 'سُجّل أن {medicine} لم تُعطَ لـ{pet}',
  },
  notEntered: { he: 'המנה שלכם לא נרשמה.', en: 'Your dose was not entered.', ar: 'لم تُسجَّل جرعتكم.' },
  nextIs: {
    he: 'לפי ההוראה, המנה הבאה {when}.',
    en: 'As instructed, the next dose is {when}.',
    ar: 'حسب التعليمات، الجرعة التالية {when}.',
  },
  most: {
    he: 'לפי ההוראה: לא יותר מ־{most}. הראשונה מהן ניתנה {when}.',
    en: 'As instructed: no more than {most}. The first of them was given {when}.',
    ar: 'حسب التعليمات: ليس أكثر من {most}. أُعطيت الأولى منها {when}.',
  },
  understood: { he: 'הבנתי', en: 'Got it', ar: 'فهمت' },
  extra: { he: 'רישום מנה נוספת בכל זאת', en: 'Enter another dose anyway', ar: 'تسجيل جرعة إضافية على أي حال' },

  apart: {
    he: {
      one: 'לפי ההוראה: לפחות שעה בין מנה למנה.',
      two: 'לפי ההוראה: לפחות שעתיים בין מנה למנה.',
      other: 'לפי ההוראה: לפחות {count} שעות בין מנה למנה.',
    },
    en: {
      one: 'As instructed: at least an hour between doses.',
      other: 'As instructed: at least {count} hours between doses.',
    },
    ar: {
      one: 'حسب التعليمات: ساعة على الأقل بين الجرعات.',
      two: 'حسب التعليمات: ساعتان على الأقل بين الجرعات.',
      few: 'حسب التعليمات: {count} ساعات على الأقل بين الجرعات.',
      many: 'حسب التعليمات: {count} ساعة على الأقل بين الجرعات.',
      other: 'حسب التعليمات: {count} ساعة على الأقل بين الجرعات.',
    },
  },
  earlierTitle: { he: 'ניתנה קודם: {name}', en: 'Given earlier: {name}', ar: 'أُعطيت سابقًا: {name}' },
  when: { he: 'מתי ניתנה?', en: 'When was it given?', ar: 'متى أُعطيت؟' },
  now: { he: 'עכשיו, {time}', en: 'Now, {time}', ar: 'الآن، {time}' },
  hourAgo: { he: 'לפני שעה, {time}', en: 'An hour ago, {time}', ar: 'قبل ساعة، {time}' },
  otherTime: { he: 'בשעה אחרת', en: 'At another time', ar: 'في وقت آخر' },
  time: { he: 'שעה', en: 'Time', ar: 'الوقت' },
  who: { he: 'מי נתן?', en: 'Who gave it?', ar: 'من أعطاها؟' },
  me: { he: 'אני', en: 'Me', ar: 'أنا' },
  somebody: { he: 'מישהו אחר', en: 'Somebody else', ar: 'شخص آخر' },
  note: { he: 'הערה', en: 'Note', ar: 'ملاحظة' },
  optional: { he: 'לא חובה', en: 'Optional', ar: 'اختياري' },
  enter: { he: 'רישום', en: 'Enter', ar: 'تسجيل' },

  skipTitle: { he: 'המנה של {time} לא ניתנה', en: 'The {time} dose was not given', ar: 'جرعة {time} لم تُعطَ' },
  skipAny: { he: 'המנה לא ניתנה', en: 'The dose was not given', ar: 'الجرعة لم تُعطَ' },
  why: { he: 'למה? לא חובה', en: 'Why? Optional', ar: 'لماذا؟ اختياري' },
  refusedHer: { he: 'לא רצתה', en: 'She refused', ar: 'رفضت' },
  refusedHim: { he: 'לא רצה', en: 'He refused', ar: 'رفض' },
  refused: { he: 'סירוב לקחת', en: 'Refused', ar: 'رفض التناول' },
  vomited: { he: 'הקיאה', en: 'Vomited', ar: 'تقيّؤ' },
  vomitedHim: { he: 'הקיא', en: 'Vomited', ar: 'تقيّأ' },
  vomiting: { he: 'הקאה', en: 'Vomiting', ar: 'تقيّؤ' },
  ranOut: { he: 'נגמרה התרופה', en: 'The medicine ran out', ar: 'نفد الدواء' },
  vetSaid: { he: 'כך אמר הווטרינר', en: 'The vet said so', ar: 'هكذا قال الطبيب البيطري' },
  other: { he: 'סיבה אחרת', en: 'Another reason', ar: 'سبب آخر' },

  pauseTitle: { he: 'השהיה: {name}', en: 'Pause: {name}', ar: 'إيقاف مؤقت: {name}' },
  pauseUntil: { he: 'עד תאריך', en: 'Until', ar: 'حتى تاريخ' },
  pauseHint: {
    he: 'ריק: עד שתחליטו. בינתיים לא תהיה תזכורת.',
    en: 'Empty: until you decide. There is no reminder meanwhile.',
    ar: 'فارغ: حتى تقرروا. لا تذكير في هذه الأثناء.',
  },
  reason: { he: 'סיבה', en: 'Reason', ar: 'السبب' },
  doPause: { he: 'השהיה', en: 'Pause', ar: 'إيقاف' },
});
