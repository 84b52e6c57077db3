import { texts } from '@tzemed/contract/text/texts';

export const consentTexts = texts({
  title: { he: 'מה אישרתם', en: 'What you agreed to', ar: 'ما وافقتم عليه' },
  terms: { he: 'תנאי השימוש', en: 'Terms of use', ar: 'شروط الاستخدام' },
  privacy: { he: 'מדיניות הפרטיות', en: 'Privacy policy', ar: 'سياسة الخصوصية' },
  wording: {
    he: 'נוסח מ־{wording}, אישרתם ב־{day}',
    en: 'Wording of {wording}, agreed on {day}',
    ar: 'صياغة {wording}، وافقتم في {day}',
  },
  none: { he: 'לא אישרתם עדיין', en: 'Not agreed to yet', ar: 'لم توافقوا بعد' },
  changed: { he: 'יש נוסח חדש', en: 'New wording', ar: 'صياغة جديدة' },
  read: { he: 'קריאה', en: 'Read', ar: 'قراءة' },
  readOf: { he: 'קריאה: {document}', en: 'Read: {document}', ar: 'قراءة: {document}' },
  failed: {
    he: 'לא הצלחנו לטעון. נסו שוב',
    en: 'This couldn’t be loaded. Please try again',
    ar: 'تعذّر التحميل. حاولوا مجددًا',
  },
  retry: { he: 'ניסיון חוזר', en: 'Try again', ar: 'إعادة المحاولة' },

  newTitle: { he: 'תנאים ופרטיות', en: 'Terms and privacy', ar: 'الشروط والخصوصية' },
  newText: {
    he: 'זה הנוסח העדכני. קראו אותו, ואשרו כדי להמשיך.',
    en: 'This is the current wording. Please read it and agree to go on.',
    ar: 'هذه هي الصياغة الحالية. اقرؤوها ووافقوا للمتابعة.',
  },
  agreeTerms: {
    he: 'קראתי את תנאי השימוש, והם מקובלים עליי',
    en: 'I have read the terms of use and agree to them',
    ar: 'قرأت شروط الاستخدام وأوافق عليها',
  },
  agreePrivacy: {
    he: 'קראתי את מדיניות הפרטיות, והיא מקובלת עליי',
    en: 'I have read the privacy policy and agree to it',
    ar: 'قرأت سياسة الخصوصية وأوافق عليها',
  },
  agree: { he: 'אישור', en: 'Agree', ar: 'موافقة' },
  otherwise: {
    he: 'לא מסכימים? אפשר לקחת את המידע ולמחוק את החשבון',
    en: 'Don’t agree? You can take your data and delete the account',
    ar: 'لا توافقون؟ يمكنكم أخذ معلوماتكم وحذف الحساب',
  },
});
