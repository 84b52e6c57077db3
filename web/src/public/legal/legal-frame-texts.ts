import { texts } from '@tzemed/contract/text/texts';

export const legalFrameTexts = texts({
  updated: { he: 'עודכן ב־{day}', en: 'Updated on {day}', ar: 'حُدّث في {day}' },
  contents: { he: 'בעמוד הזה', en: 'On this page', ar: 'في هذه الصفحة' },
  pdf: { he: 'הורדה כ־PDF', en: 'Download as PDF', ar: 'تنزيل بصيغة PDF' },
  print: { he: 'הדפסה', en: 'Print', ar: 'طباعة' },
  history: { he: 'מה השתנה', en: 'What has changed', ar: 'ما الذي تغيّر' },
  version: { he: 'נוסח {version}', en: 'Wording {version}', ar: 'صيغة {version}' },
  pageOf: { he: 'עמוד {page} מתוך {pages}', en: 'Page {page} of {pages}', ar: 'صفحة {page} من {pages}' },
  short: { he: 'בקצרה', en: 'In short', ar: 'باختصار' },
  contactHeading: { he: 'יצירת קשר', en: 'Contact', ar: 'التواصل' },
  contactText: {
    he: 'לכל שאלה או בקשה אפשר לכתוב אלינו:',
    en: 'For any question or request, write to us:',
    ar: 'لكل سؤال أو طلب يمكنكم الكتابة إلينا:',
  },
});
