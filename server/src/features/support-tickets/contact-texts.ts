import { texts } from '@tzemed/contract/text/texts';

/** Words of the mail to support that a visitor has written. */
export const newContactTexts = texts({
  subject: {
    he: 'פנייה חדשה מהאתר: #{number}',
    en: 'A new message from the site: #{number}',
    ar: 'رسالة جديدة من الموقع: #{number}',
  },
  preview: { he: 'היא מחכה לתשובה.', en: 'It is waiting for an answer.', ar: 'تنتظر ردًا.' },
  who: {
    he: 'נשלח מטופס יצירת הקשר, בלי חשבון: {name}, {email}',
    en: 'Sent from the contact form, without an account: {name}, {email}',
    ar: 'أُرسلت من نموذج الاتصال، بلا حساب: {name}، {email}',
  },
  label: { he: 'לפנייה', en: 'Open the request', ar: 'فتح الطلب' },
  note: {
    he: 'תשובה מעמוד התמיכה נשלחת באימייל ונשמרת בפנייה. תשובה ישירה להודעה הזאת מגיעה לפונים, אבל לא נשמרת.',
    en: 'An answer from the support page is mailed and kept with the request. A direct reply to this mail reaches the sender but is not kept.',
    ar: 'الرد من صفحة الدعم يُرسل بالبريد ويُحفظ مع الطلب. أما الرد المباشر على هذه الرسالة فيصل إلى صاحب الطلب لكنه لا يُحفظ.',
  },
});

/** Words of the mail that brings an answer to a visitor. It carries no word that the visitor chose: the address may be another's. */
export const visitorAnswerTexts = texts({
  subject: {
    he: 'תשובה לפנייה #{number}',
    en: 'An answer to your request #{number}',
    ar: 'رد على طلبكم رقم #{number}',
  },
  preview: {
    he: 'ענינו על מה שכתבתם לנו.',
    en: 'We have answered what you wrote to us.',
    ar: 'لقد أجبنا عما كتبتموه لنا.',
  },
  what: {
    he: 'כתבתם לנו מטופס יצירת הקשר שבאתר. זו התשובה שלנו:',
    en: 'You wrote to us from the contact form of the site. This is our answer:',
    ar: 'كتبتم لنا من نموذج الاتصال في الموقع. هذا ردنا:',
  },
  label: { he: 'לכתיבה אלינו שוב', en: 'Write to us again', ar: 'مراسلتنا من جديد' },
  note: {
    he: 'התשובות לפנייה מגיעות באימייל לכתובת שמסרתם. כשכותבים שוב, כדאי לציין את המספר #{number}.',
    en: 'Answers come by mail to the address that you gave. When you write again, mention the number #{number}.',
    ar: 'تصل الردود بالبريد إلى العنوان الذي أعطيتموه. عند الكتابة من جديد اذكروا الرقم #{number}.',
  },
  otherwise: {
    he: 'לא כתבתם לנו? ייתכן שמישהו הקליד את הכתובת שלכם בטעות, ואפשר להתעלם מההודעה.',
    en: 'Did not write to us? Somebody may have typed your address by mistake, and you can ignore this mail.',
    ar: 'لم تكتبوا لنا؟ ربما أدخل شخص ما عنوانكم بالخطأ، ويمكنكم تجاهل هذه الرسالة.',
  },
});
