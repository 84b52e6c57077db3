import { texts } from '@tzemed/contract/text/texts';

export const userMenuTexts = texts({
  myProfile: { he: 'הפרופיל שלי', en: 'My profile', ar: 'ملفي الشخصي' },
  theme: { he: 'ערכת נושא', en: 'Theme', ar: 'السمة' },
  themeLight: { he: 'בהירה', en: 'Light', ar: 'فاتحة' },
  themeDark: { he: 'כהה', en: 'Dark', ar: 'داكنة' },
  themeAuto: { he: 'אוטומטית', en: 'Automatic', ar: 'تلقائية' },
  shortcuts: {
    he: 'קיצורי מקלדת: N הוספה, E עריכה, F סינון, / חיפוש',
    en: 'Keyboard shortcuts: N adds, E edits, F filters, / searches',
    ar: 'اختصارات لوحة المفاتيح: N إضافة، E تعديل، F تصفية، / بحث',
  },
  shortcutsOn: { he: 'פועלים', en: 'On', ar: 'مفعّلة' },
  shortcutsOff: { he: 'כבויים', en: 'Off', ar: 'معطّلة' },
});
