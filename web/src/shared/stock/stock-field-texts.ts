import { texts } from '@tzemed/contract/text/texts';

export const stockFieldTexts = texts({
  label: { he: 'מאיזה מלאי', en: 'From which stock', ar: 'من أي مخزون' },
  hint: {
    he: 'המלאי יורד עם כל מתן, וכך נדע עד מתי הוא יספיק',
    en: 'It goes down each time, so we can tell how long it lasts',
    ar: 'ينقص المخزون مع كل إعطاء، وهكذا نعرف إلى متى يكفي',
  },
  none: { he: 'בלי מעקב מלאי', en: 'Not from a stock', ar: 'بلا متابعة للمخزون' },
  start: { he: 'מעקב אחרי המלאי', en: 'Keep track of the stock', ar: 'متابعة المخزون' },
  startUnit: { he: 'איך סופרים את {name}?', en: 'How is {name} counted?', ar: 'كيف يُعدّ {name}؟' },
  doStart: { he: 'התחלת מעקב', en: 'Start', ar: 'بدء المتابعة' },
  cancel: { he: 'ביטול', en: 'Cancel', ar: 'إلغاء' },
});
