import type { ConfiguredPart } from '@tzemed/contract/administration/admin-state';
import { texts, type Word } from '@tzemed/contract/text/texts';

/** Words of the state. */
export const stateTexts = texts({
  lead: {
    he: 'מה הוגדר בהתקנה הזאת ואיך היא פועלת. ערכי ההגדרות עצמם אינם מוצגים.',
    en: 'What is configured in this installation, and how it stands. No value of a setting is shown.',
    ar: 'ما الذي ضُبط في هذا التثبيت وكيف يعمل. لا تُعرض قيم الإعدادات نفسها.',
  },
  health: { he: 'תקינות', en: 'Health', ar: 'السلامة' },
  configuration: { he: 'הגדרות', en: 'Configuration', ar: 'الإعدادات' },
  database: { he: 'מסד הנתונים', en: 'Database', ar: 'قاعدة البيانات' },
  works: { he: 'עובד', en: 'Works', ar: 'تعمل' },
  version: { he: 'גרסה', en: 'Version', ar: 'الإصدار' },
  migration: { he: 'שינוי אחרון במבנה', en: 'Newest migration', ar: 'آخر ترحيل' },
  clockSkew: {
    he: 'הפרש שעונים ממסד הנתונים (שנ׳)',
    en: 'Clock difference to the database (s)',
    ar: 'فرق الساعة عن قاعدة البيانات (ث)',
  },
  late: { he: 'משימות שהתעכבו', en: 'Late jobs', ar: 'مهام متأخرة' },
  retrying: { he: 'משימות שינוסו שוב', en: 'Jobs to be tried again', ar: 'مهام ستُعاد محاولتها' },
  parked: { he: 'משימות שנגמרו ניסיונותיהן', en: 'Jobs given up', ar: 'مهام انتهت محاولاتها' },
  backup: { he: 'גיבוי אחרון', en: 'Last backup', ar: 'آخر نسخة احتياطية' },
  checked: { he: 'גיבוי אחרון ששוחזר ונבדק', en: 'Last backup restored and checked', ar: 'آخر نسخة استُعيدت وفُحصت' },
  noBackup: { he: 'אין גיבוי אוטומטי', en: 'No nightly backup', ar: 'لا نسخ احتياطي ليلي' },
  never: { he: 'עדיין לא', en: 'Not yet', ar: 'ليس بعد' },
  failing: { he: 'הגיבוי האחרון נכשל', en: 'The last backup failed', ar: 'فشل النسخ الاحتياطي الأخير' },
  isSet: { he: 'מוגדר', en: 'Set', ar: 'مضبوط' },
  isUnset: { he: 'לא מוגדר', en: 'Not set', ar: 'غير مضبوط' },
});

type Part = {
  readonly name: Word;
  /** Loss without it, and the variable that sets it. */ readonly hint: Word;
};

