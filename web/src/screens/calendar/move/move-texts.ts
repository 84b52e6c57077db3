import { texts } from '@tzemed/contract/text/texts';

/** Texts shown while an entry moves to another day. */
export const moveTexts = texts({
  moving: { he: 'העברה של {title}', en: 'Moving {title}', ar: 'نقل {title}' },
  day: { he: 'ליום', en: 'To the day', ar: 'إلى اليوم' },
  move: { he: 'העברה', en: 'Move', ar: 'نقل' },
  movedTo: {
    he: '{title}: הועבר ל{day}, {date}',
    en: '{title}: moved to {day}, {date}',
    ar: '{title}: نُقل إلى {day}، {date}',
  },
  putBack: { he: '{title}: חזר למקומו', en: '{title}: back where it was', ar: '{title}: عاد إلى مكانه' },

  noRight: {
    he: 'אין לכם הרשאה לערוך את זה, ולכן אי אפשר להעביר.',
    en: 'You may not edit this, so it can’t be moved.',
    ar: 'ليست لديكم صلاحية لتعديل هذا، لذلك لا يمكن نقله.',
  },
  planned: {
    he: 'זאת חזרה צפויה. אפשר להעביר את התזכורת הפתוחה, והבאות ילכו אחריה.',
    en: 'This is a repeat to come. Move the open reminder, and the next ones follow.',
    ar: 'هذا تكرار متوقّع. انقلوا التذكير المفتوح وستتبعه التالية.',
  },
  over: {
    he: 'מה שכבר נסגר נשאר ביומו.',
    en: 'What is closed stays on its day.',
    ar: 'ما أُغلق يبقى في يومه.',
  },
  ofMedicine: {
    he: 'השעה נקבעת בתרופה. אפשר לשנות אותה שם, או לדחות את המנה בעמוד התזכורות.',
    en: 'The medicine sets this time. Change it there, or snooze it on the page of reminders.',
    ar: 'الدواء يحدد هذا الموعد. غيّروه هناك، أو أجّلوه من صفحة التذكيرات.',
  },

  question: {
    he: 'התזכורת חוזרת. מה להעביר?',
    en: 'This reminder repeats. What should move?',
    ar: 'هذا التذكير يتكرر. ما الذي تريدون نقله؟',
  },
  once: { he: 'רק הפעם', en: 'Only this time', ar: 'هذه المرة فقط' },
  onceHint: {
    he: 'נדחה ל{day}, {date}. הבאות נשארות במקומן.',
    en: 'Snoozed to {day}, {date}. The next ones stay where they are.',
    ar: 'يؤجَّل إلى {day}، {date}. التالية تبقى في مكانها.',
  },
  onceNever: {
    he: 'פעם אחת אפשר רק לדחות, לא להקדים.',
    en: 'A single time can only be snoozed, not brought forward.',
    ar: 'يمكن تأجيل مرة واحدة فقط، لا تقديمها.',
  },
  onward: { he: 'מכאן והלאה', en: 'From here on', ar: 'من هنا فصاعدًا' },
  onwardHint: {
    he: 'מ{day}, {date}, וכל הבאות אחריה.',
    en: 'From {day}, {date}, and all that follow.',
    ar: 'من {day}، {date}، وكل ما يليه.',
  },
});
