import { texts } from '@tzemed/contract/text/texts';

/** Texts about the addresses that let other calendars read this one. */
export const feedTexts = texts({
  title: { he: 'סנכרון ליומן אחר', en: 'Sync to another calendar', ar: 'مزامنة مع تقويم آخر' },
  lead: {
    he: 'יומן של Google, Apple או Outlook יכול להציג את הלוח הזה ולהתעדכן בעצמו. יוצרים כתובת, מעתיקים אותה ומוסיפים ביומן ״לפי כתובת URL״.',
    en: 'A Google, Apple or Outlook calendar can show this one and keep up by itself. Make an address, copy it, and add it there “by URL”.',
    ar: 'يمكن لتقويم Google أو Apple أو Outlook عرض هذا التقويم وتحديثه تلقائيًا. أنشئوا عنوانًا وانسخوه وأضيفوه هناك «حسب عنوان URL».',
  },
  secret: {
    he: 'מי שהכתובת בידיו רואה את מה שנבחר בה, גם בלי להתחבר. אפשר לבטל אותה בכל רגע.',
    en: 'Whoever has the address sees what was chosen for it, without signing in. You can revoke it at any moment.',
    ar: 'من لديه العنوان يرى ما اختير له دون تسجيل دخول. يمكن إلغاؤه في أي لحظة.',
  },
  none: { he: 'עוד לא נוצרו כתובות.', en: 'No addresses yet.', ar: 'لا عناوين بعد.' },
  addresses: { he: 'הכתובות שלכם', en: 'Your addresses', ar: 'عناوينكم' },
  address: { he: 'הכתובת של {name}', en: 'The address of {name}', ar: 'عنوان {name}' },
  unnamed: { he: 'לוח השנה', en: 'The calendar', ar: 'التقويم' },
  copy: { he: 'העתקה', en: 'Copy', ar: 'نسخ' },
  copyNamed: { he: 'העתקה: {name}', en: 'Copy: {name}', ar: 'نسخ: {name}' },
  copied: { he: 'הכתובת הועתקה', en: 'The address was copied', ar: 'نُسخ العنوان' },
  notCopied: {
    he: 'הדפדפן לא מאפשר להעתיק. סמנו את הכתובת והעתיקו אותה.',
    en: 'The browser doesn’t allow copying. Select the address and copy it.',
    ar: 'المتصفح لا يسمح بالنسخ. حدّدوا العنوان وانسخوه.',
  },
  revoke: { he: 'ביטול הכתובת', en: 'Revoke', ar: 'إلغاء العنوان' },
  revokeNamed: { he: 'ביטול הכתובת: {name}', en: 'Revoke: {name}', ar: 'إلغاء العنوان: {name}' },
  revokeQuestion: {
    he: 'יומנים שקוראים את הכתובת הזאת יפסיקו להתעדכן, והיא לא תחזור.',
    en: 'Calendars that read this address will stop updating, and it won’t come back.',
    ar: 'التقاويم التي تقرأ هذا العنوان ستتوقف عن التحديث، ولن يعود.',
  },
  revoked: { he: 'הכתובת בוטלה', en: 'The address was revoked', ar: 'أُلغي العنوان' },
  made: { he: 'הכתובת נוצרה', en: 'The address was made', ar: 'أُنشئ العنوان' },
  newOne: { he: 'כתובת חדשה', en: 'A new address', ar: 'عنوان جديد' },
  name: { he: 'שם', en: 'Name', ar: 'الاسم' },
  nameHint: { he: 'למשל: היומן בטלפון', en: 'For example: my phone', ar: 'مثلًا: هاتفي' },
  kinds: { he: 'מה להציג', en: 'What to show', ar: 'ماذا نعرض' },
  reminder: { he: 'תזכורות', en: 'Reminders', ar: 'التذكيرات' },
  appointment: { he: 'תורים', en: 'Appointments', ar: 'المواعيد' },
  followUp: { he: 'ביקורות', en: 'Follow-ups', ar: 'المراجعات' },
  pets: { he: 'של מי', en: 'Whose', ar: 'لمن' },
  petsHint: { he: 'בלי בחירה: של כולם', en: 'None chosen: all of them', ar: 'دون اختيار: للجميع' },
  everybody: { he: 'כל חיות המחמד', en: 'All pets', ar: 'كل الحيوانات الأليفة' },
  goneOnes: {
    he: 'חיות שכבר אינן נגישות לכם',
    en: 'Pets you no longer have access to',
    ar: 'حيوانات لم تعد متاحة لكم',
  },
  make: { he: 'יצירת כתובת', en: 'Make an address', ar: 'إنشاء عنوان' },
  making: { he: 'יוצרים...', en: 'Making...', ar: 'جارٍ الإنشاء...' },
});
