import { texts } from '@tzemed/contract/text/texts';

export const apiTexts = texts({
  title: { he: 'API', en: 'API', ar: 'API' },
  lead: {
    he: 'אותו API שהאפליקציה עצמה עובדת איתו. העמודים נוצרים מהמסמך שהשרת מגיש, ולכן הם מעודכנים תמיד.',
    en: 'The same API that the app itself works with. These pages are made from the document that the server serves, so they are always up to date.',
    ar: 'واجهة API نفسها التي يعمل بها التطبيق. تُنشأ الصفحات من المستند الذي يقدّمه الخادم، ولذلك فهي محدّثة دائمًا.',
  },
  version: { he: 'גרסה {version}', en: 'Version {version}', ar: 'الإصدار {version}' },
  inEnglish: {
    he: 'התיאורים של הקריאות הם באנגלית, כפי שהם במסמך.',
    en: 'Calls are described in the words of the document.',
    ar: 'أوصاف الاستدعاءات بالإنجليزية كما هي في المستند.',
  },
  resourceLead: {
    he: '{resource} ב־API של צמד: הקריאות, הפרמטרים, התשובות ודוגמאות קוד.',
    en: '{resource} in the Tzemed API: calls, parameters, answers and code samples.',
    ar: '{resource} في واجهة API لتسيمد: الاستدعاءات والمعاملات والأجوبة وأمثلة التعليمات البرمجية.',
  },
  menu: { he: 'תוכן ה־API', en: 'Contents of the API', ar: 'محتويات API' },
  find: { he: 'חיפוש', en: 'Search', ar: 'بحث' },
  nothing: { he: 'לא מצאנו קריאה כזאת.', en: 'No such call was found.', ar: 'لم نجد استدعاءً كهذا.' },
  start: { he: 'התחלה', en: 'Start', ar: 'البداية' },
  resources: { he: 'כל הקריאות', en: 'All calls', ar: 'كل الاستدعاءات' },
  count: {
    he: { one: 'קריאה אחת', two: 'שתי קריאות', other: '{count} קריאות' },
    en: { one: '1 call', other: '{count} calls' },
    ar: {
      one: 'استدعاء واحد',
      two: 'استدعاءان',
      few: '{count} استدعاءات',
      many: '{count} استدعاءً',
      other: '{count} استدعاء',
    },
  },
  parameters: { he: 'פרמטרים', en: 'Parameters', ar: 'المعاملات' },
  body: { he: 'גוף הבקשה', en: 'Request body', ar: 'نص الطلب' },
  fileBody: {
    he: 'קובץ, כ־multipart/form-data',
    en: 'A file, as multipart/form-data',
    ar: 'ملف بصيغة multipart/form-data',
  },
  name: { he: 'שם', en: 'Name', ar: 'الاسم' },
  type: { he: 'סוג', en: 'Type', ar: 'النوع' },
  about: { he: 'תיאור', en: 'Description', ar: 'الوصف' },
  required: { he: 'חובה', en: 'required', ar: 'مطلوب' },
  answers: { he: 'תשובות', en: 'Answers', ar: 'الأجوبة' },
  request: { he: 'בקשה', en: 'Request', ar: 'الطلب' },
  codeIn: { he: 'שפת הדוגמה', en: 'Language of the sample', ar: 'لغة المثال' },
  answer: { he: 'תשובה · {code}', en: 'Answer · {code}', ar: 'الجواب · {code}' },
  copy: { he: 'העתקה', en: 'Copy', ar: 'نسخ' },
  copied: { he: 'הועתק', en: 'Copied', ar: 'تم النسخ' },
  open: { he: 'בלי טוקן', en: 'No token', ar: 'من دون رمز' },
});

