import { texts } from '@tzemed/contract/text/texts';

/** Texts of a dose that was not entered, because somebody had entered one. */
export const refusedTexts = texts({
  byYou: { he: 'נתתם אותה {when}.', en: 'You gave it {when}.', ar: 'أعطيتموها {when}.' },
  by: { he: 'ניתנה על ידי {name} {when}.', en: 'Given by {name} {when}.', ar: 'أعطاها {name} {when}.' },
  bySomebody: { he: 'ניתנה {when}.', en: 'Given {when}.', ar: 'أُعطيت {when}.' },
  ago: { he: '{when}, {ago}', en: '{when}, {ago}', ar: '{when}، {ago}' },
  notEntered: { he: 'המנה שלכם לא נרשמה.', en: 'Your dose was not entered.', ar: 'لم تُسجَّل جرعتكم.' },
  understood: { he: 'הבנתי', en: 'Got it', ar: 'فهمت' },
  understoodNamed: { he: 'הבנתי: {title}', en: 'Got it: {title}', ar: 'فهمت: {title}' },
  extra: { he: 'רישום מנה נוספת בכל זאת', en: 'Enter another dose anyway', ar: 'تسجيل جرعة إضافية على أي حال' },
  entered: { he: 'נרשם: {title}, {time}', en: 'Entered: {title}, {time}', ar: 'سُجّل: {title}، {time}' },
});
