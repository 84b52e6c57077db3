import { texts } from '@tzemed/contract/text/texts';

/** The day of the wording, and of the last check that it tells of. */
export const wordingDay = '2026-11-29';
export const lastCheckDay = '2026-11-29';

export const accessibilityTexts = texts({
  title: { he: 'הצהרת נגישות', en: 'Accessibility statement', ar: 'بيان إمكانية الوصول' },
  lead: {
    he: 'צמד נבנה כדי שכולם יוכלו לטפל בחיות שלהם, בכל דרך שבה הם משתמשים בטלפון או במחשב.',
    en: 'Tzemed is built so that everyone can take care of their animals, however they use a phone or a computer.',
    ar: 'بُني تسيمد كي يتمكن الجميع من رعاية حيواناتهم، أيًا كانت طريقة استخدامهم للهاتف أو الحاسوب.',
  },
  checkedHeading: { he: 'איך בדקנו', en: 'How we checked', ar: 'كيف فحصنا' },
  checked: {
    he: 'בדיקות אוטומטיות (axe, לפי כללי WCAG 2.0, 2.1 ו־2.2 ברמה AA) עוברות על העמודים הציבוריים ועל מסכי האפליקציה, בערכת הנושא הבהירה ובכהה. בדיקות נוספות מפעילות את האתר במקלדת בלבד, מודדות את גודל הכפתורים, ופותחות כל עמוד ברוחב 320 פיקסלים ובטקסט של 150%.',
    en: 'Automatic checks (axe, by the rules of WCAG 2.0, 2.1 and 2.2 at level AA) go over the public pages and the screens of the app, in the light theme and in the dark one. Further checks use the site by keyboard alone, measure the size of buttons, and open every page at a width of 320 pixels and with text at 150%.',
    ar: 'تمر فحوص تلقائية (axe، وفق قواعد WCAG 2.0 و2.1 و2.2 بمستوى AA) على الصفحات العامة وشاشات التطبيق، في السمة الفاتحة والداكنة. وتستخدم فحوص أخرى الموقع بلوحة المفاتيح وحدها، وتقيس حجم الأزرار، وتفتح كل صفحة بعرض 320 بكسل وبنص بحجم 150%.',
  },
  lastCheck: {
    he: 'הבדיקה האחרונה נעשתה ב־{day}, בדפדפן Chromium.',
    en: 'The last check was made on {day}, in the Chromium browser.',
    ar: 'أُجري الفحص الأخير في {day} في متصفح Chromium.',
  },
  troubleHeading: { he: 'נתקלתם בקושי?', en: 'Something in your way?', ar: 'واجهتم صعوبة؟' },
  trouble: {
    he: 'כתבו לנו מה ניסיתם לעשות, באיזה עמוד, ובאיזה מכשיר, דפדפן או קורא מסך. נבדוק, נענה לכם, ונתקן מה שאפשר.',
    en: 'Write to us what you tried to do, on which page, and with which device, browser or screen reader. We will look into it, answer you, and fix what we can.',
    ar: 'اكتبوا لنا ما الذي حاولتم فعله، وفي أي صفحة، وبأي جهاز أو متصفح أو قارئ شاشة. سنفحص الأمر ونرد عليكم ونصلح ما يمكن إصلاحه.',
  },
  coordinator: {
    he: 'הפניות בנושא נגישות מטופלות על ידי',
    en: 'Questions about accessibility go to',
    ar: 'يتولى الطلبات المتعلقة بإمكانية الوصول',
  },
  mailSubject: { he: 'נגישות', en: 'Accessibility', ar: 'إمكانية الوصول' },
  mailNote: { he: 'נושא הפנייה: נגישות', en: 'Subject: Accessibility', ar: 'الموضوع: إمكانية الوصول' },
  phoneNote: { he: 'טלפון', en: 'Phone', ar: 'هاتف' },
  operatorHeading: { he: 'מי מפעיל את האתר', en: 'Who runs the site', ar: 'من يشغّل الموقع' },
});

