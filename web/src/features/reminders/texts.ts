import { texts } from '@tzemed/contract/texts';
import { reminderFormTexts } from './form-texts.ts';
import { remindersCardTexts } from './card-texts.ts';

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
  onlyUpcoming: { he: 'רק בשבוע הקרוב', en: 'Next 7 days only', ar: 'الأيام السبعة القادمة فقط' },

  reopen: { he: 'ביטול הסימון', en: 'Mark as not done', ar: 'إلغاء الإنجاز' },
  doneAt: { he: 'סומן כבוצע בשעה {time}', en: 'Marked as done at {time}', ar: 'أُنجز الساعة {time}' },

  emptyUpcoming: remindersCardTexts.empty,
  emptyUpcomingText: {
    he: 'כדור, חיסון, תור או תספורת: כתבו פעם אחת, והכול יסתדר כאן לפי יום ושעה.',
    en: 'A pill, a vaccine, an appointment, a haircut: write it once, and it falls into place by day and hour.',
    ar: 'دواء أو تطعيم أو موعد أو قصة شعر: اكتبوه مرة واحدة، وسيترتب هنا حسب اليوم والساعة.',
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
  noMatch: {
    he: 'אין כאן תזכורות שמתאימות לסינון',
    en: 'No reminders match the filters',
    ar: 'لا توجد تذكيرات تطابق التصفية',
  },

  removeQuestion: {
    he: 'האם אתם בטוחים שברצונכם למחוק את התזכורת?',
    en: 'Are you sure you want to delete the reminder?',
    ar: 'هل أنتم متأكدون من حذف التذكير؟',
  },
  removed: { he: 'התזכורת נמחקה', en: 'The reminder was deleted', ar: 'تم حذف التذكير' },
  restored: { he: 'התזכורת שוחזרה', en: 'The reminder was restored', ar: 'تمت استعادة التذكير' },
});
