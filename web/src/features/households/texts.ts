import { texts } from '@tzemed/contract/text/texts';

export const homeTexts = texts({
  homes: { he: 'הבתים שלנו', en: 'Our homes', ar: 'بيوتنا' },
  leadOf: {
    he: 'מי רואה {pets}, ומה כל אחד יכול לעשות.',
    en: 'Who sees {pets}, and what each of them may do.',
    ar: 'من يرى {pets}، وما الذي يمكن لكل واحد فعله.',
  },
  leadAlone: {
    he: 'כרגע רק אתם רואים {pets}.',
    en: 'Only you see {pets} for now.',
    ar: 'حاليًا أنتم وحدكم ترون {pets}.',
  },
  pet: { he: 'את {name}', en: '{name}', ar: '{name}' },
  allPets: { he: 'את כל החיות', en: 'all the pets', ar: 'كل الحيوانات' },
  leadEmpty: {
    he: 'מי שייך לבית, ומה כל אחד רואה ויכול לעשות.',
    en: 'Who belongs to the home, and what each of them sees and may do.',
    ar: 'من ينتمي إلى البيت، وما الذي يراه كل واحد ويمكنه فعله.',
  },
  invite: { he: 'הזמנה לבית', en: 'Invite to the home', ar: 'دعوة إلى البيت' },
  more: { he: 'פעולות נוספות: {name}', en: 'More actions: {name}', ar: 'إجراءات أخرى: {name}' },

  owners: { he: 'בעלים', en: 'Owners', ar: 'أصحاب البيت' },
  you: { he: 'אתם', en: 'You', ar: 'أنتم' },
  since: { he: 'בבית מאז {day}', en: 'Here since {day}', ar: 'في البيت منذ {day}' },
  removeOwner: { he: 'הסרה מהבית', en: 'Remove from the home', ar: 'إزالة من البيت' },
  removeOwnerTitle: { he: 'להסיר את {name} מהבית?', en: 'Remove {name} from the home?', ar: 'إزالة {name} من البيت؟' },
  removeOwnerText: {
    he: 'הגישה של {name} לכל החיות תיפסק מיד, ותישלח הודעה במייל. כל מה שנכתב נשאר, עם השם.',
    en: '{name} loses access to all pets at once, and is told by mail. Everything they wrote stays, with their name.',
    ar: 'يتوقف وصول {name} إلى كل الحيوانات فورًا، ويُرسَل إشعار بالبريد. كل ما كُتب يبقى مع الاسم.',
  },
  ownerRemoved: {
    he: 'הגישה של {name} לבית נפסקה',
    en: '{name} was removed from the home',
    ar: 'أُزيل {name} من البيت',
  },

  guests: { he: 'אורחים', en: 'Guests', ar: 'الضيوف' },
  guestsText: {
    he: 'לכל חיית מחמד, הרשאות משלה',
    en: 'Each pet has permissions of its own',
    ar: 'لكل حيوان صلاحيات خاصة به',
  },
  seen: { he: 'כאן לאחרונה: {when}', en: 'Last here: {when}', ar: 'آخر زيارة: {when}' },
  atTime: { he: '{day} ב־{time}', en: '{day} at {time}', ar: '{day} الساعة {time}' },
  neverSeen: { he: 'עוד לא נכנסו', en: 'Not here yet', ar: 'لم تتم أي زيارة بعد' },
  changeRights: { he: 'שינוי הרשאות', en: 'Change permissions', ar: 'تغيير الصلاحيات' },
  /** Begins with the words in sight, so that whoever speaks to the browser can say them. */
  changeRightsOf: {
    he: 'שינוי הרשאות: {name}',
    en: 'Change permissions: {name}',
    ar: 'تغيير الصلاحيات: {name}',
  },
  endAll: { he: 'הפסקת כל השיתוף', en: 'Stop sharing everything', ar: 'إيقاف المشاركة كلها' },

  successorTitle: { he: 'אם לא נוכל לטפל', en: 'If we can’t care for them', ar: 'إذا لم نستطع الاعتناء بهم' },
  successorSince: { he: 'הבחירה נעשתה ב־{day}', en: 'Chosen on {day}', ar: 'تم الاختيار في {day}' },
  successorText: {
    he: 'בקשה של {name} להצטרף כבעלים תתקבל אחרי 14 יום, אם אף אחד מכם לא יתנגד. נודיע לכם במייל מיד, ושוב ביום ה־7 וביום ה־13.',
    en: 'If {name} asks to become an owner, it happens after 14 days unless one of you objects. We mail you at once, and again on day 7 and 13.',
    ar: 'طلب {name} للانضمام كصاحب بيت يُقبل بعد 14 يومًا إذا لم يعترض أحد منكم. نُعلمكم بالبريد فورًا، ومرة أخرى في اليوم 7 واليوم 13.',
  },
  successorAsk: {
    he: 'מי ימשיך אם לא נוכל? אפשר לבחור אדם אחד.',
    en: 'Who takes over if we can’t? You can choose one person.',
    ar: 'من يواصل إذا لم نستطع؟ يمكن اختيار شخص واحد.',
  },
  choose: { he: 'בחירה', en: 'Choose', ar: 'اختيار' },
  changeSuccessor: { he: 'שינוי: אם לא נוכל לטפל', en: 'Change: if we can’t care for them', ar: 'تغيير: إذا لم نستطع' },
  successorEmail: { he: 'אימייל', en: 'Email', ar: 'البريد الإلكتروني' },
  successorName: { he: 'שם', en: 'Name', ar: 'الاسم' },
  successorHint: {
    he: 'נודיע במייל על הבחירה. עד לבקשה, שום דבר כאן לא ייחשף.',
    en: 'We’ll tell them by mail. Until they ask, they see nothing here.',
    ar: 'سنُعلم بالبريد. حتى الطلب، لا يظهر شيء هنا.',
  },
  successorSaved: { he: 'הבחירה נשמרה', en: 'Your choice was saved', ar: 'تم حفظ الاختيار' },
  successorRemove: { he: 'ביטול הבחירה', en: 'Choose nobody', ar: 'إلغاء الاختيار' },
  successorRemoved: { he: 'הבחירה בוטלה', en: 'Nobody is chosen any more', ar: 'أُلغي الاختيار' },
  save: { he: 'שמירה', en: 'Save', ar: 'حفظ' },
  saving: { he: 'שומרים...', en: 'Saving...', ar: 'جارٍ الحفظ...' },

  asked: {
    he: 'התקבלה בקשה מאת {name} להצטרף כבעלים. אם לא תתנגדו, זה יקרה ב־{day}.',
    en: '{name} has asked to become an owner. Unless you object, it happens on {day}.',
    ar: 'طلب {name} الانضمام كصاحب بيت. إذا لم تعترضوا، سيحدث ذلك في {day}.',
  },
  object: { he: 'התנגדות', en: 'Object', ar: 'اعتراض' },
  approve: { he: 'אישור עכשיו', en: 'Approve now', ar: 'موافقة الآن' },
  objected: { he: 'הבקשה נדחתה', en: 'The request was turned down', ar: 'رُفض الطلب' },
  approved: { he: 'הבקשה אושרה', en: 'The request was approved', ar: 'تمت الموافقة على الطلب' },

  trustTitle: { he: 'אם הם לא יוכלו לטפל', en: 'If they can’t care for them', ar: 'إذا لم يستطيعوا الاعتناء بهم' },
  trust: {
    he: 'נבחרתם על ידי {owners} להמשיך לטפל, אם יהיה בכך צורך. בבית: {pets}.',
    en: '{owners} chose you, should they not be able to care for {pets}.',
    ar: 'اختاركم {owners} في حال تعذّر عليهم الاعتناء بـ {pets}.',
  },
  trustAsk: { he: 'בקשה להצטרף כבעלים', en: 'Ask to become an owner', ar: 'طلب الانضمام كصاحب بيت' },
  trustQuestion: {
    he: 'נודיע על הבקשה לכל הבעלים. אם אף אחד לא יתנגד, תצטרפו אחרי 14 יום.',
    en: 'All owners will be told. Unless one of them objects, you join after 14 days.',
    ar: 'سنُعلم كل أصحاب البيت. إذا لم يعترض أحد، تنضمون بعد 14 يومًا.',
  },
  trustAsked: {
    he: 'הבקשה נשלחה. בלי התנגדות, תצטרפו ב־{day}.',
    en: 'You have asked. Unless an owner objects, you join on {day}.',
    ar: 'أُرسل الطلب. إذا لم يعترض أحد تنضمون في {day}.',
  },

  waysTitle: { he: 'יותר ידיים, פחות שכחה', en: 'More hands, less forgetting', ar: 'أيدٍ أكثر، نسيان أقل' },
  waysText: {
    he: 'בן או בת זוג, הורים, שמרטפית לחופשה: כל אחד רואה רק מה שתבחרו, ואפשר להפסיק בכל רגע.',
    en: 'A partner, parents, a sitter for the holidays: each sees only what you choose, and you can stop at any time.',
    ar: 'شريك أو شريكة، الأهل، من يعتني في العطلة: كل واحد يرى ما تختارونه فقط، ويمكن الإيقاف في أي لحظة.',
  },
  moreOwners: { he: 'בעלים נוספים', en: 'More owners', ar: 'أصحاب بيت إضافيون' },
  moreOwnersText: { he: 'שווים לכם בכול', en: 'Your equals in everything', ar: 'متساوون معكم في كل شيء' },
  moreGuestsText: {
    he: 'לחיה אחת או יותר, בהרשאות שתבחרו',
    en: 'For one pet or more, with the permissions you choose',
    ar: 'لحيوان واحد أو أكثر، بالصلاحيات التي تختارونها',
  },

  leave: { he: 'עזיבת הבית', en: 'Leave the home', ar: 'مغادرة البيت' },
  leaveTitle: { he: 'לעזוב את הבית?', en: 'Leave the home?', ar: 'هل تريدون مغادرة البيت؟' },
  leaveText: {
    he: 'לא תראו יותר את החיות ואת כל מה שנכתב עליהן. הכול נשאר אצל {owners}, כולל מה שאתם כתבתם, עם השם שלכם.',
    en: 'You will no longer see the pets or anything written about them. Everything stays with {owners}, also what you wrote, with your name.',
    ar: 'لن تروا الحيوانات ولا ما كُتب عنها. كل شيء يبقى لدى {owners}، بما في ذلك ما كتبتموه، مع اسمكم.',
  },
  leaveDo: { he: 'עזיבה', en: 'Leave', ar: 'مغادرة' },
  left: { he: 'עזבתם את הבית', en: 'You left the home', ar: 'غادرتم البيت' },
});
