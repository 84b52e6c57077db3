import { texts } from '@tzemed/contract/texts';

export const staleTexts = texts({
  changed: {
    he: 'מישהו שמר שינויים מאז שפתחתם את העריכה. מה שכתבתם עדיין כאן.',
    en: 'Somebody saved changes since you opened this. What you typed is still here.',
    ar: 'حفظ شخص ما تغييرات منذ أن فتحتم التحرير. ما كتبتموه ما زال هنا.',
  },
  load: { he: 'טעינת המצב הנוכחי', en: 'Load the current state', ar: 'تحميل الحالة الحالية' },
  keep: { he: 'שמירת מה שכתבתי', en: 'Save what I typed', ar: 'حفظ ما كتبته' },
});
