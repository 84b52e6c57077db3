import type { contract } from '@tzemed/contract';
import type { Word } from '@tzemed/contract/text/texts';

/** Groups of the reference's menu, with the parts of the contract in each. */
export const resourceGroups = {
  account: {
    heading: { he: 'חשבון', en: 'Account', ar: 'الحساب' },
    resources: {
      auth: { he: 'התחברות והרשמה', en: 'Signing in and up', ar: 'الدخول والتسجيل' },
      sessions: { he: 'מכשירים מחוברים', en: 'Sessions', ar: 'الجلسات' },
      secondFactor: { he: 'אימות דו־שלבי', en: 'Two-step verification', ar: 'التحقق بخطوتين' },
      passkeys: { he: 'מפתחות גישה', en: 'Passkeys', ar: 'مفاتيح المرور' },
      profile: { he: 'פרופיל', en: 'Profile', ar: 'الملف الشخصي' },
      settings: { he: 'הגדרות', en: 'Settings', ar: 'الإعدادات' },
      preferences: { he: 'העדפות', en: 'Preferences', ar: 'التفضيلات' },
      consents: { he: 'הסכמות', en: 'Consents', ar: 'الموافقات' },
      subscription: { he: 'תוכנית', en: 'Plan', ar: 'الخطة' },
      statistics: { he: 'מספרים', en: 'Statistics', ar: 'الإحصاءات' },
      activity: { he: 'מה קרה', en: 'Activity', ar: 'ما الذي حدث' },
      accountExports: { he: 'עותק של כל המידע', en: 'Copy of all data', ar: 'نسخة من كل البيانات' },
      deletion: { he: 'מחיקת חשבון', en: 'Deleting an account', ar: 'حذف الحساب' },
    },
  },
  home: {
    heading: { he: 'בית', en: 'Home', ar: 'البيت' },
    resources: {
      overview: { he: 'לוח בקרה', en: 'Dashboard', ar: 'لوحة التحكم' },
      households: { he: 'בתים', en: 'Homes', ar: 'البيوت' },
      people: { he: 'אנשים', en: 'People', ar: 'الأشخاص' },
      invitations: { he: 'הזמנות', en: 'Invitations', ar: 'الدعوات' },
      tags: { he: 'תגיות', en: 'Tags', ar: 'الوسوم' },
      search: { he: 'חיפוש', en: 'Search', ar: 'البحث' },
      changes: { he: 'שינויים בזמן אמת', en: 'Changes as they happen', ar: 'التغييرات الفورية' },
      uploads: { he: 'קבצים', en: 'Files', ar: 'الملفات' },
      pictures: { he: 'תמונות של אנשים', en: 'Pictures of people', ar: 'صور الأشخاص' },
      trash: { he: 'אשפה', en: 'Trash', ar: 'سلة المحذوفات' },
    },
  },
  pets: {
    heading: { he: 'חיות', en: 'Pets', ar: 'الحيوانات' },
    resources: {
      pets: { he: 'חיות המחמד', en: 'Pets', ar: 'الحيوانات الأليفة' },
      sharing: { he: 'שיתוף', en: 'Sharing', ar: 'المشاركة' },
      handovers: { he: 'העברה לבית אחר', en: 'Handovers', ar: 'النقل إلى بيت آخر' },
      timeline: { he: 'ציר הזמן', en: 'Timeline', ar: 'الخط الزمني' },
      summaries: { he: 'סיכומים', en: 'Summaries', ar: 'الملخصات' },
      missing: { he: 'מסמכים חסרים', en: 'Missing documents', ar: 'المستندات الناقصة' },
      printouts: { he: 'הדפסות וטבלאות', en: 'Printouts and tables', ar: 'المطبوعات والجداول' },
      exports: { he: 'ייצוא של חיה', en: 'Export of a pet', ar: 'تصدير بيانات حيوان' },
    },
  },
  medical: {
    heading: { he: 'מסמכים רפואיים', en: 'Medical records', ar: 'السجلات الطبية' },
    resources: {
      medicalRecords: { he: 'רשומות', en: 'Records', ar: 'السجلات' },
      medicalRecordsOfPet: { he: 'רשומות של חיה', en: 'Records of a pet', ar: 'سجلات حيوان' },
      medicalRecordReports: { he: 'דוחות רפואיים', en: 'Medical reports', ar: 'التقارير الطبية' },
      appointments: { he: 'תורים', en: 'Appointments', ar: 'المواعيد' },
      measures: { he: 'מדדים', en: 'Measures', ar: 'القياسات' },
      measurements: { he: 'מדידות', en: 'Measured values', ar: 'قيم القياس' },
      measureFiles: { he: 'קבצים של מדדים', en: 'Files of measures', ar: 'ملفات القياسات' },
      appointmentsOfPet: { he: 'תורים של חיה', en: 'Appointments of a pet', ar: 'مواعيد حيوان' },
      care: { he: 'תוכנית טיפול', en: 'Care plan', ar: 'خطة الرعاية' },
      careItems: { he: 'פריטים בתוכנית טיפול', en: 'Items of a care plan', ar: 'بنود خطة الرعاية' },
      observations: { he: 'רישומים', en: 'Observations', ar: 'التسجيلات' },
      quickButtons: { he: 'כפתורי רישום', en: 'Quick buttons', ar: 'أزرار التسجيل' },
      quickButtonLayouts: { he: 'סידור הכפתורים', en: 'Order of the buttons', ar: 'ترتيب الأزرار' },
      medicines: { he: 'תרופות', en: 'Medicines', ar: 'الأدوية' },
      medicinesOfPet: { he: 'תרופות של חיה', en: 'Medicines of a pet', ar: 'أدوية حيوان' },
      doses: { he: 'מנות', en: 'Doses', ar: 'الجرعات' },
      visits: { he: 'ביקורים', en: 'Visits', ar: 'الزيارات' },
      vets: { he: 'וטרינרים', en: 'Vets', ar: 'الأطباء البيطريون' },
    },
  },
  reminders: {
    heading: { he: 'תזכורות', en: 'Reminders', ar: 'التذكيرات' },
    resources: {
      reminders: { he: 'תזכורות', en: 'Reminders', ar: 'التذكيرات' },
      stockItems: { he: 'מלאי', en: 'Stock', ar: 'المخزون' },
      feedings: { he: 'תוכניות האכלה', en: 'Feeding plans', ar: 'خطط التغذية' },
      feedingsOfPet: { he: 'תוכניות האכלה של חיה', en: 'Feeding plans of a pet', ar: 'خطط تغذية حيوان' },
      remindersOfPet: { he: 'תזכורות של חיה', en: 'Reminders of a pet', ar: 'تذكيرات حيوان' },
      reminderReports: { he: 'דוחות תזכורות', en: 'Reminder reports', ar: 'تقارير التذكيرات' },
      reminderTemplates: { he: 'תבניות של תזכורות', en: 'Reminder templates', ar: 'قوالب التذكيرات' },
      remindersOfTemplate: { he: 'תזכורות מתבנית', en: 'Reminders of a template', ar: 'تذكيرات من قالب' },
      reminderLinks: { he: 'קישורים מאימייל של תזכורת', en: 'Links in reminder mails', ar: 'روابط رسائل التذكير' },
      calendar: { he: 'לוח שנה', en: 'Calendar', ar: 'التقويم' },
      calendarFeeds: { he: 'יומנים חיצוניים', en: 'Calendar feeds', ar: 'تغذية التقويمات' },
    },
  },
  expenses: {
    heading: { he: 'הוצאות', en: 'Expenses', ar: 'المصاريف' },
    resources: {
      expenses: { he: 'הוצאות', en: 'Expenses', ar: 'المصاريف' },
      expensesOfPet: { he: 'הוצאות של חיה', en: 'Expenses of a pet', ar: 'مصاريف حيوان' },
      expenseReports: { he: 'דוחות הוצאות', en: 'Expense reports', ar: 'تقارير المصاريف' },
      expenseCategories: { he: 'קטגוריות', en: 'Categories', ar: 'الفئات' },
      expensePlans: { he: 'הוצאות קבועות', en: 'Repeating expenses', ar: 'المصاريف المتكررة' },
      expensePlansOfPet: {
        he: 'הוצאות קבועות של חיה',
        en: 'Repeating expenses of a pet',
        ar: 'المصاريف المتكررة لحيوان',
      },
      expenseTemplates: { he: 'תבניות של הוצאות', en: 'Expense templates', ar: 'قوالب المصاريف' },
      expensesOfTemplate: { he: 'הוצאות מתבנית', en: 'Expenses of a template', ar: 'مصاريف من قالب' },
      expenseImports: { he: 'ייבוא מקובץ', en: 'Imports', ar: 'الاستيراد من ملف' },
      budgets: { he: 'תקציבים', en: 'Budgets', ar: 'الميزانيات' },
      budgetAlerts: { he: 'התראות תקציב', en: 'Budget alerts', ar: 'تنبيهات الميزانية' },
      claims: { he: 'תביעות ביטוח', en: 'Insurance claims', ar: 'مطالبات التأمين' },
      claimsOfPet: { he: 'תביעות של חיה', en: 'Claims of a pet', ar: 'مطالبات حيوان' },
      settlements: { he: 'התחשבנות', en: 'Settling up', ar: 'تسوية الحسابات' },
    },
  },
  notifications: {
    heading: { he: 'התראות', en: 'Notifications', ar: 'الإشعارات' },
    resources: {
      notifications: { he: 'התראות', en: 'Notifications', ar: 'الإشعارات' },
      notificationPreferences: { he: 'העדפות התראה', en: 'Notification preferences', ar: 'تفضيلات الإشعارات' },
      devices: { he: 'מכשירים וערוצים', en: 'Devices and channels', ar: 'الأجهزة والقنوات' },
    },
  },
  site: {
    heading: { he: 'האתר והתמיכה', en: 'Site and support', ar: 'الموقع والدعم' },
    resources: {
      status: { he: 'מצב השירות', en: 'Service status', ar: 'حالة الخدمة' },
      health: { he: 'בדיקת השרת', en: 'Server health', ar: 'فحص الخادم' },
      contact: { he: 'יצירת קשר', en: 'Contact', ar: 'التواصل' },
      newsletter: { he: 'ניוזלטר', en: 'Newsletter', ar: 'النشرة البريدية' },
      supportTickets: { he: 'פניות לתמיכה', en: 'Support requests', ar: 'طلبات الدعم' },
      supportFiles: { he: 'קבצים לפנייה', en: 'Files of a request', ar: 'ملفات الطلب' },
      adminAccounts: { he: 'ניהול חשבונות', en: 'Administration: accounts', ar: 'إدارة الحسابات' },
      adminJobs: { he: 'ניהול משימות שנכשלו', en: 'Administration: failed jobs', ar: 'إدارة المهام الفاشلة' },
      adminMails: { he: 'ניהול מיילים שחזרו', en: 'Administration: bounced mails', ar: 'إدارة الرسائل المرتدة' },
      adminNotices: { he: 'ניהול הודעות לכולם', en: 'Administration: notices', ar: 'إدارة الرسائل للجميع' },
      adminState: { he: 'מצב ההתקנה', en: 'Administration: state', ar: 'حالة النظام' },
      adminActions: { he: 'יומן הניהול', en: 'Administration: log', ar: 'سجل الإدارة' },
      supportDesk: { he: 'שולחן התמיכה', en: 'Support desk', ar: 'مكتب الدعم' },
    },
  },
} as const satisfies Record<string, { heading: Word; resources: Partial<Record<keyof typeof contract, Word>> }>;

/** All of them, by the name that the contract has for each. */
export const resources: Readonly<Record<string, Word>> = Object.assign(
  {},
  ...Object.values(resourceGroups).map((group) => group.resources),
);

/** Addresses below `/api/` are calls: the pages about them stand elsewhere. */
export const resourcePath = (name: string) =>
  `/developers/${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

export const resourceAt = (path: string) => Object.keys(resources).find((name) => resourcePath(name) === path);

export const referenceRoute = { path: 'developers/:resource', file: 'public/api/ResourcePage.tsx' };

/** Pages of the reference: one for each resource. */
export const referencePaths = Object.keys(resources).map(resourcePath);