/** Rules that hold for all calls. Code stands between backticks. */
export const introductions = [
  {
    id: 'authentication',
    heading: { he: 'אימות וטוקן', en: 'Authentication and token', ar: 'المصادقة والرمز' },
    text: {
      he: `\`POST /api/users/login\` עם \`email\` ו־\`password\` מחזירה \`token\`. כל קריאה שאינה מסומנת ״בלי טוקן״ נושאת אותו בכותרת: \`Authorization: Bearer <token>\`.
בחשבון עם אימות דו־שלבי מגיע \`secondFactor\` במקום הטוקן, והצעד השני הוא \`POST /api/auth/second-factor\`.
הטוקן תקף 30 יום לכל היותר, ופחות מזה אם לא משתמשים בו 7 ימים או אם מתנתקים. \`POST /api/auth/refresh\` מחליפה אותו בחדש.
הטוקן פותח את כל מה שהחשבון רואה. שמרו עליו כמו על סיסמה.`,
      en: `\`POST /api/users/login\` with \`email\` and \`password\` answers a \`token\`. Every call that is not marked “No token” carries it in a header: \`Authorization: Bearer <token>\`.
An account with two-step verification gets \`secondFactor\` in its place, and the second step is \`POST /api/auth/second-factor\`.
A token is valid for 30 days at most, and for less if it is not used for 7 days or the session is signed out. \`POST /api/auth/refresh\` replaces it with a new one.
A token opens all that the account sees. Keep it as you keep a password.`,
      ar: `\`POST /api/users/login\` مع \`email\` و\`password\` تعيد \`token\`. كل استدعاء غير موسوم بعبارة «من دون رمز» يحمله في الترويسة: \`Authorization: Bearer <token>\`.
الحساب الذي فيه تحقق بخطوتين يتلقى \`secondFactor\` بدلًا منه، والخطوة الثانية هي \`POST /api/auth/second-factor\`.
الرمز صالح 30 يومًا على الأكثر، وأقل من ذلك إذا لم يُستخدم 7 أيام أو سُجّل الخروج. \`POST /api/auth/refresh\` يستبدله برمز جديد.
الرمز يفتح كل ما يراه الحساب. احفظوه كما تحفظون كلمة المرور.`,
    },
  },
  {
    id: 'errors',
    heading: { he: 'שגיאות', en: 'Errors', ar: 'الأخطاء' },
    text: {
      he: `כל סירוב הוא JSON עם \`message\` לאנשים, בשפה של \`Accept-Language\` (\`he\`, \`en\` או \`ar\`), \`error\` קבוע לתוכנה, ו־\`requestId\` שכדאי לציין בפנייה לתמיכה. כשיש שדות שגויים, \`errors\` אומר מה לא בסדר בכל אחד מהם.
- 400: הגוף אינו JSON תקין. 401: אין טוקן, או שאינו תקף. 403: אסור לחשבון הזה.
- 404: הפריט אינו קיים או אינו שלכם, והתשובה אינה אומרת מה מהשניים.
- 409: התנגשות, למשל עריכה של עותק ישן. 412: הגרסה שב־\`If-Match\` כבר השתנתה.
- 413 ו־415: קובץ גדול מדי או מסוג אחר. 422: שדה או מסנן שגוי.
- 429 ו־503: נסו שוב אחרי מספר השניות שב־\`Retry-After\`.`,
      en: `Every refusal is JSON with a \`message\` for people, in the language of \`Accept-Language\` (\`he\`, \`en\` or \`ar\`), a stable \`error\` for programs, and a \`requestId\` to name to support. Where fields are wrong, \`errors\` says of each what is.
- 400: the body is not JSON. 401: no token, or one that is no longer valid. 403: this account may not.
- 404: the thing is not there, or not yours; the answer does not say which.
- 409: a conflict, such as an edit of an old copy. 412: the version in \`If-Match\` has changed.
- 413 and 415: a file that is too large or of another kind. 422: a field or filter is wrong.
- 429 and 503: try again after the number of seconds in \`Retry-After\`.`,
      ar: `كل رفض هو JSON فيه \`message\` للأشخاص بلغة \`Accept-Language\` (\`he\` أو \`en\` أو \`ar\`)، و\`error\` ثابت للبرامج، و\`requestId\` يُذكر عند التوجه إلى الدعم. عندما تكون حقول خاطئة، يذكر \`errors\` الخطأ في كل منها.
- 400: النص ليس JSON صالحًا. 401: لا يوجد رمز أو أنه غير صالح. 403: غير مسموح لهذا الحساب.
- 404: العنصر غير موجود أو ليس لكم، ولا يذكر الجواب أيهما.
- 409: تعارض، مثل تعديل نسخة قديمة. 412: تغيّر الإصدار المذكور في \`If-Match\`.
- 413 و415: ملف كبير جدًا أو من نوع آخر. 422: حقل أو مرشّح خاطئ.
- 429 و503: حاولوا مجددًا بعد عدد الثواني المذكور في \`Retry-After\`.`,
    },
  },
  {
    id: 'paging',
    heading: { he: 'דפים ומגבלות', en: 'Pages and limits', ar: 'الصفحات والحدود' },
    text: {
      he: `רשימה בדפים מחזירה את הפריטים בשמם ברבים, \`total\`, \`page\` ו־\`limit\`. הדפים מתחילים ב־1, ובכל דף 20 פריטים אם לא ביקשתם אחרת, ועד 100.
מזהים הם UUIDv7, ימים \`YYYY-MM-DD\`, רגעים ISO 8601 עם \`Z\`, וסכומים בשקלים עם שתי ספרות אחרי הנקודה לכל היותר.
שדות ומסננים לא מוכרים אינם נחשבים; מסנן שגוי הוא 422.
\`Idempotency-Key\` בבקשה שיוצרת משהו מבטיח שבקשה שנשלחה פעמיים תתבצע פעם אחת. התשובה הראשונה נשמרת 24 שעות.
לכל פריט יש \`version\`, גם ככותרת \`ETag\`. עריכה שמציינת אותה, בגוף או ב־\`If-Match\`, לא תדרוס שינוי של מישהו אחר.`,
      en: `A list in pages answers its things under their plural, with \`total\`, \`page\` and \`limit\`. Pages begin at 1 and hold 20 things unless you ask otherwise, 100 at most.
Ids are UUIDv7, days \`YYYY-MM-DD\`, instants ISO 8601 with \`Z\`, and sums shekels with at most two decimals.
Unknown fields and filters are ignored; a wrong filter is a 422.
An \`Idempotency-Key\` with a call that makes something has a request that was sent twice carried out once. The first answer is kept for 24 hours.
A thing has its \`version\`, also as the header \`ETag\`. An edit that names it, in the body or in \`If-Match\`, never overwrites what somebody else changed.`,
      ar: `القائمة ذات الصفحات تعيد عناصرها باسمها في صيغة الجمع مع \`total\` و\`page\` و\`limit\`. تبدأ الصفحات من 1، وفي كل صفحة 20 عنصرًا ما لم تطلبوا غير ذلك، و100 على الأكثر.
المعرّفات UUIDv7، والأيام \`YYYY-MM-DD\`، واللحظات ISO 8601 مع \`Z\`، والمبالغ بالشيكل مع منزلتين عشريتين على الأكثر.
الحقول والمرشّحات غير المعروفة تُتجاهل؛ والمرشّح الخاطئ هو 422.
\`Idempotency-Key\` في استدعاء يُنشئ شيئًا يضمن أن يُنفَّذ الطلب الذي أُرسل مرتين مرة واحدة. يُحفظ الجواب الأول 24 ساعة.
لكل عنصر \`version\`، وهو أيضًا في الترويسة \`ETag\`. التعديل الذي يذكره، في النص أو في \`If-Match\`، لا يطمس تغييرًا لشخص آخر.`,
    },
  },
] as const;
