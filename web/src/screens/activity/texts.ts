import { texts } from '@tzemed/contract/text/texts';

export const activityTexts = texts({
  lead: {
    he: 'מי עשה מה: בבית ב־{days} הימים האחרונים, ובחשבון שלכם בשנה האחרונה.',
    en: 'Who did what: at home in the last {days} days, and in your account in the last year.',
    ar: 'من فعل ماذا: في البيت خلال آخر {days} يومًا، وفي حسابكم خلال السنة الأخيرة.',
  },
  tabs: { he: 'איפה קרה', en: 'Where it happened', ar: 'أين حدث' },
  home: { he: 'בבית', en: 'At home', ar: 'في البيت' },
  account: { he: 'בחשבון שלי', en: 'In my account', ar: 'في حسابي' },
  pets: { he: 'של איזו חיה', en: 'For which pet', ar: 'لأي حيوان' },
  you: { he: 'אתם', en: 'You', ar: 'أنتم' },
  times: {
    he: { one: 'פעם אחת', two: 'פעמיים', other: '{count} פעמים' },
    en: { one: 'Once', other: '{count} times' },
    ar: { one: 'مرة واحدة', two: 'مرتان', few: '{count} مرات', many: '{count} مرة', other: '{count} مرة' },
  },
  andMore: {
    he: { one: 'ועוד {count}', two: 'ועוד {count}', other: 'ועוד {count}' },
    en: { one: 'and 1 more', other: 'and {count} more' },
    ar: {
      one: 'و{count} غيرها',
      two: 'و{count} غيرها',
      few: 'و{count} غيرها',
      many: 'و{count} غيرها',
      other: 'و{count} غيرها',
    },
  },
  gone: { he: 'כבר לא כאן', en: 'No longer here', ar: 'لم يعد هنا' },
  emptyTitle: { he: 'עוד לא קרה כלום', en: 'Nothing has happened yet', ar: 'لم يحدث شيء بعد' },
  emptyHome: {
    he: 'כשתוסיפו, תסמנו או תשתפו, זה יופיע כאן.',
    en: 'What you add, tick off or share appears here.',
    ar: 'ما تضيفونه أو تنجزونه أو تشاركونه يظهر هنا.',
  },
  emptyAccount: {
    he: 'התחברויות ושינויים בחשבון יופיעו כאן.',
    en: 'Sign-ins and changes of your account appear here.',
    ar: 'تظهر هنا عمليات الدخول والتغييرات في حسابكم.',
  },
  refused: { he: 'לא הושלם', en: 'Not completed', ar: 'لم يكتمل' },
  notMe: { he: 'זה לא אני', en: 'It was not me', ar: 'لم أكن أنا' },
  stopTitle: { he: 'נעצור את זה עכשיו', en: 'Let’s stop this now', ar: 'لنوقف هذا الآن' },
  stopText: {
    he: 'ננתק את כל המכשירים האחרים, ותבחרו סיסמה חדשה.',
    en: 'We’ll sign out all other devices, and you choose a new password.',
    ar: 'سنسجّل الخروج من كل الأجهزة الأخرى، وتختارون كلمة مرور جديدة.',
  },
  stop: { he: 'ניתוק והחלפת סיסמה', en: 'Sign out and change password', ar: 'تسجيل الخروج وتغيير كلمة المرور' },
});
