import { texts } from '@tzemed/contract/text/texts';

/** Words of the mail that says that support has answered. */
export const answeredTexts = texts({
  subject: {
    he: 'תשובה לפנייה שלכם: {subject}',
    en: 'An answer to your request: {subject}',
    ar: 'رد على طلبكم: {subject}',
  },
  preview: {
    he: 'השיחה המלאה מחכה לכם בצמד.',
    en: 'The whole conversation is in Tzemed.',
    ar: 'المحادثة كاملة بانتظاركم في تسيمد.',
  },
  what: {
    he: 'ענינו על הפנייה שלכם. התשובה מחכה לכם בצמד, ושם אפשר גם להמשיך את השיחה.',
    en: 'We have answered your request. The answer is waiting for you in Tzemed, where you can also write back.',
    ar: 'لقد أجبنا عن طلبكم. الرد بانتظاركم في تسيمد، ومن هناك يمكنكم متابعة المحادثة.',
  },
  label: { he: 'לקריאת התשובה', en: 'Read the answer', ar: 'قراءة الرد' },
});

/** Words of the mail to those who answer. It names no word of the ticket. */
export const newTicketTexts = texts({
  subject: { he: 'פנייה חדשה: #{number}', en: 'A new request: #{number}', ar: 'طلب جديد: #{number}' },
  preview: { he: 'היא מחכה לתשובה.', en: 'It is waiting for an answer.', ar: 'ينتظر ردًا.' },
  what: {
    he: 'פנייה #{number} נפתחה עכשיו ומחכה לתשובה.',
    en: 'Request #{number} was opened just now and is waiting for an answer.',
    ar: 'فُتح الطلب #{number} الآن وهو ينتظر ردًا.',
  },
  label: { he: 'לפנייה', en: 'Open the request', ar: 'فتح الطلب' },
});
