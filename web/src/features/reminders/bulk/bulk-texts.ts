import { texts } from '@tzemed/contract/text/texts';

/** Texts for selecting several reminders and acting on them at once. */
export const bulkTexts = texts({
  bar: { he: 'התזכורות שנבחרו', en: 'Selected reminders', ar: 'التذكيرات المحددة' },
  picked: {
    he: {
      zero: 'לא נבחרה אף תזכורת',
      one: 'נבחרה תזכורת אחת',
      two: 'נבחרו שתי תזכורות',
      other: 'נבחרו {count} תזכורות',
    },
    en: { zero: 'None selected', one: '1 selected', other: '{count} selected' },
    ar: {
      zero: 'لم يُحدَّد أي تذكير',
      one: 'تم تحديد تذكير واحد',
      two: 'تم تحديد تذكيرين',
      few: 'تم تحديد {count} تذكيرات',
      many: 'تم تحديد {count} تذكيرًا',
      other: 'تم تحديد {count} تذكير',
    },
  },
  all: { he: 'בחירת כל העמוד', en: 'Select the page', ar: 'تحديد الصفحة كلها' },
  done: { he: 'בוצעו', en: 'Done', ar: 'منجزة' },
  snooze: { he: 'דחייה', en: 'Snooze', ar: 'تأجيل' },
  miss: { he: 'פוספסו', en: 'Missed', ar: 'فائتة' },
  remove: { he: 'מחיקה', en: 'Delete', ar: 'حذف' },
  completed: {
    he: { one: 'תזכורת אחת סומנה כבוצעה', two: 'שתי תזכורות סומנו כבוצעות', other: '{count} תזכורות סומנו כבוצעות' },
    en: { one: '1 reminder marked as done', other: '{count} reminders marked as done' },
    ar: {
      one: 'حُدِّد تذكير واحد كمنجَز',
      two: 'حُدِّد تذكيران كمنجَزين',
      few: 'حُدِّدت {count} تذكيرات كمنجَزة',
      many: 'حُدِّد {count} تذكيرًا كمنجَز',
      other: 'حُدِّد {count} تذكير كمنجَز',
    },
  },
  missed: {
    he: { one: 'תזכורת אחת סומנה כפוספסה', two: 'שתי תזכורות סומנו כפוספסות', other: '{count} תזכורות סומנו כפוספסות' },
    en: { one: '1 reminder marked as missed', other: '{count} reminders marked as missed' },
    ar: {
      one: 'حُدِّد تذكير واحد كفائت',
      two: 'حُدِّد تذكيران كفائتين',
      few: 'حُدِّدت {count} تذكيرات كفائتة',
      many: 'حُدِّد {count} تذكيرًا كفائت',
      other: 'حُدِّد {count} تذكير كفائت',
    },
  },
  snoozed: {
    he: { one: 'תזכורת אחת נדחתה', two: 'שתי תזכורות נדחו', other: '{count} תזכורות נדחו' },
    en: { one: '1 reminder snoozed', other: '{count} reminders snoozed' },
    ar: {
      one: 'تم تأجيل تذكير واحد',
      two: 'تم تأجيل تذكيرين',
      few: 'تم تأجيل {count} تذكيرات',
      many: 'تم تأجيل {count} تذكيرًا',
      other: 'تم تأجيل {count} تذكير',
    },
  },
  removed: {
    he: { one: 'תזכורת אחת נמחקה', two: 'שתי תזכורות נמחקו', other: '{count} תזכורות נמחקו' },
    en: { one: '1 reminder deleted', other: '{count} reminders deleted' },
    ar: {
      one: 'حُذف تذكير واحد',
      two: 'حُذف تذكيران',
      few: 'حُذفت {count} تذكيرات',
      many: 'حُذف {count} تذكيرًا',
      other: 'حُذف {count} تذكير',
    },
  },
});
