import { texts } from '@tzemed/contract/text/texts';
import { reminderFormTexts } from './form/form-texts.ts';

export const reminderTexts = texts({
  ...reminderFormTexts,
  lead: {
    he: 'מה מחכה לכם, לפי יום ושעה.',
    en: 'What is waiting for you, by day and hour.',
    ar: 'ما ينتظركم، حسب اليوم والساعة.',
  },
  tabs: { he: 'מצב', en: 'Status', ar: 'الحالة' },
  upcoming: { he: 'קרובות', en: 'Upcoming', ar: 'القادمة' },
  overdue: { he: 'באיחור', en: 'Overdue', ar: 'المتأخرة' },
  completed: { he: 'הושלמו', en: 'Completed', ar: 'المنجزة' },
  missed: { he: 'פוספסו', en: 'Missed', ar: 'الفائتة' },
  snoozed: { he: 'נדחו', en: 'Snoozed', ar: 'المؤجلة' },
  onlyUpcoming: { he: 'רק בשבוע הקרוב', en: 'Next 7 days only', ar: 'الأيام السبعة القادمة فقط' },

  later: { he: 'דחייה ועוד: {title}', en: 'Snooze and more: {title}', ar: 'تأجيل والمزيد: {title}' },
  more: { he: 'עוד פעולות: {title}', en: 'More actions: {title}', ar: 'إجراءات أخرى: {title}' },
  wasSnoozed: { he: 'נדחתה', en: 'Snoozed', ar: 'مؤجَّل' },
  planned: { he: 'במקור: {day}, {time}', en: 'Planned for {day}, {time}', ar: 'الأصل: {day}، {time}' },
  pick: { he: 'בחירה מרובה', en: 'Select several', ar: 'تحديد عدة تذكيرات' },
  listMenu: { he: 'פעולות נוספות', en: 'More actions', ar: 'إجراءات أخرى' },
  endPick: { he: 'סיום הבחירה', en: 'Stop selecting', ar: 'إنهاء التحديد' },
  reopen: { he: 'ביטול הסימון', en: 'Mark as not done', ar: 'إلغاء الإنجاز' },
  missedAt: { he: 'סומנה כפוספסה בשעה {time}', en: 'Marked as missed at {time}', ar: 'حُدِّد كفائت الساعة {time}' },
  doneAt: { he: 'סומנה כבוצעה בשעה {time}', en: 'Marked as done at {time}', ar: 'أُنجز الساعة {time}' },

  emptyUpcoming: { he: 'אין תזכורות באופק', en: 'No reminders in sight', ar: 'لا تذكيرات في الأفق' },
  emptyUpcomingText: {
    he: 'אפשר להתמתח. וכשיהיה מה לזכור, נזכור יחד.',
    en: 'Time for a stretch. When there’s something to remember, we’ll remember it together.',
    ar: 'وقت للاسترخاء. وعندما يكون هناك ما نتذكره، نتذكره معًا.',
  },
  emptyOverdue: { he: 'אין שום דבר באיחור', en: 'Nothing is overdue', ar: 'لا شيء متأخر' },
  emptyOverdueText: {
    he: 'הכול בזמן. כל הכבוד!',
    en: 'Everything is on time. Well done!',
    ar: 'كل شيء في موعده. أحسنتم!',
  },
  emptyCompleted: { he: 'עוד לא הושלמו תזכורות', en: 'No completed reminders yet', ar: 'لم تُنجز تذكيرات بعد' },
  emptyCompletedText: {
    he: 'תזכורות שסימנתם כבוצעות יישמרו כאן.',
    en: 'Reminders you mark as done are kept here.',
    ar: 'تُحفظ هنا التذكيرات التي حددتموها كمنجَزة.',
  },
  emptyHere: { he: 'אין כאן תזכורות', en: 'No reminders here', ar: 'لا تذكيرات هنا' },
  noMatch: {
    he: 'אין כאן תזכורות שמתאימות לסינון',
    en: 'No reminders match the filters',
    ar: 'لا توجد تذكيرات تطابق التصفية',
  },

  show: {
    he: { one: 'הצגת תזכורת אחת', two: 'הצגת שתי תזכורות', other: 'הצגת {count} תזכורות' },
    en: { one: 'Show 1 reminder', other: 'Show {count} reminders' },
    ar: {
      one: 'عرض تذكير واحد',
      two: 'عرض تذكيرين',
      few: 'عرض {count} تذكيرات',
      many: 'عرض {count} تذكيرًا',
      other: 'عرض {count} تذكير',
    },
  },
  showNone: { he: 'אין תזכורות כאלה', en: 'No such reminders', ar: 'لا توجد تذكيرات كهذه' },

  removeQuestion: {
    he: 'האם אתם בטוחים שברצונכם למחוק את התזכורת?',
    en: 'Are you sure you want to delete the reminder?',
    ar: 'هل أنتم متأكدون من حذف التذكير؟',
  },
  removed: { he: 'התזכורת נמחקה', en: 'The reminder was deleted', ar: 'تم حذف التذكير' },
  restored: { he: 'התזכורת שוחזרה', en: 'The reminder was restored', ar: 'تمت استعادة التذكير' },
});
