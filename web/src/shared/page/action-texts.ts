import { texts } from '@tzemed/contract/text/texts';

/** Labels of actions, the same on every screen. */
export const actionTexts = texts({
  save: { he: 'שמירה', en: 'Save', ar: 'حفظ' },
  saving: { he: 'שומרים...', en: 'Saving...', ar: 'جارٍ الحفظ...' },
  saveAndNext: { he: 'שמירה והוספת עוד', en: 'Save and next', ar: 'حفظ والتالي' },
  saidOf: { he: '{said}: {name}', en: '{said}: {name}', ar: '{said}: {name}' },
  edit: { he: 'עריכת {name}', en: 'Edit {name}', ar: 'تعديل {name}' },
  remove: { he: 'מחיקה', en: 'Delete', ar: 'حذف' },
  removeNamed: { he: 'מחיקת {name}', en: 'Delete {name}', ar: 'حذف {name}' },
  undo: { he: 'ביטול המחיקה', en: 'Undo', ar: 'التراجع عن الحذف' },
  undoAdding: { he: 'ביטול ההוספה', en: 'Undo', ar: 'التراجع عن الإضافة' },
  addingUndone: { he: 'ההוספה בוטלה', en: 'It was taken back', ar: 'تم التراجع عن الإضافة' },
  filters: { he: 'סינון', en: 'Filters', ar: 'تصفية' },
  clearFilters: { he: 'ניקוי הסינון', en: 'Clear filters', ar: 'مسح التصفية' },
});
