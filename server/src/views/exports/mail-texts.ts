import { texts } from '@tzemed/contract/text/texts';

/** The file could not be made, however often it was tried. */
export const exportFailedTexts = texts({
  subject: {
    he: 'הקובץ עם המידע שלכם לא הוכן',
    en: 'The file with your data was not made',
    ar: 'لم يُحضَّر الملف الذي يحوي بياناتكم',
  },
  preview: {
    he: 'המידע עצמו לא נפגע. אפשר לנסות שוב.',
    en: 'The data itself is unharmed. You can try again.',
    ar: 'لم تتضرر البيانات نفسها. يمكنكم المحاولة من جديد.',
  },
  what: {
    he: 'ביקשתם להוריד את כל המידע שלכם בצמד, וההכנה לא הושלמה. המידע עצמו לא נפגע. אפשר להתחיל את ההכנה מחדש.',
    en: 'You asked to download all your data in Tzemed, and the file could not be made. The data itself is unharmed. You can start again.',
    ar: 'طلبتم تنزيل كل بياناتكم في تسيمد ولم يكتمل التحضير. لم تتضرر البيانات نفسها. يمكنكم بدء التحضير من جديد.',
  },
  label: { he: 'ניסיון חוזר', en: 'Try again', ar: 'إعادة المحاولة' },
});

export const exportMailTexts = texts({
  subject: {
    he: 'הקובץ עם המידע שלכם מוכן',
    en: 'The file with your data is ready',
    ar: 'الملف الذي يحوي بياناتكم جاهز',
  },
  preview: {
    he: 'אפשר להוריד אותו במשך 7 ימים.',
    en: 'You can download it for 7 days.',
    ar: 'يمكنكم تنزيله خلال 7 أيام.',
  },
  what: {
    he: 'ביקשתם להוריד את כל המידע שלכם בצמד. הקובץ מוכן, ואפשר להוריד אותו עד {until}. אחר כך הוא נמחק.',
    en: 'You asked to download all your data in Tzemed. The file is ready and can be downloaded until {until}. After that it is erased.',
    ar: 'طلبتم تنزيل كل بياناتكم في تسيمد. الملف جاهز ويمكن تنزيله حتى {until}، وبعد ذلك يُحذف.',
  },
  safe: {
    he: 'יש בו מידע אישי: כדאי לשמור אותו במקום בטוח.',
    en: 'It holds personal data: keep it in a safe place.',
    ar: 'يحوي بيانات شخصية، فاحفظوه في مكان آمن.',
  },
  otherwise: {
    he: 'לא ביקשתם את הקובץ? מישהו אחר אולי מחובר לחשבון שלכם: שנו את הסיסמה ומחקו את הקובץ.',
    en: 'Did not ask for it? Somebody else may be signed in to your account: change the password and erase the file.',
    ar: 'لم تطلبوا الملف؟ ربما يكون شخص آخر متصلًا بحسابكم: غيّروا كلمة المرور واحذفوا الملف.',
  },
  label: { he: 'להורדת הקובץ', en: 'Download the file', ar: 'تنزيل الملف' },
});