/** Names of the parts, and hints where one is not set. */
export const partWords: Readonly<Record<ConfiguredPart, Part>> = {
  publicUrl: {
    name: { he: 'כתובת ציבורית ב־HTTPS', en: 'Public address with HTTPS', ar: 'عنوان عام عبر HTTPS' },
    hint: {
      he: 'קישורים במיילים מובילים למחשב הזה בלבד. הגדירו PUBLIC_URL.',
      en: 'Links in mails lead to this machine only. Set PUBLIC_URL.',
      ar: 'روابط الرسائل تقود إلى هذا الجهاز فقط. اضبطوا PUBLIC_URL.',
    },
  },
  proxy: {
    name: { he: 'שרת מתווך מוכר', en: 'Known proxy', ar: 'وسيط معروف' },
    hint: {
      he: 'מאחורי שרת מתווך כל המבקרים נספרים כאחד. הגדירו TRUST_PROXY.',
      en: 'Behind a proxy all visitors count as one. Set TRUST_PROXY.',
      ar: 'خلف وسيط يُعدّ جميع الزوار واحدًا. اضبطوا TRUST_PROXY.',
    },
  },
  mail: {
    name: { he: 'שליחת מיילים', en: 'Mail', ar: 'إرسال البريد' },
    hint: {
      he: 'מיילים נשמרים בתיקייה ואינם נשלחים. הגדירו SMTP_URL.',
      en: 'Mails stay in a folder and are not sent. Set SMTP_URL.',
      ar: 'تُحفظ الرسائل في مجلد ولا تُرسل. اضبطوا SMTP_URL.',
    },
  },
  supportMail: {
    name: { he: 'תיבת התמיכה', en: 'Support mailbox', ar: 'صندوق الدعم' },
    hint: {
      he: 'אין מייל על פניות חדשות ועל גיבוי שנכשל. הגדירו SUPPORT_MAIL.',
      en: 'No mail tells of new requests or of a failed backup. Set SUPPORT_MAIL.',
      ar: 'لا رسالة عن الطلبات الجديدة أو فشل النسخ. اضبطوا SUPPORT_MAIL.',
    },
  },
  push: {
    name: { he: 'התראות בדפדפן', en: 'Notifications in browsers', ar: 'إشعارات المتصفح' },
    hint: {
      he: 'דפדפנים מקבלים התראות רק מאתר ב־HTTPS. הגדירו PUBLIC_URL.',
      en: 'Browsers take notifications only from a site with HTTPS. Set PUBLIC_URL.',
      ar: 'تقبل المتصفحات الإشعارات من موقع HTTPS فقط. اضبطوا PUBLIC_URL.',
    },
  },
  sms: {
    name: { he: 'SMS', en: 'SMS', ar: 'SMS' },
    hint: {
      he: 'אין התראות ב־SMS. הגדירו SMS_ACCOUNT, SMS_TOKEN ו־SMS_FROM.',
      en: 'No notifications by SMS. Set SMS_ACCOUNT, SMS_TOKEN and SMS_FROM.',
      ar: 'لا إشعارات عبر SMS. اضبطوا SMS_ACCOUNT وSMS_TOKEN وSMS_FROM.',
    },
  },
  ntfy: {
    name: { he: 'ntfy', en: 'ntfy', ar: 'ntfy' },
    hint: {
      he: 'אין התראות ב־ntfy. הגדירו NTFY_URL.',
      en: 'No notifications by ntfy. Set NTFY_URL.',
      ar: 'لا إشعارات عبر ntfy. اضبطوا NTFY_URL.',
    },
  },
  webhooks: {
    name: { he: 'Webhook', en: 'Webhooks', ar: 'Webhook' },
    hint: {
      he: 'אי אפשר לחבר Webhook. הגדירו WEBHOOKS=1.',
      en: 'People cannot add webhooks. Set WEBHOOKS=1.',
      ar: 'لا يمكن إضافة Webhook. اضبطوا WEBHOOKS=1.',
    },
  },
  store: {
    name: { he: 'אחסון קבצים ב־S3', en: 'Files in S3', ar: 'الملفات في S3' },
    hint: {
      he: 'הקבצים נשמרים בתיקיית הנתונים. להעברה ל־S3 הגדירו S3_ENDPOINT.',
      en: 'Files are in the data folder. Set S3_ENDPOINT to keep them in S3.',
      ar: 'الملفات في مجلد البيانات. لنقلها إلى S3 اضبطوا S3_ENDPOINT.',
    },
  },
  backup: {
    name: { he: 'גיבוי בכל לילה', en: 'Nightly backup', ar: 'نسخ احتياطي ليلي' },
    hint: {
      he: 'אין גיבוי אוטומטי. הגדירו BACKUP_TO.',
      en: 'Nothing is backed up by itself. Set BACKUP_TO.',
      ar: 'لا نسخ احتياطي تلقائي. اضبطوا BACKUP_TO.',
    },
  },
  backupKey: {
    name: { he: 'הצפנת הגיבוי', en: 'Encrypted backup', ar: 'تشفير النسخ الاحتياطي' },
    hint: {
      he: 'גיבויים אינם מוצפנים ואינם כוללים את המפתחות. הגדירו BACKUP_KEY.',
      en: 'Backups are not encrypted and leave the keys out. Set BACKUP_KEY.',
      ar: 'النسخ غير مشفرة ولا تشمل المفاتيح. اضبطوا BACKUP_KEY.',
    },
  },
  google: {
    name: { he: 'התחברות עם Google', en: 'Google sign-in', ar: 'الدخول عبر Google' },
    hint: {
      he: 'אי אפשר להתחבר עם Google. הגדירו GOOGLE_CLIENT_ID ו־GOOGLE_CLIENT_SECRET.',
      en: 'Nobody can sign in with Google. Set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET.',
      ar: 'لا يمكن الدخول عبر Google. اضبطوا GOOGLE_CLIENT_ID وGOOGLE_CLIENT_SECRET.',
    },
  },
  tracing: {
    name: { he: 'מעקב אחר בקשות', en: 'Traces', ar: 'تتبّع الطلبات' },
    hint: {
      he: 'לא נשלחים נתוני מעקב. הגדירו OTEL_EXPORTER_OTLP_ENDPOINT.',
      en: 'No traces are sent. Set OTEL_EXPORTER_OTLP_ENDPOINT.',
      ar: 'لا تُرسل بيانات التتبّع. اضبطوا OTEL_EXPORTER_OTLP_ENDPOINT.',
    },
  },
  metrics: {
    name: { he: 'מדדים לניטור', en: 'Metrics', ar: 'مقاييس المراقبة' },
    hint: {
      he: 'אין מדדים ל־Prometheus. הגדירו METRICS_PORT.',
      en: 'No figures for Prometheus. Set METRICS_PORT.',
      ar: 'لا مقاييس لـ Prometheus. اضبطوا METRICS_PORT.',
    },
  },
  workers: {
    name: { he: 'תהליכי רקע נפרדים', en: 'Separate workers', ar: 'عمليات خلفية منفصلة' },
    hint: {
      he: 'השרת עושה את עבודות הרקע בעצמו. לתהליכים נפרדים: WORK=elsewhere.',
      en: 'The server does background work itself. For separate workers: WORK=elsewhere.',
      ar: 'ينفذ الخادم الأعمال الخلفية بنفسه. لعمليات منفصلة: WORK=elsewhere.',
    },
  },
  petLimit: {
    name: { he: 'הגבלה בתוכנית החינם', en: 'Limit of the free plan', ar: 'حد الخطة المجانية' },
    hint: {
      he: 'יש תוכנית אחת בלי הגבלה. להגבלה: FREE_PLAN_PET_LIMIT.',
      en: 'There is one plan without a limit. For a limit: FREE_PLAN_PET_LIMIT.',
      ar: 'هناك خطة واحدة بلا حد. للتحديد: FREE_PLAN_PET_LIMIT.',
    },
  },
};
