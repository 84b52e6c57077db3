import type { Lang, Words } from '@tzemed/contract/text/languages';
import { openingHours, formatHours } from '@tzemed/contract/dates/opening-hours';
import { wordsIn } from '@tzemed/contract/text/texts';
import { site } from '../../lib/site.ts';
import { pricingTexts } from '../pricing/texts.ts';

const [weekdays, friday] = openingHours.map(
  // Left to right in every language.
  (hours) => `\u2066${formatHours(hours)}\u2069`,
);

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
  en: 'Tzemed is free, with no limit on the number of pets. No credit card needed, and no ads.',
  ar: 'تسيمد مجاني، وبلا حد لعدد الحيوانات. بلا بطاقة ائتمان، وبلا إعلانات.',
};
const limitedPrice = (count: number): Words => {
  const { premium, premiumPrice, free, pets, counted } = pricingTexts;
  const inLang = (lang: Lang) =>
    `${free[lang]}: ${wordsIn({ pets }, lang).pets({ count })}. ${premium[lang]}: ${premiumPrice[lang]}. ${counted[lang]}`;
  return { he: inLang('he'), en: inLang('en'), ar: inLang('ar') };
};

/** The eight questions; an address such as `/faq#cost` opens one. */
export const questions: readonly Question[] = [
  {
    id: 'what',
    category: 'general',
    question: { he: 'מה זה צמד?', en: 'What is Tzemed?', ar: 'ما هو تسيمد؟' },
    answer: {
      he: 'מקום אחד לכל מה שקשור לחיות שלכם: תיק רפואי, תזכורות, הוצאות ומסמכים. בדפדפן ובטלפון, בעברית, באנגלית ובערבית.',
      en: 'One place for everything about your pets: medical records, reminders, expenses and documents. In the browser and on the phone, in Hebrew, English and Arabic.',
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
      he: 'רק אתם ומי שבחרתם. אין פרסומות והמידע לא נמכר. אפשר להוריד את הכול ולמחוק את החשבון בכל רגע; מה שכתבתם בבית משותף נשאר אצל השותפים.',
      en: 'Only you and those you chose. There are no ads, and the data is not sold. You can download everything and delete your account at any time; what you wrote in a shared home stays with its other owners.',
      ar: 'أنتم ومن اخترتم فقط. لا إعلانات، والمعلومات لا تُباع. يمكنكم تنزيل كل شيء وحذف حسابكم في أي لحظة؛ وما كتبتموه في بيت مشترك يبقى لدى الشركاء.',
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
      he: `לפתוח פנייה אפשר 24/7. אנשים עונים בימים א׳–ה׳ בשעות ${weekdays} וביום ו׳ בשעות ${friday}.`,
      en: `You can open a request 24/7. People answer Sunday to Thursday ${weekdays}, and Friday ${friday}.`,
      ar: `يمكن فتح طلب على مدار الساعة. ويرد أشخاص من الأحد إلى الخميس ${weekdays} ويوم الجمعة ${friday}.`,
    },
  },
  {
    id: 'species',
    category: 'features',
    question: { he: 'אילו חיות אפשר להוסיף?', en: 'Which animals can I add?', ar: 'أي حيوانات يمكن إضافتها؟' },
    answer: {
      he: 'כלבים, חתולים, ציפורים, דגים, מכרסמים וגם אחרות: ארנב, צב, חמוס.',
      en: 'Dogs, cats, birds, fish, rodents, and others too: a rabbit, a tortoise, a ferret.',
      ar: 'كلاب وقطط وطيور وأسماك وقوارض، وغيرها أيضًا: أرنب وسلحفاة وابن مقرض.',
    },
  },
  {
    id: 'family',
    category: 'features',
    question: { he: 'אפשר לשתף את המשפחה?', en: 'Can I share with my family?', ar: 'هل يمكن المشاركة مع العائلة؟' },
    answer: {
      he: 'כן. בעלים נוספים שווים לכם בכול, ואורחים רואים ועושים רק מה שבחרתם, לכל חיה בנפרד.',
      en: 'Yes. Other owners have the same rights as you, and guests see and do only what you chose, for each pet separately.',
      ar: 'نعم. المالكون الآخرون مساوون لكم في كل شيء، والضيوف يرون ويفعلون فقط ما اخترتم، لكل حيوان على حدة.',
    },
  },
];
