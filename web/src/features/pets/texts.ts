import { texts } from '@tzemed/contract/texts';

export const petTexts = texts({
  lead: {
    he: 'כל מי שגר איתכם, במקום אחד.',
    en: 'Everyone who lives with you, in one place.',
    ar: 'كل من يعيش معكم، في مكان واحد.',
  },
  addTitle: { he: 'חיית מחמד חדשה', en: 'New pet', ar: 'حيوان أليف جديد' },
  actions: { he: 'פעולות נוספות', en: 'More actions', ar: 'إجراءات أخرى' },
  editDetails: { he: 'עריכת הפרטים', en: 'Edit details', ar: 'تعديل التفاصيل' },
  handover: { he: 'העברה לבית אחר', en: 'Hand over to another home', ar: 'نقل إلى بيت آخر' },
  invite: { he: 'הזמנה לעזור בטיפול', en: 'Invite somebody to help', ar: 'دعوة للمساعدة في الرعاية' },
  print: { he: 'הדפסה', en: 'Print', ar: 'طباعة' },
  chip: { he: 'שבב', en: 'Chip', ar: 'شريحة' },
  copyChip: { he: 'העתקת מספר השבב', en: 'Copy the chip number', ar: 'نسخ رقم الشريحة' },
  chipCopied: { he: 'מספר השבב הועתק', en: 'Chip number copied', ar: 'تم نسخ رقم الشريحة' },
  chipNotCopied: {
    he: 'הדפדפן לא אפשר להעתיק. אפשר לסמן את המספר ולהעתיק ידנית',
    en: 'Your browser wouldn’t let us copy. You can select the number and copy it',
    ar: 'لم يسمح المتصفح بالنسخ. يمكنكم تحديد الرقم ونسخه يدويًا',
  },
  editTitle: { he: 'עריכת {name}', en: 'Edit {name}', ar: 'تعديل {name}' },
  search: { he: 'חיפוש', en: 'Search', ar: 'بحث' },
  searchHint: {
    he: 'שם, גזע, מספר שבב או רישיון',
    en: 'Name, breed, chip or licence number',
    ar: 'الاسم أو السلالة أو رقم الشريحة أو الترخيص',
  },
  status: { he: 'תצוגה', en: 'View', ar: 'العرض' },
  active: { he: 'בבית', en: 'At home', ar: 'في البيت' },
  archived: { he: 'בארכיון', en: 'Archived', ar: 'في الأرشيف' },
  youHelp: { he: 'אתם עוזרים לטפל', en: 'You help care for', ar: 'تساعدون في الرعاية' },
  late: { he: 'באיחור:', en: 'Overdue:', ar: 'متأخر:' },
  onTime: { he: 'הכול בזמן', en: 'All on time', ar: 'كل شيء في موعده' },
  noReminders: { he: 'אין תזכורות', en: 'No reminders', ar: 'لا توجد تذكيرات' },
  emptyTitle: { he: 'עוד אין כאן אף אחד', en: 'Nobody here yet', ar: 'لا أحد هنا بعد' },
  emptyText: {
    he: 'הוסיפו את חיית המחמד הראשונה: שם וסוג מספיקים כדי להתחיל.',
    en: 'Add your first pet: a name and a species are enough to begin.',
    ar: 'أضيفوا حيوانكم الأليف الأول: الاسم والنوع يكفيان للبداية.',
  },
  archiveEmpty: { he: 'הארכיון ריק', en: 'The archive is empty', ar: 'الأرشيف فارغ' },
  homeEmpty: { he: 'כולם בארכיון', en: 'Everyone is in the archive', ar: 'الجميع في الأرشيف' },
  noMatch: { he: 'לא נמצאה חיית מחמד כזאת', en: 'No such pet was found', ar: 'لم يُعثر على حيوان كهذا' },
  noMatchText: {
    he: 'נסו חלק מהשם, גזע או מספר שבב.',
    en: 'Try a part of the name, a breed or a chip number.',
    ar: 'جرّبوا جزءًا من الاسم أو السلالة أو رقم الشريحة.',
  },

  added: { he: 'חיית המחמד נוספה', en: 'The pet was added', ar: 'تمت إضافة الحيوان الأليف' },
  saved: { he: 'השינויים נשמרו', en: 'The changes were saved', ar: 'تم حفظ التغييرات' },
  photoFailed: {
    he: 'הפרטים נשמרו, אבל התמונה לא: {reason}',
    en: 'The details were saved, but not the photo: {reason}',
    ar: 'تم حفظ التفاصيل، لكن لم تُحفظ الصورة: {reason}',
  },
  toArchive: { he: 'העברה לארכיון', en: 'Archive', ar: 'نقل إلى الأرشيف' },
  fromArchive: { he: 'החזרה מהארכיון', en: 'Restore from archive', ar: 'إعادة من الأرشيف' },
  wasArchived: {
    he: '{name} בארכיון. שום דבר לא נמחק',
    en: '{name} is archived. Nothing was deleted',
    ar: '{name} في الأرشيف. لم يُحذف شيء',
  },
  wasUnarchived: { he: '{name} שוב ברשימה', en: '{name} is back on the list', ar: 'أُعيد إدراج {name} في القائمة' },
  inArchive: {
    he: '{name} בארכיון: הכול שמור, והתזכורות מושהות.',
    en: '{name} is archived: everything is kept, and its reminders are paused.',
    ar: '{name} في الأرشيف: كل شيء محفوظ، والتذكيرات متوقفة.',
  },
  removeQuestion: {
    he: 'האם אתם בטוחים שברצונכם למחוק את חיית המחמד?',
    en: 'Are you sure you want to delete the pet?',
    ar: 'هل أنتم متأكدون من حذف الحيوان الأليف؟',
  },
  gone: {
    he: 'חיית המחמד נמחקה בינתיים',
    en: 'The pet was deleted meanwhile',
    ar: 'حُذف الحيوان الأليف في هذه الأثناء',
  },
  restored: { he: 'חיית המחמד שוחזרה', en: 'The pet was restored', ar: 'تمت استعادة الحيوان الأليف' },
  removed: { he: 'חיית המחמד נמחקה', en: 'The pet was deleted', ar: 'تم حذف الحيوان الأليف' },

  photoOf: { he: 'התמונה של {name}', en: 'The photo of {name}', ar: 'صورة {name}' },
  addPhoto: { he: 'הוספת תמונה', en: 'Add a photo', ar: 'إضافة صورة' },
  changePhoto: { he: 'החלפת התמונה', en: 'Change the photo', ar: 'تغيير الصورة' },
  photo: { he: 'תמונה', en: 'Photo', ar: 'صورة' },
  choosePhoto: { he: 'בחירת תמונה', en: 'Choose a photo', ar: 'اختيار صورة' },
  photoHint: { he: 'JPG, PNG, GIF עד 5MB', en: 'JPG, PNG, GIF up to 5 MB', ar: 'JPG, PNG, GIF حتى 5MB' },
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
  zoom: { he: 'הגדלה', en: 'Zoom', ar: 'تكبير' },
  photoSaved: { he: 'התמונה עודכנה', en: 'The photo was updated', ar: 'تم تحديث الصورة' },
  removePhoto: { he: 'הסרת התמונה', en: 'Remove the photo', ar: 'إزالة الصورة' },
  removePhotoQuestion: {
    he: 'להסיר את התמונה של {name}? במקומה יופיעו הפנים המצוירות.',
    en: 'Remove {name}’s photo? The drawn face will stand in its place.',
    ar: 'هل تريدون إزالة صورة {name}؟ سيظهر الوجه المرسوم مكانها.',
  },
  photoRemoved: { he: 'התמונה הוסרה', en: 'The photo was removed', ar: 'تمت إزالة الصورة' },

  details: { he: 'טוב לדעת', en: 'Good to know', ar: 'من المفيد معرفته' },
  noDetails: {
    he: 'כאן יופיעו תאריך לידה, אלרגיות, ביטוח והערות: מה שווטרינר או בייביסיטר ישאלו.',
    en: 'Birth date, allergies, insurance and notes will appear here: what a vet or a sitter asks about.',
    ar: 'ستظهر هنا تاريخ الميلاد والحساسيات والتأمين والملاحظات: ما يسأل عنه الطبيب أو من يرعاه.',
  },
  complete: { he: 'השלמת פרטים', en: 'Complete the details', ar: 'إكمال التفاصيل' },
});

