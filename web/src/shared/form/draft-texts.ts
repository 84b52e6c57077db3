import { texts } from '@tzemed/contract/text/texts';

export const draftTexts = texts({
  restored: {
    he: 'שחזרנו טיוטה שלא נשמרה ({when})',
    en: 'Restored a draft that was not saved ({when})',
    ar: 'استعدنا مسودة لم تُحفظ ({when})',
  },
  startOver: { he: 'התחלה מחדש', en: 'Start over', ar: 'البدء من جديد' },
});
