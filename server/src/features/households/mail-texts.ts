import { texts } from '@tzemed/contract/text/texts';

const ourHome = { he: 'הבית שלנו', en: 'Our home', ar: 'بيتنا' };
const unexpected = {
  he: 'לא ציפיתם להזמנה? אפשר להתעלם, ודבר לא יקרה.',
  en: 'Weren’t expecting this? You can ignore it and nothing will happen.',
  ar: 'لم تتوقعوا هذه الدعوة؟ يمكنكم تجاهلها ولن يحدث شيء.',
};
const invitation = {
  note: {
    he: 'ההזמנה בתוקף עד {until}. כדי לקבל אותה נרשמים או מתחברים עם הכתובת הזאת.',
    en: 'The invitation is valid until {until}. To accept it, sign up or sign in with this address.',
    ar: 'الدعوة سارية حتى {until}. لقبولها سجّلوا أو ادخلوا بهذا العنوان.',
  },
  otherwise: unexpected,
  label: { he: 'לצפייה בהזמנה', en: 'See the invitation', ar: 'عرض الدعوة' },
} as const;

/** Words of the mails about who is in a home. Names come as `nameInMail` and `listInMail` make them. */
export const mailTexts = {
  invitedGuest: texts({
    subject: {
      he: 'הזמנה מ{inviter} לטפל ב{pets}',
      en: 'An invitation from {inviter} to care for {pets}',
      ar: 'دعوة من {inviter} للعناية بـ{pets}',
    },
    preview: {
      he: 'כך תוכלו לעזור, וזה מה שתראו.',
      en: 'How you could help, and what you would see.',
      ar: 'كيف يمكنكم المساعدة وماذا سترون.',
    },
    what: {
      he: 'קיבלתם הזמנה מ{inviter} לעזור לטפל ב{pets} דרך צמד.',
      en: '{inviter} invites you to help care for {pets} with Tzemed.',
      ar: 'تلقيتم دعوة من {inviter} للمساعدة في العناية بـ{pets} عبر تسيمد.',
    },
    rights: { he: 'ההרשאות: {rights}.', en: 'Permissions: {rights}.', ar: 'الصلاحيات: {rights}.' },
    ...invitation,
  }),
  invitedOwner: texts({
    subject: {
      he: 'הזמנה מ{inviter} לבית משותף בצמד',
      en: 'An invitation from {inviter} to share a home on Tzemed',
      ar: 'دعوة من {inviter} إلى بيت مشترك في تسيمد',
    },
    preview: {
      he: 'אותן חיות מחמד, אותן זכויות.',
      en: 'The same pets, the same rights.',
      ar: 'الحيوانات نفسها والحقوق نفسها.',
    },
    what: {
      he: 'קיבלתם הזמנה מ{inviter} להצטרף כבעלים של הבית: שווים בכול, כולל מחיקה, שיתוף והעברה.',
      en: '{inviter} invites you to become an owner of their home: equal in everything, with deleting, sharing and handing over.',
      ar: 'تلقيتم دعوة من {inviter} للانضمام إلى أصحاب البيت: متساوون في كل شيء، بما في ذلك الحذف والمشاركة والنقل.',
    },
    ...invitation,
  }),
  sharedMore: texts({
    subject: {
      he: 'קיבלתם גישה גם ל{pets}',
      en: '{pets} is now shared with you too',
      ar: 'أصبح لديكم وصول إلى {pets} أيضًا',
    },
    preview: {
      he: 'זה מה שתוכלו לראות ולעשות.',
      en: 'This is what you can see and do.',
      ar: 'هذا ما يمكنكم رؤيته وفعله.',
    },
    what: {
      he: 'קיבלתם מ{inviter} גישה גם ל{pets} בצמד.',
      en: '{inviter} now shares {pets} with you on Tzemed too.',
      ar: 'منحكم {inviter} وصولًا إلى {pets} أيضًا في تسيمد.',
    },
    rights: { he: 'ההרשאות: {rights}.', en: 'Permissions: {rights}.', ar: 'الصلاحيات: {rights}.' },
    label: { he: 'חיות המחמד', en: 'Pets', ar: 'الحيوانات الأليفة' },
  }),
  ownerRemoved: texts({
    subject: {
      he: 'הוסרתם מבעלי הבית בצמד',
      en: 'You are no longer an owner of the home on Tzemed',
      ar: 'لم تعودوا من أصحاب البيت في تسيمد',
    },
    preview: {
      he: 'מה שכתבתם נשאר שם, עם השם שלכם.',
      en: 'What you wrote stays there, with your name.',
      ar: 'ما كتبتموه يبقى هناك، باسمكم.',
    },
    what: {
      he: 'ב־{when} הוסרתם מבעלי הבית על ידי {by}. חיות המחמד וכל מה שנכתב עליהן נשארים אצל הבעלים האחרים.',
      en: 'On {when} {by} removed you from the owners of the home. The pets, and all that was written about them, stay with the other owners.',
      ar: 'في {when} أزالكم {by} من أصحاب البيت. تبقى الحيوانات وكل ما كُتب عنها لدى الأصحاب الآخرين.',
    },
    own: {
      he: 'החשבון שלכם נשאר כמו שהוא, עם בית משלכם.',
      en: 'Your account stays as it is, with a home of its own.',
      ar: 'يبقى حسابكم كما هو، مع بيت خاص بكم.',
    },
    label: ourHome,
  }),
  ownerLeft: texts({
    subject: {
      he: 'שינוי בבעלי הבית שלכם בצמד',
      en: 'A change in the owners of your home on Tzemed',
      ar: 'تغيير في أصحاب بيتكم في تسيمد',
    },
    preview: {
      he: 'כל מה שנכתב נשאר אצלכם.',
      en: 'All that was written stays with you.',
      ar: 'كل ما كُتب يبقى لديكم.',
    },
    what: {
      he: 'עזיבה: {name} כבר לא בין בעלי הבית. חיות המחמד וכל מה שנכתב עליהן נשארים אצלכם.',
      en: '{name} has left the owners of the home. The pets, and all that was written about them, stay with you.',
      ar: 'غادر {name} أصحاب البيت. تبقى الحيوانات وكل ما كُتب عنها لديكم.',
    },
    label: ourHome,
  }),
  ownerJoined: texts({
    subject: {
      he: 'עוד בעלים בבית שלכם בצמד',
      en: 'One more owner in your home on Tzemed',
      ar: 'صاحب جديد في بيتكم في تسيمد',
    },
    preview: { he: 'עם אותן זכויות כמו שלכם.', en: 'With the same rights as you.', ar: 'بالحقوق نفسها.' },
    what: {
      he: 'הצטרפות: {name} עכשיו בין בעלי הבית, עם אותן זכויות כמו שלכם.',
      en: '{name} is now an owner of the home, with the same rights as you.',
      ar: 'انضم {name} إلى أصحاب البيت، بالحقوق نفسها.',
    },
    otherwise: {
      he: 'לא ציפיתם לזה? אפשר להסיר בעלים בעמוד ״הבית שלנו״.',
      en: 'Weren’t expecting this? Owners can be removed on the page “Our home”.',
      ar: 'لم تتوقعوا ذلك؟ يمكن إزالة الأصحاب في صفحة «بيتنا».',
    },
    label: ourHome,
  }),
  successorChosen: texts({
    subject: {
      he: 'נבחרתם להמשיך את הטיפול בחיות המחמד של {owners}',
      en: '{owners} named you to go on caring for their pets',
      ar: 'اختاركم {owners} لمواصلة العناية بحيواناتهم',
    },
    preview: {
      he: 'אין צורך לעשות דבר עכשיו.',
      en: 'There is nothing to do now.',
      ar: 'لا حاجة إلى فعل شيء الآن.',
    },
    what: {
      he: 'נבחרתם על ידי {owners} להמשיך לטפל בחיות המחמד, אם יהיה בכך צורך. אין צורך לעשות דבר עכשיו.',
      en: '{owners} named you to go on caring for their pets, should it be needed. There is nothing to do now.',
      ar: 'اختاركم {owners} لمواصلة العناية بحيواناتهم عند الحاجة. لا حاجة إلى فعل شيء الآن.',
    },
    how: {
      he: 'כשיהיה צורך, אפשר לבקש להצטרף כבעלים בעמוד ״הבית שלנו״, עם חשבון בכתובת הזאת. הבקשה מתקבלת אחרי 14 יום, אם אין התנגדות.',
      en: 'When it is needed, ask to become an owner on the page “Our home”, with an account of this address. It happens after 14 days, unless somebody objects.',
      ar: 'عند الحاجة يمكن طلب الانضمام إلى الأصحاب في صفحة «بيتنا»، بحساب لهذا العنوان. يُقبل الطلب بعد 14 يومًا ما لم يعترض أحد.',
    },
    otherwise: unexpected,
    label: ourHome,
  }),
  successionAsked: texts({
    subject: {
      he: 'בקשה מ{name} להצטרף כבעלים',
      en: '{name} asks to become an owner',
      ar: 'طلب من {name} للانضمام إلى الأصحاب',
    },
    preview: {
      he: 'אפשר לאשר או להתנגד.',
      en: 'You can approve, or object.',
      ar: 'يمكنكم الموافقة أو الاعتراض.',
    },
    what: {
      he: 'התקבלה בקשה מ{name} להצטרף כבעלים של הבית שלכם. אם לא תתנגדו, היא תתקבל ב־{joins}.',
      en: '{name} has asked to become an owner of your home. Unless you object, it happens on {joins}.',
      ar: 'طلب {name} الانضمام إلى أصحاب بيتكم. إن لم تعترضوا فسيُقبل الطلب في {joins}.',
    },
    label: { he: 'לאישור או להתנגדות', en: 'Approve or object', ar: 'الموافقة أو الاعتراض' },
  }),
  successionRefused: texts({
    subject: {
      he: 'הבקשה להצטרף כבעלים לא התקבלה',
      en: 'You did not become an owner',
      ar: 'لم يُقبل طلب الانضمام إلى الأصحاب',
    },
    preview: { he: 'שום דבר לא השתנה.', en: 'Nothing has changed.', ar: 'لم يتغيّر شيء.' },
    what: {
      he: 'הייתה התנגדות לבקשה שלכם להצטרף כבעלים של הבית של {owners}, ולכן היא לא התקבלה. שום דבר לא השתנה.',
      en: 'There was an objection to your becoming an owner of the home of {owners}, so it did not happen. Nothing has changed.',
      ar: 'جرى الاعتراض على طلبكم الانضمام إلى أصحاب بيت {owners}، ولذلك لم يُقبل. لم يتغيّر شيء.',
    },
    label: ourHome,
  }),
  successionDone: texts({
    subject: {
      he: 'הצטרפתם לבעלי הבית',
      en: 'You are an owner of the home now',
      ar: 'انضممتم إلى أصحاب البيت',
    },
    preview: { he: 'חיות המחמד מחכות לכם.', en: 'The pets are waiting for you.', ar: 'الحيوانات في انتظاركم.' },
    what: {
      he: 'הבקשה שלכם התקבלה. מעכשיו אתם בין בעלי הבית של {owners}, עם אותן זכויות.',
      en: 'It is done: you are an owner of the home of {owners} now, with the same rights.',
      ar: 'قُبل طلبكم. أصبحتم من أصحاب بيت {owners}، بالحقوق نفسها.',
    },
    label: ourHome,
  }),
};
