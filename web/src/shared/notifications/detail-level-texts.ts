import { texts } from '@tzemed/contract/text/texts';

/** Words of the level of detail of texts that others may read. */
export const detailLevelTexts = texts({
  label: { he: 'מה רואים במסך הנעול', en: 'What shows on the lock screen', ar: 'ما الذي يظهر على شاشة القفل' },
  text: {
    he: 'וגם בנושא של מיילים ובכתובות סנכרון ליומן. אפשר לבחור אחרת לכל מכשיר.',
    en: 'And in subjects of mails and in calendar feeds. Each device can be set otherwise.',
    ar: 'وكذلك في عناوين الرسائل وفي مزامنة التقويم. يمكن اختيار غير ذلك لكل جهاز.',
  },
  everything: { he: 'הכול', en: 'Everything', ar: 'كل شيء' },
  pet: { he: 'רק שם החיה', en: 'The pet only', ar: 'اسم الحيوان فقط' },
  due: { he: 'רק שיש תזכורת', en: 'Only that something is due', ar: 'فقط أن هناك تذكيرًا' },
  asPreferences: { he: 'כמו בהעדפות', en: 'As in the preferences', ar: 'كما في التفضيلات' },
  likeEverything: {
    he: 'כך זה ייראה: ״חיסון כלבת (בלה)״',
    en: 'It looks like this: “Rabies vaccination (Bella)”',
    ar: 'هكذا يظهر: «تطعيم داء الكلب (بيلا)»',
  },
  likePet: {
    he: 'כך זה ייראה: ״בלה: תזכורת מצמד״',
    en: 'It looks like this: “Bella: A reminder from Tzemed”',
    ar: 'هكذا يظهر: «بيلا: تذكير من تسيمد»',
  },
  likeDue: {
    he: 'כך זה ייראה: ״תזכורת מצמד״',
    en: 'It looks like this: “A reminder from Tzemed”',
    ar: 'هكذا يظهر: «تذكير من تسيمد»',
  },
  ofDevice: { he: 'מה רואים: {name}', en: 'What shows: {name}', ar: 'ما الذي يظهر: {name}' },
  saved: { he: 'ההעדפה נשמרה', en: 'The preference is saved', ar: 'حُفظ التفضيل' },
  inCalendar: { he: 'מה רואים ביומן', en: 'What the calendar shows', ar: 'ما الذي يظهر في التقويم' },
});
