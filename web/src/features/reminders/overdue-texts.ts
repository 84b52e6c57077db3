import { texts } from '@tzemed/contract/text/texts';

/** Reminders whose time has passed. */
export const overdueTexts = texts({
  title: { he: 'תזכורות באיחור', en: 'Overdue reminders', ar: 'تذكيرات متأخرة' },
  counted: {
    he: { one: 'תזכורת אחת באיחור', two: 'שתי תזכורות באיחור', other: '{count} תזכורות באיחור' },
    en: { one: 'One overdue reminder', other: '{count} overdue reminders' },
    ar: {
      one: 'تذكير واحد متأخر',
      two: 'تذكيران متأخران',
      few: '{count} تذكيرات متأخرة',
      many: '{count} تذكيرًا متأخرًا',
      other: '{count} تذكير متأخر',
    },
  },
});
