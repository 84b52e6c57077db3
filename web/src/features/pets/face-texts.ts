import { texts } from '@tzemed/contract/texts';

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

export const earsTexts = texts({
  flop: { he: 'שמוטות', en: 'Floppy', ar: 'متدليتان' },
  half: { he: 'חצי־חצי', en: 'Half up', ar: 'نصف مرفوعتين' },
  up: { he: 'זקופות', en: 'Pointed', ar: 'منتصبتان' },
  long: { he: 'ארוכות', en: 'Long', ar: 'طويلتان' },
  fold: { he: 'מקופלות', en: 'Folded', ar: 'مطويتان' },
});

export const patchTexts = texts({
  none: { he: 'בלי', en: 'None', ar: 'بدون' },
  blaze: { he: 'פס במצח', en: 'Blaze', ar: 'خط في الجبين' },
  eye: { he: 'על העין', en: 'Over an eye', ar: 'على العين' },
  mask: { he: 'מסכה', en: 'Mask', ar: 'قناع' },
  stripes: { he: 'פסים', en: 'Stripes', ar: 'خطوط' },
});

export const collarTexts = texts({
  none: { he: 'בלי קולר', en: 'No collar', ar: 'بدون طوق' },
  pine: { he: 'ירוק', en: 'Green', ar: 'أخضر' },
  brick: { he: 'אדום', en: 'Red', ar: 'أحمر' },
  sky: { he: 'תכלת', en: 'Sky blue', ar: 'سماوي' },
  lilac: { he: 'סגול', en: 'Purple', ar: 'بنفسجي' },
  butter: { he: 'צהוב', en: 'Yellow', ar: 'أصفر' },
});

export const tagTexts = texts({
  none: { he: 'קולר בלבד', en: 'Collar only', ar: 'الطوق فقط' },
  tag: { he: 'עם תגית', en: 'With a tag', ar: 'مع بطاقة' },
  bandana: { he: 'בנדנה', en: 'Bandana', ar: 'باندانا' },
});
