import { texts } from '@tzemed/contract/texts';

export const staleTexts = texts({
  changed: {
    he: 'מישהו שמר שינויים מאז שפתחתם את העריכה. מה שכתבתם עדיין כאן.',
    en: 'This was changed elsewhere since you opened it. What you typed is still here.',
    ar: 'حفظ شخص ما تغييرات منذ أن فتحتم التحرير. ما كتبتموه ما زال هنا.',
  },
  stillHere: { he: 'מה שכתבתם עדיין כאן.', en: 'What you typed is still here.', ar: 'ما كتبتموه ما زال هنا.' },
  restore: { he: 'שחזור עם מה שכתבתם', en: 'Restore with what you typed', ar: 'استعادة مع ما كتبتموه' },
  giveUp: { he: 'ויתור', en: 'Let it go', ar: 'تخلٍّ عنه' },
  load: { he: 'הצגת הגרסה העדכנית', en: 'Show the latest version', ar: 'عرض أحدث نسخة' },
  keep: { he: 'שמירה בכל זאת', en: 'Save anyway', ar: 'الحفظ على أي حال' },
});
