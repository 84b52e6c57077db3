import { texts } from '@tzemed/contract/text/texts';

export const deletedElsewhereTexts = texts({
  by: { he: '{said} על ידי {name}', en: '{said} by {name}', ar: '{said} بواسطة {name}' },
  stillHere: { he: 'מה שכתבתם עדיין כאן.', en: 'What you typed is still here.', ar: 'ما كتبتموه ما زال هنا.' },
  restore: { he: 'שחזור עם מה שכתבתם', en: 'Restore with what you typed', ar: 'استعادة مع ما كتبتموه' },
  giveUp: { he: 'ויתור', en: 'Let it go', ar: 'تخلٍّ عنه' },
});
