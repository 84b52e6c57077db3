import { texts } from '@tzemed/contract/text/texts';

export const contactTexts = texts({
  title: { he: 'יצירת קשר', en: 'Contact', ar: 'اتصلوا بنا' },
  heading: { he: 'דברו איתנו', en: 'Talk to us', ar: 'تحدثوا إلينا' },
  lead: {
    he: 'שאלה, תקלה או רעיון: בצד השני יושבים אנשים.',
    en: 'A question, a problem or an idea: there are people on the other side.',
    ar: 'سؤال أو خلل أو فكرة: في الطرف الآخر أشخاص.',
  },
  name: { he: 'שם מלא', en: 'Full name', ar: 'الاسم الكامل' },
  subject: { he: 'נושא', en: 'Subject', ar: 'الموضوع' },
  message: { he: 'הודעה', en: 'Message', ar: 'الرسالة' },
  onlyToAnswer: {
    he: 'נשתמש בכתובת רק כדי לענות לכם.',
    en: 'We use the address only to answer you.',
    ar: 'نستخدم العنوان للرد عليكم فقط.',
  },
  send: { he: 'שליחה', en: 'Send', ar: 'إرسال' },
  sending: { he: 'שולחים...', en: 'Sending...', ar: 'جارٍ الإرسال...' },
  sentTitle: { he: 'ההודעה נשלחה', en: 'Your message was sent', ar: 'أُرسلت رسالتكم' },
  sentText: {
    he: 'נענה באימייל לכתובת שכתבתם.',
    en: 'We will answer by email, to the address that you wrote.',
    ar: 'سنرد بالبريد الإلكتروني على العنوان الذي كتبتموه.',
  },
  again: { he: 'שליחת הודעה נוספת', en: 'Send another message', ar: 'إرسال رسالة أخرى' },
  signedIn: {
    he: 'מחוברים? במסך התמיכה רואים את התשובה ברגע שנכתבה.',
    en: 'Signed in? On the support screen you see the answer as soon as it is written.',
    ar: 'سجّلتم الدخول؟ في شاشة الدعم ترون الرد لحظة كتابته.',
  },
  toSupport: { he: 'לתמיכה', en: 'To support', ar: 'إلى الدعم' },
  otherWays: { he: 'דרכים נוספות', en: 'Other ways', ar: 'طرق أخرى' },
  hours: { he: 'שעות פתיחה', en: 'Opening hours', ar: 'ساعات العمل' },
  weekdays: { he: 'ימים א׳–ה׳', en: 'Sunday–Thursday', ar: 'الأحد–الخميس' },
  friday: { he: 'יום ו׳', en: 'Friday', ar: 'الجمعة' },
  saturday: { he: 'שבת', en: 'Saturday', ar: 'السبت' },
  closed: { he: 'סגור', en: 'Closed', ar: 'مغلق' },
  holidays: {
    he: 'בערבי חג ובחגים סגור. לכתוב אפשר בכל שעה.',
    en: 'Closed on holidays and their eves. You can write at any hour.',
    ar: 'مغلق في الأعياد وعشياتها. يمكنكم الكتابة في أي ساعة.',
  },
  openUntil: { he: 'פתוח עכשיו, עד {time}', en: 'Open now, until {time}', ar: 'مفتوح الآن، حتى {time}' },
});

/** Words that the script of the page says. */
export const contactFormTexts = texts({
  notSent: {
    he: 'ההודעה לא נשלחה. מה שכתבתם נשאר כאן.',
    en: 'The message was not sent. What you wrote is still here.',
    ar: 'لم تُرسل الرسالة. ما كتبتموه بقي هنا.',
  },
});
