import { texts } from '@tzemed/contract/text/texts';

/** Confirms that an account is on the free plan again. */
export const cancelledText = texts({
  subject: {
    he: 'תוכנית הפרימיום שלכם בוטלה',
    en: 'Your Premium plan was cancelled',
    ar: 'أُلغيت خطة بريميوم الخاصة بكم',
  },
  preview: {
    he: 'כל החיות וכל המידע נשארים.',
    en: 'All pets and everything you noted stay.',
    ar: 'تبقى جميع الحيوانات وكل ما دوّنتموه.',
  },
  what: {
    he: 'חזרתם לתוכנית החינמית. כל החיות, המסמכים והקבצים נשארים כמו שהם. אם יש בבית יותר חיות ממה שהתוכנית כוללת, אפשר להמשיך להשתמש בכולן, ורק להוסיף חיה חדשה אי אפשר.',
    en: 'You are on the free plan again. All pets, records and files stay as they are. If a home has more pets than the plan includes, all of them can still be used; only adding another one is not possible.',
    ar: 'عدتم إلى الخطة المجانية. تبقى جميع الحيوانات والسجلات والملفات كما هي. إذا كان في البيت حيوانات أكثر مما تشمله الخطة، فيمكن الاستمرار في استخدامها كلها، ولا يمكن إضافة حيوان آخر فقط.',
  },
  label: { he: 'התוכנית שלי', en: 'My plan', ar: 'خطتي' },
});
