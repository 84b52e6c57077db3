import { brand } from '@tzemed/contract/brand';
import { texts } from '@tzemed/contract/text/texts';

/** The frame of public pages and the home page. */
export const publicTexts = texts({
  brand: brand.name,
  tagline: {
    he: 'בית לכל מי שגר איתכם.',
    en: 'A home for whoever lives with you.',
    ar: 'بيت لكل من يعيش معكم.',
  },
  mainNavigation: { he: 'ראשי', en: 'Main', ar: 'الرئيسي' },
  footerNavigation: { he: 'קישורים', en: 'Links', ar: 'روابط' },
  menu: { he: 'תפריט', en: 'Menu', ar: 'القائمة' },
  login: { he: 'התחברות', en: 'Sign in', ar: 'تسجيل الدخول' },
  signup: { he: 'הרשמה', en: 'Sign up', ar: 'التسجيل' },
  logout: { he: 'התנתקות', en: 'Sign out', ar: 'تسجيل الخروج' },
  toApp: { he: 'מעבר לאפליקציה', en: 'Go to the app', ar: 'الانتقال إلى التطبيق' },
  dashboard: { he: 'לוח בקרה', en: 'Dashboard', ar: 'لوحة التحكم' },
  user: { he: 'משתמש', en: 'User', ar: 'مستخدم' },
  language: { he: 'שפה', en: 'Language', ar: 'اللغة' },
  darkTheme: { he: 'ערכת נושא כהה', en: 'Dark theme', ar: 'سمة داكنة' },
  startNow: { he: 'מתחילים עכשיו', en: 'Start now', ar: 'ابدؤوا الآن' },
  contactUs: { he: 'יצירת קשר', en: 'Contact us', ar: 'اتصلوا بنا' },
  about: { he: 'אודות צמד', en: 'About Tzemed', ar: 'عن تسيمد' },
  rights: { he: 'כל הזכויות שמורות.', en: 'All rights reserved.', ar: 'جميع الحقوق محفوظة.' },

  homeTitle: { he: 'ברוכים הבאים לצמד', en: 'Welcome to Tzemed', ar: 'أهلًا بكم في تسيمد' },
  homeLead: {
    he: 'תיק רפואי, תזכורות והוצאות – לכלב, לחתול ולכל מי שגר איתכם בבית.',
    en: 'Medical records, reminders and expenses – for the dog, the cat and whoever else lives with you.',
    ar: 'سجل طبي وتذكيرات ومصاريف – للكلب والقطة ولكل من يعيش معكم في البيت.',
  },
  homeDescription: {
    he: 'תיק רפואי, תזכורות והוצאות לכל חיות המחמד בבית, במקום אחד ובעברית.',
    en: 'Medical records, reminders and expenses for all the pets at home, in one place.',
    ar: 'سجل طبي وتذكيرات ومصاريف لكل الحيوانات الأليفة في البيت، في مكان واحد.',
  },
  homeArt: {
    he: 'איור: כלב, חתולה ותוכי בקשתות של בית',
    en: 'Illustration: a dog, a cat and a parrot in the arches of a house',
    ar: 'رسم: كلب وقطة وببغاء في أقواس بيت',
  },
  signupFree: { he: 'הרשמה בחינם', en: 'Sign up free', ar: 'التسجيل مجانًا' },
  // Each is said in the terms and in the privacy policy too.
  trustFree: { he: 'חינם, בלי כרטיס אשראי', en: 'Free, no credit card', ar: 'مجانًا، من دون بطاقة ائتمان' },
  trustQuiet: {
    he: 'בלי פרסומות, ובלי למכור מידע',
    en: 'No ads, and no selling your data',
    ar: 'بلا إعلانات، ومن دون بيع معلوماتكم',
  },
  trustYours: {
    he: 'המידע שלכם: אפשר למחוק הכול בכל רגע',
    en: 'It’s your data: delete it all anytime',
    ar: 'معلوماتكم لكم: يمكنكم حذفها كلها في أي لحظة',
  },
  registered: { he: 'כבר רשומים?', en: 'Already signed up?', ar: 'مسجّلون من قبل؟' },
  lookTitle: { he: 'כל הבית, במבט אחד', en: 'The whole house at a glance', ar: 'البيت كله في نظرة واحدة' },
  lookText: {
    he: 'מה דחוף היום, מה מחכה בהמשך וכמה זה עולה: כל החיות יחד, במקום אחד.',
    en: 'What’s due today, what comes next and what it costs: all the animals together, in one place.',
    ar: 'ما المستعجل اليوم، وما التالي، وكم يكلف ذلك: كل الحيوانات معًا في مكان واحد.',
  },
  lookPicture: {
    he: 'צילום מסך: לוח הבקרה עם תזכורות היום, ההוצאות והתורים של כל חיות המחמד',
    en: 'Screenshot: the dashboard with today’s reminders, expenses and appointments of all the pets',
    ar: 'لقطة شاشة: لوحة التحكم وفيها تذكيرات اليوم والمصاريف والمواعيد لكل الحيوانات',
  },
  discover: { he: 'גלו את התכונות', en: 'Discover the features', ar: 'اكتشفوا الميزات' },
  sampleVaccine: { he: 'חיסון כלבת לבלה', en: 'Rabies shot for Bella', ar: 'تطعيم داء الكلب لبيلا' },
  sampleTime: { he: 'מחר, 09:00', en: 'Tomorrow, 09:00', ar: 'غدًا، 09:00' },
  why: { he: 'שלוש סיבות לנשום לרווחה', en: 'Three reasons to breathe easy', ar: 'ثلاثة أسباب لراحة البال' },
  careTitle: { he: 'טיפול מותאם אישית', en: 'Personalised care', ar: 'رعاية مخصصة' },
  careText: {
    he: 'לכל חיה תיק משלה: חיסונים, תרופות, אלרגיות, ביטוח והערות הווטרינר. בלי לחפש בפתקים.',
    en: 'Every pet has a file of its own: vaccinations, medicines, allergies, insurance and the vet’s notes. No more notes on the fridge.',
    ar: 'لكل حيوان ملف خاص به: تطعيمات وأدوية وحساسيات وتأمين وملاحظات الطبيب البيطري. وداعًا لقصاصات الثلاجة.',
  },
  timeTitle: { he: 'ניהול זמן חכם', en: 'Smart time management', ar: 'إدارة ذكية للوقت' },
  timeText: {
    he: 'תזכורות לפי יום ושעה, שחוזרות כל יום, שבוע, חודש או שנה, ואפשר לסמן אותן כבוצעות בלחיצה אחת.',
    en: 'Reminders by day and time that repeat every day, week, month or year, and are marked as done with one tap.',
    ar: 'تذكيرات حسب اليوم والساعة تتكرر كل يوم أو أسبوع أو شهر أو سنة، ويمكن تحديدها كمنجَزة بضغطة واحدة.',
  },
  healthTitle: { he: 'בריאות מיטבית', en: 'Optimal health', ar: 'صحة مثلى' },
  healthText: {
    he: 'כל הביקורים, הבדיקות והטיפולים לאורך זמן – כדי להגיע לווטרינר עם כל התשובות.',
    en: 'All visits, tests and treatments over time, so you arrive at the vet’s with all the answers.',
    ar: 'كل الزيارات والفحوصات والعلاجات مع مرور الوقت – لتصلوا إلى الطبيب البيطري ومعكم كل الإجابات.',
  },
  closingTitle: { he: 'יש לכם שאלה?', en: 'Do you have a question?', ar: 'هل لديكم سؤال؟' },
  closingText: {
    he: 'כתבו לנו, ונשמח לעזור.',
    en: 'Write to us, we’re happy to help.',
    ar: 'اكتبوا إلينا ويسعدنا أن نساعد.',
  },
  contactNow: { he: 'דברו איתנו עכשיו', en: 'Talk to us now', ar: 'تحدثوا إلينا الآن' },
});
