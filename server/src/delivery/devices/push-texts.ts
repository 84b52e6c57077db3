import { texts } from '@tzemed/contract/text/texts';

export const pushTexts = texts({
  invitation: { he: 'הזמנה מאת {name}', en: 'An invitation from {name}', ar: 'دعوة من {name}' },
  toHome: { he: 'להצטרף לבית', en: 'To join the home', ar: 'للانضمام إلى البيت' },
  ofPets: { he: 'לטפל יחד: {pets}', en: 'To care together: {pets}', ar: 'للعناية معًا: {pets}' },
  still: { he: 'עדיין לא סומנה: {name}', en: 'Still not marked: {name}', ar: 'لم يُحدَّد بعد: {name}' },
  late: { he: '{when} (ההתראה התעכבה)', en: '{when} (delayed)', ar: '{when} (تأخر الإشعار)' },
  test: { he: 'ההתראות מגיעות לכאן', en: 'Notifications arrive here', ar: 'الإشعارات تصل إلى هنا' },
  testText: {
    he: 'זו הודעת ניסיון מצמד. כך ייראו התזכורות שלכם.',
    en: 'This is a test from Tzemed. Your reminders will look like this.',
    ar: 'هذه رسالة تجريبية من تسيمد. هكذا ستظهر تذكيراتكم.',
  },
  code: {
    he: 'קוד האימות בצמד: {code}',
    en: 'Your Tzemed code: {code}',
    ar: 'رمز التحقق في تسيمد: {code}',
  },
  codeText: {
    he: 'הקוד תקף ל־{minutes} דקות. אם לא ביקשתם אותו, אפשר להתעלם.',
    en: 'It is valid for {minutes} minutes. If you did not ask for it, ignore it.',
    ar: 'الرمز صالح لمدة {minutes} دقيقة. إن لم تطلبوه فتجاهلوه.',
  },
});
