import { texts } from '@tzemed/contract/text/texts';

export const mailOptOutTexts = texts({
  pageTitle: { he: 'מיילים מצמד', en: 'Mails from Tzemed', ar: 'رسائل تسيمد' },
  ask: { he: 'להפסיק את המיילים האלה?', en: 'Stop these mails?', ar: 'إيقاف هذه الرسائل؟' },
  askText: {
    he: 'לא נשלח לכם עוד מיילים מהסוג הזה. באפליקציה הכול ימשיך להופיע.',
    en: 'We will send you no more mails of this kind. In the app everything still appears.',
    ar: 'لن نرسل إليكم رسائل من هذا النوع بعد الآن. وسيستمر كل شيء في الظهور في التطبيق.',
  },
  stop: { he: 'הפסקת המיילים', en: 'Stop the mails', ar: 'إيقاف الرسائل' },
  stopped: { he: 'המיילים הופסקו', en: 'The mails are stopped', ar: 'توقفت الرسائل' },
  stoppedText: {
    he: 'לא יגיעו עוד מיילים מהסוג הזה. אפשר להחזיר אותם בכל רגע.',
    en: 'No more mails of this kind will come. You can have them back at any moment.',
    ar: 'لن تصل رسائل أخرى من هذا النوع. يمكن إعادتها في أي لحظة.',
  },
  back: { he: 'החזרת המיילים', en: 'Have them back', ar: 'إعادة الرسائل' },
  again: { he: 'המיילים חזרו', en: 'The mails are back', ar: 'عادت الرسائل' },
  againText: { he: 'הם יגיעו כמו קודם.', en: 'They come as before.', ar: 'ستصل كما كانت.' },
  all: { he: 'כל ההעדפות', en: 'All preferences', ar: 'كل التفضيلات' },
});
