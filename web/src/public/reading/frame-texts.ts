import { texts } from '@tzemed/contract/texts';

export const frameTexts = texts({
  updated: { he: 'עודכן ב־{day}', en: 'Updated on {day}', ar: 'حُدّث في {day}' },
  contents: { he: 'בעמוד הזה', en: 'On this page', ar: 'في هذه الصفحة' },
  print: { he: 'הדפסה', en: 'Print', ar: 'طباعة' },
  short: { he: 'בקצרה', en: 'In short', ar: 'باختصار' },
  contactHeading: { he: 'יצירת קשר', en: 'Contact', ar: 'التواصل' },
  contactText: {
    he: 'לכל שאלה או בקשה אפשר לכתוב אלינו:',
    en: 'For any question or request, write to us:',
    ar: 'لكل سؤال أو طلب يمكنكم الكتابة إلينا:',
  },
});
