import { texts } from '@tzemed/contract/text/texts';

export const reachNoticeTexts = texts({
  byMail: {
    he: 'נזכיר לכם במייל ב־{day} בשעה {time}.',
    en: 'We’ll remind you by email on {day} at {time}.',
    ar: 'سنذكّركم بالبريد في {day} الساعة {time}.',
  },
  byBoth: {
    he: 'נזכיר לכם במייל ובמכשיר הזה ב־{day} בשעה {time}.',
    en: 'We’ll remind you by email and on this device on {day} at {time}.',
    ar: 'سنذكّركم بالبريد وعلى هذا الجهاز في {day} الساعة {time}.',
  },
  inApp: {
    he: 'התזכורת תופיע כאן ב־{day} בשעה {time}. התראות במייל כבויות בהגדרות.',
    en: 'The reminder will be shown here on {day} at {time}. Emails are turned off in the settings.',
    ar: 'سيظهر التذكير هنا في {day} الساعة {time}. الرسائل البريدية معطّلة في الإعدادات.',
  },
  unverified: {
    he: 'כדי שנוכל להזכיר לכם במייל ב־{day} בשעה {time}, אמתו את הכתובת {email} בקישור ששלחנו אליה.',
    en: 'To be reminded by email on {day} at {time}, confirm {email} with the link that we sent there.',
    ar: 'لنتمكن من تذكيركم بالبريد في {day} الساعة {time}، أكّدوا العنوان {email} بالرابط الذي أرسلناه إليه.',
  },
  alsoHere: { he: 'רוצים גם במכשיר הזה?', en: 'On this device, too?', ar: 'على هذا الجهاز أيضًا؟' },
  turnOn: { he: 'הפעלה', en: 'Turn on', ar: 'تفعيل' },
  resend: { he: 'שליחת הקישור שוב', en: 'Send the link again', ar: 'إعادة إرسال الرابط' },
  resent: { he: 'הקישור נשלח', en: 'The link was sent', ar: 'أُرسل الرابط' },
  preferences: { he: 'הגדרות התראות', en: 'Notification settings', ar: 'إعدادات الإشعارات' },
});
