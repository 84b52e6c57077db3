import { texts } from '@tzemed/contract/text/texts';

export const planTexts = texts({
  lead: {
    he: 'אתם בתוכנית {plan} מאז {since}. אין כרטיס אשראי בחשבון.',
    en: 'You have been on the {plan} plan since {since}. There is no credit card in the account.',
    ar: 'أنتم على خطة {plan} منذ {since}. لا توجد بطاقة ائتمان في الحساب.',
  },
  openLead: {
    he: 'כל מה שיש בצמד פתוח לכולם.',
    en: 'Everything in Tzemed is open to everybody.',
    ar: 'كل ما في تسيمد متاح للجميع.',
  },
  openTitle: { he: 'חינם, בלי הגבלה', en: 'Free, without limits', ar: 'مجانًا وبلا حدود' },
  free: { he: 'חינם', en: 'Free', ar: 'مجانية' },
  premium: { he: 'פרימיום', en: 'Premium', ar: 'بريميوم' },
  freeFor: {
    he: 'לבית קטן, בלי הגבלת זמן.',
    en: 'For a small home, for as long as you like.',
    ar: 'لبيت صغير، بلا حد زمني.',
  },
  premiumFor: {
    he: 'לבית שממשיך לגדול. מפעילי האתר מעניקים אותה.',
    en: 'For a home that keeps growing. The operator of the site grants it.',
    ar: 'لبيت يستمر في النمو. يمنحها مشغّلو الموقع.',
  },
  own: { he: 'התוכנית שלכם', en: 'Your plan', ar: 'خطتكم' },
  pets: {
    he: { one: 'חיית מחמד אחת', two: 'עד שתי חיות מחמד', other: 'עד {count} חיות מחמד' },
    en: { one: 'One pet', other: 'Up to {count} pets' },
    ar: {
      one: 'حيوان أليف واحد',
      two: 'حتى حيوانين أليفين',
      few: 'حتى {count} حيوانات أليفة',
      many: 'حتى {count} حيوانًا أليفًا',
      other: 'حتى {count} حيوانًا أليفًا',
    },
  },
  allPets: { he: 'חיות מחמד בלי הגבלה', en: 'As many pets as you like', ar: 'حيوانات أليفة بلا حد' },
  allFeatures: { he: 'כל התכונות', en: 'Every feature', ar: 'كل الميزات' },
  allPeople: {
    he: 'בעלים ואורחים בלי הגבלה',
    en: 'As many owners and guests as you like',
    ar: 'مالكون وضيوف بلا حد',
  },
  allDevices: { he: 'כל המכשירים', en: 'Every device', ar: 'كل الأجهزة' },
  counted: { he: 'מה נספר', en: 'What counts', ar: 'ما الذي يُحتسب' },
  inHome: { he: 'חיות בבית', en: 'Pets at home', ar: 'حيوانات في البيت' },
  inHomeOf: { he: 'חיות בבית: {home}', en: 'Pets at home: {home}', ar: 'حيوانات في البيت: {home}' },
  used: { he: '{used} מתוך {limit}', en: '{used} of {limit}', ar: '{used} من {limit}' },
  notCounted: { he: 'לא נספרות', en: 'Not counted', ar: 'لا تُحتسب' },
  archived: { he: '{name} (בארכיון)', en: '{name} (archived)', ar: '{name} (في الأرشيف)' },
  shared: { he: '{name} (בשיתוף איתכם)', en: '{name} (shared with you)', ar: '{name} (مشترك معكم)' },
  over: {
    he: 'יש בבית יותר חיות ממה שהתוכנית כוללת. כולן נשארות, עם כל המידע; רק להוסיף עוד אחת אי אפשר.',
    en: 'A home has more pets than the plan includes. All of them stay, with everything about them; only adding another one is not possible.',
    ar: 'في البيت حيوانات أكثر مما تشمله الخطة. تبقى كلها مع كل معلوماتها، ولا يمكن إضافة حيوان آخر فقط.',
  },
  full: {
    he: 'הגעתם למספר החיות שהתוכנית כוללת. חיה שעוברת לארכיון לא נספרת.',
    en: 'You have as many pets as the plan includes. A pet that is archived does not count.',
    ar: 'بلغتم عدد الحيوانات الذي تشمله الخطة. الحيوان المؤرشف لا يُحتسب.',
  },
  byOtherOwner: {
    he: 'לבית הזה אין הגבלה, בזכות התוכנית של בעלים נוספים.',
    en: 'This home has no limit, thanks to the plan of another owner.',
    ar: 'لا حد لهذا البيت بفضل خطة مالك آخر.',
  },
  cancel: { he: 'ביטול פרימיום', en: 'Cancel Premium', ar: 'إلغاء بريميوم' },
  cancelTitle: { he: 'לבטל את פרימיום?', en: 'Cancel Premium?', ar: 'هل تريدون إلغاء بريميوم؟' },
  cancelText: {
    he: 'תעברו מיד לתוכנית החינמית. כל החיות וכל המידע נשארים; אם יש בבית יותר חיות ממה שהיא כוללת, אי אפשר יהיה להוסיף עוד.',
    en: 'You move to the free plan at once. All pets and everything about them stay; if a home has more pets than it includes, no more can be added.',
    ar: 'ستنتقلون فورًا إلى الخطة المجانية. تبقى جميع الحيوانات وكل معلوماتها؛ وإذا كان في البيت حيوانات أكثر مما تشمله، فلن يمكن إضافة المزيد.',
  },
  keep: { he: 'להשאיר את פרימיום', en: 'Keep Premium', ar: 'الاحتفاظ ببريميوم' },
  cancelled: { he: 'חזרתם לתוכנית החינמית', en: 'You are on the free plan again', ar: 'عدتم إلى الخطة المجانية' },
  notSaved: { he: 'השינוי לא נשמר', en: 'The change was not saved', ar: 'لم يُحفظ التغيير' },
});
