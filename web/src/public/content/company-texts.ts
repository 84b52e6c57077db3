import { texts } from '@tzemed/contract/text/texts';

export const careersTexts = texts({
  title: { he: 'דרושים', en: 'Careers', ar: 'وظائف' },
  lead: { he: 'כרגע אין משרות פתוחות.', en: 'There are no open positions right now.', ar: 'لا توجد وظائف شاغرة حاليًا.' },
  write: { he: 'כתבו לנו', en: 'Write to us', ar: 'اكتبوا إلينا' },
});

export const careersSections = [
  {
    heading: { he: 'רוצים להכיר?', en: 'Would you like to meet?', ar: 'تودّون التعرّف؟' },
    text: {
      he: 'כשתיפתח משרה, היא תופיע בעמוד הזה. עד אז אפשר לשלוח לנו כמה מילים על עצמכם ועל משהו שבניתם, ואם יש גם חיה בבית, נשמח לשמוע גם עליה.',
      en: 'A position that opens will be on this page. Until then you can send us a few words about yourselves and about something you have built, and about the animal at home too, if there is one.',
      ar: 'عندما تُفتح وظيفة ستظهر في هذه الصفحة. حتى ذلك الحين يمكنكم أن ترسلوا لنا بضع كلمات عنكم وعن شيء بنيتموه، وعن الحيوان الذي في بيتكم أيضًا إن وُجد.',
    },
  },
];

export const pressTexts = texts({
  title: { he: 'עיתונות', en: 'Press', ar: 'الصحافة' },
  lead: {
    he: 'כל מה שצריך כדי לכתוב על צמד.',
    en: 'Everything needed to write about Tzemed.',
    ar: 'كل ما يلزم للكتابة عن تسيمد.',
  },
  files: { he: 'להורדה', en: 'Downloads', ar: 'للتنزيل' },
  filesNote: {
    he: 'לשימוש בכתבות ובסקירות על צמד, בלי לשנות את הציור.',
    en: 'For articles and reviews about Tzemed, with the drawing unchanged.',
    ar: 'للاستخدام في المقالات والمراجعات عن تسيمد، من دون تغيير الرسم.',
  },
  vector: { he: 'הסמל, וקטורי', en: 'The mark, vector', ar: 'الشعار، متجه' },
  picture: { he: 'הסמל, תמונה', en: 'The mark, picture', ar: 'الشعار، صورة' },
  banner: { he: 'תמונה לרוחב, עם השם', en: 'Wide picture, with the name', ar: 'صورة عريضة مع الاسم' },
  contact: { he: 'לפניות', en: 'Contact', ar: 'للتواصل' },
  contactText: {
    he: 'עיתונאים ועיתונאיות מוזמנים לכתוב אלינו, עם המילה ״עיתונות״ בנושא:',
    en: 'Journalists are welcome to write to us, with the word “Press” in the subject:',
    ar: 'ندعو الصحفيين والصحفيات إلى الكتابة لنا، مع كلمة «صحافة» في الموضوع:',
  },
  subject: { he: 'עיתונות', en: 'Press', ar: 'صحافة' },
});

export const pressSections = [
  {
    heading: { he: 'במשפט אחד', en: 'In one sentence', ar: 'في جملة واحدة' },
    text: {
      he: 'צמד הוא אפליקציית אינטרנט לבעלי חיות מחמד בישראל: תיק רפואי, תזכורות והוצאות במקום אחד, לכל מי שמטפלים בחיה, בעברית, באנגלית ובערבית.',
      en: 'Tzemed is a web app for pet owners in Israel: medical records, reminders and expenses in one place, for everyone who takes care of the animal, in Hebrew, English and Arabic.',
      ar: 'تسيمد تطبيق ويب لأصحاب الحيوانات الأليفة في إسرائيل: السجل الطبي والتذكيرات والمصاريف في مكان واحد، لكل من يرعى الحيوان، بالعبرية والإنجليزية والعربية.',
    },
  },
];

export const partnersTexts = texts({
  title: { he: 'שותפים', en: 'Partners', ar: 'الشركاء' },
  lead: {
    he: 'מרפאות, עמותות ובתי מחסה: אתם רואים את החיות לפני כולם.',
    en: 'Clinics, rescue groups and shelters: you see the animals before anyone else.',
    ar: 'العيادات والجمعيات والملاجئ: أنتم ترون الحيوانات قبل الجميع.',
  },
  write: { he: 'בואו נדבר', en: 'Let’s talk', ar: 'لنتحدث' },
  subject: { he: 'שותפות', en: 'Partnership', ar: 'شراكة' },
});

export const partnersSections = [
  {
    heading: { he: 'מה אפשר כבר היום', en: 'What works today', ar: 'ما الممكن اليوم' },
    text: {
      he: `- למסור למאמצים תיק מוכן: כל מה שנרשם על החיה, עם המסמכים, עובר לבית החדש ברגע שמקבלים אותה.
- לקבל מבעלי החיה לפני ביקור הדפסה מסודרת, או את כל התיק כקובץ ZIP.`,
      en: `- Give those who adopt a ready file: everything recorded about the animal, documents included, moves to the new home as soon as they accept it.
- Receive from the owners, before a visit, a tidy printout, or the whole file as a ZIP.`,
      ar: `- تسليم من يتبنّون ملفًا جاهزًا: كل ما سُجّل عن الحيوان، مع المستندات، ينتقل إلى البيت الجديد لحظة قبوله.
- الحصول من أصحاب الحيوان قبل الزيارة على مطبوعة مرتبة، أو على الملف كله بصيغة ZIP.`,
    },
  },
  {
    heading: { he: 'מה אין', en: 'What we don’t do', ar: 'ما لا يوجد' },
    text: {
      he: 'אין תשלום על הפניות, ואין לשותפים גישה למידע: כל מסמך מגיע אליכם רק מידי בעלי החיה.',
      en: 'There is no payment for referrals, and partners have no access to data: a document reaches you only from the hands of the owners.',
      ar: 'لا دفع مقابل الإحالات، ولا وصول للشركاء إلى المعلومات: لا يصلكم أي مستند إلا من أصحاب الحيوان أنفسهم.',
    },
  },
];
