import { texts } from '@tzemed/contract/text/texts';

/** Texts on the save button while files are uploading. */
export const pendingUploadTexts = texts({
  waitingFor: {
    he: { one: 'ממתינים לקובץ אחד…', two: 'ממתינים לשני קבצים…', other: 'ממתינים ל־{count} קבצים…' },
    en: { one: 'Waiting for one file…', other: 'Waiting for {count} files…' },
    ar: {
      one: 'بانتظار ملف واحد…',
      two: 'بانتظار ملفين…',
      few: 'بانتظار {count} ملفات…',
      many: 'بانتظار {count} ملفًا…',
      other: 'بانتظار {count} ملف…',
    },
  },
});
