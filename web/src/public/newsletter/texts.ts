import { texts } from '@tzemed/contract/text/texts';
import { newsletterConsent } from '@tzemed/contract/site/newsletter-consent';
import { messageText } from '@tzemed/contract/text/messages';
import { languages } from '../../i18n/language.ts';
import { errorTexts } from '../../lib/api/error-text.ts';

const ofCode = (code: string) =>
  Object.fromEntries(languages.map((lang) => [lang, messageText(code, lang) ?? code])) as Record<
    'he' | 'en' | 'ar',
    string
  >;

/** The form at the end of every public page. */
export const formTexts = texts({
  heading: { he: 'הניוזלטר של צמד', en: 'The Tzemed newsletter', ar: 'نشرة تسيمد' },
  consent: newsletterConsent,
  how: { he: 'איך נשמרת הכתובת', en: 'How the address is kept', ar: 'كيف يُحفظ العنوان' },
  email: { he: 'אימייל לניוזלטר', en: 'Email for the newsletter', ar: 'البريد الإلكتروني للنشرة' },
  submit: { he: 'הרשמה', en: 'Subscribe', ar: 'اشتراك' },
  // A page may have another button of these words.
  submitName: { he: 'הרשמה לניוזלטר', en: 'Subscribe to the newsletter', ar: 'اشتراك في النشرة' },
  sent: {
    he: 'אם הכתובת עוד לא ברשימה, נשלח אליה קישור. ההרשמה תושלם בלחיצה עליו.',
    en: 'If the address is not on the list yet, a link is on its way. Press it to subscribe.',
    ar: 'إن لم يكن العنوان في القائمة بعد، فسيصل إليه رابط. يكتمل الاشتراك بالضغط عليه.',
  },
  emailRequired: ofCode('emailRequired'),
  emailInvalid: ofCode('emailInvalid'),
  network: errorTexts.network,
  timeout: errorTexts.timeout,
  failed: errorTexts.unknown,
});

/** Pages that the links in its mails open. */
export const linkTexts = texts({
  confirmTitle: { he: 'להירשם לניוזלטר?', en: 'Subscribe to the newsletter?', ar: 'الاشتراك في النشرة؟' },
  confirm: { he: 'אישור ההרשמה', en: 'Confirm', ar: 'تأكيد الاشتراك' },
  confirmedTitle: { he: 'נרשמתם', en: 'You are subscribed', ar: 'تم الاشتراك' },
  confirmedText: {
    he: 'הגיליון הבא יגיע לכתובת שלכם. בכל גיליון יש קישור שמפסיק אותו.',
    en: 'The next issue will come to your address. Each issue has a link that stops it.',
    ar: 'سيصل العدد القادم إلى عنوانكم. في كل عدد رابط يوقفه.',
  },
  stopTitle: { he: 'לבטל את ההרשמה לניוזלטר?', en: 'Stop the newsletter?', ar: 'إيقاف النشرة؟' },
  stopText: {
    he: 'הכתובת תימחק מהרשימה מיד. תזכורות והודעות על החשבון ימשיכו להגיע כרגיל.',
    en: 'The address leaves the list at once. Reminders and messages about an account go on as before.',
    ar: 'يُحذف العنوان من القائمة فورًا. وتستمر التذكيرات ورسائل الحساب كالمعتاد.',
  },
  stop: { he: 'ביטול ההרשמה', en: 'Stop it', ar: 'إيقاف' },
  stoppedTitle: { he: 'ההרשמה בוטלה', en: 'The newsletter has stopped', ar: 'أُوقفت النشرة' },
  stoppedText: {
    he: 'לא נשלח לכם עוד גיליונות. אפשר להירשם שוב בכל עת, מתחתית כל עמוד.',
    en: 'No further issue will be sent to you. You can subscribe again at any time, at the end of every page.',
    ar: 'لن يُرسل إليكم عدد آخر. يمكنكم الاشتراك مجددًا في أي وقت، من أسفل كل صفحة.',
  },
  toHome: { he: 'לדף הבית', en: 'To the home page', ar: 'إلى الصفحة الرئيسية' },
  broken: {
    he: 'הקישור חסר או שפג תוקפו. אפשר להירשם שוב מתחתית העמוד.',
    en: 'The link is incomplete or no longer valid. You can subscribe again at the end of the page.',
    ar: 'الرابط ناقص أو انتهت صلاحيته. يمكنكم الاشتراك مجددًا من أسفل الصفحة.',
  },
});
