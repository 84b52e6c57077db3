import type { ConsentKind } from '@tzemed/contract/account/consent-kinds';
import type { Words } from '@tzemed/contract/text/languages';

/** Published wording: its day, and a sentence on how it differs from the previous one. */
type Wording = { readonly day: string; readonly change: Words };

const first: Words = { he: 'הנוסח הראשון.', en: 'The first wording.', ar: 'الصيغة الأولى.' };

/** All wordings that were published, newest first; that which holds now stands at the top. */
export const wordingHistory: Readonly<Record<ConsentKind, readonly Wording[]>> = {
  terms: [
    {
      day: '2026-11-22',
      change: {
        he: 'נוסף שהשימוש חינם ובלי פרסומות, ושהמידע אינו נמכר ואפשר למחוק אותו בכל רגע.',
        en: 'Added that using Tzemed is free and has no ads, and that your information is not sold and can be deleted at any moment.',
        ar: 'أُضيف أن الاستخدام مجاني ومن دون إعلانات، وأن المعلومات لا تُباع ويمكن حذفها في أي لحظة.',
      },
    },
    { day: '2026-11-21', change: first },
  ],
  privacy: [
    {
      day: '2026-11-30',
      change: {
        he: 'נוספו פניות מטופס יצירת הקשר, המכתב החודשי ומה שצוות התמיכה ומנהלי האתר רואים. תואר מחדש מה קורה למה שנמחק: 30 ימים באשפה, ואז מחיקה לתמיד. נוסף שעותק של המידע נשמר במכשיר, לשימוש בלי חיבור.',
        en: 'Added messages from the contact form, the newsletter, and what the support team and the administrators see. Described anew what happens to deleted things: 30 days in the trash, then erased for good. Added that a copy of your data is kept on the device, for use without a connection.',
        ar: 'أُضيفت رسائل نموذج الاتصال والنشرة البريدية وما يراه فريق الدعم ومديرو الموقع. ووُصف من جديد ما يحدث لما يُحذف: 30 يومًا في سلة المحذوفات ثم محو نهائي. وأُضيف أن نسخة من المعلومات تُحفظ على الجهاز للاستخدام دون اتصال.',
      },
    },
    {
      day: '2026-11-29',
      change: {
        he: 'נוספו הפניות לתמיכה: מה נשמר, מי רואה ולכמה זמן. תואר מחדש מה קורה למה שנמחק.',
        en: 'Added requests to support: what is kept, who sees it and for how long. Described anew what happens to deleted things.',
        ar: 'أُضيفت طلبات الدعم: ما يُحفظ ومن يراه وإلى متى. ووُصف من جديد ما يحدث لما يُحذف.',
      },
    },
    {
      day: '2026-11-28',
      change: {
        he: 'הנוסח הורחב: כל סוגי המידע, מי רואה אותו בבית, אילו שירותים מקבלים אותו, כמה זמן הוא נשמר ואיך לממש את הזכויות.',
        en: 'The wording was extended: all kinds of information, who sees it at home, which services receive it, how long it is kept, and how to use your rights.',
        ar: 'وُسّعت الصيغة: كل أنواع المعلومات، ومن يراها في البيت، وأي خدمات تتلقاها، ومدة حفظها، وكيفية ممارسة الحقوق.',
      },
    },
    {
      day: '2026-11-22',
      change: {
        he: 'דויק אילו פרטים נשמרים ומה נשאר בדפדפן, ונוסף שאין פרסומות ואיננו מבקשים פרטי תשלום.',
        en: 'Stated more exactly which details are kept and what stays in the browser; added that there are no ads and that we ask for no payment details.',
        ar: 'وُضّح بدقة أي تفاصيل تُحفظ وما يبقى في المتصفح، وأُضيف أنه لا توجد إعلانات وأننا لا نطلب تفاصيل دفع.',
      },
    },
    { day: '2026-11-21', change: first },
  ],
};
