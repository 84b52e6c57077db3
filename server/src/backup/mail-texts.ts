import { texts } from '@tzemed/contract/text/texts';

/** Mail to the operator when a backup, or its check, has failed. */
export const backupFailedTexts = texts({
  backup: { he: 'הגיבוי נכשל', en: 'The backup failed', ar: 'فشل النسخ الاحتياطي' },
  check: { he: 'בדיקת הגיבוי נכשלה', en: 'The check of the backup failed', ar: 'فشل فحص النسخة الاحتياطية' },
  preview: {
    he: 'ננסה שוב מעצמנו, וכדאי לבדוק מה קרה',
    en: 'We try again by ourselves; please look at what happened',
    ar: 'سنحاول مجددًا تلقائيًا، ويُستحسن التحقق مما حدث',
  },
  reason: { he: 'הסיבה: {fault}', en: 'Reason: {fault}', ar: 'السبب: {fault}' },
  last: {
    he: 'הגיבוי התקין האחרון: {name}',
    en: 'Last good backup: {name}',
    ar: 'آخر نسخة سليمة: {name}',
  },
  none: { he: 'עוד אין גיבוי תקין.', en: 'There is no good backup yet.', ar: 'لا توجد نسخة سليمة بعد.' },
  label: { he: 'מצב השירות', en: 'Service status', ar: 'حالة الخدمة' },
});
