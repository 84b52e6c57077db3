import { texts } from '@tzemed/contract/text/texts';

/** Outcomes of a change of the settings, wherever it is made. */
export const settingsTexts = texts({
  saved: {
    he: 'ההגדרות עודכנו בהצלחה',
    en: 'The settings were updated successfully',
    ar: 'تم تحديث الإعدادات بنجاح',
  },
  notSaved: { he: 'שגיאה בעדכון ההגדרות', en: 'Error updating the settings', ar: 'خطأ في تحديث الإعدادات' },
});
