import { texts } from '@tzemed/contract/text/texts';

export const storedDataTexts = texts({
  title: { he: 'מה שמור במכשיר', en: 'What is saved on this device', ar: 'ما المحفوظ على الجهاز' },
  lead: {
    he: 'כדי שהכול ייפתח גם בלי חיבור. נמחק כשמתנתקים.',
    en: 'So that everything opens without a connection, too. It goes when you sign out.',
    ar: 'كي يُفتح كل شيء دون اتصال أيضًا. يُحذف عند تسجيل الخروج.',
  },
  size: { he: 'מקום', en: 'Space', ar: 'المساحة' },
  items: { he: 'פריטים', en: 'Items', ar: 'العناصر' },
  papers: { he: 'מסמכים', en: 'Documents', ar: 'المستندات' },
  syncedAt: { he: 'עודכן', en: 'Updated', ar: 'آخر تحديث' },
  never: { he: 'עוד לא', en: 'Not yet', ar: 'ليس بعد' },
  persistent: {
    he: 'הדפדפן לא ימחק את זה מעצמו.',
    en: 'The browser will not delete it by itself.',
    ar: 'لن يحذفه المتصفح من تلقاء نفسه.',
  },
  passing: {
    he: 'כשהמקום במכשיר אוזל, הדפדפן עלול למחוק את זה. התקנת האפליקציה מונעת את זה בדרך כלל.',
    en: 'When the device runs out of space, the browser may delete it. Installing the app usually prevents that.',
    ar: 'عندما تنفد مساحة الجهاز قد يحذفه المتصفح. تثبيت التطبيق يمنع ذلك عادةً.',
  },
  free: { he: 'פינוי מקום', en: 'Free up space', ar: 'إخلاء مساحة' },
  freed: {
    he: 'המקום פונה. הרשימות יישמרו שוב בחיבור הבא; מהמסמכים רק פנקס החיסונים, הרישיון, הביטוח ומה שסימנתם. מה שמחכה לשליחה נשאר.',
    en: 'Space was freed. Lists will be saved again next time you’re connected; of documents only the vaccination booklet, licence, insurance and what you marked. What waits to be sent stays.',
    ar: 'أُخليت المساحة. ستُحفظ القوائم مجددًا عند الاتصال القادم؛ ومن المستندات دفتر التطعيمات والرخصة والتأمين وما اخترتموه فقط. ما ينتظر الإرسال يبقى.',
  },
  notFreed: {
    he: 'הפינוי לא הצליח. אפשר לנסות שוב.',
    en: 'Space could not be freed. You can try again.',
    ar: 'تعذّر إخلاء المساحة. يمكنكم المحاولة مجددًا.',
  },
  papersOff: {
    he: 'מסמכים מ־90 הימים האחרונים לא נשמרים מאז שפיניתם מקום.',
    en: 'Documents of the last 90 days have not been saved since you freed up space.',
    ar: 'لا تُحفظ مستندات آخر 90 يومًا منذ أن أخليتم المساحة.',
  },
  papersOn: { he: 'שמירה מחדש', en: 'Save them again', ar: 'حفظها مجددًا' },
  nothing: {
    he: 'הדפדפן הזה לא שומר דבר במכשיר, למשל בגלישה פרטית. בלי חיבור האפליקציה לא תציג נתונים.',
    en: 'This browser saves nothing on the device, as in a private window. Without a connection the app has no data to show.',
    ar: 'هذا المتصفح لا يحفظ شيئًا على الجهاز، كما في نافذة خاصة. دون اتصال لن يعرض التطبيق بيانات.',
  },
});
