import { texts } from '@tzemed/contract/text/texts';

/** The head of the page; each card has words of its own. */
export const privacyTexts = texts({
  lead: {
    he: 'המידע שלכם. אפשר לקחת אותו, לתקן אותו ולמחוק אותו.',
    en: 'Your data. Take it with you, correct it, or delete it.',
    ar: 'معلوماتكم. يمكنكم أخذها وتصحيحها وحذفها.',
  },
});

export const exportTexts = texts({
  title: { he: 'הורדת המידע שלי', en: 'Download my data', ar: 'تنزيل بياناتي' },
  about: {
    he: 'קובץ ZIP אחד: כל הנתונים ב־JSON וב־CSV, כל הקבצים והתמונות, ועמוד שאפשר לקרוא בדפדפן.',
    en: 'One ZIP file: all data as JSON and CSV, all files and pictures, and a page to read in a browser.',
    ar: 'ملف ZIP واحد: كل البيانات بصيغتي JSON وCSV، وكل الملفات والصور، وصفحة تُقرأ في المتصفح.',
  },
  idle: {
    he: 'ההכנה נמשכת כמה דקות. נשלח מייל כשהקובץ מוכן, ואפשר יהיה להוריד אותו במשך 7 ימים.',
    en: 'It takes a few minutes. We email you when the file is ready, and you can download it for 7 days.',
    ar: 'يستغرق التحضير بضع دقائق. سنرسل بريدًا عندما يصبح الملف جاهزًا، ويمكنكم تنزيله خلال 7 أيام.',
  },
  start: { he: 'הכנת הקובץ', en: 'Prepare the file', ar: 'تحضير الملف' },
  running: { he: 'בהכנה', en: 'In preparation', ar: 'قيد التحضير' },
  waiting: { he: 'מתחילים לאסוף…', en: 'Starting to collect…', ar: 'نبدأ بالجمع…' },
  progress: {
    he: 'אוספים קבצים: {done} מתוך {total}',
    en: 'Collecting files: {done} of {total}',
    ar: 'نجمع الملفات: {done} من {total}',
  },
  secondsLeft: { he: 'עוד פחות מדקה.', en: 'Less than a minute left.', ar: 'بقي أقل من دقيقة.' },
  minutesLeft: {
    he: { one: 'עוד כדקה.', two: 'עוד כ־2 דקות.', other: 'עוד כ־{count} דקות.' },
    en: { one: 'About a minute left.', other: 'About {count} minutes left.' },
    ar: {
      one: 'بقيت دقيقة تقريبًا.',
      two: 'بقيت دقيقتان تقريبًا.',
      few: 'بقيت {count} دقائق تقريبًا.',
      many: 'بقيت {count} دقيقة تقريبًا.',
      other: 'بقيت {count} دقيقة تقريبًا.',
    },
  },
  mayLeave: {
    he: 'אפשר לסגור את העמוד: נשלח מייל כשהקובץ מוכן.',
    en: 'You can close the page: we email you when the file is ready.',
    ar: 'يمكنكم إغلاق الصفحة: سنرسل بريدًا عندما يصبح الملف جاهزًا.',
  },
  cancel: { he: 'ביטול ההכנה', en: 'Cancel', ar: 'إلغاء التحضير' },
  cancelled: { he: 'ההכנה בוטלה', en: 'Cancelled', ar: 'أُلغي التحضير' },
  ready: { he: 'הקובץ מוכן.', en: 'The file is ready.', ar: 'الملف جاهز.' },
  until: { he: 'אפשר להוריד עד {day}', en: 'Download it by {day}', ar: 'يمكن تنزيله حتى {day}' },
  download: { he: 'הורדה', en: 'Download', ar: 'تنزيل' },
  remove: { he: 'מחיקת הקובץ', en: 'Delete the file', ar: 'حذف الملف' },
  removeQuestion: {
    he: 'האם אתם בטוחים שברצונכם למחוק את הקובץ? המידע עצמו יישאר, ואפשר להכין קובץ חדש.',
    en: 'Are you sure you want to delete the file? The data itself stays, and you can prepare a new file.',
    ar: 'هل أنتم متأكدون من حذف الملف؟ تبقى البيانات نفسها، ويمكنكم تحضير ملف جديد.',
  },
  removed: { he: 'הקובץ נמחק', en: 'The file was deleted', ar: 'حُذف الملف' },
  failed: { he: 'ההכנה לא הושלמה.', en: 'The file could not be prepared.', ar: 'لم يكتمل التحضير.' },
  failedText: {
    he: 'המידע שלכם לא נפגע. אפשר להתחיל את ההכנה מחדש.',
    en: 'Your data is unharmed. You can start again.',
    ar: 'لم تتضرر بياناتكم. يمكنكم بدء التحضير من جديد.',
  },
  retry: { he: 'ניסיון חוזר', en: 'Try again', ar: 'إعادة المحاولة' },
  atShare: { he: 'הכנת הקובץ: {percent}', en: 'Preparing the file: {percent}', ar: 'تحضير الملف: {percent}' },
});
