import { texts } from '@tzemed/contract/text/texts';

export const mailTexts = texts({
  one: { he: '{when}: {what}', en: '{when}: {what}', ar: '{when}: {what}' },
  // Important reminders are repeated until somebody responds.
  stillOne: {
    he: 'עדיין לא סומנה, {late}: {what}',
    en: 'Still not marked, {late}: {what}',
    ar: 'لم يُحدَّد بعد، {late}: {what}',
  },
  stillLine: { he: 'עדיין לא סומנה: {late}', en: 'Still not marked: {late}', ar: 'لم يُحدَّد بعد: {late}' },
  still: {
    he: 'זו תזכורת חשובה, ולכן אנחנו מזכירים שוב עד שמישהו יסמן, ידחה או יאמר שפוספסה.',
    en: 'This is important, so we remind again until somebody marks it as done, snoozes it or marks it as missed.',
    ar: 'هذا تذكير مهم، لذلك نذكّر مجددًا إلى أن يحدّده أحد أو يؤجله أو يقول إنه فات.',
  },
  lateMinutes: {
    he: { one: 'באיחור של דקה', two: 'באיחור של שתי דקות', other: 'באיחור של {count} דקות' },
    en: { one: '1 minute overdue', other: '{count} minutes overdue' },
    ar: {
      one: 'متأخر دقيقة واحدة',
      two: 'متأخر دقيقتين',
      few: 'متأخر {count} دقائق',
      many: 'متأخر {count} دقيقة',
      other: 'متأخر {count} دقيقة',
    },
  },
  lateHours: {
    he: { one: 'באיחור של שעה', two: 'באיחור של שעתיים', other: 'באיחור של {count} שעות' },
    en: { one: '1 hour overdue', other: '{count} hours overdue' },
    ar: {
      one: 'متأخر ساعة واحدة',
      two: 'متأخر ساعتين',
      few: 'متأخر {count} ساعات',
      many: 'متأخر {count} ساعة',
      other: 'متأخر {count} ساعة',
    },
  },
  lateDays: {
    he: {
      one: 'באיחור של יום',
      two: 'באיחור של יומיים',
      many: 'באיחור של {count} יום',
      other: 'באיחור של {count} ימים',
    },
    en: { one: '1 day overdue', other: '{count} days overdue' },
    ar: {
      one: 'متأخر يومًا واحدًا',
      two: 'متأخر يومين',
      few: 'متأخر {count} أيام',
      many: 'متأخر {count} يومًا',
      other: 'متأخر {count} يوم',
    },
  },
  ofPets: { he: '{title} ({pets})', en: '{title} ({pets})', ar: '{title} ({pets})' },
  several: {
    he: { one: 'התראה אחת מחכה לכם בצמד', two: 'שתי התראות מחכות לכם בצמד', other: '{count} התראות מחכות לכם בצמד' },
    en: {
      one: 'One notification is waiting for you in Tzemed',
      other: '{count} notifications are waiting for you in Tzemed',
    },
    ar: {
      one: 'إشعار واحد بانتظاركم في تسيمد',
      two: 'إشعاران بانتظاركم في تسيمد',
      few: '{count} إشعارات بانتظاركم في تسيمد',
      many: '{count} إشعارًا بانتظاركم في تسيمد',
      other: '{count} إشعار بانتظاركم في تسيمد',
    },
  },
  previewDoable: {
    he: 'אפשר לסמן אותה כבוצעה כבר מכאן.',
    en: 'You can mark it as done right here.',
    ar: 'يمكن تحديده كمنجَز من هنا.',
  },
  preview: { he: 'הפרטים בפנים.', en: 'The details are inside.', ar: 'التفاصيل في الداخل.' },
  prescription: { he: 'המרשם של {title} נגמר', en: 'The prescription of {title} ends', ar: 'تنتهي وصفة {title}' },
  validUntil: { he: 'בתוקף עד {day}', en: 'Valid until {day}', ar: 'سارٍ حتى {day}' },
  late: {
    he: 'ההתראה התעכבה: השרת לא היה זמין בזמן.',
    en: 'This is delayed: the server was not available in time.',
    ar: 'تأخر الإشعار: لم يكن الخادم متاحًا في الوقت المحدد.',
  },
  done: { he: 'סימון כבוצע', en: 'Mark as done', ar: 'تحديد كمنجَز' },
  later: { he: 'דחייה', en: 'Snooze', ar: 'تأجيل' },
  details: { he: 'לפרטים', en: 'See the details', ar: 'عرض التفاصيل' },
  note: {
    he: 'הכפתורים תקפים ל־7 ימים, ושום דבר לא משתנה לפני שמאשרים בעמוד שנפתח.',
    en: 'The buttons are valid for 7 days, and nothing changes before you confirm on the page that opens.',
    ar: 'الأزرار صالحة لمدة 7 أيام، ولا يتغيّر شيء قبل التأكيد في الصفحة التي تُفتح.',
  },
  why: {
    he: 'ההודעה נשלחה כי בחרתם לקבל במייל את מה שמתקרב.',
    en: 'You receive this because you chose mails about what is coming up.',
    ar: 'أُرسلت هذه الرسالة لأنكم اخترتم التنبيه بالبريد.',
  },
  whyBudgets: {
    he: 'ההודעה נשלחה כי בחרתם לקבל במייל הודעות על תקציבים.',
    en: 'You receive this because you chose mails about budgets.',
    ar: 'أُرسلت هذه الرسالة لأنكم اخترتم التنبيه إلى الميزانيات بالبريد.',
  },
  whyBoth: {
    he: 'ההודעה נשלחה כי בחרתם לקבל במייל את מה שמתקרב, והודעות על תקציבים.',
    en: 'You receive this because you chose mails about what is coming up and about budgets.',
    ar: 'أُرسلت هذه الرسالة لأنكم اخترتم التنبيه بالبريد إلى ما يقترب وإلى الميزانيات.',
  },
  preferences: { he: 'שינוי ההעדפות', en: 'Change the preferences', ar: 'تغيير التفضيلات' },
  stopReminders: { he: 'הפסקת תזכורות במייל', en: 'Stop reminders by mail', ar: 'إيقاف التذكيرات بالبريد' },
  stopAppointments: { he: 'הפסקת תורים במייל', en: 'Stop appointments by mail', ar: 'إيقاف المواعيد بالبريد' },
  budget: {
    he: 'הגעתם ל־{percent}% מהתקציב: {what}',
    en: '{percent}% of the budget reached: {what}',
    ar: 'بلغتم {percent}% من الميزانية: {what}',
  },
  budgetText: {
    he: 'כמה נשאר ומה צפוי עד סוף התקופה: בצמד.',
    en: 'What is left, and how the period may end: in Tzemed.',
    ar: 'كم تبقّى وما المتوقع حتى نهاية الفترة: في تسيمد.',
  },
  received: {
    he: 'סומן שקיבלתם {amount} מאת {name}',
    en: 'Recorded: {name} paid you {amount}',
    ar: 'سُجّل أنكم استلمتم {amount} من {name}',
  },
  sent: {
    he: 'סומן שהעברתם {amount} אל {name}',
    en: 'Recorded: you paid {name} {amount}',
    ar: 'سُجّل أنكم حوّلتم {amount} إلى {name}',
  },
  settlementText: {
    he: 'מי שילם מה, ומי מעביר למי: בצמד.',
    en: 'Who paid what, and who pays whom: in Tzemed.',
    ar: 'من دفع ماذا، ومن يحوّل لمن: في تسيمد.',
  },
  exportReady: {
    he: 'הקובץ עם המידע שלכם מוכן',
    en: 'The file with your data is ready',
    ar: 'الملف الذي يحوي بياناتكم جاهز',
  },
  exportText: {
    he: 'אפשר להוריד אותו במשך 7 ימים.',
    en: 'You can download it for 7 days.',
    ar: 'يمكنكم تنزيله خلال 7 أيام.',
  },
  answered: { he: 'תשובה לפנייה: {title}', en: 'An answer to your request: {title}', ar: 'رد على طلبكم: {title}' },
  answeredText: {
    he: 'השיחה המלאה מחכה לכם בצמד.',
    en: 'The whole conversation is in Tzemed.',
    ar: 'المحادثة كاملة بانتظاركم في تسيمد.',
  },
  stopBudgets: { he: 'הפסקת הודעות על תקציבים במייל', en: 'Stop mails about budgets', ar: 'إيقاف رسائل الميزانيات' },
  stopPapers: {
    he: 'הפסקת הודעות על תוקף במייל',
    en: 'Stop mails about expiry',
    ar: 'إيقاف رسائل انتهاء الصلاحية',
  },
});
