import { wordings } from '@tzemed/contract/account/consent-kinds';
import type { LegalText } from './legal-text.ts';

export const terms: LegalText = {
  title: { he: 'תנאי שימוש', en: 'Terms of service', ar: 'شروط الاستخدام' },
  updated: wordings.terms,
  intro: {
    he: 'תנאים אלה חלים על השימוש באתר ובאפליקציה של צמד. פתיחת חשבון פירושה הסכמה להם.',
    en: 'These terms apply to the use of the Tzemed site and app. Opening an account means agreeing to them.',
    ar: 'تسري هذه الشروط على استخدام موقع تسيمد وتطبيقه. فتح حساب يعني الموافقة عليها.',
  },
  short: [
    {
      he: 'השימוש חינם, בלי כרטיס אשראי ובלי פרסומות.',
      en: 'Using Tzemed is free: no credit card, and no ads.',
      ar: 'الاستخدام مجاني، من دون بطاقة ائتمان ومن دون إعلانات.',
    },
    {
      he: 'צמד אינו תחליף לווטרינר.',
      en: 'Tzemed does not replace a vet.',
      ar: 'لا يُغني تسيمد عن الطبيب البيطري.',
    },
    {
      he: 'החשבון אישי, והמידע שהזנתם שייך לכם.',
      en: 'The account is personal, and the information you enter belongs to you.',
      ar: 'الحساب شخصي، والمعلومات التي تدخلونها ملك لكم.',
    },
    {
      he: 'על שינוי מהותי בתנאים נודיע לפני שייכנס לתוקף.',
      en: 'A material change of the terms is announced before it takes effect.',
      ar: 'نعلن عن أي تغيير جوهري في الشروط قبل سريانه.',
    },
  ],
  sections: [
    {
      id: 'use',
      heading: { he: 'השימוש בשירות', en: 'Using the service', ar: 'استخدام الخدمة' },
      text: {
        he: `צמד הוא כלי אישי לניהול הטיפול בחיות מחמד: רשומות רפואיות, תזכורות והוצאות.
השימוש בו חינם, בלי כרטיס אשראי ובלי פרסומות.
השירות אינו תחליף לייעוץ, לאבחון או לטיפול של וטרינר. במקרה חירום יש לפנות מיד לווטרינר.
אין להשתמש בשירות לפגיעה באחרים, להעלאת תוכן בלתי חוקי או לניסיון לעקוף את אמצעי האבטחה.`,
        en: `Tzemed is a personal tool for managing the care of pets: medical records, reminders and expenses.
Using it is free: no credit card, and no ads.
The service does not replace the advice, diagnosis or treatment of a vet. In an emergency, turn to a vet at once.
The service may not be used to harm others, to upload unlawful content or to try to get around its security.`,
        ar: `تسيمد أداة شخصية لإدارة رعاية الحيوانات الأليفة: سجلات طبية وتذكيرات ومصاريف.
استخدامها مجاني، من دون بطاقة ائتمان ومن دون إعلانات.
لا تُغني الخدمة عن استشارة الطبيب البيطري أو تشخيصه أو علاجه. في حالة الطوارئ يجب التوجه فورًا إلى طبيب بيطري.
لا يجوز استخدام الخدمة للإضرار بالآخرين أو لرفع محتوى غير قانوني أو لمحاولة الالتفاف على وسائل الأمان.`,
      },
    },
    {
      id: 'account',
      heading: { he: 'החשבון והמשתמש', en: 'Account and user', ar: 'الحساب والمستخدم' },
      text: {
        he: `יש למסור פרטים נכונים ולעדכן אותם כשהם משתנים.
החשבון אישי: שמרו על סודיות הסיסמה, והודיעו לנו אם נודע לכם על שימוש שלא באישורכם.
אפשר למחוק את החשבון בכל עת. אנחנו רשאים להשעות חשבון שמפר את התנאים האלה.`,
        en: `Give correct details and keep them up to date.
The account is personal: keep the password secret, and tell us if you learn of a use that you did not allow.
You may delete the account at any time. We may suspend an account that breaks these terms.`,
        ar: `يجب تقديم تفاصيل صحيحة وتحديثها عند تغيّرها.
الحساب شخصي: حافظوا على سرية كلمة المرور، وأبلغونا إذا علمتم باستخدام لم تسمحوا به.
يمكن حذف الحساب في أي وقت. ويحق لنا تعليق حساب يخالف هذه الشروط.`,
      },
    },
    {
      id: 'security',
      more: {
        path: '/privacy',
        word: { he: 'למדיניות הפרטיות', en: 'The privacy policy', ar: 'إلى سياسة الخصوصية' },
      },
      heading: { he: 'אבטחה ופרטיות', en: 'Security and privacy', ar: 'الأمان والخصوصية' },
      text: {
        he: 'המידע שהזנתם שייך לכם: הוא אינו נמכר, ואפשר למחוק את כולו בכל רגע. השימוש בו מתואר במדיניות הפרטיות, שהיא חלק מהתנאים האלה.',
        en: 'The information you enter belongs to you: it is not sold, and you can delete all of it at any moment. How it is used is described in the privacy policy, which is part of these terms.',
        ar: 'المعلومات التي تدخلونها ملك لكم: لا تُباع، ويمكنكم حذفها كلها في أي لحظة. استخدامها موصوف في سياسة الخصوصية، وهي جزء من هذه الشروط.',
      },
    },
    {
      id: 'liability',
      heading: { he: 'מגבלות ואחריות', en: 'Limitations and liability', ar: 'القيود والمسؤولية' },
      text: {
        he: `השירות ניתן כמות שהוא. אנחנו עושים כמיטב יכולתנו שיהיה זמין ומדויק, אך איננו יכולים להתחייב שלא יהיו בו תקלות או הפסקות.
תזכורת עלולה להתעכב או לא להגיע; האחריות לטיפול בחיה נשארת בידי בעליה.
ככל שהדין מתיר, לא נישא באחריות לנזק עקיף שנגרם מהשימוש בשירות.`,
        en: `The service is given as it is. We do our best to keep it available and accurate, but cannot promise that it will have no faults or interruptions.
A reminder may be late or may not arrive; caring for the animal remains its owner’s responsibility.
As far as the law allows, we are not liable for indirect damage caused by using the service.`,
        ar: `تُقدَّم الخدمة كما هي. نبذل جهدنا لتكون متاحة ودقيقة، لكن لا يمكننا التعهد بعدم حدوث أعطال أو انقطاعات.
قد يتأخر التذكير أو لا يصل؛ وتبقى مسؤولية رعاية الحيوان على صاحبه.
بقدر ما يسمح القانون، لا نتحمل مسؤولية ضرر غير مباشر ناتج عن استخدام الخدمة.`,
      },
    },
    {
      id: 'changes',
      heading: { he: 'שינויים בתנאים', en: 'Changes to the terms', ar: 'تغييرات في الشروط' },
      text: {
        he: 'ייתכן שנעדכן את התנאים. על שינוי מהותי נודיע באימייל או באפליקציה לפני שייכנס לתוקף. תאריך העדכון האחרון מופיע בראש העמוד.',
        en: 'We may update these terms. We will announce a material change by email or in the app before it takes effect. The date of the last update is at the top of the page.',
        ar: 'قد نحدّث هذه الشروط. سنعلن عن تغيير جوهري بالبريد الإلكتروني أو في التطبيق قبل سريانه. تاريخ آخر تحديث يظهر في أعلى الصفحة.',
      },
    },
    {
      id: 'law',
      heading: { he: 'הדין החל וסמכות שיפוט', en: 'Governing law', ar: 'القانون الساري والاختصاص القضائي' },
      text: {
        he: 'על תנאים אלה חל הדין של מדינת ישראל. סמכות השיפוט נתונה לבתי המשפט המוסמכים בתל אביב־יפו.',
        en: 'These terms are governed by the law of the State of Israel. The competent courts of Tel Aviv-Yafo have jurisdiction.',
        ar: 'يسري على هذه الشروط قانون دولة إسرائيل. والاختصاص القضائي للمحاكم المختصة في تل أبيب-يافا.',
      },
    },
  ],
};
