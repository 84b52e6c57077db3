import { texts } from '@tzemed/contract/text/texts';

/** Texts for snoozing a reminder, marking it as missed, and its history. */
export const postponeTexts = texts({
  inAnHour: { he: 'בעוד שעה, {time}', en: 'In an hour, {time}', ar: 'بعد ساعة، {time}' },
  hourAfter: { he: 'שעה אחרי המועד, {time}', en: 'An hour after it is due, {time}', ar: 'بعد ساعة من الموعد، {time}' },
  onDay: { he: '{day}, {time}', en: '{day}, {time}', ar: '{day}، {time}' },
  otherTime: { he: 'מועד אחר...', en: 'Another time...', ar: 'موعد آخر...' },
  unsnooze: { he: 'ביטול הדחייה', en: 'Cancel the snooze', ar: 'إلغاء التأجيل' },
  miss: { he: 'סימון כפוספס', en: 'Mark as missed', ar: 'تحديد كفائت' },
  saveTemplate: { he: 'שמירה כתבנית', en: 'Save as a template', ar: 'حفظ كقالب' },
  savedTemplate: {
    he: '{title} נשמרה כתבנית',
    en: '{title} saved as a template',
    ar: 'حُفظ {title} كقالب',
  },
  forSome: { he: 'רק לחלק מהחיות...', en: 'For some of the pets...', ar: 'لبعض الحيوانات فقط...' },
  forSomeTitle: { he: 'למי זה נעשה?', en: 'For whom was it done?', ar: 'لمن تم ذلك؟' },
  forSomeHint: {
    he: 'למי שלא סומנו כאן התזכורת נשארת פתוחה.',
    en: 'For those not ticked here the reminder stays open.',
    ar: 'لمن لم يُحدَّد هنا يبقى التذكير مفتوحًا.',
  },
  complete: { he: 'סימון כבוצע', en: 'Mark as done', ar: 'تحديد كمنجَز' },
  doneFor: { he: '{title}: בוצעה ({names})', en: '{title}: done ({names})', ar: '{title}: أُنجز ({names})' },
  missedFor: {
    he: '{title}: סומנה כפוספסה ({names})',
    en: '{title}: marked as missed ({names})',
    ar: '{title}: حُدِّد كفائت ({names})',
  },
  history: { he: 'היסטוריה', en: 'History', ar: 'السجل' },
  snoozedTo: {
    he: '{title} נדחתה: {day}, {time}',
    en: '{title} snoozed: {day}, {time}',
    ar: 'تم تأجيل {title}: {day}، {time}',
  },
  missed: { he: '{title}: סומנה כפוספסה', en: '{title}: marked as missed', ar: '{title}: حُدِّد كفائت' },
  snoozeTitle: { he: 'דחייה למועד אחר', en: 'Snooze to another time', ar: 'التأجيل إلى موعد آخر' },
});
