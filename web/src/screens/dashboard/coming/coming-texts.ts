import { texts } from '@tzemed/contract/text/texts';

export const comingTexts = texts({
  title: { he: 'בימים הקרובים', en: 'In the coming days', ar: 'في الأيام القادمة' },
  calendar: { he: 'ללוח השנה', en: 'To the calendar', ar: 'إلى التقويم' },
  at: { he: '{day} ב־{time}', en: '{day} at {time}', ar: '{day} الساعة {time}' },
  lasts: { he: 'מספיק עד {day}', en: 'Lasts until {day}', ar: 'يكفي حتى {day}' },
});