/** The sections before that about the checks. */
export const statementSections = [
  {
    heading: { he: 'לפי איזה תקן', en: 'By which standard', ar: 'وفق أي معيار' },
    text: {
      he: 'האתר והאפליקציה נבנו לפי התקן הישראלי ת״י 5568, המבוסס על הנחיות WCAG, ברמה AA, כנדרש בתקנה 35 לתקנות שוויון זכויות לאנשים עם מוגבלות (התאמות נגישות לשירות), התשע״ג–2013. אנחנו בודקים גם לפי הגרסאות החדשות יותר, WCAG 2.1 ו־2.2.',
      en: 'The site and the app are built to the Israeli standard IS 5568, which is based on WCAG, at level AA, as regulation 35 of the Equal Rights for Persons with Disabilities Regulations (Service Accessibility Adjustments), 2013, requires. We also check by the newer versions, WCAG 2.1 and 2.2.',
      ar: 'بُني الموقع والتطبيق وفق المعيار الإسرائيلي 5568 المبني على إرشادات WCAG، بمستوى AA، كما تقتضي المادة 35 من أنظمة مساواة حقوق الأشخاص ذوي الإعاقة (ملاءمات إمكانية الوصول إلى الخدمة) لسنة 2013. ونفحص أيضًا وفق الإصدارين الأحدث، WCAG 2.1 و2.2.',
    },
  },
  {
    heading: { he: 'מה עשינו', en: 'What we did', ar: 'ما الذي فعلناه' },
    text: {
      he: `- כל מה שאפשר לעשות בעכבר אפשר לעשות גם במקלדת. המקום שבו נמצאים מסומן תמיד, ובראש העמוד יש קישורי דילוג.
- לתמונות שאומרות משהו, לכפתורים ולשדות יש שם שקורא מסך מקריא, ולשגיאה בטופס יש מילים ליד השדה.
- טקסט עומד ביחס ניגודיות של 4.5:1 לפחות, בערכת הנושא הבהירה ובכהה; בניגודיות גבוהה, 7:1.
- העמודים נקראים ברוחב של 320 פיקסלים ובטקסט מוגדל, בלי גלילה לצדדים.
- העמודים הציבוריים נקראים גם בלי סקריפטים.
- בכפתור הנגישות, בפינה השמאלית התחתונה: גודל טקסט מ־80% עד 150%, ניגודיות גבוהה, הפחתת אנימציות, מצב קורא מסך, הדגשת מיקוד וקישורי דילוג. הבחירה נשמרת לביקור הבא.
- ההדפסות שצמד מפיק הן קובצי PDF מתויגים (PDF/UA).`,
      en: `- Whatever can be done with a mouse can be done with a keyboard. Where you are is always marked, and there are skip links at the top of the page.
- Pictures that say something, buttons and fields have a name that a screen reader reads, and an error in a form has words beside its field.
- Text has a contrast of at least 4.5:1, in the light theme and in the dark one; with high contrast, 7:1.
- Pages can be read at a width of 320 pixels and with larger text, without scrolling sideways.
- Public pages can be read without scripts.
- The accessibility button at the bottom left: text size from 80% to 150%, high contrast, fewer animations, screen-reader mode, focus highlight and skip links. What you choose is kept for the next visit.
- The printouts that Tzemed makes are tagged PDF files (PDF/UA).`,
      ar: `- كل ما يمكن فعله بالفأرة يمكن فعله بلوحة المفاتيح. الموضع الحالي مُعلّم دائمًا، وفي أعلى الصفحة روابط تخطٍّ.
- للصور التي تقول شيئًا وللأزرار والحقول اسم يقرؤه قارئ الشاشة، وللخطأ في النموذج كلمات بجانب الحقل.
- نسبة تباين النص 4.5:1 على الأقل في السمة الفاتحة والداكنة؛ وفي التباين العالي 7:1.
- تُقرأ الصفحات بعرض 320 بكسل وبنص مكبّر من دون تمرير جانبي.
- تُقرأ الصفحات العامة حتى من دون برامج نصية.
- زر إمكانية الوصول في أسفل اليسار: حجم النص من 80% إلى 150%، وتباين عالٍ، وتقليل الحركات، ووضع قارئ الشاشة، وإبراز التركيز، وروابط التخطي. يُحفظ اختياركم للزيارة التالية.
- المطبوعات التي يصدرها تسيمد ملفات PDF موسومة (PDF/UA).`,
    },
  },
  {
    heading: { he: 'מה עוד לא מושלם', en: 'What is not perfect yet', ar: 'ما الذي لم يكتمل بعد' },
    text: {
      he: `- מסמכים שהעליתם מוצגים כפי שהם: סריקה או PDF בלי טקסט אינם נקראים בקורא מסך.
- קובץ תביעה שמצורפים אליו מסמכים שלכם אינו מתויג כולו, כי המסמכים נכנסים אליו כפי שהם.
- הבדיקות נעשות בדפדפן אחד. לא בדקנו כל צירוף של דפדפן וקורא מסך, ועוד לא נעשתה בדיקה של מומחי נגישות מבחוץ.
- קישור למפה מוביל ל־Google Maps, שנגישותו אינה בידינו.`,
      en: `- Documents that you upload are shown as they are: a scan, or a PDF without text, can’t be read by a screen reader.
- The file of a claim to which your documents are attached is not fully tagged, because they go into it as they are.
- The checks run in one browser. We have not tried every combination of browser and screen reader, and no outside accessibility expert has reviewed the site yet.
- A link to a map leads to Google Maps, whose accessibility is not in our hands.`,
      ar: `- المستندات التي رفعتموها تُعرض كما هي: المسح الضوئي أو ملف PDF بلا نص لا يقرؤه قارئ الشاشة.
- ملف المطالبة الذي تُرفق به مستنداتكم ليس موسومًا كله، لأنها تدخل إليه كما هي.
- تُجرى الفحوص في متصفح واحد. لم نجرّب كل توليفة من متصفح وقارئ شاشة، ولم يفحص الموقع بعد خبراء إمكانية وصول من الخارج.
- رابط الخريطة يقود إلى Google Maps، وإمكانية الوصول إليه ليست بأيدينا.`,
    },
  },
];
