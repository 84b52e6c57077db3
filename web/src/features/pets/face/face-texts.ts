import { texts } from '@tzemed/contract/text/texts';

export const faceTexts = texts({
  title: { he: 'הפנים של {name}', en: '{name}’s face', ar: 'وجه {name}' },
  design: { he: 'עיצוב הפנים', en: 'Design the face', ar: 'تصميم الوجه' },
  surprise: { he: 'הפתעה', en: 'Surprise', ar: 'مفاجأة' },
  hue: { he: 'צבע', en: 'Colour', ar: 'اللون' },
  ears: { he: 'אוזניים', en: 'Ears', ar: 'الأذنان' },
  patch: { he: 'כתמים', en: 'Patches', ar: 'البقع' },
  collar: { he: 'קולר', en: 'Collar', ar: 'الطوق' },
  tag: { he: 'על הקולר', en: 'On the collar', ar: 'على الطوق' },
  photoInstead: { he: 'תמונה במקום', en: 'A photo instead', ar: 'صورة بدلًا منه' },
  saved: { he: 'הפנים עודכנו', en: 'The face was updated', ar: 'تم تحديث الوجه' },
  twin: {
    he: 'בדיוק כמו {name}. שינוי קטן יבדיל ביניהם',
    en: 'Just like {name}. A small change tells them apart',
    ar: 'مطابق تمامًا لـ{name}. تغيير صغير يميّز بينهما',
  },
  behindPhoto: {
    he: 'כל עוד יש תמונה, היא מוצגת במקום הציור.',
    en: 'As long as there’s a photo, it’s shown instead of the drawing.',
    ar: 'ما دامت هناك صورة، فهي تظهر بدلًا من الرسم.',
  },
});
