import type { Words } from '@tzemed/contract/languages';
import { site } from '../../lib/site.ts';

/** Badges of the specification. */
export const categories = {
  general: { he: 'כללי', en: 'General', ar: 'عام' },
  pricing: { he: 'תמחור', en: 'Pricing', ar: 'الأسعار' },
  start: { he: 'איך מתחילים', en: 'Getting started', ar: 'البداية' },
  security: { he: 'אבטחה', en: 'Security', ar: 'الأمان' },
  technical: { he: 'טכני', en: 'Technical', ar: 'تقني' },
  support: { he: 'תמיכה', en: 'Support', ar: 'الدعم' },
  features: { he: 'תכונות', en: 'Features', ar: 'الميزات' },
} as const satisfies Record<string, Words>;
export type Category = keyof typeof categories;

export type Question = {
  readonly id: string;
  readonly category: Category;
  readonly question: Words;
  readonly answer: Words;
};

const openPrice: Words = {
  he: 'צמד חינם, ובלי הגבלה על מספר החיות. אין כרטיס אשראי, ואין פרסומות.',
  en: 'Tzemed is free, with no limit on the number of pets. There is no credit card, and there are no ads.',
  ar: 'تسيمد مجاني، وبلا حد لعدد الحيوانات. بلا بطاقة ائتمان، وبلا إعلانات.',
};
const limitedPrice = (limit: number): Words => ({
  he: `התוכנית החינמית מתאימה לעד ${limit} חיות מחמד, ובפרימיום אין הגבלה. חיות בארכיון וחיות ששיתפו איתכם לא נספרות.`,
  en: `The free plan covers up to ${limit} pets, and Premium has no limit. Archived pets, and pets that others share with you, are not counted.`,
  ar: `تشمل الخطة المجانية حتى ${limit} حيوانات أليفة، ولا حد في بريميوم. الحيوانات المؤرشفة وتلك المشتركة معكم لا تُحتسب.`,
});

/** The eight questions; an address such as `/faq#cost` opens one. */
export const questions: readonly Question[] = [
  {
    id: 'what',
    category: 'general',
    question: { he: 'מה זה צמד?', en: 'What is Tzemed?', ar: 'ما هو تسيمد؟' },
    answer: {
      he: 'מקום אחד לכל מה שקשור לחיות שלכם: תיק רפואי, תזכורות, הוצאות ומסמכים. בדפדפן ובטלפון, בעברית, באנגלית ובערבית.',
      en: 'One place for everything about your pets: medical records, reminders, expenses and papers. In the browser and on the phone, in Hebrew, English and Arabic.',
      ar: 'مكان واحد لكل ما يخص حيواناتكم: سجل طبي وتذكيرات ومصاريف ومستندات. في المتصفح وعلى الهاتف، بالعبرية والإنجليزية والعربية.',
    },
  },
  {
    id: 'cost',
    category: 'pricing',
    question: { he: 'כמה זה עולה?', en: 'What does it cost?', ar: 'كم يكلّف؟' },
    answer: site.petLimit === null ? openPrice : limitedPrice(site.petLimit),
  },
  {
    id: 'start',
    category: 'start',
    question: { he: 'מה עושים אחרי ההרשמה?', en: 'What comes after signing up?', ar: 'ماذا بعد التسجيل؟' },
    answer: {
      he: 'מוסיפים חיה אחת: שם, סוג ותמונה. אחר כך אפשר לצרף את פנקס החיסונים, לרשום את החיסון האחרון, ולקבוע תזכורת לבא אחריו.',
      en: 'Add one pet: name, species and a photo. Then attach the vaccination book, record the last shot, and set a reminder for the next one.',
      ar: 'أضيفوا حيوانًا واحدًا: الاسم والنوع وصورة. بعدها أرفقوا دفتر التطعيمات، وسجّلوا آخر تطعيم، وحددوا تذكيرًا بالتالي.',
    },
  },
  {
    id: 'privacy',
    category: 'security',
    question: { he: 'מי רואה את המידע שלי?', en: 'Who sees my data?', ar: 'من يرى معلوماتي؟' },
    answer: {
      he: 'רק אתם ומי שבחרתם. אין פרסומות, המידע לא נמכר, ואפשר להוריד או למחוק את הכול בכל רגע.',
      en: 'Only you and those you chose. There are no ads, the data is not sold, and you can download or delete all of it at any time.',
      ar: 'أنتم ومن اخترتم فقط. لا إعلانات، والمعلومات لا تُباع، ويمكنكم تنزيلها أو حذفها كلها في أي لحظة.',
    },
  },
  {
    id: 'devices',
    category: 'technical',
    question: { he: 'באילו מכשירים זה עובד?', en: 'Which devices does it work on?', ar: 'على أي أجهزة يعمل؟' },
    answer: {
      he: 'בכל טלפון, טאבלט ומחשב עם דפדפן עדכני. מה ששיניתם במכשיר אחד מופיע באחרים מיד.',
      en: 'On every phone, tablet and computer with a current browser. What you change on one device appears on the others at once.',
      ar: 'على كل هاتف وجهاز لوحي وحاسوب فيه متصفح حديث. ما تغيّرونه على جهاز يظهر على الأخرى فورًا.',
    },
  },
  {
    id: 'help',
    category: 'support',
    question: { he: 'מתי אפשר לקבל עזרה?', en: 'When can I get help?', ar: 'متى يمكن الحصول على مساعدة؟' },
    answer: {
      he: 'לפתוח פנייה אפשר 24/7. אנשים עונים בימים א׳–ה׳ בשעות \u20669:00–18:00\u2069 וביום ו׳ בשעות \u20669:00–14:00\u2069.',
      en: 'You can open a request 24/7. People answer Sunday to Thursday 9:00–18:00, and Friday 9:00–14:00.',
      ar: 'يمكن فتح طلب على مدار الساعة. ويرد أشخاص من الأحد إلى الخميس \u20669:00–18:00\u2069 ويوم الجمعة \u20669:00–14:00\u2069.',
    },
  },
  {
    id: 'species',
    category: 'features',
    question: { he: 'אילו חיות אפשר להוסיף?', en: 'Which animals can I add?', ar: 'أي حيوانات يمكن إضافتها؟' },
    answer: {
      he: 'כלבים, חתולים, ציפורים, דגים, מכרסמים וגם אחרות: ארנב, צב, חמוס.',
      en: 'Dogs, cats, birds, fish, rodents, and others too: a rabbit, a tortoise, a ferret.',
      ar: 'كلاب وقطط وطيور وأسماك وقوارض، وغيرها أيضًا: أرنب وسلحفاة ونمس.',
    },
  },
  {
    id: 'family',
    category: 'features',
    question: { he: 'אפשר לשתף את המשפחה?', en: 'Can I share with my family?', ar: 'هل يمكن المشاركة مع العائلة؟' },
    answer: {
      he: 'כן. בעלים נוספים שווים לכם בכול, ואורחים רואים ועושים רק מה שבחרתם, לכל חיה בנפרד.',
      en: 'Yes. Other owners are your equals in everything, and guests see and do only what you chose, for each pet separately.',
      ar: 'نعم. المالكون الآخرون مساوون لكم في كل شيء، والضيوف يرون ويفعلون فقط ما اخترتم، لكل حيوان على حدة.',
    },
  },
];