export const petFormTexts = texts({
  identity: { he: 'זיהוי ורישוי', en: 'Identification and licence', ar: 'التعريف والترخيص' },
  health: { he: 'בריאות', en: 'Health', ar: 'الصحة' },
  more: { he: 'ביטוח והערות', en: 'Insurance and notes', ar: 'التأمين والملاحظات' },
  rest: { he: 'פרטים נוספים', en: 'More details', ar: 'تفاصيل إضافية' },
  optionalRest: {
    he: 'שם וסוג מספיקים. את השאר אפשר להשלים מתי שנוח.',
    en: 'A name and a species are enough. The rest can wait.',
    ar: 'الاسم والنوع يكفيان. يمكن إكمال الباقي لاحقًا.',
  },
  name: { he: 'שם', en: 'Name', ar: 'الاسم' },
  species: { he: 'סוג', en: 'Species', ar: 'النوع' },
  breed: { he: 'גזע', en: 'Breed', ar: 'السلالة' },
  breedHint: {
    he: 'אפשר לבחור מההצעות או לכתוב בעצמכם.',
    en: 'Choose a suggestion or type your own.',
    ar: 'اختاروا من الاقتراحات أو اكتبوا بأنفسكم.',
  },
  sex: { he: 'מין', en: 'Sex', ar: 'الجنس' },
  male: { he: 'זכר', en: 'Male', ar: 'ذكر' },
  female: { he: 'נקבה', en: 'Female', ar: 'أنثى' },
  unknown: { he: 'לא ידוע', en: 'Unknown', ar: 'غير معروف' },
  birthDate: { he: 'תאריך לידה', en: 'Birth date', ar: 'تاريخ الميلاد' },
  approximate: { he: 'בערך', en: 'Approximate', ar: 'تقريبًا' },
  color: { he: 'צבע', en: 'Colour', ar: 'اللون' },
  chipNumber: { he: 'מספר שבב', en: 'Chip number', ar: 'رقم الشريحة' },
  chipWarning: {
    he: 'בשבב תקני יש 15 ספרות. כדאי לבדוק, ואפשר לשמור גם כך.',
    en: 'A standard chip has 15 digits. Worth a check, but it can be saved as it is.',
    ar: 'الشريحة القياسية من 15 رقمًا. يُفضل التحقق، ويمكن الحفظ هكذا أيضًا.',
  },
  licenceNumber: { he: 'מספר רישיון', en: 'Licence number', ar: 'رقم الترخيص' },
  neutered: { he: 'עיקור או סירוס', en: 'Neutered', ar: 'تعقيم' },
  yes: { he: 'כן', en: 'Yes', ar: 'نعم' },
  no: { he: 'לא', en: 'No', ar: 'لا' },
  allergies: { he: 'אלרגיות', en: 'Allergies', ar: 'الحساسيات' },
  conditions: { he: 'מצבים רפואיים', en: 'Medical conditions', ar: 'الحالات الطبية' },
  insurance: { he: 'ביטוח', en: 'Insurance', ar: 'التأمين' },
  notes: { he: 'הערות', en: 'Notes', ar: 'ملاحظات' },
});

