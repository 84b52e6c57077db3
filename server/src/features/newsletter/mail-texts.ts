import { texts } from '@tzemed/contract/text/texts';
import { newsletterConsent } from '@tzemed/contract/site/newsletter-consent';

/** Words of the mail that asks to confirm a subscription. The agreement stands in it: what is pressed is agreed to. */
export const confirmTexts = texts({
  subject: {
    he: 'אישור ההרשמה לניוזלטר של צמד',
    en: 'Confirm your subscription to the Tzemed newsletter',
    ar: 'تأكيد الاشتراك في نشرة تسيمد',
  },
  preview: {
    he: 'לחיצה אחת, ואתם רשומים.',
    en: 'One click, and you are subscribed.',
    ar: 'نقرة واحدة وتصبحون مشتركين.',
  },
  what: {
    he: 'מישהו ביקש לרשום את הכתובת הזאת לניוזלטר של צמד. אם אלה אתם, אשרו את ההרשמה:',
    en: 'Somebody asked to subscribe this address to the Tzemed newsletter. If it was you, confirm the subscription:',
    ar: 'طلب شخص ما اشتراك هذا العنوان في نشرة تسيمد. إن كنتم أنتم، فأكدوا الاشتراك:',
  },
  consent: newsletterConsent,
  label: { he: 'אישור ההרשמה', en: 'Confirm the subscription', ar: 'تأكيد الاشتراك' },
  note: { he: 'הקישור תקף 48 שעות.', en: 'The link is valid for 48 hours.', ar: 'الرابط صالح لمدة 48 ساعة.' },
  otherwise: {
    he: 'לא ביקשתם? אפשר להתעלם מההודעה: בלי אישור לא יישלח אליכם הניוזלטר, והכתובת תימחק אצלנו.',
    en: 'Did not ask for this? You can ignore this mail: without your confirmation no newsletter is sent to you, and we erase the address.',
    ar: 'لم تطلبوا ذلك؟ يمكنكم تجاهل هذه الرسالة: من دون تأكيدكم لن تُرسل إليكم النشرة، وسنمحو العنوان لدينا.',
  },
});
