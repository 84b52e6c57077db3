import { texts } from '@tzemed/contract/text/texts';

export const zoneTexts = texts({
  question: {
    he: 'השעות של {names} נקבעו לפי {zone}, והמכשיר הזה לפי {here}. לפי איזה שעון לתת?',
    en: 'The hours of {names} follow {zone}, and this device follows {here}. Which clock should count?',
    ar: 'ساعات {names} محددة حسب {zone}، وهذا الجهاز حسب {here}. أي ساعة تُعتمد؟',
  },
  keep: { he: 'להשאיר לפי {zone}', en: 'Keep {zone}', ar: 'الإبقاء على {zone}' },
  move: { he: 'לעבור לפי {here}', en: 'Change to {here}', ar: 'التغيير إلى {here}' },
  moved: { he: 'השעות הן עכשיו לפי {here}', en: 'The hours now follow {here}', ar: 'الساعات الآن حسب {here}' },
});
