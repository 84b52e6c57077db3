import { texts } from '@tzemed/contract/text/texts';

/** Descriptions of the pictures for screen readers. */
export const pictureTexts = texts({
  reminders: { he: 'ציור: חתול על לוח שנה', en: 'Drawing: a cat on a calendar', ar: 'رسم: قطة على تقويم' },
  expenses: { he: 'ציור: גור כלבים עם קבלה', en: 'Drawing: a puppy with a receipt', ar: 'رسم: جرو مع إيصال' },
  records: { he: 'ציור: ציפור עם תיקייה', en: 'Drawing: a bird with a folder', ar: 'رسم: عصفور مع ملف' },
  budgets: {
    he: 'ציור: אוגר עם צנצנת מטבעות',
    en: 'Drawing: a hamster with a jar of coins',
    ar: 'رسم: هامستر مع مرطبان نقود',
  },
  categories: { he: 'ציור: גור כלבים ליד קופסאות', en: 'Drawing: a puppy behind boxes', ar: 'رسم: جرو خلف صناديق' },
  tags: { he: 'ציור: חתול עם תגית', en: 'Drawing: a cat with a tag', ar: 'رسم: قطة مع وسم' },
  nothing: { he: 'ציור: אוגר ליד גלגל', en: 'Drawing: a hamster at its wheel', ar: 'رسم: هامستر عند عجلته' },
  lost: { he: 'ציור: כלב עם דף קרוע', en: 'Drawing: a dog with a torn page', ar: 'رسم: كلب مع صفحة ممزقة' },
  trash: { he: 'ציור: חתול מציץ מפח', en: 'Drawing: a cat peeking out of a bin', ar: 'رسم: قطة تطل من سلة' },
});
