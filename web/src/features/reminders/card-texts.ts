import { texts } from '@tzemed/contract/texts';

export const remindersCardTexts = texts({
  title: { he: 'תזכורות קרובות', en: 'Upcoming reminders', ar: 'التذكيرات القادمة' },
  empty: { he: 'אין תזכורות קרובות', en: 'No upcoming reminders', ar: 'لا توجد تذكيرات قادمة' },
});
