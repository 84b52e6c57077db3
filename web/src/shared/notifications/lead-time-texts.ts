import { texts } from '@tzemed/contract/text/texts';

/** Lead time of a notification: the keys are `lead` and the minutes. */
export const leadTimeTexts = texts({
  lead0: { he: 'בשעה שנקבעה', en: 'At its time', ar: 'في وقته' },
  lead15: { he: 'רבע שעה לפני', en: 'A quarter of an hour ahead', ar: 'قبل ربع ساعة' },
  lead60: { he: 'שעה לפני', en: 'An hour ahead', ar: 'قبل ساعة' },
  lead120: { he: 'שעתיים לפני', en: 'Two hours ahead', ar: 'قبل ساعتين' },
  lead1440: { he: 'יום לפני', en: 'A day ahead', ar: 'قبل يوم' },
  lead2880: { he: 'יומיים לפני', en: 'Two days ahead', ar: 'قبل يومين' },
  lead10080: { he: 'שבוע לפני', en: 'A week ahead', ar: 'قبل أسبوع' },
  lead20160: { he: 'שבועיים לפני', en: 'Two weeks ahead', ar: 'قبل أسبوعين' },
  lead43200: { he: '30 יום לפני', en: '30 days ahead', ar: 'قبل 30 يومًا' },
  lead86400: { he: '60 יום לפני', en: '60 days ahead', ar: 'قبل 60 يومًا' },
});

/** The minutes that have words. */
export type LeadTimeName = keyof typeof leadTimeTexts;
