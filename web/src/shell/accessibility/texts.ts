import { texts } from '@tzemed/contract/text/texts';

/** Texts of the button, which is in every page. */
export const buttonTexts = texts({
  button: { he: 'הגדרות נגישות', en: 'Accessibility settings', ar: 'إعدادات إمكانية الوصول' },
  failed: {
    he: 'הגדרות הנגישות לא נטענו. בדקו את החיבור ונסו שוב.',
    en: 'The accessibility settings didn’t load. Check your connection and try again.',
    ar: 'لم يتم تحميل إعدادات إمكانية الوصول. تحققوا من الاتصال وحاولوا مرة أخرى.',
  },
});

/** Texts of the menu and the dialog that the button opens. */
export const accessibilityTexts = texts({
  menu: { he: 'נגישות', en: 'Accessibility', ar: 'إمكانية الوصول' },
  enlarge: { he: 'הגדלת טקסט', en: 'Enlarge text', ar: 'تكبير النص' },
  reduce: { he: 'הקטנת טקסט', en: 'Reduce text', ar: 'تصغير النص' },
  largest: { he: 'הכי גדול', en: 'Largest', ar: 'الأكبر' },
  smallest: { he: 'הכי קטן', en: 'Smallest', ar: 'الأصغر' },
  advanced: { he: 'הגדרות מתקדמות', en: 'Advanced settings', ar: 'إعدادات متقدمة' },
  reset: { he: 'איפוס הגדרות', en: 'Reset settings', ar: 'إعادة ضبط الإعدادات' },
  wasReset: {
    he: 'הגדרות הנגישות אופסו לברירת המחדל',
    en: 'Accessibility settings were reset to default',
    ar: 'أُعيدت إعدادات إمكانية الوصول إلى الوضع الافتراضي',
  },
  title: { he: 'הגדרות נגישות', en: 'Accessibility settings', ar: 'إعدادات إمكانية الوصول' },
  lead: {
    he: 'כל שינוי חל מיד ונשמר במכשיר הזה.',
    en: 'Every change takes effect at once and is kept on this device.',
    ar: 'يسري كل تغيير فورًا ويُحفظ على هذا الجهاز.',
  },
  size: { he: 'גודל טקסט', en: 'Text size', ar: 'حجم النص' },
  sample: { he: 'כך ייראה הטקסט:', en: 'This is how text looks:', ar: 'هكذا سيبدو النص:' },
  sampleText: {
    he: 'מחר ב־09:00, חיסון כלבת לבלה.',
    en: 'tomorrow at 09:00, Bella’s rabies vaccination.',
    ar: 'غدًا الساعة 09:00، تطعيم بيلا ضد داء الكلب.',
  },
  highContrast: { he: 'ניגודיות גבוהה', en: 'High contrast', ar: 'تباين عالٍ' },
  highContrastHint: {
    he: 'צבעים מלאים וקווים ברורים',
    en: 'Full colours and clear lines',
    ar: 'ألوان كاملة وخطوط واضحة',
  },
  reduceAnimations: { he: 'הפחתת אנימציות', en: 'Reduce animations', ar: 'تقليل الحركة' },
  reduceAnimationsHint: {
    he: 'שום דבר לא זז מעצמו',
    en: 'Nothing moves by itself',
    ar: 'لا شيء يتحرك من تلقاء نفسه',
  },
  screenReader: { he: 'מצב קורא מסך', en: 'Screen reader mode', ar: 'وضع قارئ الشاشة' },
  screenReaderHint: {
    he: 'יותר הסברים, פחות קישוטים',
    en: 'More descriptions, fewer ornaments',
    ar: 'شروح أكثر وزخارف أقل',
  },
  focusVisible: { he: 'הדגשת מיקוד מקלדת', en: 'Keyboard focus highlight', ar: 'إبراز تركيز لوحة المفاتيح' },
  focusVisibleHint: {
    he: 'מסגרת עבה סביב מה שנבחר',
    en: 'A thick frame around what is chosen',
    ar: 'إطار سميك حول العنصر المحدد',
  },
  skipLinks: { he: 'קישורי דילוג', en: 'Skip links', ar: 'روابط التخطي' },
  skipLinksHint: {
    he: 'בראש כל עמוד, עם Tab',
    en: 'At the top of every page, with Tab',
    ar: 'أعلى كل صفحة، بمفتاح Tab',
  },
  done: { he: 'שמירה וסגירה', en: 'Save and close', ar: 'حفظ وإغلاق' },
  close: { he: 'סגירה', en: 'Close', ar: 'إغلاق' },
});
