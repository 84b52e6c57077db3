import { texts } from '@tzemed/contract/text/texts';

export const handoverTexts = texts({
  title: { he: 'בית חדש עבור {name}', en: 'A new home for {name}', ar: 'بيت جديد لـ{name}' },
  lead: {
    he: 'ההיסטוריה, הקבצים והתזכורות עוברים יחד ובבת אחת. אצלכם תישאר שורה אחת, שאומרת לאן ומתי.',
    en: 'The history, files and reminders go along, all at once. One line stays with you, that says where to and when.',
    ar: 'ينتقل السجل والملفات والتذكيرات معًا دفعة واحدة. ويبقى لديكم سطر واحد يقول إلى أين ومتى.',
  },
  back: { he: 'חזרה אל {name}', en: 'Back to {name}', ar: 'العودة إلى {name}' },

  steps: { he: 'שלבי ההעברה', en: 'Steps of the handover', ar: 'مراحل النقل' },
  toWhom: { he: 'למי?', en: 'To whom?', ar: 'إلى من؟' },
  toWhomText: { he: 'כתובת אימייל', en: 'An email address', ar: 'عنوان بريد إلكتروني' },
  what: { he: 'מה עובר', en: 'What goes', ar: 'ما ينتقل' },
  consent: { he: 'אישור', en: 'Consent', ar: 'الموافقة' },
  sentAt: { he: 'נשלח {day}, {time}', en: 'Sent {day}, {time}', ar: 'أُرسل {day}، {time}' },
  consentText: { he: 'של הבית החדש', en: 'Of the new home', ar: 'من البيت الجديد' },
  move: { he: 'המעבר', en: 'The move', ar: 'الانتقال' },
  seconds: { he: 'כמה שניות', en: 'A few seconds', ar: 'بضع ثوانٍ' },

  askTitle: { he: 'למי עוברים?', en: 'Who takes over?', ar: 'إلى من ننقل؟' },
  email: { he: 'אימייל', en: 'Email', ar: 'البريد الإلكتروني' },
  emailHint: {
    he: 'נשלח אליהם קישור שתקף ל־14 יום. עד שיאשרו, שום דבר לא זז.',
    en: 'We send them a link that is valid for 14 days. Until they agree, nothing moves.',
    ar: 'نرسل إليهم رابطًا ساريًا لمدة 14 يومًا. ولا يتحرك شيء قبل موافقتهم.',
  },
  send: { he: 'שליחת הבקשה', en: 'Send the request', ar: 'إرسال الطلب' },
  sending: { he: 'שולחים...', en: 'Sending...', ar: 'جارٍ الإرسال...' },
  sent: { he: 'הבקשה נשלחה אל {email}', en: 'The request was sent to {email}', ar: 'أُرسل الطلب إلى {email}' },
  declined: {
    he: 'הבקשה שנשלחה אל {email} נדחתה. אפשר לבקש ממישהו אחר.',
    en: 'The request to {email} was declined. You can ask somebody else.',
    ar: 'رُفض الطلب المرسل إلى {email}. يمكنكم أن تطلبوا من غيرهم.',
  },
  expired: {
    he: 'תוקף הבקשה שנשלחה אל {email} פג בלי תשובה. אפשר לשלוח שוב.',
    en: 'The request to {email} has expired without an answer. You can send it again.',
    ar: 'انتهت صلاحية الطلب المرسل إلى {email} دون رد. يمكنكم إرساله من جديد.',
  },

  goes: { he: 'עובר לבית החדש', en: 'Goes to the new home', ar: 'ينتقل إلى البيت الجديد' },
  profile: { he: 'פרופיל, תמונה ומספר שבב', en: 'Profile, photo and chip number', ar: 'الملف والصورة ورقم الشريحة' },
  medicalRecords: {
    he: { one: 'רשומה רפואית אחת', two: 'שתי רשומות רפואיות', other: '{count} רשומות רפואיות' },
    en: { one: '1 medical record', other: '{count} medical records' },
    ar: {
      one: 'سجل طبي واحد',
      two: 'سجلان طبيان',
      few: '{count} سجلات طبية',
      many: '{count} سجلًا طبيًا',
      other: '{count} سجل طبي',
    },
  },
  files: {
    he: { one: 'קובץ אחד', two: 'שני קבצים', other: '{count} קבצים' },
    en: { one: '1 file', other: '{count} files' },
    ar: { one: 'ملف واحد', two: 'ملفان', few: '{count} ملفات', many: '{count} ملفًا', other: '{count} ملف' },
  },
  expenses: {
    he: { one: 'הוצאה אחת', two: 'שתי הוצאות', other: '{count} הוצאות' },
    en: { one: '1 expense', other: '{count} expenses' },
    ar: { one: 'مصروف واحد', two: 'مصروفان', few: '{count} مصاريف', many: '{count} مصروفًا', other: '{count} مصروف' },
  },
  reminders: {
    he: { one: 'תזכורת אחת', two: 'שתי תזכורות', other: '{count} תזכורות' },
    en: { one: '1 reminder', other: '{count} reminders' },
    ar: { one: 'تذكير واحد', two: 'تذكيران', few: '{count} تذكيرات', many: '{count} تذكيرًا', other: '{count} تذكير' },
  },
  rows: {
    he: { one: 'רשומה אחת', two: 'שתי רשומות', other: '{count} רשומות' },
    en: { one: '1 entry', other: '{count} entries' },
    ar: { one: 'قيد واحد', two: 'قيدان', few: '{count} قيود', many: '{count} قيدًا', other: '{count} قيد' },
  },
  stays: { he: 'נשאר אצלכם', en: 'Stays with you', ar: 'يبقى لديكم' },
  staysText: {
    he: 'שורה אחת: השם, לאן ומתי',
    en: 'One line: the name, where to and when',
    ar: 'سطر واحد: الاسم، إلى أين ومتى',
  },
  ends: { he: 'נפסק', en: 'Ends', ar: 'يتوقف' },
  guestsEnd: { he: 'הגישה של {names}', en: 'Access of {names}', ar: 'وصول {names}' },
  remindersEnd: { he: 'התזכורות שלכם על {name}', en: 'Your reminders about {name}', ar: 'تذكيراتكم عن {name}' },

  waiting: { he: 'מחכים לאישור', en: 'Waiting for consent', ar: 'بانتظار الموافقة' },
  until: { he: 'בתוקף עד {day}', en: 'Valid until {day}', ar: 'سارٍ حتى {day}' },
  waitingText: {
    he: 'עד שיגיע אישור הכול נשאר אצלכם, ואפשר להמשיך לעדכן כרגיל. אחריו אין דרך להחזיר בלי הסכמה של הבית החדש.',
    en: 'Until they agree everything stays with you, and you can go on as usual. Afterwards there is no way back unless the new home agrees.',
    ar: 'حتى تصل الموافقة يبقى كل شيء لديكم، ويمكنكم المتابعة كالمعتاد. بعدها لا عودة إلا بموافقة البيت الجديد.',
  },
  resend: { he: 'שליחה חוזרת', en: 'Send again', ar: 'إعادة الإرسال' },
  resent: { he: 'נשלח קישור חדש אל {email}', en: 'A new link was sent to {email}', ar: 'أُرسل رابط جديد إلى {email}' },
  cancel: { he: 'ביטול ההעברה', en: 'Cancel the handover', ar: 'إلغاء النقل' },
  cancelQuestion: {
    he: 'הקישור שנשלח אל {email} יפסיק לעבוד, והכול יישאר אצלכם.',
    en: 'The link that was sent to {email} stops working, and everything stays with you.',
    ar: 'سيتوقف الرابط المرسل إلى {email} عن العمل، وسيبقى كل شيء لديكم.',
  },
  cancelled: { he: 'ההעברה בוטלה', en: 'The handover was cancelled', ar: 'أُلغي النقل' },
  atTheirs: { he: 'כך זה נראה בצד השני', en: 'How it looks to them', ar: 'هكذا يبدو لديهم' },
  offerTitle: {
    he: 'בקשה מאת {from}: להעביר אליכם את {name}',
    en: '{from} asks you to take over {name}',
    ar: 'طلب من {from}: نقل {name} إليكم',
  },
  atYours: { he: 'ומה שנשאר אצלכם אחר כך', en: 'And what is left with you then', ar: 'وما يبقى لديكم بعد ذلك' },

  moving: {
    he: 'מעבירים… אפשר לסגור את הדף',
    en: 'Moving… you can close this page',
    ar: 'جارٍ النقل… يمكنكم إغلاق الصفحة',
  },
  failed: {
    he: 'ההעברה לא הושלמה, והכול עדיין אצלכם. {receiver} יכולים לנסות שוב מהקישור.',
    en: 'The handover was not completed, and everything is still with you. {receiver} can try again from the link.',
    ar: 'لم يكتمل النقل، وكل شيء لا يزال لديكم. يمكن لـ{receiver} المحاولة من جديد عبر الرابط.',
  },

  goneFemale: {
    he: '{name} עברה לבית של {receiver}',
    en: '{name} moved to {receiver}’s home',
    ar: 'انتقلت {name} إلى بيت {receiver}',
  },
  goneMale: {
    he: '{name} עבר לבית של {receiver}',
    en: '{name} moved to {receiver}’s home',
    ar: 'انتقل {name} إلى بيت {receiver}',
  },
  gone: {
    he: '{name}: המעבר לבית של {receiver} הושלם',
    en: '{name} moved to {receiver}’s home',
    ar: '{name}: اكتمل الانتقال إلى بيت {receiver}',
  },
  doneTitle: { he: 'ההעברה הושלמה', en: 'The handover is done', ar: 'اكتمل النقل' },
  doneText: {
    he: 'הכול עבר לבית החדש. הרשימה נשארת כאן עם הסימונים שלכם.',
    en: 'Everything went to the new home. The list stays here, with your ticks.',
    ar: 'انتقل كل شيء إلى البيت الجديد. تبقى القائمة هنا مع علاماتكم.',
  },

  checklist: { he: 'רשימה למעבר', en: 'A list for the move', ar: 'قائمة للانتقال' },
  ofAll: { he: '{done} מתוך {all}', en: '{done} of {all}', ar: '{done} من {all}' },
  byLaw: {
    he: {
      one: 'בתוך יום מהמעבר, לפי החוק',
      two: 'בתוך יומיים מהמעבר, לפי החוק',
      many: 'בתוך {count} יום מהמעבר, לפי החוק',
      other: 'בתוך {count} ימים מהמעבר, לפי החוק',
    },
    en: { one: 'Within a day of the move, by law', other: 'Within {count} days of the move, by law' },
    ar: {
      one: 'خلال يوم من الانتقال، حسب القانون',
      two: 'خلال يومين من الانتقال، حسب القانون',
      few: 'خلال {count} أيام من الانتقال، حسب القانون',
      many: 'خلال {count} يومًا من الانتقال، حسب القانون',
      other: 'خلال {count} يوم من الانتقال، حسب القانون',
    },
  },
  source: { he: 'המקור', en: 'Source', ar: 'المصدر' },
  whenPossible: { he: 'כשמתאפשר', en: 'When you can', ar: 'عند الإمكان' },

  linesTitle: { he: 'העברות לבית אחר', en: 'Handovers', ar: 'عمليات النقل' },
  waitingLine: {
    he: '{name}: מחכים לאישור של {email}',
    en: '{name}: waiting for {email}',
    ar: '{name}: بانتظار موافقة {email}',
  },
  movingLine: { he: '{name}: מעבירים…', en: '{name}: moving…', ar: '{name}: جارٍ النقل…' },
  failedLine: {
    he: '{name}: ההעברה לא הושלמה',
    en: '{name}: the handover was not completed',
    ar: '{name}: لم يكتمل النقل',
  },
  declinedLine: { he: '{name}: הבקשה נדחתה', en: '{name}: the request was declined', ar: '{name}: رُفض الطلب' },
  expiredLine: { he: '{name}: תוקף הבקשה פג', en: '{name}: the request has expired', ar: '{name}: انتهت صلاحية الطلب' },
});
