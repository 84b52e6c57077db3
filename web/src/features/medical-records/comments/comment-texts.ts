import { texts } from '@tzemed/contract/text/texts';

export const commentTexts = texts({
  title: { he: 'תגובות', en: 'Comments', ar: 'التعليقات' },
  say: { he: 'כתיבת תגובה', en: 'Write a comment', ar: 'كتابة تعليق' },
  send: { he: 'שליחה', en: 'Send', ar: 'إرسال' },
  none: { he: 'עוד לא נכתבו כאן תגובות.', en: 'No comments here yet.', ar: 'لا تعليقات هنا بعد.' },
  you: { he: 'אתם', en: 'You', ar: 'أنتم' },
  somebody: { he: 'מי שכבר לא כאן', en: 'Somebody who has left', ar: 'شخص غادر' },
  edit: { he: 'עריכה', en: 'Edit', ar: 'تعديل' },
  save: { he: 'שמירה', en: 'Save', ar: 'حفظ' },
  cancel: { he: 'ביטול', en: 'Cancel', ar: 'إلغاء' },
  remove: { he: 'מחיקה', en: 'Delete', ar: 'حذف' },
  edited: { he: 'נערכה', en: 'edited', ar: 'عُدّل' },
  removed: { he: 'התגובה נמחקה', en: 'The comment was deleted', ar: 'حُذف التعليق' },
  restored: { he: 'התגובה שוחזרה', en: 'The comment was restored', ar: 'استُعيد التعليق' },
  earlier: { he: 'תגובות קודמות', en: 'Earlier comments', ar: 'تعليقات سابقة' },
});
