import { texts } from '@tzemed/contract/text/texts';

export const reminderLinkTexts = texts({
  pageTitle: { he: 'תזכורת', en: 'Reminder', ar: 'تذكير' },
  lead: { he: '{pet} · {when}', en: '{pet} · {when}', ar: '{pet} · {when}' },
  at: { he: '{day} ב־{time}', en: '{day} at {time}', ar: '{day} الساعة {time}' },
  waits: { he: 'נדחתה עד {when}', en: 'Snoozed until {when}', ar: 'مؤجّل حتى {when}' },
  done: { he: 'סימון כבוצע', en: 'Mark as done', ar: 'تحديد كمنجَز' },
  later: { he: 'דחייה', en: 'Snooze', ar: 'تأجيل' },
  inAnHour: { he: 'בשעה', en: 'By an hour', ar: 'بساعة' },
  until: { he: 'עד {when}', en: 'Until {when}', ar: 'حتى {when}' },
  isDone: { he: 'סומנה כבוצעה', en: 'Done', ar: 'تم الإنجاز' },
  isMissed: { he: 'סומנה כפוספסה', en: 'Marked as missed', ar: 'محدَّد كفائت' },
  byWhom: { he: 'סימון: {name}, {when}', en: 'Marked by {name}, {when}', ar: 'التحديد: {name}، {when}' },
  next: { he: 'הבאה: {when}', en: 'The next one: {when}', ar: 'التالي: {when}' },
  undo: { he: 'ביטול', en: 'Undo', ar: 'تراجع' },
  viewOnly: {
    he: 'ההרשאה שלכם היא לצפייה בלבד.',
    en: 'You may look at it only.',
    ar: 'صلاحيتكم للمشاهدة فقط.',
  },
  toApp: { he: 'לתזכורות שלי', en: 'To my reminders', ar: 'إلى تذكيراتي' },
});
