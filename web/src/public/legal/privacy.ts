import { wordings } from '@tzemed/contract/account/consent-kinds';
import type { LegalText } from './legal-text.ts';

export const privacy = {
  title: { he: 'מדיניות פרטיות', en: 'Privacy policy', ar: 'سياسة الخصوصية' },
  updated: wordings.privacy,
  intro: {
    he: 'המידע שלכם ושל חיות המחמד שלכם נועד לשרת אתכם בלבד. כאן מוסבר בפשטות מה נשמר ולכמה זמן, אל מי הוא מגיע, ומה הזכויות שלכם.',
    en: 'Your information, and that of your pets, is there to serve you alone. This page explains plainly what is kept and for how long, whom it reaches, and what your rights are.',
    ar: 'معلوماتكم ومعلومات حيواناتكم الأليفة موجودة لخدمتكم فقط. توضح هذه الصفحة ببساطة ما الذي يُحفظ وإلى متى، وإلى من يصل، وما هي حقوقكم.',
  },
  short: [
    {
      he: 'נשמר רק מה שהזנתם ומה שדרוש להפעלת השירות.',
      en: 'Only what you entered, and what running the service needs, is kept.',
      ar: 'لا يُحفظ إلا ما أدخلتموه وما يلزم لتشغيل الخدمة.',
    },
    {
      he: 'אין פרסומות, והמידע אינו נמכר.',
      en: 'There are no ads, and the information is not sold.',
      ar: 'لا توجد إعلانات، ولا تُباع المعلومات.',
    },
    {
      he: 'אפשר להוריד את כל המידע שלכם, ולמחוק את החשבון, בעצמכם.',
      en: 'You can download all your data, and delete the account, by yourselves.',
      ar: 'يمكنكم تنزيل كل بياناتكم وحذف الحساب بأنفسكم.',
    },
  ],
  sections: [
    {
      id: 'responsible',
      heading: { he: 'מי אחראי על המידע', en: 'Who is responsible', ar: 'من المسؤول عن المعلومات' },
      text: {
        he: `מי שמפעילים את האתר הזה אחראים על המידע שנשמר בו, ואליהם פונים בכל שאלה או בקשה. הכתובת בסוף העמוד.
אין חובה בחוק למסור לנו מידע. בלי אימייל אי אפשר לפתוח חשבון; כל השאר לבחירתכם.
אם רשמתם כאן פרטים של אחרים, למשל טלפון של וטרינר או אימייל של מי שהזמנתם, הם נשמרים כדי לשרת אתכם בלבד.`,
        en: `Those who run this site are responsible for the information kept in it, and answer every question or request. The address is at the end of this page.
No law obliges you to give us information. Without an email no account can be opened; everything else is up to you.
If you write down details of other people, such as a vet’s phone number or the email of somebody you invite, they are kept to serve you alone.`,
        ar: `القائمون على تشغيل هذا الموقع مسؤولون عن المعلومات المحفوظة فيه، وإليهم يُوجَّه كل سؤال أو طلب. العنوان في نهاية الصفحة.
لا يُلزمكم القانون بتقديم معلومات لنا. من دون بريد إلكتروني لا يمكن فتح حساب، وكل ما عدا ذلك متروك لاختياركم.
إذا سجلتم تفاصيل أشخاص آخرين، مثل هاتف طبيب بيطري أو بريد من دعوتموه، فإنها تُحفظ لخدمتكم فقط.`,
      },
    },
    {
      id: 'collected',
      heading: { he: 'איזה מידע נאסף', en: 'What is collected', ar: 'المعلومات التي تُجمع' },
      text: {
        he: `אנחנו שומרים רק את מה שהזנתם ואת מה שדרוש להפעלת השירות:
- פרטי חשבון: שם, אימייל, שפה וערכת נושא, התוכנית שלכם, הטלפון, הכתובת, העיר והמדינה שרשמתם בפרופיל, תמונת הפרופיל, והסיסמה כגיבוב בלבד, שאי אפשר לשחזר ממנו אותה. אם התחברתם עם Google, גם המזהה שלכם שם. אם הפעלתם אימות דו־שלבי, גם הסוד של אפליקציית האימות, מוצפן, וקודי השחזור כגיבוב; ואם הוספתם מפתחות גישה, את שמם ואת החלק הגלוי שלהם.
- האישור שנתתם לתנאים ולמדיניות הזו: מתי, ולאיזה נוסח.
- חיות מחמד: פרטים, שבב, רישיון, ביטוח, אלרגיות ושדות שהוספתם.
- בריאות: רשומות רפואיות, חיסונים, תורים, תוכניות האכלה ומלאי, תרופות ומי נתן כל מנה, מדדים וערכים שנמדדו, וטרינרים, רישומים של מה שקרה (כמו ארוחה או פרכוס) והכפתורים שלהם, ודרישות שסימנתם כלא רלוונטיות.
- תזכורות: מה ומתי, באחריות מי, תבניות, ומי סימן מה ומתי.
- כסף: הוצאות ומי שילם, הוצאות קבועות, תבניות, קטגוריות, תקציבים, תביעות ביטוח, התחשבנות בין בעלים, וקבצים שייבאתם מהם הוצאות (שם הקובץ והשורות שנוספו).
- קבצים מצורפים: תמונות ומסמכים, עם שמם, סוגם ותוקפם. מתמונות מוסרים פרטי הצילום, ובהם המיקום; מסמך PDF נשמר כפי שהוא.
- תגיות ותגובות שכתבתם.
- אנשים: בעלי הבית, אורחים והרשאותיהם, הזמנות, העברות לבית אחר ומי שנבחרו להמשיך אחריכם.
- התראות: מה נשלח ומתי נקרא, ההעדפות שלכם, שעות השקט ואזור הזמן, והכתובות שבחרתם לקבל בהן התראות, כולל מספר טלפון אם הוספתם.
- פניות לתמיכה: מה שכתבתם, קבצים שצירפתם והתשובות שקיבלתם, ואת סוג הדפדפן והמערכת אם השארתם את הסימון שמצרף אותם.
- פניות מטופס יצירת הקשר: השם והאימייל שמסרתם, הנושא וההודעה, השפה והתשובות שקיבלתם.
- הרשמה לניוזלטר: האימייל והשפה, מתי ביקשתם ומתי אישרתם, לאיזה נוסח, ומתי ביקשתם להפסיק.
- נתוני שימוש: מועדי התחברות ושימוש אחרון, רשימת השינויים בבית (מי שינה ומתי), ויומן של פעולות אבטחה.
- מטא־נתונים טכניים: כתובת IP וסוג הדפדפן, לצורכי אבטחה והגבלת ניסיונות.
השימוש בצמד חינם, ולכן איננו מבקשים פרטי כרטיס אשראי או תשלום.`,
        en: `We keep only what you entered and what running the service needs:
- Account details: name, email, language and theme, your plan, the phone, address, city and country that you wrote in your profile, your profile picture, and the password only as a hash, from which it can’t be recovered. If you sign in with Google, also your identifier there. If you turned on two-step verification, also the secret of the authenticator app, encrypted, and the recovery codes as hashes; and of passkeys that you added, their names and public keys.
- Your consent to the terms and to this policy: when, and to which wording.
- Pets: their details, chip, licence, insurance, allergies and fields that you added.
- Health: medical records, vaccinations, appointments, feeding plans and stock, medicines and who gave each dose, measures and measured values, vets, log entries of what happened (such as a meal or a seizure) and their buttons, and the requirements that you marked as not for you.
- Reminders: what and when, who takes care of them, templates, and who marked what and when.
- Money: expenses and who paid, recurring expenses, templates, categories, budgets, insurance claims, settling up between owners, and files from which you imported expenses (the file’s name and the rows that were added).
- Attached files: photos and documents, with their name, kind and expiry. Camera data, location included, is removed from photos; a PDF is kept as it is.
- Tags and comments that you wrote.
- People: the owners of a home, guests and their permissions, invitations, handovers to another home, and who was chosen to carry on after you.
- Notifications: what was sent and when it was read, your preferences, quiet hours and time zone, and the addresses at which you chose to be notified, a phone number included if you added one.
- Requests to support: what you wrote, files that you attached and the answers that you got, and the kind of browser and system if you left the box that includes them ticked.
- Messages from the contact form: the name and email that you gave, the subject and the message, the language and the answers that you got.
- A newsletter subscription: the email and the language, when you asked and when you confirmed, to which wording, and when you asked to stop.
- Usage data: when you signed in and last used the account, the list of changes in a home (who changed something, and when), and a log of security events.
- Technical metadata: IP address and browser type, for security and for limiting attempts.
Tzemed is free to use, so we ask for no credit card or other payment details.`,
        ar: `نحفظ فقط ما أدخلتموه وما يلزم لتشغيل الخدمة:
- تفاصيل الحساب: الاسم والبريد الإلكتروني واللغة والسمة وخطتكم، والهاتف والعنوان والمدينة والدولة التي كتبتموها في الملف الشخصي، وصورة الملف الشخصي، وكلمة المرور كبصمة مشفرة فقط لا يمكن استعادتها منها. إذا دخلتم عبر Google فمعرّفكم هناك أيضًا. وإذا فعّلتم التحقق بخطوتين، فسر تطبيق المصادقة مشفّرًا ورموز الاسترداد كبصمات مشفرة؛ وإذا أضفتم مفاتيح مرور فأسماؤها ومفاتيحها العامة.
- موافقتكم على الشروط وعلى هذه السياسة: متى، وعلى أي صيغة.
- الحيوانات الأليفة: التفاصيل والشريحة والترخيص والتأمين والحساسيات والحقول التي أضفتموها.
- الصحة: السجلات الطبية والتطعيمات والمواعيد وخطط التغذية والمخزون والأدوية ومن أعطى كل جرعة والقياسات وقيمها والأطباء البيطريون وتسجيلات ما حدث (مثل وجبة أو نوبة تشنج) وأزرارها، والمتطلبات التي أشرتم إلى أنها لا تخصّكم.
- التذكيرات: ماذا ومتى، ومن المسؤول عنها، والقوالب، ومن أشّر على ماذا ومتى.
- المال: المصاريف ومن دفع، والمصاريف الثابتة، والقوالب، والفئات، والميزانيات، ومطالبات التأمين، وتسوية الحسابات بين المالكين، والملفات التي استوردتم منها مصاريف (اسم الملف والصفوف المضافة).
- الملفات المرفقة: صور ومستندات مع اسمها ونوعها وصلاحيتها. تُزال من الصور بيانات التصوير بما فيها الموقع؛ أما ملف PDF فيُحفظ كما هو.
- الوسوم والتعليقات التي كتبتموها.
- الأشخاص: مالكو البيت والضيوف وصلاحياتهم والدعوات ونقل الحيوان إلى بيت آخر ومن اختير ليواصل من بعدكم.
- الإشعارات: ما أُرسل ومتى قُرئ، وتفضيلاتكم وساعات الهدوء والمنطقة الزمنية، والعناوين التي اخترتم تلقي الإشعارات عليها، ومنها رقم هاتف إن أضفتموه.
- طلبات الدعم: ما كتبتموه والملفات التي أرفقتموها والردود التي تلقيتموها، ونوع المتصفح والنظام إذا أبقيتم خيار إرفاقهما.
- رسائل نموذج الاتصال: الاسم والبريد اللذان أعطيتموهما والموضوع والرسالة واللغة والردود التي تلقيتموها.
- الاشتراك في النشرة: البريد واللغة، ومتى طلبتم ومتى أكدتم، وعلى أي صيغة، ومتى طلبتم التوقف.
- بيانات الاستخدام: أوقات الدخول وآخر استخدام، وقائمة التغييرات في البيت (من غيّر ومتى)، وسجل لأحداث الأمان.
- بيانات وصفية تقنية: عنوان IP ونوع المتصفح، لأغراض الأمان والحد من المحاولات.
استخدام تسيمد مجاني، ولذلك لا نطلب بطاقة ائتمان ولا تفاصيل دفع.`,
      },
    },
    {
      id: 'use',
      heading: { he: 'למה משמש המידע', en: 'What it is used for', ar: 'استخدام المعلومات' },
      text: {
        he: `- להצגת המידע שלכם בכל מכשיר שבו התחברתם: רשימות, סיכומים, יומן, ציר זמן, חיפוש, כרטיס חירום והדפסות.
- לשליחת תזכורות, התראות ומכתב שבועי, לפי מה שבחרתם.
- לשליחת הודעות על החשבון ולאימות האימייל.
- למענה על פניות, ולשליחת הניוזלטר רק למי שנרשמו אליו ואישרו זאת באימייל.
- לאבטחת החשבון ולתיקון תקלות.
אין בצמד פרסומות של אחרים. המידע אינו נמכר ואינו משמש לפרסום, ולדיוור משמשת רק הכתובת של מי שנרשמו לניוזלטר. הוא מגיע רק אל מי שמופיעים בשני הסעיפים הבאים, או אל מי שהדין מחייב.`,
        en: `- To show you your information on every device you sign in from: lists, summaries, calendar, timeline, search, emergency card and printouts.
- To send reminders, notifications and a weekly letter, as you chose.
- To send messages about your account, and to confirm your email.
- To answer messages, and to send the newsletter only to those who subscribed to it and confirmed that by email.
- To keep the account safe and to fix faults.
There are no ads of others in Tzemed. The information is not sold and is not used for advertising; only the address of those who subscribed to the newsletter is used to send it. It reaches only those named in the next two sections, or those whom the law requires.`,
        ar: `- لعرض معلوماتكم على كل جهاز تدخلون منه: قوائم وملخصات وتقويم وخط زمني وبحث وبطاقة طوارئ ومطبوعات.
- لإرسال التذكيرات والإشعارات ورسالة أسبوعية، بحسب ما اخترتم.
- لإرسال رسائل تخص الحساب ولتأكيد البريد الإلكتروني.
- للرد على الرسائل، ولإرسال النشرة فقط إلى من اشتركوا فيها وأكدوا ذلك بالبريد.
- لحماية الحساب وإصلاح الأعطال.
لا توجد في تسيمد إعلانات لآخرين. لا تُباع المعلومات ولا تُستخدم للإعلانات، ولا يُستخدم لإرسال النشرة إلا عنوان من اشتركوا فيها. وهي لا تصل إلا إلى المذكورين في القسمين التاليين، أو إلى من يُلزم القانون بإطلاعه.`,
      },
    },
    {
      id: 'people',
      heading: { he: 'אילו אנשים רואים מה', en: 'Which people see what', ar: 'من يرى ماذا من الأشخاص' },
      text: {
        he: `- בעלים של אותו בית שווים בכול: הם רואים ומשנים את כל חיות המחמד והמידע שבו, ורואים את השם והאימייל של שאר הבעלים, האורחים והמוזמנים, ומתי האורחים נכנסו לאחרונה.
- אורחים רואים את פרטי חיית המחמד ששותפה איתם, ומשאר התחומים (רשומות רפואיות, תזכורות, הוצאות) רק את מה שהבעלים התירו, לצפייה או לעריכה. הם רואים גם את שמות הבעלים ומי שכתבו, ואת התגיות של הבית. את תמונת הפרופיל שלכם רואים מי ששותפים איתכם לבית או לחיה.
- אורחים שרואים הוצאות אך לא רשומות רפואיות רואים, בביקור שיש לו עלות, את התיאור ואת העלות, ולעולם לא את ההערות שלו.
- מוזמנים רואים לפני שהצטרפו מי הזמין, אילו חיות מחמד ומה יוכלו לעשות. ההזמנה נשלחת באימייל וטובה ל־14 ימים, וכל מי שהקישור בידיו יכול לראות אותה; להצטרף יכול רק חשבון עם הכתובת שהוזמנה.
- בהעברה לבית אחר כל מה שנרשם על חיית המחמד עובר לבעלים החדשים, כולל הוצאות, קבצים, מה שנמחק ושמות מי שכתבו, והשיתופים שלה מסתיימים. עד שיקבלו אותה הם רואים את שמה ותמונתה וכמה רשומות יעברו.
- מי שבחרתם להמשיך אחריכם רואים את שמות הבעלים ואת שמות חיות המחמד. אם יבקשו להצטרף ואיש מהבעלים לא יתנגד במשך 14 ימים, הם יצורפו כבעלים.
- מי שבידיו קישור מהודעה על תזכורת יכול לסמן אותה או לדחות אותה בשמכם במשך 7 ימים.
- מי שתמסרו להם הדפסה, קובץ ZIP או טבלה רואים את מה שיש בהם.
- מי שעונים לפניות לתמיכה רואים את הפנייה ואת מה שצורף לה, את השם, האימייל, התוכנית והשפה שלכם, ולעולם לא את חיות המחמד או את המסמכים. כל פתיחה של פנייה נרשמת. על מי שכתבו מטופס יצירת הקשר הם רואים רק את מה שנמסר בו. אתם רואים את שם מי שענו.
- מי שמנהלים את האתר רואים את השם, האימייל, התפקיד, התוכנית ומצב החשבון, את סוג המכשירים המחוברים ומתי נעשה בהם שימוש, ואם מיילים אליכם חוזרים, ולעולם לא את חיות המחמד, הרשומות, ההוצאות או הקבצים. הם יכולים לנתק מכשירים, לשלוח שוב קישור אימות, לחסום חשבון ולבטל חסימה. כל צפייה ופעולה בחשבון נרשמות, ומופיעות גם אצלכם ב״מה קרה״. חסימה לא מוחקת דבר, וגם אז אפשר לבקש מאיתנו עותק של המידע או את מחיקתו.
- מי שמפעילים את האתר ואת השרת יכולים טכנית להגיע למידע, ועושים זאת רק לתפעול, לתמיכה שביקשתם או כשהדין מחייב.`,
        en: `- Owners of the same home are equal in everything: they see and change all its pets and all that is in it, and see the name and email of the other owners, the guests and those invited, and when guests were last here.
- Guests see the profile of the pet that is shared with them, and of the other areas (medical records, reminders, expenses) only what the owners allowed, to view or to edit. They also see the names of owners and of those who wrote something, and the tags of the home. Your profile picture is seen by those who share a home or a pet with you.
- Guests who may see expenses but not medical records see, of a visit that has a cost, its description and its cost, never its notes.
- Those invited see, before they join, who invited them, which pets, and what they will be able to do. The invitation is sent by email and is good for 14 days, and anyone who holds its link can see it; only an account with the invited address can join.
- In a handover to another home, everything written about the pet moves to the new owners, including expenses, files, what was deleted and the names of those who wrote it, and its shares end. Until they accept they see its name and picture, and how much would move.
- The successor you chose sees the names of the owners and of the pets. If they ask to join and no owner objects for 14 days, they become an owner.
- Anyone who holds a link from a message about a reminder can mark it as done or put it off in your name for 7 days.
- Those to whom you give a printout, a ZIP file or a table see what is in it.
- Those who answer requests to support see the request and what is attached to it, your name, email, plan and language, and never your pets or documents. Each opening of a request is recorded. Of those who wrote from the contact form they see only what was given there. You see the name of whoever answered.
- Those who administer the site see your name, email, role, plan and the state of the account, the kind of the signed-in devices and when they were used, and whether mails to you come back, and never pets, records, expenses or files. They can sign devices out, send the confirmation link again, block an account and unblock it. Each look at an account and each action is recorded, and shows in your own activity too. A block deletes nothing, and you can still ask us for a copy of your data or for its deletion.
- Those who run the site and its server can technically reach the information, and do so only to operate it, for support that you asked for, or when the law requires it.`,
        ar: `- مالكو البيت نفسه متساوون في كل شيء: يرون ويعدّلون كل حيواناته وكل ما فيه، ويرون أسماء وبريد المالكين الآخرين والضيوف والمدعوين، ومتى كان آخر دخول للضيوف.
- الضيوف يرون ملف الحيوان الذي شورك معهم، ومن بقية المجالات (السجلات الطبية والتذكيرات والمصاريف) فقط ما سمح به المالكون، للعرض أو للتعديل. ويرون أيضًا أسماء المالكين ومن كتبوا، ووسوم البيت. ويرى صورتكم الشخصية من يشاركونكم بيتًا أو حيوانًا.
- الضيوف الذين يرون المصاريف دون السجلات الطبية يرون من الزيارة التي لها تكلفة وصفها وتكلفتها، ولا يرون ملاحظاتها أبدًا.
- المدعوون يرون قبل انضمامهم من دعاهم وأي حيوانات وما سيمكنهم فعله. تُرسل الدعوة بالبريد الإلكتروني وتصلح 14 يومًا، ويمكن لكل من لديه رابطها رؤيتها؛ ولا ينضم إلا حساب بالعنوان المدعو.
- عند نقل الحيوان إلى بيت آخر ينتقل كل ما سُجل عنه إلى المالكين الجدد، بما في ذلك المصاريف والملفات وما حُذف وأسماء من كتبوا، وتنتهي مشاركاته. وحتى يقبلوه يرون اسمه وصورته وكم سينتقل.
- من اخترتموه ليواصل من بعدكم يرى أسماء المالكين وأسماء الحيوانات. وإذا طلب الانضمام ولم يعترض أحد من المالكين خلال 14 يومًا أصبح مالكًا.
- من لديه رابط من رسالة عن تذكير يمكنه تأشيره كمنجز أو تأجيله باسمكم لمدة 7 أيام.
- من تسلمونهم مطبوعة أو ملف ZIP أو جدولًا يرون ما فيه.
- من يجيبون عن طلبات الدعم يرون الطلب وما أُرفق به واسمكم وبريدكم وخطتكم ولغتكم، ولا يرون أبدًا حيواناتكم أو مستنداتكم. كل فتح لطلب يُسجَّل. ولا يرون عمن كتبوا من نموذج الاتصال إلا ما ورد فيه. وأنتم ترون اسم من أجاب.
- من يديرون الموقع يرون الاسم والبريد والدور والخطة وحالة الحساب ونوع الأجهزة المتصلة ووقت استخدامها، وما إذا كانت الرسائل إليكم ترتد، ولا يرون أبدًا الحيوانات أو السجلات أو المصاريف أو الملفات. يمكنهم تسجيل خروج الأجهزة وإعادة إرسال رابط التأكيد وحظر حساب وإلغاء حظره. كل اطلاع على حساب وكل عمل فيه يُسجَّل، ويظهر أيضًا في سجل نشاطكم. الحظر لا يحذف شيئًا، ويمكنكم حينها أيضًا طلب نسخة من بياناتكم أو حذفها.
- القائمون على الموقع وخادمه يمكنهم تقنيًا الوصول إلى المعلومات، ولا يفعلون ذلك إلا للتشغيل أو لدعم طلبتموه أو إذا ألزم القانون.`,
      },
    },
    {
      id: 'services',
      heading: { he: 'אילו שירותים מקבלים מה', en: 'Which services receive what', ar: 'أي خدمات تتلقى ماذا' },
      text: {
        he: `השירותים האלה פועלים לפי הכללים שלהם, וחלקם מחוץ לישראל. חלקם פועלים רק אם המפעילים הפעילו אותם באתר הזה. כל אחד מקבל רק את הכתוב כאן:
- שרת האימייל מקבל את הכתובת שלכם ואת תוכן ההודעה: שם חיית המחמד, מה קורה ומתי, ובמכתב השבועי גם סכומים. כך גם ספק האימייל של מי שהזמנתם.
- התראות בדפדפן עוברות דרך שירות ההתראות של יצרן הדפדפן. הוא מקבל את כתובת ההרשמה שלכם ואת מועד ההודעה, ואינו יכול לקרוא אותה כי היא מוצפנת. הודעה שלא נמסרה נשמרת אצלו שעה לכל היותר.
- הודעות SMS נשלחות דרך ספק ההודעות, שמקבל את מספר הטלפון ואת תוכן ההודעה. רק אם הוספתם מספר.
- ntfy: שרת ntfy של האתר מקבל את תוכן ההודעה בלי שמכם, וכל מי שיודע את שם הערוץ יכולים לקרוא אותה. רק אם הוספתם ערוץ.
- Webhook: הכתובת שהוספתם מקבלת את תוכן ההודעה ואת הקישורים שבה.
- יומן אחר שמסרתם לו כתובת סנכרון קורא את התורים, ביקורי ההמשך והתזכורות שבחרתם. כל מי שבידיו הכתובת קורא אותם, עד שתסירו אותה.
- אחסון קבצים (S3): אם המפעילים בחרו באחסון כזה, הקבצים והתמונות נשמרים בו תחת מספר, בלי שמם.
- מסד הנתונים: אם הוא אצל ספק של המפעילים, כל השאר שמור אצלו.
- שרת מעקב של המפעילים, אם הגדירו כזה, מקבל כמה זמן נמשכה כל בקשה, לאיזה חלק של האתר פנתה ומספר פנימי שלה, בלי שמות, כתובות ותוכן.
- Google: רק אם לחצתם על התחברות עם Google. Google יודעת שהתחברתם לצמד, ומוסרת לנו את שמכם, האימייל והמזהה שלכם.
- מפות: לחיצה על ״במפה״ פותחת את Google Maps עם הכתובת שליד הקישור.
באתר ובהודעות שנשלחות ממנו אין שירותי ניתוח, מדידה או פרסום של אחרים.`,
        en: `These services work by their own rules, and some are outside Israel. Some work only if those who run this site have turned them on. Each receives only what is written here:
- The mail server receives your address and the message itself: the pet’s name, what is due and when, and in the weekly letter also sums. So does the mail provider of anyone you invite.
- Notifications in a browser go through the push service of the browser’s maker. It receives your subscription’s address and the time of the message, and can’t read it, because it is encrypted. A message that was not delivered is kept there for an hour at most.
- SMS messages go through a messaging provider (SMS gateway), which receives the phone number and the message. Only if you added a number.
- ntfy: the site’s ntfy server receives the message without your name, and anyone who knows the topic can read it. Only if you added a topic.
- Webhook: the address that you added receives the message and the links in it.
- Another calendar to which you gave a calendar feed reads the appointments, follow-up visits and reminders that you chose. Anyone who has the address reads them, until you remove it.
- File storage (S3): if those who run the site chose such a store, files and photos lie there under a number, without their names.
- The database: if it is at a provider of those who run the site, everything else is kept there.
- A tracing server of those who run this site, if they have set one up, receives how long each request took, which part of the site it went to and an internal number of it, without names, addresses or content.
- Google: only if you press sign in with Google. Google learns that you signed in to Tzemed, and gives us your name, email and identifier.
- Maps: pressing “Map” opens Google Maps with the address beside the link.
There are no analytics, measuring or advertising services of others in the site or in the messages that it sends.`,
        ar: `تعمل هذه الخدمات وفق قواعدها، وبعضها خارج إسرائيل. وبعضها لا يعمل إلا إذا شغّله القائمون على هذا الموقع. ولا تتلقى كل منها إلا المذكور هنا:
- خادم البريد الإلكتروني يتلقى عنوانكم ومحتوى الرسالة: اسم الحيوان وما المستحق ومتى، وفي الرسالة الأسبوعية مبالغ أيضًا. وكذلك مزوّد بريد من دعوتموه.
- الإشعارات في المتصفح تمر عبر خدمة إشعارات صانع المتصفح. تتلقى عنوان اشتراككم ووقت الرسالة، ولا يمكنها قراءتها لأنها مشفرة. والرسالة التي لم تُسلَّم تُحفظ لديها ساعة على الأكثر.
- رسائل SMS تُرسل عبر مزوّد رسائل يتلقى رقم الهاتف ومحتوى الرسالة. فقط إذا أضفتم رقمًا.
- ntfy: خادم ntfy التابع للموقع يتلقى محتوى الرسالة بلا اسمكم، ويمكن لكل من يعرف اسم القناة قراءتها. فقط إذا أضفتم قناة.
- Webhook: العنوان الذي أضفتموه يتلقى محتوى الرسالة والروابط التي فيها.
- تقويم آخر أعطيتموه عنوان مزامنة يقرأ المواعيد وزيارات المتابعة والتذكيرات التي اخترتموها. ويقرؤها كل من لديه العنوان، إلى أن تزيلوه.
- تخزين الملفات (S3): إذا اختار القائمون على الموقع تخزينًا كهذا، تُحفظ فيه الملفات والصور تحت رقم، بلا أسمائها.
- قاعدة البيانات: إذا كانت لدى مزوّد للقائمين على الموقع، فكل ما عدا ذلك محفوظ لديه.
- خادم تتبّع للقائمين على الموقع، إن أعدّوه، يتلقى مدة كل طلب والجزء الذي توجّه إليه من الموقع ورقمًا داخليًا له، بلا أسماء أو عناوين أو محتوى.
- Google: فقط إذا ضغطتم على الدخول عبر Google. تعرف Google أنكم دخلتم إلى تسيمد، وتسلمنا اسمكم وبريدكم ومعرّفكم.
- الخرائط: الضغط على ״على الخريطة״ يفتح Google Maps بالعنوان المجاور للرابط.
لا توجد في الموقع ولا في الرسائل التي يرسلها خدمات تحليل أو قياس أو إعلان تابعة لآخرين.`,
      },
    },
    {
      id: 'retention',
      heading: { he: 'כמה זמן המידע נשמר', en: 'How long it is kept', ar: 'مدة حفظ المعلومات' },
      text: {
        he: `- מה שרשמתם נשמר כל עוד קיים הבית שבו נרשם. מה שמחקתם נעלם מיד מהמסכים ומחכה באשפה 30 ימים, שבהם אפשר לשחזר אותו; אחר כך הוא נמחק לצמיתות, עם הקבצים. בעלי הבית יכולים למחוק אותו לצמיתות גם לפני כן.
- קובץ שמחקתם מתוך רשומה נמחק לצמיתות אחרי 30 ימים. קובץ שהועלה ולא צורף לשום דבר: עד שני ימים.
- חיבור מסתיים אחרי 7 ימים בלי שימוש, ולכל היותר אחרי 30 ימים. פרטי החיבורים שהסתיימו ויומן האבטחה, ובו כתובות IP: שנה.
- קישורים שנשלחו באימייל: 30 דקות לאיפוס סיסמה ולחיבור חשבון Google, 24 שעות לאימות כתובת. 7 ימים לדיווח שלא אתם התחברתם ולהסרת אימות דו־שלבי. בקשה להסרתו נשמרת עד שתמומש או תבוטל. אתגר לחתימה של מפתח גישה: חמש דקות, ועד יום אחריהן. כתובת שהחלפתם נשמרת 7 ימים, שבהם אפשר להחזיר אותה.
- מוני הניסיונות, לפי כתובת IP וגיבוב של האימייל: עד יום אחרי שתמה ההגבלה. מספר טלפון שנשלח אליו SMS נספר לפי גיבוב, עד למחרת.
- תשובות השרת, כדי שפעולה שנשלחה פעמיים לא תיעשה פעמיים: עד יומיים. רשימת השינויים בבית: כ־30 ימים.
- פניות לתמיכה: כל עוד החשבון קיים. קובץ שצורף להודעה שלא נשלחה: עד שני ימים.
- פנייה מטופס יצירת הקשר: 12 חודשים אחרי ההודעה האחרונה בה.
- הרשמה לניוזלטר שלא אושרה: 48 שעות. כשמפסיקים, הכתובת נמחקת מיד, ורק גיבוב שלה נשמר עם המועדים, השפה והנוסח, כהוכחה להסכמה, למשך 7 שנים; מחיקת החשבון מוחקת גם אותו. הרישום אילו גיליונות נשלחו: 90 ימים.
- קובץ ZIP עם כל המידע שלכם, אם ביקשתם: 7 ימים מרגע שהוא מוכן.
- התראות: 90 ימים. הודעות למשלוח: עד יום אחרי שנשלחו; מה ששליחתו נכשלה שוב ושוב: 14 ימים.
- הזמנה שלא התקבלה, והכתובת שבה: 44 ימים. כתובת שהוצעה לה חיית מחמד נשכחת כשההעברה הושלמה, או 28 ימים אחרי שהוצעה; אצל המוסרים נשארים שם החיה, תמונתה ושם המקבלים.
- יומן פעולות הניהול, לפי מספרים פנימיים ובלי שמות וכתובות: שנתיים, גם אחרי מחיקת החשבון. כתובת ששרת הדואר שלה סירב לקבל מייל, עם תשובת השרת: עד שמייל מתקבל, ולכל היותר 90 ימים.
- היומן הטכני של השרת אינו כולל תוכן, כתובות IP או אימייל. עותקי גיבוי, אם המפעילים עושים כאלה, נמחקים לפי הסדר שקבעו.
- בקשה למחיקת החשבון נועלת אותו ל־30 ימים שבהם אפשר לבטל אותה. מחיקת החשבון, אז או מיד, מוחקת אותו ואת כל הבתים שאין בהם בעלים נוספים, עם הקבצים, ואת הכתובת שלכם בכל מקום שבו רשמו אותה אחרים. בבית שיש בו בעלים נוספים, או שהתארחתם בו, נשאר מה שכתבתם עם שמכם. נשמרת רק ידיעה שחשבון נמחק ומתי, עם המספר הפנימי שלו ובלי שם וכתובת, למשך שנה, ושורות יומן הניהול עם אותו מספר, אם יש כאלה.`,
        en: `- What you wrote is kept as long as the home exists in which it was written. What you deleted vanishes from the screens at once and waits in the trash for 30 days, in which it can be restored; then it is erased for good, with its files. The owners of the home can erase it earlier.
- A file that you deleted from an item is erased for good after 30 days. A file that was uploaded and attached to nothing: two days at most.
- A session ends after 7 days without use, and after 30 days at most. Details of ended sessions and the security log, which holds IP addresses: one year.
- Links sent by email: 30 minutes for a new password and for connecting a Google account, 24 hours for confirming an address, 7 days for saying that a sign-in was not yours and for removing two-step verification. A request to remove it is kept until it is carried out or dropped. A challenge that a passkey signs: five minutes, and up to a day after that. An address that you replaced is kept for 7 days, in which it can be brought back.
- Counters of attempts, by IP address and a hash of the email: up to a day after the limit has passed. A phone number to which an SMS was sent is counted as a hash, until the next day.
- Answers of the server, so that an action sent twice is not done twice: up to two days. The list of changes in a home: about 30 days.
- Requests to support: as long as the account exists. A file attached to a message that was not sent: two days at most.
- A message from the contact form: 12 months after the last message in its conversation.
- A newsletter subscription that was not confirmed: 48 hours. When you stop it, the address is erased at once, and only a hash of it is kept with the times, the language and the wording, as proof of consent, for 7 years; deleting the account erases that too. The record of which issues were sent: 90 days.
- A ZIP file with all your data, if you asked for one: 7 days from when it is ready.
- Notifications: 90 days. Messages to be sent: up to a day after they are sent; those that failed again and again: 14 days.
- An invitation that was not accepted, and the address in it: 44 days. The address to which a pet was offered is forgotten when the handover is done, or 28 days after the offer; the giver keeps the pet’s name and picture and the receiver’s name.
- The log of the administration, by internal numbers and without names or addresses: two years, also after the account is deleted. An address whose mail server refused a mail, with the server’s words: until a mail gets through, and 90 days at most.
- The server’s technical log holds no content, IP addresses or emails. Backup copies, if those who run the site make any, are erased in the order that they have set.
- Asking for the deletion of the account locks it for 30 days, in which that can be undone. Deleting it, then or at once, erases it and every home that has no other owner, with its files, and your address wherever others wrote it down. In a home that has other owners, or where you were a guest, what you wrote stays, with your name. All that is kept is that an account was deleted and when, with its internal number and without name or address, for one year, and lines of the administration’s log with that number, if there are any.`,
        ar: `- ما سجلتموه يُحفظ ما دام البيت الذي سُجل فيه قائمًا. ما حذفتموه يختفي من الشاشات فورًا ويبقى في سلة المحذوفات 30 يومًا يمكن خلالها استعادته؛ ثم يُمحى نهائيًا مع ملفاته. ويمكن لمالكي البيت محوه قبل ذلك.
- الملف الذي حذفتموه من سجل يُمحى نهائيًا بعد 30 يومًا. والملف الذي رُفع ولم يُرفق بشيء: يومان على الأكثر.
- ينتهي الاتصال بعد 7 أيام دون استخدام، وبعد 30 يومًا على الأكثر. تفاصيل الاتصالات المنتهية وسجل الأمان، وفيه عناوين IP: سنة.
- الروابط المرسلة بالبريد: 30 دقيقة لكلمة مرور جديدة ولربط حساب Google، و24 ساعة لتأكيد العنوان، و7 أيام للإبلاغ عن دخول لم تقوموا به ولإزالة التحقق بخطوتين. طلب إزالته يُحفظ حتى يُنفَّذ أو يُلغى. التحدي الذي يوقّعه مفتاح المرور: خمس دقائق، وحتى يوم بعدها. العنوان الذي استبدلتموه يُحفظ 7 أيام يمكن خلالها إعادته.
- عدّادات المحاولات بحسب عنوان IP وبصمة مشفرة للبريد: حتى يوم بعد انقضاء الحد. رقم الهاتف الذي أُرسلت إليه رسالة SMS يُعدّ كبصمة مشفرة حتى اليوم التالي.
- إجابات الخادم، كي لا تُنفَّذ مرتين عملية أُرسلت مرتين: حتى يومين. قائمة التغييرات في البيت: نحو 30 يومًا.
- طلبات الدعم: ما دام الحساب قائمًا. ملف أُرفق برسالة لم تُرسل: يومان على الأكثر.
- رسالة من نموذج الاتصال: 12 شهرًا بعد آخر رسالة في محادثتها.
- الاشتراك في النشرة الذي لم يُؤكَّد: 48 ساعة. عند إيقافه يُمحى العنوان فورًا، ولا تُحفظ إلا بصمة مشفرة منه مع الأوقات واللغة والصيغة، كإثبات للموافقة، لمدة 7 سنوات؛ وحذف الحساب يمحوها أيضًا. سجل الأعداد التي أُرسلت: 90 يومًا.
- ملف ZIP بكل بياناتكم إن طلبتموه: 7 أيام من لحظة جاهزيته.
- الإشعارات: 90 يومًا. الرسائل المعدّة للإرسال: حتى يوم بعد إرسالها؛ وما فشل إرساله مرارًا: 14 يومًا.
- الدعوة التي لم تُقبل والعنوان الذي فيها: 44 يومًا. العنوان الذي عُرض عليه حيوان يُنسى عند اكتمال النقل، أو بعد 28 يومًا من العرض؛ ويبقى لدى المسلِّمين اسم الحيوان وصورته واسم المستلمين.
- سجل أعمال الإدارة، بأرقام داخلية وبلا أسماء ولا عناوين: سنتان، حتى بعد حذف الحساب. العنوان الذي رفض خادم بريده رسالة، مع رد الخادم: إلى أن تُقبل رسالة، و90 يومًا على الأكثر.
- لا يتضمن السجل التقني للخادم محتوى ولا عناوين IP ولا بريدًا. والنسخ الاحتياطية، إن أعدّها القائمون على الموقع، تُمحى وفق النظام الذي حددوه.
- طلب حذف الحساب يقفله 30 يومًا يمكن خلالها إلغاؤه. وحذف الحساب، حينها أو فورًا، يمحوه ويمحو كل بيت ليس فيه مالك آخر مع ملفاته، ويمحو عنوانكم حيثما سجّله آخرون. في بيت له مالكون آخرون، أو كنتم ضيوفًا فيه، يبقى ما كتبتموه مع اسمكم. ولا يُحفظ إلا أن حسابًا حُذف ومتى، مع رقمه الداخلي وبلا اسم ولا عنوان، لمدة سنة، وأسطر سجل الإدارة بهذا الرقم إن وُجدت.`,
      },
    },
    {
      id: 'security',
      heading: { he: 'אבטחת המידע', en: 'Security', ar: 'أمان المعلومات' },
      text: {
        he: `סיסמאות נשמרות כגיבוב חזק בלבד, כל בקשה נבדקת מול החשבון וההרשאות שלכם, ושינוי סיסמה מנתק את שאר המכשירים. אין אבטחה מושלמת; אם יקרה אירוע שנוגע למידע שלכם, נודיע לכם כנדרש בחוק.`,
        en: `Passwords are kept only as a strong hash, every request is checked against your account and permissions, and changing the password signs out your other devices. No security is perfect; if something happens that concerns your information, we will tell you as the law requires.`,
        ar: `تُحفظ كلمات المرور كبصمة مشفرة قوية فقط، ويُفحص كل طلب مقابل حسابكم وصلاحياتكم، وتغيير كلمة المرور يُخرج أجهزتكم الأخرى. لا يوجد أمان كامل؛ وإذا وقع حدث يمس معلوماتكم فسنبلغكم كما يقتضي القانون.`,
      },
    },
    {
      id: 'rights',
      heading: {
        he: 'הזכויות שלכם ואיך מממשים אותן',
        en: 'Your rights, and how to use them',
        ar: 'حقوقكم وكيف تمارسونها',
      },
      text: {
        he: `לפי חוק הגנת הפרטיות אתם זכאים לעיין במידע שעליכם, לתקן אותו ולמחוק אותו:
- לעיין: כל מה שרשמתם מוצג במסכים, ומה שנעשה בבית ובחשבון מוצג בעמוד ״מה קרה״. על מה שאינו מוצג, כמו כתובות IP, אפשר לשאול אותנו.
- לתקן: בכל רשומה יש עריכה. את השם, האימייל, שאר הפרטים והשפה משנים בפרופיל.
- לקבל עותק: בעמוד ״פרטיות והמידע שלי״ אפשר להוריד את כל המידע שלכם כקובץ ZIP אחד, ובעמוד של חיית המחמד אפשר להוריד את כל התיק כ־ZIP עם המסמכים. הוצאות ורשומות רפואיות אפשר להוריד גם כטבלה או כ־PDF.
- למחוק: כל פריט בנפרד, או את החשבון כולו בעמוד ״פרטיות והמידע שלי״: אחרי 30 ימים שבהם אפשר להתחרט, או מיד ולתמיד. לפני כן רואים שם מה יימחק ומה יישאר אצל אחרים.
- להפסיק: שיתוף, הזמנה, סנכרון ליומן, מכשיר או מספר אפשר להסיר בכל רגע, וכל סוג של אימייל אפשר להפסיק גם מהקישור שבו.
מי שהוזמנו או נרשמו כאן בידי אחרים יכולים לפנות אלינו ולבקש עיון, תיקון או מחיקה.
אם לא קיבלתם מענה, אפשר לפנות לרשות להגנת הפרטיות.`,
        en: `Under the Israeli Protection of Privacy Law you may see the information about you, correct it and delete it:
- See: everything that you wrote is on the screens, and what was done in your home and account is on the page “Activity”. Ask us about what is not shown, such as IP addresses.
- Correct: every item can be edited. Your name, email, other details and language are changed in the profile.
- Receive a copy: the page “Privacy and my data” offers all your data as one ZIP file, and the page of a pet its whole file as a ZIP, documents included. Expenses and medical records can also be downloaded as a table or a PDF.
- Delete: each item by itself, or the whole account on the page “Privacy and my data”: after 30 days in which you can change your mind, or at once and for good. What goes and what stays with others is shown there before.
- Stop: a share, an invitation, a calendar feed, a device or a number can be removed at any moment, and each kind of email can also be stopped by the link in it.
Those who were invited, or whose details were written here by others, can write to us and ask to see, correct or delete them.
If you receive no answer, you can turn to the Israeli Privacy Protection Authority.`,
        ar: `بموجب قانون حماية الخصوصية الإسرائيلي يحق لكم الاطلاع على المعلومات عنكم وتصحيحها وحذفها:
- الاطلاع: كل ما سجلتموه معروض في الشاشات، وما جرى في البيت والحساب معروض في صفحة ״ما الذي حدث״. ويمكن سؤالنا عما لا يُعرض، مثل عناوين IP.
- التصحيح: يمكن تعديل كل سجل. يُغيَّر الاسم والبريد وسائر التفاصيل واللغة في الملف الشخصي.
- الحصول على نسخة: في صفحة ״الخصوصية ومعلوماتي״ يمكن تنزيل كل بياناتكم كملف ZIP واحد، وفي صفحة الحيوان يمكن تنزيل الملف كاملًا بصيغة ZIP مع المستندات. ويمكن تنزيل المصاريف والسجلات الطبية أيضًا كجدول أو PDF.
- الحذف: كل عنصر على حدة، أو الحساب كله في صفحة ״الخصوصية ومعلوماتي״: بعد 30 يومًا يمكن خلالها التراجع، أو فورًا ونهائيًا. ويظهر هناك قبل ذلك ما سيُحذف وما سيبقى لدى آخرين.
- الإيقاف: يمكن إزالة مشاركة أو دعوة أو مزامنة تقويم أو جهاز أو رقم في أي لحظة، ويمكن إيقاف كل نوع من الرسائل من الرابط الذي فيها أيضًا.
من دُعوا أو سجّل آخرون تفاصيلهم هنا يمكنهم مراسلتنا وطلب الاطلاع عليها أو تصحيحها أو حذفها.
إذا لم تتلقوا ردًا، يمكنكم التوجه إلى سلطة حماية الخصوصية الإسرائيلية.`,
      },
    },
    {
      id: 'browser',
      more: {
        path: '/cookies',
        word: {
          he: 'מה נשמר בדפדפן, פריט אחר פריט',
          en: 'What the browser keeps, item by item',
          ar: 'ما يحفظه المتصفح، عنصرًا عنصرًا',
        },
      },
      heading: {
        he: 'עוגיות ואחסון בדפדפן',
        en: 'Cookies and browser storage',
        ar: 'ملفات تعريف الارتباط والتخزين في المتصفح',
      },
      text: {
        he: `אין באתר עוגיות מעקב ואין בו שירותי ניתוח של צד שלישי. בדפדפן נשמרים רק:
- אישור ההתחברות, שמכם והאימייל שלכם, ומזהה המכשיר אם הפעלתם בו התראות.
- שם אקראי של הדפדפן, שלפיו אנחנו יודעים אם התחברתם ממכשיר חדש. אצלנו נשמר רק הגיבוב שלו.
- ההעדפות שבחרתם: שפה, ערכת נושא, תצוגת הרשימות, העמוד הראשון, הגדרות נגישות וקיצורי מקלדת, ואילו הודעות לכולם סגרתם.
- טיוטות: מה שהקלדתם בטופס ועוד לא שמרתם, ושעון שהפעלתם ועוד לא עצרתם, עד שבעה ימים.
- מה שבחרתם לאחרונה: חיות מחמד, מה נוסף להן, חיפושים ותורים ביום מנוחה שהשארתם.
- עותק של מה שצריך בלי חיבור: חיות המחמד, וטרינרים, תזכורות, כרטיסי החירום, מה שנרשם ב־24 החודשים האחרונים, ומסמכים אחרונים ומסמכים שביקשתם לשמור.
- מה שכתבתם בלי חיבור, עד שהוא נשלח.
- כל עוד הלשונית פתוחה: המקום שבו הפסקתם לקרוא בכל עמוד, וקישור של הזמנה או של העברה שפתחתם.
ההתנתקות מוחקת את אישור ההתחברות, את השם ואת האימייל, את מזהה המכשיר, את מה שנבחר לאחרונה, את הטיוטות ואת העותק הזה. על מה שעוד לא נשלח נשאל אתכם קודם.`,
        en: `This site has no tracking cookies and no third-party analytics. Your browser keeps only:
- Your sign-in, your name and email, and an identifier of the device if you turned notifications on in it.
- A random name of the browser, by which we know whether you signed in from a new device. We keep only its hash.
- The preferences you chose: language, theme, list density, start page, accessibility settings and keyboard shortcuts, and which notices to everyone you closed.
- Drafts: what you typed into a form and have not saved, and a stopwatch that you have not stopped, for up to seven days.
- What you last chose: pets, what you added, searches, and appointments on a day of rest that you left there.
- A copy of what is needed without a connection: pets, vets, reminders, emergency cards, what was recorded in the last 24 months, recent documents and those you asked to keep.
- What you wrote without a connection, until it is sent.
- While a tab is open: how far you scrolled on each page, and the link of an invitation or handover that you opened.
Signing out removes the sign-in, the name and the email, the device’s identifier, what was last chosen, the drafts and that copy. We ask you first about what is not sent yet.`,
        ar: `لا توجد في الموقع ملفات تتبع ولا خدمات تحليل لطرف ثالث. يحفظ المتصفح فقط:
- إذن دخولكم واسمكم وبريدكم الإلكتروني، ومعرّف الجهاز إذا شغّلتم الإشعارات فيه.
- اسم عشوائي للمتصفح نعرف به إن كان الدخول من جهاز جديد. لا نحفظ منه إلا بصمته المشفرة.
- التفضيلات التي اخترتموها: اللغة والسمة وكثافة القوائم وصفحة البداية وإعدادات إمكانية الوصول واختصارات لوحة المفاتيح، والرسائل للجميع التي أغلقتموها.
- المسودات: ما كتبتموه في نموذج ولم تحفظوه بعد، وساعة توقيت لم توقفوها، حتى سبعة أيام.
- آخر ما اخترتموه: الحيوانات وما أُضيف لها وعمليات البحث ومواعيد في يوم عطلة تركتموها.
- نسخة مما يلزم دون اتصال: الحيوانات والأطباء البيطريون والتذكيرات وبطاقات الطوارئ وما سُجّل في آخر 24 شهرًا، والمستندات الأخيرة وما طلبتم حفظه منها.
- ما كتبتموه دون اتصال، إلى أن يُرسل.
- ما دامت علامة التبويب مفتوحة: موضع توقفكم في كل صفحة، ورابط دعوة أو نقل فتحتموه.
تسجيل الخروج يحذف إذن الدخول والاسم والبريد الإلكتروني ومعرّف الجهاز وآخر ما اختير والمسودات وهذه النسخة. ونسألكم أولًا عمّا لم يُرسل بعد.`,
      },
    },
  ],
} as const satisfies LegalText;
