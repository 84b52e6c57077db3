import { texts } from '@tzemed/contract/text/texts';

export const pricingTexts = texts({
  title: { he: 'תמחור', en: 'Pricing', ar: 'الأسعار' },
  openLead: {
    he: 'כל מה שיש בצמד פתוח לכולם, בחינם.',
    en: 'Everything in Tzemed is open to everybody, for free.',
    ar: 'كل ما في تسيمد متاح للجميع، مجانًا.',
  },
  limitedLead: {
    he: 'כל התכונות בכל תוכנית. ההבדל היחיד הוא כמה חיות גרות אצלכם.',
    en: 'Every plan has every feature. The only difference is how many animals live with you.',
    ar: 'كل الميزات في كل خطة. الفرق الوحيد هو عدد الحيوانات التي تعيش لديكم.',
  },
  plans: { he: 'התוכניות', en: 'Plans', ar: 'الخطط' },
  free: { he: 'חינם', en: 'Free', ar: 'مجانية' },
  premium: { he: 'פרימיום', en: 'Premium', ar: 'بريميوم' },
  openFor: {
    he: 'לכל בית, בלי הגבלת זמן.',
    en: 'For every home, for as long as you like.',
    ar: 'لكل بيت، بلا حد زمني.',
  },
  freeFor: {
    he: 'לבית קטן, בלי הגבלת זמן.',
    en: 'For a small home, for as long as you like.',
    ar: 'لبيت صغير، بلا حد زمني.',
  },
  premiumFor: { he: 'לבית שממשיך לגדול.', en: 'For a home that keeps growing.', ar: 'لبيت يستمر في النمو.' },
  premiumPrice: { he: 'ללא הגבלה', en: 'No limit', ar: 'بلا حدود' },
  ask: { he: 'פנו אלינו', en: 'Contact us', ar: 'اتصلوا بنا' },
  pets: {
    he: { one: 'חיית מחמד אחת', two: 'עד שתי חיות מחמד', other: 'עד {count} חיות מחמד' },
    en: { one: 'One pet', other: 'Up to {count} pets' },
    ar: {
      one: 'حيوان أليف واحد',
      two: 'حتى حيوانين أليفين',
      few: 'حتى {count} حيوانات أليفة',
      many: 'حتى {count} حيوانًا أليفًا',
      other: 'حتى {count} حيوان أليف',
    },
  },
  allPets: { he: 'חיות מחמד בלי הגבלה', en: 'As many pets as you like', ar: 'حيوانات أليفة بلا حد' },
  allFeatures: { he: 'כל התכונות', en: 'Every feature', ar: 'كل الميزات' },
  allPeople: {
    he: 'בעלים ואורחים בלי הגבלה',
    en: 'As many owners and guests as you like',
    ar: 'مالكون وضيوف بلا حد',
  },
  noCard: { he: 'בלי כרטיס אשראי', en: 'No credit card', ar: 'من دون بطاقة ائتمان' },
  byUs: {
    he: 'אנחנו פותחים אותה לכם, אחרי שכתבתם לנו',
    en: 'We turn it on for you once you have written to us',
    ar: 'نفعّلها لكم بعد أن تكتبوا لنا',
  },
  counted: {
    he: 'חיות בארכיון וחיות ששיתפו איתכם לא נספרות.',
    en: 'Archived pets, and pets that others share with you, do not count.',
    ar: 'الحيوانات المؤرشفة والحيوانات التي شاركها معكم آخرون لا تُحتسب.',
  },
  announced: {
    he: 'על שינוי מהותי בתנאים נודיע לפני שייכנס לתוקף.',
    en: 'A material change to the terms is announced before it takes effect.',
    ar: 'نعلن عن أي تغيير جوهري في الشروط قبل سريانه.',
  },
  included: { he: 'מה כלול', en: 'What is included', ar: 'ما الذي تشمله الخطة' },
  yes: { he: 'כלול', en: 'Included', ar: 'مشمول' },
  rowPets: { he: 'חיות מחמד', en: 'Pets', ar: 'الحيوانات الأليفة' },
  unlimited: { he: 'בלי הגבלה', en: 'No limit', ar: 'بلا حد' },
  rowCare: {
    he: 'תיק רפואי, תזכורות ולוח שנה',
    en: 'Medical records, reminders and calendar',
    ar: 'السجل الطبي والتذكيرات والتقويم',
  },
  rowMoney: {
    he: 'הוצאות, תקציבים ותביעות ביטוח',
    en: 'Expenses, budgets and insurance claims',
    ar: 'المصاريف والميزانيات ومطالبات التأمين',
  },
  rowPeople: {
    he: 'בעלים ואורחים, עם הרשאות',
    en: 'Owners and guests, with permissions',
    ar: 'المالكون والضيوف، مع صلاحيات',
  },
  rowFiles: { he: 'תמונות ומסמכים', en: 'Photos and documents', ar: 'الصور والمستندات' },
  rowExport: {
    he: 'הדפסות והורדה של כל המידע',
    en: 'Printouts, and downloading all your data',
    ar: 'المطبوعات وتنزيل كل بياناتكم',
  },
  rowSupport: { he: 'תמיכה אנושית', en: 'Support by people', ar: 'دعم بشري' },
});