/** The glossary's words, as the form offers them. */
export const speciesTexts = texts({
  dog: { he: 'כלב', en: 'Dog', ar: 'كلب' },
  cat: { he: 'חתול', en: 'Cat', ar: 'قط' },
  bird: { he: 'ציפור', en: 'Bird', ar: 'طائر' },
  fish: { he: 'דג', en: 'Fish', ar: 'سمكة' },
  rodent: { he: 'מכרסם', en: 'Rodent', ar: 'قارض' },
  other: { he: 'אחר', en: 'Other', ar: 'أخرى' },
});

/** Where the word has a female form. */
export const femaleTexts = texts({
  dog: { he: 'כלבה', en: 'Dog', ar: 'كلبة' },
  cat: { he: 'חתולה', en: 'Cat', ar: 'قطة' },
  rodent: { he: 'מכרסמת', en: 'Rodent', ar: 'قارضة' },
});

export const neuteredTexts = texts({
  female: { he: 'מעוקרת', en: 'Spayed', ar: 'معقّمة' },
  male: { he: 'מסורס', en: 'Neutered', ar: 'مخصيّ' },
  unknown: { he: 'אחרי עיקור או סירוס', en: 'Spayed or neutered', ar: 'خضع للتعقيم' },
});

const yearsBesideNumber = {
  en: { one: '1 year', other: '{count} years' },
  ar: { one: 'سنة', two: 'سنتان', few: '{count} سنوات', many: '{count} سنة', other: '{count} سنة' },
} as const;

