import { texts } from '@tzemed/contract/texts';

export const legalFrame = texts({
  updated: { he: 'עודכן ב־{day}', en: 'Updated on {day}', ar: 'حُدّث في {day}' },
  contactHeading: { he: 'יצירת קשר', en: 'Contact', ar: 'التواصل' },
  contactText: {
    he: 'לכל שאלה או בקשה אפשר לכתוב אלינו:',
    en: 'For any question or request, write to us:',
    ar: 'لكل سؤال أو طلب يمكنكم الكتابة إلينا:',
  },
});
