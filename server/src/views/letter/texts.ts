import { texts } from '@tzemed/contract/text/texts';

/** Words of the weekly letter. */
export const letterTexts = texts({
  subject: { he: 'השבוע שלכם: {days}', en: 'Your week: {days}', ar: 'أسبوعكم: {days}' },
  preview: {
    he: 'מה מחכה, מה נעשה וכמה זה עלה.',
    en: 'What is waiting, what was done, and what it cost.',
    ar: 'ما ينتظركم وما أُنجز وكم كلّف.',
  },
  late: { he: 'מחכה מקודם', en: 'Still waiting', ar: 'لا يزال ينتظر' },
  ahead: { he: 'תזכורות השבוע', en: 'Reminders this week', ar: 'تذكيرات هذا الأسبوع' },
  visits: { he: 'תורים השבוע', en: 'Appointments this week', ar: 'مواعيد هذا الأسبوع' },
  papers: { he: 'תוקף שמסתיים בקרוב', en: 'Expiring soon', ar: 'صلاحية تنتهي قريبًا' },
  done: { he: 'מה נעשה בשבוע שעבר', en: 'Done last week', ar: 'ما أُنجز الأسبوع الماضي' },
  records: { he: 'נרשם בתיק הרפואי', en: 'Added to the medical records', ar: 'أُضيف إلى السجل الطبي' },
  spent: { he: 'הוצאות השבוע שעבר', en: 'Spent last week', ar: 'مصاريف الأسبوع الماضي' },
  total: { he: 'סך הכול', en: 'In total', ar: 'المجموع' },
  more: {
    he: { one: 'ועוד אחד', two: 'ועוד שניים', other: 'ועוד {count}' },
    en: { one: 'and one more', other: 'and {count} more' },
    ar: { one: 'وواحد آخر', two: 'واثنان آخران', few: 'و{count} أخرى', many: 'و{count} أخرى', other: 'و{count} أخرى' },
  },
  between: { he: '{pets} · {when}', en: '{pets} · {when}', ar: '{pets} · {when}' },
  validUntil: { he: 'בתוקף עד {day}', en: 'Valid until {day}', ar: 'سارٍ حتى {day}' },
  open: { he: 'ללוח הבקרה', en: 'To the dashboard', ar: 'إلى لوحة التحكم' },
  why: {
    he: 'המכתב נשלח פעם בשבוע, כי ביקשתם אותו.',
    en: 'This letter comes once a week because you asked for it.',
    ar: 'تصل هذه الرسالة مرة في الأسبوع لأنكم طلبتموها.',
  },
  stop: { he: 'הפסקת המכתב השבועי', en: 'Stop the weekly letter', ar: 'إيقاف الرسالة الأسبوعية' },
  preferences: { he: 'שינוי ההעדפות', en: 'Change the preferences', ar: 'تغيير التفضيلات' },
});
