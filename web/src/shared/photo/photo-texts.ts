import { texts } from '@tzemed/contract/text/texts';

/** Texts for choosing and framing a photo. */
export const photoTexts = texts({
  choosePhoto: { he: 'בחירת תמונה', en: 'Choose a photo', ar: 'اختيار صورة' },
  photoHint: { he: 'JPG, PNG, HEIC עד 20MB', en: 'JPG, PNG, HEIC up to 20 MB', ar: 'JPG, PNG, HEIC حتى 20MB' },
  preparing: { he: 'מכינים את התמונה…', en: 'Preparing the photo…', ar: 'جارٍ تحضير الصورة…' },
  uploading: { he: 'התמונה עולה...', en: 'Uploading...', ar: 'جارٍ رفع الصورة...' },
  frame: {
    he: 'מסגרת התמונה: מזיזים במקשי החצים, מקרבים ומרחיקים ב־+ וב־-',
    en: 'Frame of the photo: move it with the arrow keys, zoom with + and -',
    ar: 'إطار الصورة: حرّكوه بمفاتيح الأسهم، وكبّروا أو صغّروا بـ+ و-',
  },
  frameHint: {
    he: 'גררו את התמונה אל תוך הקשת.',
    en: 'Drag the photo into the arch.',
    ar: 'اسحبوا الصورة إلى داخل القوس.',
  },
  frameTurned: {
    he: 'מסגרת התמונה: מזיזים במקשי החצים, מקרבים ומרחיקים ב־+ וב־-, מסובבים ב־R',
    en: 'Frame of the picture: move it with the arrow keys, zoom with + and -, turn it with R',
    ar: 'إطار الصورة: حرّكوها بمفاتيح الأسهم، وكبّروا أو صغّروا بـ+ و-، وأديروها بـR',
  },
  roundHint: {
    he: 'גררו להזזה, צבטו להגדלה',
    en: 'Drag to move, pinch to zoom',
    ar: 'اسحبوا للتحريك، واقرصوا للتكبير',
  },
  unshownHint: {
    he: 'הדפדפן לא מציג תמונות מהסוג הזה. אפשר לשמור אותה בכל זאת: במסגרת יופיע החלק האמצעי שלה.',
    en: 'This browser does not show pictures of this kind. You can save it all the same: the frame will have its middle.',
    ar: 'لا يعرض المتصفح صورًا من هذا النوع. يمكنكم حفظها مع ذلك، وسيظهر جزؤها الأوسط في الإطار.',
  },
  zoom: { he: 'הגדלה', en: 'Zoom', ar: 'تكبير' },
  photoSaved: { he: 'התמונה עודכנה', en: 'The photo was updated', ar: 'تم تحديث الصورة' },
  removePhoto: { he: 'הסרת התמונה', en: 'Remove the photo', ar: 'إزالة الصورة' },
  removePhotoQuestion: {
    he: 'להסיר את התמונה של {name}? במקומה יופיעו הפנים המצוירות.',
    en: 'Remove {name}’s photo? The drawn face will stand in its place.',
    ar: 'هل تريدون إزالة صورة {name}؟ سيظهر الوجه المرسوم مكانها.',
  },
  photoRemoved: { he: 'התמונה הוסרה', en: 'The photo was removed', ar: 'تمت إزالة الصورة' },
});
