import { texts } from '@tzemed/contract/text/texts';

/** Words of the reminder of a stock, in the language of who entered the stock. */
export const stockReminderTexts = texts({
  title: { he: 'המלאי של {name} עומד להיגמר', en: '{name} is about to run out', ar: 'مخزون {name} على وشك النفاد' },
  until: { he: 'מספיק עד {day}.', en: 'It lasts until {day}.', ar: 'يكفي حتى {day}.' },
  empty: { he: 'לפי הרישום לא נשאר כלום.', en: 'By the entries nothing is left.', ar: 'بحسب التسجيلات لم يبقَ شيء.' },
  lastRepeat: {
    he: 'במרשם נשאר ניפוק אחרון.',
    en: 'The prescription can be filled one last time.',
    ar: 'بقي صرف أخير واحد في الوصفة.',
  },
  noRepeat: {
    he: 'במרשם לא נשארו ניפוקים.',
    en: 'The prescription can’t be filled again.',
    ar: 'لم يبقَ صرف في الوصفة.',
  },
});
