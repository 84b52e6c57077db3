import { texts } from '@tzemed/contract/text/texts';

/** To whoever is invited. */
export const offerTexts = texts({
  pageTitle: { he: 'הזמנה', en: 'Invitation', ar: 'دعوة' },
  title: { he: 'טוב שבאתם', en: 'Good that you’re here', ar: 'يسعدنا قدومكم' },
  ownerMay: {
    he: 'לראות ולעדכן הכול, וגם למחוק, לשתף ולהעביר',
    en: 'See and update everything, and delete, share and hand over, too',
    ar: 'رؤية كل شيء وتحديثه، وكذلك الحذف والمشاركة والنقل',
  },
  everything: { he: 'הבית כולו', en: 'The whole home', ar: 'البيت كله' },
  named: {
    he: 'השם שלכם יופיע ליד מה שתוסיפו. אפשר להפסיק בכל רגע.',
    en: 'Your name stands beside what you add. You can stop at any time.',
    ar: 'يظهر اسمكم بجانب ما تضيفونه. يمكن التوقف في أي لحظة.',
  },
  accept: { he: 'קבלת ההזמנה', en: 'Accept the invitation', ar: 'قبول الدعوة' },
  decline: { he: 'לא, תודה', en: 'No, thank you', ar: 'لا، شكرًا' },
  until: { he: 'ההזמנה בתוקף עד {day}', en: 'The invitation is valid until {day}', ar: 'الدعوة سارية حتى {day}' },
  accepted: {
    he: 'מעכשיו אתם רואים {pets}',
    en: 'You now see {pets}',
    ar: 'أصبحتم ترون {pets}',
  },
  acceptedPet: { he: 'את {name}', en: '{name}', ar: '{name}' },
  acceptedOwner: { he: 'ברוכים הבאים הביתה', en: 'Welcome to the home', ar: 'أهلًا بكم في البيت' },
  declined: { he: 'ההזמנה נדחתה', en: 'You declined the invitation', ar: 'رُفضت الدعوة' },
  declinedText: {
    he: 'אפשר עוד להתחרט עד {day}.',
    en: 'You can still change your mind until {day}.',
    ar: 'يمكنكم العدول عن ذلك حتى {day}.',
  },
  undo: { he: 'חזרה להזמנה', en: 'Undo', ar: 'تراجع' },

  whatIsTzemed: {
    he: 'צמד שומר במקום אחד את התזכורות, התיק הרפואי וההוצאות של חיות המחמד, בשביל כל מי שמטפל בהן. בחינם.',
    en: 'Tzemed keeps the reminders, medical file and expenses of pets in one place, for everybody who cares for them. Free of charge.',
    ar: 'تسيمد يحفظ في مكان واحد تذكيرات الحيوانات الأليفة وملفها الطبي ومصاريفها، لكل من يعتني بها. مجانًا.',
  },
  signedOut: { he: 'הזמנה בשבילכם', en: 'An invitation for you', ar: 'دعوة لكم' },
  otherAccount: {
    he: 'ההזמנה נשלחה לכתובת אחרת',
    en: 'The invitation was sent to another address',
    ar: 'أُرسلت الدعوة إلى عنوان آخر',
  },
  otherAccountText: {
    he: 'אתם מחוברים עם {email}, וההזמנה נשלחה אל {address}.',
    en: 'You are signed in as {email}, and the invitation was sent to {address}.',
    ar: 'أنتم متصلون بحساب {email}، والدعوة أُرسلت إلى {address}.',
  },
  gone: { he: 'ההזמנה כבר לא בתוקף', en: 'The invitation is no longer valid', ar: 'لم تعد الدعوة سارية' },
  goneText: {
    he: 'בקשו ממי שהזמין לשלוח אותה שוב. זו לחיצה אחת.',
    en: 'Ask whoever invited you to send it again. It is one press.',
    ar: 'اطلبوا ممن دعاكم إرسالها مرة أخرى. إنها ضغطة واحدة.',
  },
});
