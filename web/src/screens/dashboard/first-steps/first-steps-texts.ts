import { texts } from '@tzemed/contract/text/texts';

export const firstStepTexts = texts({
  title: { he: 'צעדים ראשונים', en: 'First steps', ar: 'الخطوات الأولى' },
  progress: { he: '{done} מתוך {all}', en: '{done} of {all}', ar: '{done} من {all}' },
  petTitle: { he: 'מי גר איתכם?', en: 'Who lives with you?', ar: 'من يعيش معكم؟' },
  petText: {
    he: 'ספרו לנו על חיית המחמד הראשונה: שם, סוג, ותמונה יפה אחת שתקבל את פניכם כאן בכל יום.',
    en: 'Tell us about your first pet: a name, a species, and one good photo to greet you here every day.',
    ar: 'أخبرونا عن حيوانكم الأليف الأول: الاسم والنوع، وصورة جميلة واحدة تستقبلكم هنا كل يوم.',
  },
  petDone: { he: 'הכרנו את {name}', en: 'Meet {name}', ar: 'تعرفنا على {name}' },
  petDoneText: {
    he: 'כל מה שתרשמו יישמר כאן, במקום אחד.',
    en: 'Everything you record is kept here, in one place.',
    ar: 'كل ما تسجلونه يُحفظ هنا، في مكان واحد.',
  },
  addPhoto: { he: 'הוספת תמונה', en: 'Add a photo', ar: 'إضافة صورة' },
  reminderTitle: { he: 'מה חשוב לא לשכוח?', en: 'What shouldn’t be forgotten?', ar: 'ما الذي يجب ألا يُنسى؟' },
  reminderText: {
    he: 'חיסון, כדור, תספורת או תור: קבעו יום ושעה, והתזכורת תחכה לכם כאן.',
    en: 'A vaccine, a pill, a haircut, an appointment: set a day and a time, and it will be here when you need it.',
    ar: 'تطعيم أو دواء أو قصة شعر أو موعد: حددوا يومًا وساعة، وسيكون التذكير في انتظاركم هنا.',
  },
  welcome: {
    he: '{name} בבית! עכשיו התזכורת הראשונה',
    en: '{name} is home! Now the first reminder',
    ar: '{name} في البيت! والآن التذكير الأول',
  },
});
