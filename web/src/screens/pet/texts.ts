import { texts } from '@tzemed/contract/texts';
import { overdueTexts } from '../../features/reminders/overdue-texts.ts';

export const petPageTexts = texts({
  invite: { he: 'הזמנה לבית', en: 'Invite to the home', ar: 'دعوة إلى البيت' },
  sections: { he: 'חלקי העמוד', en: 'Parts of the page', ar: 'أقسام الصفحة' },
  open: { he: 'מתעדכן עכשיו', en: 'Up to the moment', ar: 'محدَّث الآن' },
  lost: { he: 'מתחבר מחדש…', en: 'Reconnecting…', ar: 'جارٍ إعادة الاتصال…' },
  status: { he: 'מה עכשיו', en: 'At a glance', ar: 'لمحة سريعة' },
  rabies: { he: 'חיסון כלבת', en: 'Rabies vaccination', ar: 'تطعيم داء الكلب' },
  next: { he: 'התור הבא: {day}', en: 'Next: {day}', ar: 'القادم: {day}' },
  was: { he: 'התור היה ב־{day}', en: 'Appointment was on {day}', ar: 'كان الموعد في {day}' },
  givenDay: { he: 'ניתן ב־{day}', en: 'Given {day}', ar: 'أُعطي {day}' },
  notYet: { he: 'עוד לא נרשם', en: 'Not recorded yet', ar: 'لم يُسجَّل بعد' },
  reminder: { he: 'התזכורת הבאה', en: 'Next reminder', ar: 'التذكير القادم' },
  noReminder: { he: 'עוד לא נקבעה', en: 'Not set yet', ar: 'لم يُحدَّد بعد' },
  at: { he: '{day} ב־{time}', en: '{day} at {time}', ar: '{day} الساعة {time}' },
  overdue: overdueTexts.counted,
  month: { he: 'ההוצאות החודש', en: 'Expenses this month', ar: 'مصاريف هذا الشهر' },
  timeline: { he: 'ציר הזמן', en: 'Timeline', ar: 'الخط الزمني' },
  more: { he: 'הצגת עוד', en: 'Show more', ar: 'عرض المزيد' },
  appointment: { he: 'תור', en: 'Appointment', ar: 'موعد' },
  done: { he: 'תזכורת שבוצעה', en: 'Reminder, done', ar: 'تذكير أُنجز' },
  noTimeline: {
    he: 'כאן ייכתב מה קרה: ביקורים, טיפולים, הוצאות ותזכורות שבוצעו.',
    en: 'What happens will be told here: visits, treatments, expenses and reminders that were done.',
    ar: 'هنا يُروى ما حدث: الزيارات والعلاجات والمصاريف والتذكيرات التي أُنجزت.',
  },
  overdueTitle: overdueTexts.title,
});
