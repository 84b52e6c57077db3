import { texts } from '@tzemed/contract/text/texts';

export const faqTexts = texts({
  title: { he: 'שאלות נפוצות', en: 'Frequently asked questions', ar: 'الأسئلة الشائعة' },
  lead: {
    he: 'שמונה תשובות קצרות. לא מצאתם? אנחנו כאן.',
    en: 'Eight short answers. Yours isn’t here? We are.',
    ar: 'ثماني إجابات قصيرة. لم تجدوا؟ نحن هنا.',
  },
  notFound: { he: 'לא מצאתם תשובה?', en: 'No answer here?', ar: 'لم تجدوا إجابة؟' },
  notFoundText: {
    he: 'כתבו לנו. מי שמחובר רואה את התשובה באפליקציה, ברגע שנכתבה.',
    en: 'Write to us. Signed in, you see the answer in the app as soon as it is written.',
    ar: 'اكتبوا إلينا. من سجّل الدخول يرى الرد في التطبيق لحظة كتابته.',
  },
  support: { he: 'פנייה לתמיכה', en: 'Contact support', ar: 'التواصل مع الدعم' },
  chat: { he: 'שיחה חיה', en: 'Live chat', ar: 'محادثة مباشرة' },
  leave: { he: 'השארת הודעה', en: 'Leave a message', ar: 'ترك رسالة' },
});
