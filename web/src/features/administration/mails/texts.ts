import { texts } from '@tzemed/contract/text/texts';

/** Words of the bounced mails. */
export const mailTexts = texts({
  lead: {
    he: 'כתובות ששרת הדואר שלהן סירב לקבל מייל. רואים כאן רק סירוב בזמן השליחה: מייל שחוזר אחר כך מגיע לתיבה של שולח המיילים.',
    en: 'Addresses whose mail server refused a mail. Only refusals during sending are seen: a mail that comes back later goes to the sender’s mailbox.',
    ar: 'عناوين رفض خادم بريدها رسالة. يظهر هنا الرفض أثناء الإرسال فقط: الرسالة التي ترتد لاحقًا تصل إلى صندوق المرسِل.',
  },
  email: { he: 'כתובת', en: 'Address', ar: 'العنوان' },
  words: { he: 'תשובת השרת', en: 'The server’s words', ar: 'رد الخادم' },
  kind: { he: 'סוג המייל', en: 'Kind of mail', ar: 'نوع الرسالة' },
  when: { he: 'לאחרונה', en: 'Last', ar: 'آخر مرة' },
  times: {
    he: { one: 'פעם אחת', two: 'פעמיים', other: '{count} פעמים' },
    en: { one: 'once', other: '{count} times' },
    ar: { one: 'مرة واحدة', two: 'مرتين', few: '{count} مرات', many: '{count} مرة', other: '{count} مرة' },
  },
  noAccount: { he: 'בלי חשבון', en: 'No account', ar: 'بلا حساب' },
  openAccount: { he: 'לחשבון של {email}', en: 'Account of {email}', ar: 'حساب {email}' },
  retry: { he: 'ניסיון חוזר', en: 'Try again', ar: 'إعادة المحاولة' },
  retryOf: { he: 'ניסיון חוזר: {email}', en: 'Try again: {email}', ar: 'إعادة المحاولة: {email}' },
  retried: {
    he: { one: 'מייל אחד יישלח שוב', two: 'שני מיילים יישלחו שוב', other: '{count} מיילים יישלחו שוב' },
    en: { one: '1 mail is sent again', other: '{count} mails are sent again' },
    ar: {
      one: 'ستُرسل رسالة واحدة مجددًا',
      two: 'ستُرسل رسالتان مجددًا',
      few: 'ستُرسل {count} رسائل مجددًا',
      many: 'ستُرسل {count} رسالة مجددًا',
      other: 'ستُرسل {count} رسالة مجددًا',
    },
  },
  cleared: { he: 'הכתובת הוסרה מהרשימה', en: 'The address is off the list', ar: 'أُزيل العنوان من القائمة' },
  clear: { he: 'הסרה', en: 'Clear', ar: 'إزالة' },
  clearOf: { he: 'הסרה: {email}', en: 'Clear: {email}', ar: 'إزالة: {email}' },
  none: { he: 'אין מיילים שחזרו', en: 'No bounced mails', ar: 'لا رسائل مرتدة' },
  noneText: {
    he: 'כל שרתי הדואר קיבלו את מה שנשלח.',
    en: 'All mail servers took what was sent.',
    ar: 'قبلت كل خوادم البريد ما أُرسل.',
  },
});
