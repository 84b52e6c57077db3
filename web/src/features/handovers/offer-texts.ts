import { texts } from '@tzemed/contract/text/texts';

/** To whoever is asked to take a pet over. */
export const offerTexts = texts({
  pageTitle: { he: 'העברה אליכם', en: 'Taking over a pet', ar: 'استلام حيوان أليف' },
  title: { he: 'בית חדש עבור {name}: אצלכם', en: '{name}’s new home: yours', ar: 'بيت {name} الجديد: لديكم' },
  lead: {
    he: 'בקשה מאת {from} להעביר אליכם את {name}, עם כל ההיסטוריה.',
    en: '{from} asks you to take over {name}, with the whole history.',
    ar: 'طلب من {from} لنقل {name} إليكم، مع كل السجل.',
  },
  home: { he: 'לאיזה בית', en: 'To which home', ar: 'إلى أي بيت' },
  accept: { he: 'מקבלים בשמחה', en: 'Yes, gladly', ar: 'نعم، بكل سرور' },
  decline: { he: 'לא, תודה', en: 'No, thank you', ar: 'لا، شكرًا' },
  acceptTitle: { he: 'לקבל את {name}?', en: 'Take over {name}?', ar: 'هل تستلمون {name}؟' },
  acceptQuestion: {
    he: '{name} וכל ההיסטוריה יעברו אליכם. בבית הקודם תישאר שורה אחת.',
    en: '{name} and the whole history will come to you. One line stays at the home before.',
    ar: 'سينتقل {name} وكل السجل إليكم. وسيبقى سطر واحد في البيت السابق.',
  },
  until: { he: 'הבקשה בתוקף עד {day}', en: 'The request is valid until {day}', ar: 'الطلب سارٍ حتى {day}' },
  moving: {
    he: 'מעבירים… אפשר לסגור את הדף',
    en: 'Moving… you can close this page',
    ar: 'جارٍ النقل… يمكنكم إغلاق الصفحة',
  },
  failed: {
    he: 'ההעברה לא הושלמה, והכול עדיין אצל {from}.',
    en: 'The handover was not completed, and everything is still with {from}.',
    ar: 'لم يكتمل النقل، وكل شيء لا يزال لدى {from}.',
  },
  done: { he: '{name}: מעכשיו אצלכם', en: '{name} is with you now', ar: '{name}: لديكم من الآن' },
  doneText: {
    he: 'כל ההיסטוריה, הקבצים והתזכורות כאן.',
    en: 'The whole history, files and reminders are here.',
    ar: 'كل السجل والملفات والتذكيرات هنا.',
  },
  toPet: { he: 'לדף של {name}', en: 'To {name}’s page', ar: 'إلى صفحة {name}' },
  left: { he: 'מה נשאר לעשות', en: 'What is left to do', ar: 'ما بقي فعله' },
  declined: { he: 'הבקשה נדחתה', en: 'You declined the request', ar: 'رُفض الطلب' },
  declinedText: { he: 'שום דבר לא עבר אליכם.', en: 'Nothing came to you.', ar: 'لم يُنقل إليكم شيء.' },
  look: { he: 'לפרטים ולתשובה', en: 'See and answer', ar: 'للتفاصيل والرد' },

  signedOut: { he: 'בקשה בשבילכם', en: 'A request for you', ar: 'طلب لكم' },
  otherAccount: {
    he: 'הבקשה נשלחה לכתובת אחרת',
    en: 'The request was sent to another address',
    ar: 'أُرسل الطلب إلى عنوان آخر',
  },
  otherAccountText: {
    he: 'אתם מחוברים עם {email}, והבקשה נשלחה אל {address}.',
    en: 'You are signed in as {email}, and the request was sent to {address}.',
    ar: 'أنتم متصلون بحساب {email}، والطلب أُرسل إلى {address}.',
  },
  gone: { he: 'הקישור כבר לא בתוקף', en: 'This link is no longer valid', ar: 'لم يعد الرابط ساريًا' },
  goneText: {
    he: 'אולי הבקשה בוטלה או נענתה, או שתוקפה פג. אפשר לבקש שישלחו אותה שוב.',
    en: 'The request may have been cancelled, answered or expired. Ask them to send it again.',
    ar: 'ربما أُلغي الطلب أو تمت الإجابة عنه أو انتهت صلاحيته. يمكن طلب إرساله من جديد.',
  },
});