export const ageTexts = texts({
  newborn: { he: 'פחות משבוע', en: 'less than a week', ar: 'أقل من أسبوع' },
  weeks: {
    he: { one: 'שבוע', two: 'שבועיים', other: '{count} שבועות' },
    en: { one: '1 week', other: '{count} weeks' },
    ar: { one: 'أسبوع', two: 'أسبوعان', few: '{count} أسابيع', many: '{count} أسبوعًا', other: '{count} أسبوع' },
  },
  months: {
    he: { one: 'חודש', two: 'חודשיים', other: '{count} חודשים' },
    en: { one: '1 month', other: '{count} months' },
    ar: { one: 'شهر', two: 'شهران', few: '{count} أشهر', many: '{count} شهرًا', other: '{count} شهر' },
  },
  years: { he: { one: 'שנה', two: 'שנתיים', other: '{count} שנים' }, ...yearsBesideNumber },
  /** After בן or בת Hebrew drops the word from three years on. */
  yearsAfterSex: { he: { one: 'שנה', two: 'שנתיים', other: '{count}' }, ...yearsBesideNumber },
  yearsAndHalf: {
    he: { one: 'שנה וחצי', two: 'שנתיים וחצי', other: '{count} שנים וחצי' },
    en: { one: '1½ years', other: '{count}½ years' },
    ar: {
      one: 'سنة ونصف',
      two: 'سنتان ونصف',
      few: '{count} سنوات ونصف',
      many: '{count} سنة ونصف',
      other: '{count} سنة ونصف',
    },
  },
  male: { he: 'בן {age}', en: '{age} old', ar: 'عمره {age}' },
  female: { he: 'בת {age}', en: '{age} old', ar: 'عمرها {age}' },
  unknown: { he: 'גיל: {age}', en: '{age} old', ar: 'العمر: {age}' },
  approximate: { he: '{age} בערך', en: 'about {age}', ar: '{age} تقريبًا' },
});

/** The colours that pets are drawn in. */
export const hueTexts = texts({
  apricot: { he: 'משמש', en: 'Apricot', ar: 'مشمشي' },
  sage: { he: 'מרווה', en: 'Sage', ar: 'أخضر' },
  sky: { he: 'תכלת', en: 'Sky blue', ar: 'سماوي' },
  lilac: { he: 'לילך', en: 'Lilac', ar: 'ليلكي' },
  butter: { he: 'חמאה', en: 'Butter yellow', ar: 'أصفر زبدي' },
  rose: { he: 'ורוד', en: 'Rose', ar: 'وردي' },
});
