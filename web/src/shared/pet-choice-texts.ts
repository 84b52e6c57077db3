import { texts } from '../i18n/texts.ts';

export const petChoiceTexts = texts({
  failed: {
    he: 'לא הצלחנו לטעון את חיות המחמד',
    en: 'The pets could not be loaded',
    ar: 'تعذّر تحميل الحيوانات الأليفة',
  },
  noneTitle: { he: 'קודם כול, חיית מחמד', en: 'First of all, a pet', ar: 'أولًا، حيوان أليف' },
  noneText: {
    he: 'כל דבר כאן נרשם על שם חיית מחמד. הוסיפו אחת, ומיד אפשר להמשיך.',
    en: 'Everything here is written down for a pet. Add one, and you can go on at once.',
    ar: 'كل شيء هنا يُسجَّل باسم حيوان أليف. أضيفوا واحدًا ويمكنكم المتابعة فورًا.',
  },
  add: { he: 'הוספת חיית מחמד', en: 'Add a pet', ar: 'إضافة حيوان أليف' },
});
