import { texts } from '@tzemed/contract/text/texts';

export const remindersCardTexts = texts({
  title: { he: 'תזכורות קרובות', en: 'Upcoming reminders', ar: 'التذكيرات القادمة' },
  thisWeek: { he: 'בהמשך השבוע', en: 'Later this week', ar: 'لاحقًا هذا الأسبوع' },
  later: { he: 'התזכורות הבאות', en: 'Coming up', ar: 'التذكيرات التالية' },
  empty: { he: 'אין תזכורות קרובות', en: 'No upcoming reminders', ar: 'لا توجد تذكيرات قادمة' },
});
