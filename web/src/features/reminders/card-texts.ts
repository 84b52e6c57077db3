import { texts } from '../../i18n/texts.ts';

export const remindersCardTexts = texts({
  title: { he: 'תזכורות קרובות', en: 'Upcoming reminders', ar: 'التذكيرات القادمة' },
  empty: { he: 'אין תזכורות קרובות', en: 'No upcoming reminders', ar: 'لا توجد تذكيرات قادمة' },
});
