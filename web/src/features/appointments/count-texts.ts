import { texts } from '@tzemed/contract/text/texts';

/** Count of future appointments. */
export const countTexts = texts({
  counted: {
    he: { one: 'תור עתידי אחד', two: 'שני תורים עתידיים', other: '{count} תורים עתידיים' },
    en: { one: 'One future appointment', other: '{count} future appointments' },
    ar: {
      one: 'موعد مستقبلي واحد',
      two: 'موعدان مستقبليان',
      few: '{count} مواعيد مستقبلية',
      many: '{count} موعدًا مستقبليًا',
      other: '{count} موعد مستقبلي',
    },
  },
});
