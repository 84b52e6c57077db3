import type { LegalText } from '../LegalPage.tsx';

export const privacy: LegalText = {
  title: { he: 'מדיניות פרטיות', en: 'Privacy policy', ar: 'سياسة الخصوصية' },
  updated: '2026-11-22',
  intro: {
    he: 'המידע שלכם ושל חיות המחמד שלכם נועד לשרת אתכם בלבד. כאן מוסבר בפשטות מה נשמר, לשם מה, ומה הזכויות שלכם.',
    en: 'Your information, and that of your pets, is there to serve you alone. This page explains plainly what is kept, what for, and what your rights are.',
    ar: 'معلوماتكم ومعلومات حيواناتكم الأليفة موجودة لخدمتكم فقط. توضح هذه الصفحة ببساطة ما الذي يُحفظ ولماذا، وما هي حقوقكم.',
  },
  sections: [
    {
      heading: { he: 'איזה מידע נאסף', en: 'What is collected', ar: 'المعلومات التي تُجمع' },
      text: {
        he: `אנחנו שומרים רק את מה שהזנתם ואת מה שדרוש להפעלת השירות:
- פרטי חשבון: שם, אימייל, והסיסמה כגיבוב בלבד, שאי אפשר לשחזר ממנו אותה.
- מידע על חיות המחמד: פרטי החיה, רשומות רפואיות, תזכורות והוצאות.
- נתוני שימוש: מועדי ההתחברות לחשבון והשפה שבחרתם.
- תמונות שהעליתם. פרטי הצילום, ובהם המיקום, מוסרים מהן.
- מטא־נתונים טכניים: כתובת IP וסוג הדפדפן, לצורכי אבטחה ואיתור תקלות.
השימוש בצמד חינם, ולכן איננו מבקשים פרטי כרטיס אשראי או תשלום.`,
        en: `We keep only what you entered and what running the service needs:
- Account details: name, email, and the password only as a hash, from which it can’t be recovered.
- Information about your pets: their profile, medical records, reminders and expenses.
- Usage data: when you signed in, and the language you chose.
- Photos you uploaded. Camera data, location included, is removed from them.
- Technical metadata: IP address and browser type, for security and for finding faults.
Tzemed is free to use, so we ask for no credit card or other payment details.`,
        ar: `نحفظ فقط ما أدخلتموه وما يلزم لتشغيل الخدمة:
- تفاصيل الحساب: الاسم والبريد الإلكتروني، وكلمة المرور كبصمة مشفرة فقط لا يمكن استعادتها منها.
- معلومات عن الحيوانات الأليفة: ملف الحيوان والسجلات الطبية والتذكيرات والمصاريف.
- بيانات الاستخدام: أوقات تسجيل الدخول إلى الحساب واللغة التي اخترتموها.
- الصور التي رفعتموها. تُزال منها بيانات التصوير بما فيها الموقع.
- بيانات وصفية تقنية: عنوان IP ونوع المتصفح، لأغراض الأمان واكتشاف الأعطال.
استخدام تسيمد مجاني، ولذلك لا نطلب بطاقة ائتمان ولا تفاصيل دفع.`,
      },
    },
    {
      heading: { he: 'למה משמש המידע', en: 'What it is used for', ar: 'استخدام المعلومات' },
      text: {
        he: `- להצגת המידע שלכם בכל מכשיר שבו התחברתם.
- לשליחת הודעות על החשבון ולאימות האימייל.
- לאבטחת החשבון ולתיקון תקלות.
אין בצמד פרסומות. המידע אינו נמכר, אינו משמש לפרסום ואינו נמסר לאחרים, אלא אם הדין מחייב זאת.`,
        en: `- To show you your information on every device you sign in from.
- To send messages about your account, and to confirm your email.
- To keep the account safe and to fix faults.
There are no ads in Tzemed. The information is not sold, is not used for advertising and is not given to others, unless the law requires it.`,
        ar: `- لعرض معلوماتكم على كل جهاز تدخلون منه.
- لإرسال رسائل تخص الحساب ولتأكيد البريد الإلكتروني.
- لحماية الحساب وإصلاح الأعطال.
لا توجد إعلانات في تسيمد. لا تُباع المعلومات ولا تُستخدم للإعلانات ولا تُسلّم لآخرين، إلا إذا ألزم القانون بذلك.`,
      },
    },
    {
      heading: { he: 'אבטחת המידע', en: 'Security', ar: 'أمان المعلومات' },
      text: {
        he: 'סיסמאות נשמרות כגיבוב חזק בלבד, כל בקשה נבדקת מול החשבון שלכם, וכל חיבור ניתן לניתוק. אין אבטחה מושלמת; אם יקרה אירוע שנוגע למידע שלכם, נודיע לכם כנדרש בחוק.',
        en: 'Passwords are kept only as a strong hash, every request is checked against your account, and every session can be ended. No security is perfect; if something happens that concerns your information, we will tell you as the law requires.',
        ar: 'تُحفظ كلمات المرور كبصمة مشفرة قوية فقط، ويُفحص كل طلب مقابل حسابكم، ويمكن إنهاء كل اتصال. لا يوجد أمان كامل؛ وإذا وقع حدث يمس معلوماتكم فسنبلغكم كما يقتضي القانون.',
      },
    },
    {
      heading: { he: 'הזכויות שלכם', en: 'Your rights', ar: 'حقوقكم' },
      text: {
        he: `לפי חוק הגנת הפרטיות אתם זכאים:
- לעיין במידע שנשמר עליכם ולקבל עותק שלו.
- לתקן מידע שאינו נכון או אינו מעודכן.
- למחוק את החשבון ואת כל המידע שבו, בכל רגע.
את רוב הפעולות אפשר לעשות בעצמכם באפליקציה, ולכל השאר אפשר לפנות אלינו.`,
        en: `Under the Israeli Protection of Privacy Law you may:
- See the information kept about you and receive a copy of it.
- Correct what is wrong or out of date.
- Delete the account and everything in it, at any moment.
You can do most of this yourselves in the app; for the rest, write to us.`,
        ar: `بموجب قانون حماية الخصوصية الإسرائيلي يحق لكم:
- الاطلاع على المعلومات المحفوظة عنكم والحصول على نسخة منها.
- تصحيح معلومات غير صحيحة أو غير محدّثة.
- حذف الحساب وكل ما فيه في أي لحظة.
يمكنكم القيام بمعظم ذلك بأنفسكم في التطبيق، ولكل ما عدا ذلك يمكنكم مراسلتنا.`,
      },
    },
    {
      heading: {
        he: 'עוגיות ואחסון בדפדפן',
        en: 'Cookies and browser storage',
        ar: 'ملفات تعريف الارتباط والتخزين في المتصفح',
      },
      text: {
        he: 'אין באתר עוגיות מעקב ואין בו שירותי ניתוח של צד שלישי. בדפדפן נשמרים רק אישור ההתחברות, שמכם והאימייל שלכם, ההעדפות שבחרתם (שפה, ערכת נושא וקיצורי מקלדת), מה שבחרתם לאחרונה בטופס (חיית המחמד ומה נוסף לה), והרשימות והסיכומים האחרונים שנטענו: חיות המחמד, הוצאות, רשומות רפואיות ותזכורות, כדי שאפשר יהיה להציג אותם גם בלי חיבור. כל עוד הלשונית פתוחה נשמר בה גם המקום שבו הפסקתם לקרוא בכל עמוד. ההתנתקות מוחקת את אישור ההתחברות, את השם ואת האימייל, את מה שנבחר לאחרונה ואת הרשימות האלה.',
        en: 'This site has no tracking cookies and no third-party analytics. Your browser keeps only your sign-in, your name and email, the preferences you chose (language, theme and keyboard shortcuts), what you last chose in a form (the pet, and what you added), and the lists and totals that were last loaded: pets, expenses, medical records and reminders, so that they can be shown without a connection. While a tab is open, it also keeps how far you scrolled on each page. Signing out removes the sign-in, the name and the email, what was last chosen, and those lists.',
        ar: 'لا توجد في الموقع ملفات تتبع ولا خدمات تحليل لطرف ثالث. يحفظ المتصفح فقط إذن دخولكم واسمكم وبريدكم الإلكتروني والتفضيلات التي اخترتموها (اللغة والسمة واختصارات لوحة المفاتيح)، وآخر ما اخترتموه في نموذج (الحيوان وما أُضيف له)، وآخر القوائم والمجاميع التي حُمّلت: الحيوانات الأليفة والمصاريف والسجلات الطبية والتذكيرات، حتى يمكن عرضها دون اتصال. وما دامت علامة التبويب مفتوحة، يُحفظ فيها أيضًا موضع توقفكم في كل صفحة. تسجيل الخروج يحذف إذن الدخول والاسم والبريد الإلكتروني وآخر ما اختير وهذه القوائم.',
      },
    },
  ],
};
