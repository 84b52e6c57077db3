import type { Word } from '@tzemed/contract/text/texts';

type PublicLink = { readonly path: string; readonly word: Word };

const home = { path: '/', word: { he: 'דף הבית', en: 'Home', ar: 'الصفحة الرئيسية' } };
const features = { path: '/features', word: { he: 'תכונות', en: 'Features', ar: 'الميزات' } };
const about = { path: '/about', word: { he: 'אודות', en: 'About', ar: 'من نحن' } };
const contact = { path: '/contact', word: { he: 'יצירת קשר', en: 'Contact', ar: 'اتصلوا بنا' } };
const faq = { path: '/faq', word: { he: 'שאלות נפוצות', en: 'FAQ', ar: 'الأسئلة الشائعة' } };

/** Links of the bar, in their order. */
export const barLinks: readonly PublicLink[] = [home, features, about, contact, faq];

type FootList = { readonly heading: Word; readonly links: readonly PublicLink[] };

/** Lists of links at the end of every public page. */
export const footLists: readonly FootList[] = [
  {
    heading: { he: 'המוצר', en: 'Product', ar: 'المنتج' },
    links: [
      features,
      { path: '/pricing', word: { he: 'תמחור', en: 'Pricing', ar: 'الأسعار' } },
      { path: '/download', word: { he: 'התקנה', en: 'Install', ar: 'التثبيت' } },
      { path: '/api', word: { he: 'API', en: 'API', ar: 'API' } },
    ],
  },
  {
    heading: { he: 'צמד', en: 'Tzemed', ar: 'تسيمد' },
    links: [
      about,
      { path: '/careers', word: { he: 'דרושים', en: 'Careers', ar: 'وظائف' } },
      { path: '/press', word: { he: 'עיתונות', en: 'Press', ar: 'الصحافة' } },
      { path: '/partners', word: { he: 'שותפים', en: 'Partners', ar: 'الشركاء' } },
    ],
  },
  {
    heading: { he: 'עזרה', en: 'Help', ar: 'المساعدة' },
    links: [
      { path: '/help', word: { he: 'מרכז העזרה', en: 'Help center', ar: 'مركز المساعدة' } },
      faq,
      contact,
      { path: '/status', word: { he: 'מצב השירות', en: 'Service status', ar: 'حالة الخدمة' } },
    ],
  },
  {
    heading: { he: 'מידע משפטי', en: 'Legal', ar: 'معلومات قانونية' },
    links: [
      { path: '/privacy', word: { he: 'מדיניות פרטיות', en: 'Privacy policy', ar: 'سياسة الخصوصية' } },
      { path: '/terms', word: { he: 'תנאי שימוש', en: 'Terms of service', ar: 'شروط الاستخدام' } },
      { path: '/cookies', word: { he: 'עוגיות', en: 'Cookies', ar: 'ملفات تعريف الارتباط' } },
      { path: '/accessibility', word: { he: 'הצהרת נגישות', en: 'Accessibility', ar: 'إمكانية الوصول' } },
    ],
  },
];

/** Words of the link to a page. */
export const wordOf = (path: string) =>
  [...barLinks, ...footLists.flatMap(({ links }) => links)].find((link) => link.path === path)?.word;

/** Home matches exactly, the others with whatever stands below them. */
export const isHere = (path: string, link: string) =>
  link === '/' ? path === '/' : path === link || path.startsWith(`${link}/`);
