import { texts } from '@tzemed/contract/text/texts';

export const sharingTexts = texts({
  pet: { he: 'חיית מחמד', en: 'Pet', ar: 'الحيوان' },
  sharePet: { he: 'שיתוף {name}', en: 'Share {name}', ar: 'مشاركة {name}' },
  holdsNow: {
    he: 'השינוי חל מיד, גם במסכים שפתוחים עכשיו אצל {name}.',
    en: 'The change takes effect at once, also on screens that {name} has open now.',
    ar: 'يسري التغيير فورًا، حتى على الشاشات المفتوحة الآن لدى {name}.',
  },
  saved: { he: 'ההרשאות נשמרו', en: 'The permissions were saved', ar: 'تم حفظ الصلاحيات' },
  remove: { he: 'הסרת הגישה', en: 'Remove access', ar: 'إزالة الوصول' },
  removeTitle: {
    he: 'להפסיק לשתף את {pet} עם {name}?',
    en: 'Stop sharing {pet} with {name}?',
    ar: 'إيقاف مشاركة {pet} مع {name}؟',
  },
  removeText: {
    he: 'הגישה תיפסק מיד, גם במסכים שפתוחים עכשיו. כל מה שנכתב נשאר.',
    en: 'Access ends at once, also on screens that are open now. Everything that was written stays.',
    ar: 'يتوقف الوصول فورًا، حتى على الشاشات المفتوحة الآن. كل ما كُتب يبقى.',
  },
  removed: { he: 'הגישה אל {pet} הוסרה', en: 'Access to {pet} was removed', ar: 'أُزيل الوصول إلى {pet}' },
  endAll: { he: 'הפסקת כל השיתוף', en: 'Stop sharing everything', ar: 'إيقاف المشاركة كلها' },
  endAllTitle: {
    he: 'להפסיק כל שיתוף עם {name}?',
    en: 'Stop all sharing with {name}?',
    ar: 'إيقاف كل مشاركة مع {name}؟',
  },
  ended: { he: 'השיתוף עם {name} הופסק', en: 'Sharing with {name} has stopped', ar: 'توقفت المشاركة مع {name}' },
  undo: { he: 'החזרת הגישה', en: 'Give it back', ar: 'إعادة الوصول' },
  restored: { he: 'הגישה הוחזרה', en: 'Access was given back', ar: 'أُعيد الوصول' },

  sharedTitle: { he: 'כך {pet} בשיתוף איתכם', en: 'How {pet} is shared with you', ar: 'هكذا تتم مشاركة {pet} معكم' },
  sharedUntil: { he: 'השיתוף בתוקף {until}.', en: 'Shared {until}.', ar: 'المشاركة سارية {until}.' },
  leave: { he: 'עזיבה', en: 'Leave', ar: 'مغادرة' },
  leaveTitle: { he: 'להפסיק לעזור עם {pet}?', en: 'Stop helping with {pet}?', ar: 'التوقف عن المساعدة مع {pet}؟' },
  leaveText: {
    he: 'לא תראו יותר את {pet}. מה שכתבתם נשאר, עם השם שלכם. כדי לחזור צריך הזמנה חדשה.',
    en: 'You will no longer see {pet}. What you wrote stays, with your name. Coming back takes a new invitation.',
    ar: 'لن تروا {pet} بعد ذلك. ما كتبتموه يبقى مع اسمكم. للعودة تلزم دعوة جديدة.',
  },
  left: { he: '{pet} כבר לא בשיתוף איתכם', en: 'You no longer see {pet}', ar: 'لم تعودوا ترون {pet}' },

  whoSees: { he: 'מי רואה את {pet}', en: 'Who sees {pet}', ar: 'من يرى {pet}' },
  guestAs: { he: '{name} ({preset})', en: '{name} ({preset})', ar: '{name} ({preset})' },
  waiting: {
    he: { one: 'הזמנה אחת מחכה לתשובה.', two: 'שתי הזמנות מחכות לתשובה.', other: '{count} הזמנות מחכות לתשובה.' },
    en: { one: '1 invitation waits for an answer.', other: '{count} invitations wait for an answer.' },
    ar: {
      one: 'دعوة واحدة بانتظار الرد.',
      two: 'دعوتان بانتظار الرد.',
      few: '{count} دعوات بانتظار الرد.',
      many: '{count} دعوة بانتظار الرد.',
      other: '{count} دعوة بانتظار الرد.',
    },
  },
  helpedTitle: { he: 'הבתים שאתם עוזרים בהם', en: 'Homes you help', ar: 'البيوت التي تساعدون فيها' },
  helpedHome: { he: 'הבית של {owners}', en: 'The home of {owners}', ar: 'بيت {owners}' },
  toHome: { he: 'אל הבית שלנו', en: 'To our home', ar: 'إلى بيتنا' },
});
