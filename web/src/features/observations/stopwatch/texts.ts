import { texts } from '@tzemed/contract/text/texts';

export const stopwatchTexts = texts({
  minimise: { he: 'מזעור; השעון ממשיך', en: 'Minimise; the stopwatch goes on', ar: 'تصغير؛ الساعة تستمر' },
  since: { he: 'מ־{time}', en: 'Since {time}', ar: 'منذ {time}' },
  started: { he: 'התחיל', en: 'Started', ar: 'بدأت' },
  lap: { he: 'סימון {n}', en: 'Mark {n}', ar: 'علامة {n}' },
  laps: { he: 'רגעים שסומנו', en: 'Marked moments', ar: 'لحظات معلّمة' },
  mark: { he: 'סימון רגע', en: 'Mark a moment', ar: 'تعليم لحظة' },
  marked: { he: 'סומן רגע ב־{time}', en: 'Marked at {time}', ar: 'عُلّمت لحظة عند {time}' },
  stop: { he: 'נגמר – עצירה ורישום', en: 'Over – stop and log', ar: 'انتهت – إيقاف وتسجيل' },
  storing: { he: 'נרשם…', en: 'Logging…', ar: 'جارٍ التسجيل…' },
  failed: {
    he: 'הרישום עוד לא נשמר. {reason}',
    en: 'The entry is not saved yet. {reason}',
    ar: 'لم يُحفظ التسجيل بعد. {reason}',
  },
  again: { he: 'ניסיון חוזר', en: 'Try again', ar: 'إعادة المحاولة' },
  emergency: { he: 'חירום: {name}', en: 'Emergency: {name}', ar: 'طوارئ: {name}' },
  goesOn: {
    he: 'השעון ממשיך גם כשהמסך נעול. אחרי העצירה אפשר לתקן את השעות.',
    en: 'The stopwatch goes on while the screen is locked. The times can be corrected after the stop.',
    ar: 'تستمر الساعة حتى عند قفل الشاشة. بعد الإيقاف يمكن تصحيح الأوقات.',
  },
  elapsed: { he: 'עברו {time}', en: '{time} have passed', ar: 'مرّت {time}' },
  discard: { he: 'ביטול בלי לרשום', en: 'Cancel without logging', ar: 'إلغاء دون تسجيل' },
  discardQuestion: {
    he: 'השעון ייעצר ולא יירשם כלום.',
    en: 'The stopwatch will stop and nothing will be logged.',
    ar: 'ستتوقف الساعة ولن يُسجَّل شيء.',
  },
  discardDo: { he: 'ביטול השעון', en: 'Cancel the stopwatch', ar: 'إلغاء الساعة' },
  pill: { he: '{what}: השעון רץ. פתיחה', en: '{what}: the stopwatch is running. Open', ar: '{what}: الساعة تعمل. فتح' },
  stored: { he: 'נשמר', en: 'Saved', ar: 'حُفظ' },
  storedTitle: { he: '{what}: {duration}', en: '{what}: {duration}', ar: '{what}: {duration}' },
});
