import { texts } from '@tzemed/contract/texts';
import { preferencesWord } from '../../shared/preferences-word.ts';

export const notificationTexts = texts({
  lead: {
    he: 'מה שהגיע אליכם בתשעים הימים האחרונים.',
    en: 'What reached you in the last ninety days.',
    ar: 'ما وصل إليكم في الأيام التسعين الأخيرة.',
  },
  fresh: {
    he: { one: 'חדשה אחת', two: 'שתיים חדשות', other: '{count} חדשות' },
    en: { one: '1 new', other: '{count} new' },
    ar: { one: 'جديد واحد', two: 'جديدان', few: '{count} جديدة', many: '{count} جديدًا', other: '{count} جديد' },
  },
  readAll: { he: 'סימון הכול כנקרא', en: 'Mark all as read', ar: 'تحديد الكل كمقروء' },
  settings: preferencesWord,
  all: { he: 'כל ההתראות', en: 'All notifications', ar: 'كل الإشعارات' },
  unread: { he: 'לא נקראה', en: 'Unread', ar: 'غير مقروء' },
  read: { he: 'סימון כנקראה', en: 'Mark as read', ar: 'تحديد كمقروء' },
  remove: { he: 'מחיקה', en: 'Delete', ar: 'حذف' },
  moreOf: { he: 'עוד פעולות: {title}', en: 'More for {title}', ar: 'المزيد: {title}' },
  removed: { he: 'ההתראה נמחקה', en: 'The notification was deleted', ar: 'حُذف الإشعار' },
  done: { he: 'בוצע', en: 'Done', ar: 'تم' },
  doneOf: { he: 'בוצע: {title}', en: 'Done: {title}', ar: 'تم: {title}' },
  inAnHour: { he: 'בעוד שעה', en: 'In an hour', ar: 'بعد ساعة' },
  inAnHourOf: { he: 'בעוד שעה: {title}', en: 'In an hour: {title}', ar: 'بعد ساعة: {title}' },
  marked: { he: '״{title}״ סומנה כבוצעה', en: '“{title}” is done', ar: 'تم إنجاز «{title}»' },
  putOff: { he: '״{title}״ נדחתה עד {time}', en: '“{title}” is put off until {time}', ar: 'أُجّل «{title}» حتى {time}' },
  handled: { he: 'טופל', en: 'Taken care of', ar: 'تمت معالجته' },
  late: { he: 'הגיע באיחור', en: 'Came late', ar: 'وصل متأخرًا' },
  emptyTitle: { he: 'הכול שקט', en: 'All quiet', ar: 'كل شيء هادئ' },
  emptyText: {
    he: 'כאן יופיע מה שמתקרב, בזמן שבחרתם.',
    en: 'What is coming up will appear here, when you chose to be told.',
    ar: 'سيظهر هنا ما يقترب، في الوقت الذي اخترتموه.',
  },
  invited: { he: 'הזמנה מאת {name}', en: 'An invitation from {name}', ar: 'دعوة من {name}' },
  toHome: { he: 'לעזור בבית', en: 'To help at home', ar: 'للمساعدة في البيت' },
  ofPets: { he: 'לטפל יחד: {pets}', en: 'To care together: {pets}', ar: 'للعناية معًا: {pets}' },
  now: { he: 'עכשיו', en: 'Now', ar: 'الآن' },
  at: { he: '{day} ב־{time}', en: '{day} at {time}', ar: '{day} الساعة {time}' },
  expires: { he: 'בתוקף עד {day}', en: 'Valid until {day}', ar: 'ساري حتى {day}' },
  expired: { he: 'פג ב־{day}', en: 'Expired on {day}', ar: 'انتهى في {day}' },
});
