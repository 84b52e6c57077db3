import { texts } from '@tzemed/contract/text/texts';
import type { HelpTopic } from '../../help-articles.ts';
import type { Word } from '@tzemed/contract/text/texts';

export const helpTexts = texts({
  title: { he: 'מרכז העזרה', en: 'Help center', ar: 'مركز المساعدة' },
  lead: {
    he: 'תשובות קצרות, צעד אחר צעד.',
    en: 'Short answers, step by step.',
    ar: 'إجابات قصيرة، خطوة بخطوة.',
  },
  search: { he: 'חיפוש במרכז העזרה', en: 'Search the help center', ar: 'البحث في مركز المساعدة' },
  example: {
    he: 'איך מייבאים הוצאות מקובץ?',
    en: 'How do I import expenses from a file?',
    ar: 'كيف يتم استيراد المصاريف من ملف؟',
  },
  submit: { he: 'חיפוש', en: 'Search', ar: 'بحث' },
  topics: { he: 'נושאים', en: 'Topics', ar: 'المواضيع' },
  articles: {
    he: { one: 'מאמר אחד', two: 'שני מאמרים', other: '{count} מאמרים' },
    en: { one: '1 article', other: '{count} articles' },
    ar: { one: 'مقال واحد', two: 'مقالان', few: '{count} مقالات', many: '{count} مقالًا', other: '{count} مقال' },
  },
  begin: { he: 'כדאי להתחיל כאן', en: 'A good place to start', ar: 'من الجيد البدء هنا' },
  found: { he: 'נמצאו: #', en: 'Found: #', ar: 'النتائج: #' },
  none: { he: 'לא מצאנו.', en: 'We found nothing.', ar: 'لم نجد شيئًا.' },
  noneText: {
    he: 'נסו מילה אחרת, או כתבו לנו.',
    en: 'Try another word, or write to us.',
    ar: 'جرّبوا كلمة أخرى، أو اكتبوا إلينا.',
  },
  notFound: { he: 'לא מצאתם?', en: 'Not here?', ar: 'لم تجدوا؟' },
  people: {
    he: 'כתבו לנו: יענו לכם אנשים, לא בוט.',
    en: 'Write to us: people will answer, not a bot.',
    ar: 'اكتبوا إلينا: سيجيبكم فريق الدعم، لا روبوت.',
  },
  support: { he: 'פנייה לתמיכה', en: 'Contact support', ar: 'التواصل مع الدعم' },
  path: { he: 'איפה אתם', en: 'You are here', ar: 'مكانكم الحالي' },
  related: { he: 'עוד באותו נושא', en: 'More on this topic', ar: 'المزيد في الموضوع نفسه' },
  all: { he: 'לכל המאמרים', en: 'All articles', ar: 'كل المقالات' },
  toScreen: { he: 'למסך: {screen}', en: 'Go to: {screen}', ar: 'إلى الشاشة: {screen}' },
});

export const topicWords: Record<HelpTopic, Word> = {
  start: { he: 'צעדים ראשונים', en: 'First steps', ar: 'الخطوات الأولى' },
  pets: { he: 'חיות ותיק רפואי', en: 'Pets and medical records', ar: 'الحيوانات والملف الطبي' },
  reminders: { he: 'תזכורות והתראות', en: 'Reminders and notifications', ar: 'التذكيرات والإشعارات' },
  expenses: { he: 'הוצאות ותקציב', en: 'Expenses and budget', ar: 'المصاريف والميزانية' },
  home: { he: 'בית ושיתוף', en: 'Home and sharing', ar: 'البيت والمشاركة' },
  account: { he: 'חשבון ואבטחה', en: 'Account and security', ar: 'الحساب والأمان' },
};
