import { type Lang, type Words } from './languages.ts';

/** Words of validation, one row per code. The first block is fixed by the product's specification, to the letter. */
const validation = {
  emailRequired: { he: 'אימייל נדרש', en: 'Email is required', ar: 'البريد الإلكتروني مطلوب' },
  emailInvalid: { he: 'כתובת אימייל לא תקינה', en: 'Invalid email address', ar: 'عنوان البريد الإلكتروني غير صالح' },
  passwordRequired: { he: 'סיסמה נדרשת', en: 'Password is required', ar: 'كلمة المرور مطلوبة' },
  passwordMin6: {
    he: 'הסיסמה חייבת להכיל לפחות 6 תווים',
    en: 'The password must contain at least 6 characters',
    ar: 'يجب أن تتكون كلمة المرور من 6 أحرف على الأقل',
  },
  passwordMin8: {
    he: 'הסיסמה חייבת להכיל לפחות 8 תווים',
    en: 'The password must contain at least 8 characters',
    ar: 'يجب أن تتكون كلمة المرور من 8 أحرف على الأقل',
  },
  passwordKinds: {
    he: 'הסיסמה חייבת להכיל אות גדולה, אות קטנה ומספר',
    en: 'The password must contain an uppercase letter, a lowercase letter and a digit',
    ar: 'يجب أن تحتوي كلمة المرور على حرف كبير وحرف صغير ورقم',
  },
  confirmRequired: { he: 'אישור סיסמה נדרש', en: 'Password confirmation is required', ar: 'تأكيد كلمة المرور مطلوب' },
  passwordMismatch: { he: 'הסיסמאות אינן תואמות', en: 'Passwords do not match', ar: 'كلمتا المرور غير متطابقتين' },
  newPasswordMismatch: {
    he: 'הסיסמאות החדשות אינן תואמות',
    en: 'The new passwords do not match',
    ar: 'كلمتا المرور الجديدتان غير متطابقتين',
  },
  nameRequired: { he: 'שם מלא נדרש', en: 'Full name is required', ar: 'الاسم الكامل مطلوب' },
  nameMin2: {
    he: 'השם חייב להכיל לפחות 2 תווים',
    en: 'The name must contain at least 2 characters',
    ar: 'يجب أن يتكون الاسم من حرفين على الأقل',
  },
  telephoneInvalid: { he: 'מספר טלפון לא תקין', en: 'Invalid phone number', ar: 'رقم الهاتف غير صالح' },
  addressMax200: {
    he: 'הכתובת לא יכולה להכיל יותר מ-200 תווים',
    en: 'The address cannot contain more than 200 characters',
    ar: 'لا يمكن أن يتجاوز العنوان 200 حرف',
  },
  countryUnknown: { he: 'יש לבחור מדינה מהרשימה', en: 'Choose a country from the list', ar: 'اختاروا دولة من القائمة' },
  nameMax50: {
    he: 'השם לא יכול להכיל יותר מ-50 תווים',
    en: 'The name cannot contain more than 50 characters',
    ar: 'لا يمكن أن يتجاوز الاسم 50 حرفًا',
  },
  termsRequired: {
    he: 'יש לאשר את תנאי השימוש',
    en: 'Please accept the terms of service',
    ar: 'يجب الموافقة على شروط الاستخدام',
  },
  privacyRequired: {
    he: 'יש לאשר את מדיניות הפרטיות',
    en: 'Please accept the privacy policy',
    ar: 'يجب الموافقة على سياسة الخصوصية',
  },

  searchTooShort: {
    he: 'הקלידו לפחות 3 תווים',
    en: 'Type at least 3 characters',
    ar: 'اكتبوا 3 أحرف على الأقل',
  },
  noticeTextRequired: { he: 'נוסח בעברית נדרש', en: 'A text in Hebrew is required', ar: 'النص بالعبرية مطلوب' },
  noticeEndsBefore: {
    he: 'מועד הסיום חייב להיות אחרי מועד ההתחלה',
    en: 'The end must come after the beginning',
    ar: 'يجب أن يكون موعد الانتهاء بعد موعد البدء',
  },
  noticeOver: {
    he: 'מועד הסיום כבר עבר',
    en: 'The end has passed already',
    ar: 'موعد الانتهاء قد مضى',
  },
  noticeTooLong: {
    he: 'הודעה מוצגת 90 ימים לכל היותר',
    en: 'A notice is shown for 90 days at most',
    ar: 'تُعرض الرسالة 90 يومًا كحد أقصى',
  },
  subjectRequired: { he: 'נושא נדרש', en: 'A subject is required', ar: 'الموضوع مطلوب' },
  messageRequired: { he: 'הודעה נדרשת', en: 'A message is required', ar: 'الرسالة مطلوبة' },
  ticketFilesTooMany: {
    he: 'אפשר לצרף עד 5 קבצים להודעה',
    en: 'A message can have up to 5 files',
    ar: 'يمكن إرفاق 5 ملفات كحد أقصى بالرسالة',
  },
  ticketFileUnknown: {
    he: 'אפשר לצרף PDF, תמונה, טבלה (XLSX או CSV) או קובץ טקסט',
    en: 'You can attach a PDF, a picture, a spreadsheet (XLSX or CSV) or a text file',
    ar: 'يمكن إرفاق ملف PDF أو صورة أو جدول (XLSX أو CSV) أو ملف نصي',
  },
  ticketFileGone: {
    he: 'אחד הקבצים כבר אינו זמין. צרפו אותו שוב',
    en: 'One of the files is no longer available. Please attach it again',
    ar: 'أحد الملفات لم يعد متاحًا. أرفقوه من جديد',
  },
  answerWithoutFiles: {
    he: 'תשובה שנשלחת באימייל יוצאת בלי קבצים',
    en: 'An answer that goes by mail has no files',
    ar: 'الرد الذي يُرسل بالبريد يكون بلا ملفات',
  },
  currentPasswordRequired: {
    he: 'סיסמה נוכחית נדרשת',
    en: 'Current password is required',
    ar: 'كلمة المرور الحالية مطلوبة',
  },
  currentPasswordWrong: {
    he: 'הסיסמה הנוכחית שגויה',
    en: 'The current password is wrong',
    ar: 'كلمة المرور الحالية غير صحيحة',
  },
  passwordNotSet: {
    he: 'לחשבון הזה אין סיסמה. אפשר לבחור אחת דרך ״שכחתם סיסמה?״ במסך ההתחברות',
    en: 'This account has no password. Choose one through “Forgot your password?” on the sign-in screen',
    ar: 'لا توجد كلمة مرور لهذا الحساب. يمكن اختيار واحدة عبر «هل نسيتم كلمة المرور؟» في شاشة الدخول',
  },
  passwordWrongLeft: {
    he: 'הסיסמה שגויה. נותרו {n} ניסיונות',
    en: 'The password is wrong. Attempts left: {n}',
    ar: 'كلمة المرور غير صحيحة. المحاولات المتبقية: {n}',
  },
  passwordWrongLast: {
    he: 'הסיסמה שגויה. נותר ניסיון אחד',
    en: 'The password is wrong. One attempt left',
    ar: 'كلمة المرور غير صحيحة. بقيت محاولة واحدة',
  },
  passwordWrong: { he: 'הסיסמה שגויה', en: 'The password is wrong', ar: 'كلمة المرور غير صحيحة' },
  codeRequired: { he: 'יש להזין קוד', en: 'A code is required', ar: 'يجب إدخال رمز' },
  codeOutdated: {
    he: 'הקוד כבר לא בתוקף. כתבו את הקוד שמוצג עכשיו',
    en: 'This code is not valid any more. Enter the one that is shown now',
    ar: 'هذا الرمز لم يعد صالحًا. اكتبوا الرمز المعروض الآن',
  },
  recoveryCodeWrong: {
    he: 'אין קוד שחזור כזה',
    en: 'There is no such recovery code',
    ar: 'لا يوجد رمز استرداد كهذا',
  },
  recoveryCodeUsed: {
    he: 'הקוד הזה כבר נוצל',
    en: 'This code has been used already',
    ar: 'استُخدم هذا الرمز من قبل',
  },
  recoveryCodesUnsaved: {
    he: 'שמרו את הקודים וסמנו שהם שמורים',
    en: 'Save the codes, then tick that they are saved',
    ar: 'احفظوا الرموز ثم أكّدوا أنها محفوظة',
  },
  passwordTooLong: {
    he: 'הסיסמה לא יכולה להכיל יותר מ־128 תווים',
    en: 'The password cannot contain more than 128 characters',
    ar: 'لا يمكن أن تتجاوز كلمة المرور 128 حرفًا',
  },
  passwordSame: {
    he: 'הסיסמה החדשה זהה לנוכחית. בחרו סיסמה אחרת',
    en: 'The new password is the same as the current one. Choose another one',
    ar: 'كلمة المرور الجديدة مطابقة للحالية. اختاروا كلمة أخرى',
  },
  passwordCommon: {
    he: 'הסיסמה הזאת נפוצה מדי. בחרו סיסמה אחרת',
    en: 'This password is too common. Choose another one',
    ar: 'كلمة المرور هذه شائعة جدًا. اختاروا كلمة أخرى',
  },
  passwordPersonal: {
    he: 'הסיסמה לא יכולה להיות השם או האימייל שלכם',
    en: 'The password cannot be your name or email',
    ar: 'لا يمكن أن تكون كلمة المرور اسمكم أو بريدكم الإلكتروني',
  },
  required: { he: 'שדה חובה', en: 'This field is required', ar: 'هذا الحقل مطلوب' },
  invalid: { he: 'ערך לא תקין', en: 'Invalid value', ar: 'قيمة غير صالحة' },
  textInvalid: {
    he: 'הטקסט מכיל תווים שאינם נתמכים',
    en: 'The text contains unsupported characters',
    ar: 'يحتوي النص على أحرف غير مدعومة',
  },
  textTooLong: {
    he: 'אפשר להזין עד {n} תווים',
    en: 'At most {n} characters can be entered',
    ar: 'يمكن إدخال {n} حرفًا كحد أقصى',
  },
  textExpected: { he: 'יש להזין טקסט', en: 'Text is expected', ar: 'يجب إدخال نص' },
  booleanExpected: {
    he: 'הערך חייב להיות true או false',
    en: 'The value must be true or false',
    ar: 'يجب أن تكون القيمة true أو false',
  },
  valueUnknown: { he: 'ערך לא מוכר', en: 'Unknown value', ar: 'قيمة غير معروفة' },
  filterInvalid: { he: 'ערך סינון לא תקין', en: 'Invalid filter value', ar: 'قيمة التصفية غير صالحة' },
  sortInvalid: {
    he: 'אי אפשר למיין את הרשימה לפי זה',
    en: 'The list cannot be sorted by this',
    ar: 'لا يمكن ترتيب القائمة حسب هذا',
  },
  idInvalid: {
    he: 'נדרש מזהה מסוג UUIDv7 שהזמן שבו אינו בעתיד',
    en: 'A UUIDv7 is needed whose time is not in the future',
    ar: 'يلزم معرّف من نوع UUIDv7 لا يقع وقته في المستقبل',
  },
  versionInvalid: { he: 'מספר הגרסה אינו תקין', en: 'Invalid version number', ar: 'رقم الإصدار غير صالح' },
  petNameRequired: { he: 'יש להזין שם', en: 'A name is required', ar: 'الاسم مطلوب' },
  speciesRequired: { he: 'יש לבחור סוג', en: 'Choose a species', ar: 'يجب اختيار النوع' },
  speciesUnknown: { he: 'סוג לא מוכר', en: 'Unknown species', ar: 'نوع غير معروف' },
  petRequired: { he: 'יש לבחור חיית מחמד', en: 'Choose a pet', ar: 'يجب اختيار حيوان أليف' },
  birthDateMissing: {
    he: 'כדי לציין ״בערך״ יש למלא לפחות את השנה',
    en: 'An approximate date needs at least the year',
    ar: 'لتحديد «تقريبًا» يجب إدخال السنة على الأقل',
  },
  birthDateFuture: {
    he: 'תאריך הלידה לא יכול להיות בעתיד',
    en: 'The birth date can’t be in the future',
    ar: 'لا يمكن أن يكون تاريخ الميلاد في المستقبل',
  },
  chipDateFuture: {
    he: 'תאריך השבב לא יכול להיות בעתיד',
    en: 'The date of the chip can’t be in the future',
    ar: 'لا يمكن أن يكون تاريخ الشريحة في المستقبل',
  },
  numberInvalid: {
    he: 'יש להזין מספר, למשל 12.5',
    en: 'Enter a number, such as 12.5',
    ar: 'يرجى إدخال رقم، مثل 12.5',
  },
  measureKindRequired: { he: 'יש לבחור מה מודדים', en: 'Choose what is measured', ar: 'اختاروا ما الذي يُقاس' },
  measureRequired: { he: 'יש לבחור מדד', en: 'Choose a measure', ar: 'اختاروا قياسًا' },
  measureNameRequired: { he: 'יש לתת למדד שם', en: 'Give the measure a name', ar: 'أعطوا القياس اسمًا' },
  measureUnitRequired: { he: 'יש לכתוב יחידה', en: 'Enter a unit', ar: 'اكتبوا الوحدة' },
  measureUnitUnknown: {
    he: 'זו לא יחידה של המדד הזה',
    en: 'This measure has no such unit',
    ar: 'ليست هذه وحدة لهذا القياس',
  },
  measureKindFixed: {
    he: 'אי אפשר לשנות מה מודדים',
    en: 'What is measured can’t be changed',
    ar: 'لا يمكن تغيير ما يُقاس',
  },
  unitHasValues: {
    he: 'כבר יש ערכים ביחידה הקודמת, ויש להמיר אותם',
    en: 'There are values in the old unit, which have to be converted',
    ar: 'هناك قيم بالوحدة السابقة ويجب تحويلها',
  },
  unitNotConvertible: {
    he: 'אין המרה בין היחידות האלה',
    en: 'There is no conversion between these units',
    ar: 'لا يوجد تحويل بين هاتين الوحدتين',
  },
  valueRequired: { he: 'יש להזין ערך', en: 'Enter a value', ar: 'أدخلوا قيمة' },
  valueTooLarge: { he: 'המספר גדול מדי', en: 'The number is too large', ar: 'الرقم كبير جدًا' },
  valueDecimals: {
    he: 'אפשר לכתוב עד 3 ספרות אחרי הנקודה',
    en: 'At most 3 decimals are possible',
    ar: 'يمكن كتابة 3 منازل عشرية كحد أقصى',
  },
  weightPositive: {
    he: 'המשקל צריך להיות גדול מ־0',
    en: 'The weight must be more than 0',
    ar: 'يجب أن يكون الوزن أكبر من 0',
  },
  weightTooLarge: {
    he: 'המשקל צריך להיות קטן מ־1,500 ק״ג',
    en: 'The weight must be less than 1,500 kg',
    ar: 'يجب أن يكون الوزن أقل من 1,500 كغ',
  },
  weightWhole: {
    he: 'המשקל נשמר בגרמים שלמים',
    en: 'Weights are kept in whole grams',
    ar: 'يُحفظ الوزن بغرامات كاملة',
  },
  bodyConditionRange: {
    he: 'ציון הגוף הוא מ־1 עד 9',
    en: 'The body condition is from 1 to 9',
    ar: 'حالة الجسم من 1 إلى 9',
  },
  temperatureRange: {
    he: 'חום כזה אינו אפשרי. בדקו את המספר ואת היחידה',
    en: 'No animal has this temperature. Check the number and the unit',
    ar: 'هذه الحرارة غير ممكنة. تحققوا من الرقم والوحدة',
  },
  glucoseRange: {
    he: 'ערך כזה אינו אפשרי. בדקו את המספר ואת היחידה',
    en: 'This value is not possible. Check the number and the unit',
    ar: 'هذه القيمة غير ممكنة. تحققوا من الرقم والوحدة',
  },
  limitOrder: {
    he: 'הגבול העליון נמוך מהתחתון',
    en: 'The upper limit is below the lower one',
    ar: 'الحد الأعلى أقل من الحد الأدنى',
  },
  instantFuture: { he: 'התאריך עוד לא הגיע', en: 'This date has not come yet', ar: 'لم يحن هذا التاريخ بعد' },
  beforeBirth: { he: 'לפני תאריך הלידה', en: 'Before the date of birth', ar: 'قبل تاريخ الميلاد' },
  nameTwice: {
    he: 'כבר יש שדה בשם הזה',
    en: 'There is already a field with this name',
    ar: 'يوجد حقل بهذا الاسم بالفعل',
  },
  tooManyOwnFields: {
    he: 'אפשר להוסיף עד 20 שדות',
    en: 'Up to 20 fields can be added',
    ar: 'يمكن إضافة ما يصل إلى 20 حقلًا',
  },
  tagNameRequired: { he: 'לתגית צריך שם', en: 'A tag needs a name', ar: 'يجب تسمية الوسم' },
  tagsTooMany: {
    he: 'אפשר להצמיד עד {n} תגיות',
    en: 'At most {n} tags can be added',
    ar: 'يمكن إضافة {n} وسمًا كحد أقصى',
  },
  templateOfOtherSpecies: {
    he: 'התבנית הזאת מיועדת לסוג אחר של חיית מחמד',
    en: 'This template is for another species',
    ar: 'هذا القالب مخصص لنوع آخر من الحيوانات',
  },
  commentRequired: { he: 'כתבו משהו לפני השליחה', en: 'Write something before sending', ar: 'اكتبوا شيئًا قبل الإرسال' },
  descriptionRequired: { he: 'תיאור נדרש', en: 'Description is required', ar: 'الوصف مطلوب' },
  reasonRequired: { he: 'סיבת התור נדרשת', en: 'The reason is required', ar: 'سبب الموعد مطلوب' },
  tooManyQuestions: {
    he: 'אפשר לרשום עד 50 שאלות',
    en: 'No more than 50 questions',
    ar: 'يمكن تدوين 50 سؤالًا على الأكثر',
  },
  amountRequired: { he: 'סכום נדרש', en: 'Amount is required', ar: 'المبلغ مطلوب' },
  amountInvalid: {
    he: 'הסכום חייב להיות מספר, למשל 1234.56',
    en: 'The amount must be a number, such as 1234.56',
    ar: 'يجب أن يكون المبلغ رقمًا، مثل 1234.56',
  },
  amountAmbiguous: {
    he: 'לא ברור אם הנקודה או הפסיק מפרידים אלפים או אגורות. כתבו בלעדיהם, או עם שתי ספרות אחריהם',
    en: 'The point or comma may separate thousands or agorot. Leave it out, or type two digits after it',
    ar: 'ليس واضحًا إن كانت النقطة أو الفاصلة تفصل الآلاف أم الأغورات. اكتبوا المبلغ بدونها، أو برقمين بعدها',
  },
  amountPositive: {
    he: 'הסכום חייב להיות גדול מאפס',
    en: 'The amount must be greater than zero',
    ar: 'يجب أن يكون المبلغ أكبر من صفر',
  },
  amountDecimals: {
    he: 'אפשר להזין עד שתי ספרות אחרי הנקודה',
    en: 'At most two decimals can be entered',
    ar: 'يمكن إدخال منزلتين عشريتين كحد أقصى',
  },
  petTwice: {
    he: 'אותה חיית מחמד מופיעה פעמיים',
    en: 'The same pet appears twice',
    ar: 'الحيوان نفسه مذكور مرتين',
  },
  partsMixed: {
    he: 'יש להזין אחוזים לכל החלקים, או סכומים לכולם',
    en: 'Enter percentages for all parts, or amounts for all of them',
    ar: 'يجب إدخال نسب لجميع الأجزاء أو مبالغ لجميعها',
  },
  partsNotHundred: {
    he: 'האחוזים צריכים להסתכם ב־100',
    en: 'The percentages have to add up to 100',
    ar: 'يجب أن يكون مجموع النسب 100',
  },
  partsNotWhole: {
    he: 'החלקים צריכים להסתכם בסכום כולו',
    en: 'The parts have to add up to the whole amount',
    ar: 'يجب أن يساوي مجموع الأجزاء المبلغ كله',
  },
  partTooSmall: {
    he: 'הסכום קטן מכדי להתחלק כך',
    en: 'The amount is too small to be divided like this',
    ar: 'المبلغ أصغر من أن يُقسَّم هكذا',
  },
  partsWithoutPet: {
    he: 'חיית המחמד של ההוצאה צריכה להיות בין החלקים',
    en: 'The pet of the expense has to be among the parts',
    ar: 'يجب أن يكون حيوان المصروف بين الأجزاء',
  },
  partsOfOtherHome: {
    he: 'אפשר לחלק רק בין חיות מחמד של אותו בית',
    en: 'It can only be divided between pets of the same home',
    ar: 'يمكن التقسيم فقط بين حيوانات البيت نفسه',
  },
  amountTooLarge: { he: 'הסכום גדול מדי', en: 'The amount is too large', ar: 'المبلغ كبير جدًا' },
  payerUnknown: {
    he: 'אפשר לבחור רק מי שמותר לערוך את ההוצאות של חיית המחמד',
    en: 'Only somebody who may edit this pet’s expenses can be chosen',
    ar: 'يمكن اختيار من يُسمح له بتعديل مصاريف هذا الحيوان فقط',
  },
  refundNegative: {
    he: 'סכום של החזר הוא שלילי',
    en: 'The amount of a refund is below zero',
    ar: 'مبلغ الاسترداد سالب',
  },
  refundUndivided: {
    he: 'החזר שייך להוצאה אחת ואינו מתחלק',
    en: 'A refund is of one expense and is not divided',
    ar: 'الاسترداد لمصروف واحد ولا يُقسَّم',
  },
  refundBeforeExpense: {
    he: 'החזר לא יכול להיות מוקדם מההוצאה שלו',
    en: 'A refund can’t be before its expense',
    ar: 'لا يمكن أن يسبق الاسترداد مصروفه',
  },
  refundOfRefund: {
    he: 'אי אפשר לרשום החזר על החזר',
    en: 'There is no refund of a refund',
    ar: 'لا يمكن تسجيل استرداد عن استرداد',
  },
  expenseUnknown: {
    he: 'ההוצאה שההחזר שייך לה לא נמצאה',
    en: 'The refunded expense was not found',
    ar: 'لم يُعثر على المصروف الذي يُسترد',
  },
  expenseGone: {
    he: 'ההוצאה שההחזר שייך לה נמחקה',
    en: 'The refunded expense was deleted',
    ar: 'حُذف المصروف الذي يُسترد',
  },
  insurerRequired: {
    he: 'חברת ביטוח נדרשת',
    en: 'Insurer is required',
    ar: 'شركة التأمين مطلوبة',
  },
  claimNotSent: {
    he: 'התביעה עוד לא סומנה כנשלחה',
    en: 'The claim isn’t marked as sent yet',
    ar: 'لم تُحدَّد المطالبة كمُرسَلة بعد',
  },
  beforeSent: {
    he: 'התאריך מוקדם משליחת התביעה',
    en: 'The date is before the claim was sent',
    ar: 'التاريخ قبل إرسال المطالبة',
  },
  tooManyClaimed: {
    he: 'אפשר לצרף עד 50 הוצאות ועד 50 רשומות לתביעה אחת',
    en: 'One claim holds up to 50 expenses and 50 records',
    ar: 'تتسع المطالبة الواحدة لما يصل إلى 50 مصروفًا و50 سجلًا',
  },
  claimEmpty: {
    he: 'סמנו לפחות הוצאה אחת',
    en: 'Choose at least one expense',
    ar: 'اختاروا مصروفًا واحدًا على الأقل',
  },
  claimExpenseUnknown: {
    he: 'אחת ההוצאות שסומנו אינה של חיית המחמד הזאת או נמחקה',
    en: 'One of these expenses belongs to another pet, or was deleted',
    ar: 'أحد المصاريف المحددة لا يخص هذا الحيوان أو حُذف',
  },
  claimRecordUnknown: {
    he: 'אחת הרשומות שסומנו אינה של חיית המחמד הזאת או נמחקה',
    en: 'One of these records belongs to another pet, or was deleted',
    ar: 'أحد السجلات المحددة لا يخص هذا الحيوان أو حُذف',
  },
  expenseClaimed: {
    he: 'אחת ההוצאות שסומנו כבר בתביעה אחרת',
    en: 'One of these expenses is in another claim already',
    ar: 'أحد المصاريف المحددة موجود في مطالبة أخرى',
  },
  claimPaid: {
    he: 'כבר התקבל כסף על הוצאה של התביעה. כדי להוציא אותה, מחקו קודם את ההחזר',
    en: 'Money has come back for an expense of this claim. To take it out, delete that refund first',
    ar: 'وصل مبلغ عن أحد مصاريف المطالبة. لإخراجه، احذفوا الاسترداد أولًا',
  },
  claimUnknown: {
    he: 'ההוצאה שההחזר שייך לה אינה בתביעה הזאת',
    en: 'The refunded expense isn’t in this claim',
    ar: 'المصروف الذي يُسترد ليس في هذه المطالبة',
  },
  categoryRequired: { he: 'קטגוריה נדרשת', en: 'Category is required', ar: 'الفئة مطلوبة' },
  categoryGone: {
    he: 'הקטגוריה נמחקה. בחרו אחרת',
    en: 'The category was deleted. Choose another',
    ar: 'حُذفت الفئة. اختاروا أخرى',
  },
  categoryNameRequired: {
    he: 'לקטגוריה צריך שם',
    en: 'A category needs a name',
    ar: 'يجب تسمية الفئة',
  },
  priceOrder: {
    he: 'התאריך צריך להיות אחרי התאריך שלפניו',
    en: 'The date has to be after the one before it',
    ar: 'يجب أن يكون التاريخ بعد التاريخ الذي يسبقه',
  },
  tooManyPrices: {
    he: 'אפשר לקבוע עד 24 שינויי מחיר',
    en: 'Up to 24 changes of the price can be set',
    ar: 'يمكن تحديد 24 تغييرًا للسعر كحد أقصى',
  },
  budgetPositive: {
    he: 'התקציב צריך להיות גדול מ־0',
    en: 'The budget has to be more than 0',
    ar: 'يجب أن تكون الميزانية أكبر من 0',
  },
  budgetLevelInvalid: {
    he: 'יש להזין אחוז שלם מ־1 עד 1000',
    en: 'Enter a whole percentage from 1 to 1000',
    ar: 'أدخلوا نسبة صحيحة من 1 إلى 1000',
  },
  budgetLevelTaken: {
    he: 'כבר יש התראה באחוז הזה',
    en: 'There is already an alert at this percentage',
    ar: 'يوجد تنبيه عند هذه النسبة بالفعل',
  },
  tooManyLevels: {
    he: 'אפשר לבחור עד 5 אחוזים',
    en: 'Choose up to 5 percentages',
    ar: 'اختاروا 5 نسب كحد أقصى',
  },
  categoryUnknown: { he: 'קטגוריה לא מוכרת', en: 'Unknown category', ar: 'فئة غير معروفة' },
  kindRequired: { he: 'בחרו מה קרה', en: 'Choose what happened', ar: 'اختاروا ما حدث' },
  kindUnknown: { he: 'כפתור לא מוכר', en: 'Unknown button', ar: 'زر غير معروف' },
  kindGone: {
    he: 'הכפתור נמחק. בחרו אחר',
    en: 'The button was deleted. Choose another',
    ar: 'حُذف الزر. اختاروا غيره',
  },
  buttonNameRequired: { he: 'לכפתור צריך שם', en: 'A button needs a name', ar: 'يحتاج الزر إلى اسم' },
  buttonUnknown: {
    he: 'אחד הכפתורים כבר לא קיים. פתחו את הסידור מחדש',
    en: 'One of the buttons no longer exists. Open the arrangement again',
    ar: 'أحد الأزرار لم يعد موجودًا. افتحوا الترتيب من جديد',
  },
  tooManyLaps: {
    he: 'אפשר לסמן עד 100 רגעים',
    en: 'Up to 100 moments can be marked',
    ar: 'يمكن تعليم 100 لحظة كحد أقصى',
  },
  timeAhead: { he: 'השעה עוד לא הגיעה', en: 'This time is still ahead', ar: 'لم يحن هذا الوقت بعد' },
  endBeforeStart: { he: 'הסיום לפני ההתחלה', en: 'The end is before the start', ar: 'النهاية قبل البداية' },
  lapOutside: {
    he: 'רגע שסומן אינו בין ההתחלה לסיום',
    en: 'A marked moment is not between the start and the end',
    ar: 'لحظة معلّمة ليست بين البداية والنهاية',
  },
  dateRequired: { he: 'תאריך נדרש', en: 'Date is required', ar: 'التاريخ مطلوب' },
  dateInvalid: { he: 'תאריך לא תקין', en: 'Invalid date', ar: 'تاريخ غير صالح' },
  dateOrder: {
    he: 'התאריך מוקדם מתאריך ההתחלה',
    en: 'The date is before the start date',
    ar: 'التاريخ قبل تاريخ البداية',
  },
  medicineNameRequired: { he: 'צריך שם לתרופה', en: 'The medicine needs a name', ar: 'يجب إدخال اسم الدواء' },
  instructionRequired: {
    he: 'צריך לכתוב את המינון, כפי שהווטרינר כתב',
    en: 'Enter the dose as the vet wrote it',
    ar: 'يجب إدخال الجرعة كما كتبها الطبيب البيطري',
  },
  dosesADayTooMany: { he: 'עד 24 מנות ביום', en: 'At most 24 doses a day', ar: '24 جرعة يوميًا كحد أقصى' },
  everyHoursInvalid: {
    he: 'המרווח צריך להיות שעה לפחות',
    en: 'The interval must be at least an hour',
    ar: 'يجب ألا تقل الفترة عن ساعة',
  },
  everyDaysInvalid: {
    he: 'המרווח צריך להיות יום אחד לפחות, ו־99 לכל היותר',
    en: 'The interval must be 1 to 99 days',
    ar: 'يجب أن تكون الفترة من يوم إلى 99 يومًا',
  },
  hoursInvalid: {
    he: 'יש להזין מספר שעות שלם, שעה אחת לפחות',
    en: 'Enter whole hours, at least one',
    ar: 'أدخلوا عدد ساعات صحيحًا، ساعة على الأقل',
  },
  countInvalid: {
    he: 'יש להזין מספר שלם מ־0 עד 99',
    en: 'Enter a whole number from 0 to 99',
    ar: 'أدخلوا عددًا صحيحًا من 0 إلى 99',
  },
  stepGap: {
    he: 'השלב צריך להתחיל למחרת השלב שלפניו',
    en: 'The step must start the day after the one before it',
    ar: 'يجب أن تبدأ المرحلة في اليوم التالي للمرحلة السابقة',
  },
  stepStart: {
    he: 'השלב הראשון צריך להתחיל ביום תחילת הטיפול',
    en: 'The first step must start on the first day of the course',
    ar: 'يجب أن تبدأ المرحلة الأولى في أول أيام العلاج',
  },
  stepAfterEnd: {
    he: 'השלב נמשך אחרי סיום הטיפול',
    en: 'The step goes on after the end of the course',
    ar: 'تستمر المرحلة بعد نهاية العلاج',
  },
  stepsTooMany: { he: 'אפשר להוסיף עד 20 שלבים', en: 'At most 20 steps', ar: '20 مرحلة كحد أقصى' },
  pausesTooMany: { he: 'אפשר להוסיף עד 50 הפסקות', en: 'At most 50 pauses', ar: '50 فترة توقف كحد أقصى' },
  dosesNever: {
    he: 'לפי הימים האלה לא תגיע אף מנה',
    en: 'No dose would ever be due on these days',
    ar: 'لن تحين أي جرعة في هذه الأيام',
  },
  quantityInvalid: {
    he: 'יש להזין כמות גדולה מ־0, עד שלוש ספרות אחרי הנקודה',
    en: 'Enter an amount above 0, with at most three decimals',
    ar: 'أدخلوا كمية أكبر من 0، بثلاث منازل عشرية كحد أقصى',
  },
  medicinesTooMany: {
    he: 'לחיית מחמד אחת אפשר לרשום עד 200 תרופות',
    en: 'A pet can have at most 200 medicines',
    ar: 'يمكن تسجيل 200 دواء كحد أقصى للحيوان الواحد',
  },
  careIntervalInvalid: {
    he: 'המרווח צריך להיות יום אחד לפחות',
    en: 'The interval must be at least one day',
    ar: 'يجب ألا تقل الفترة عن يوم واحد',
  },
  careItemsTooMany: {
    he: 'לחיית מחמד אחת אפשר להוסיף עד 100 פריטים לתוכנית',
    en: 'The plan of a pet can have at most 100 items of your own',
    ar: 'يمكن إضافة 100 بند كحد أقصى إلى خطة الحيوان الواحد',
  },
  careLawNotSkipped: {
    he: 'על חובה בחוק אי אפשר לדלג. אפשר לדחות את התזכורת או לרשום פטור',
    en: 'A duty by law cannot be skipped. You can postpone its reminder or enter an exemption',
    ar: 'لا يمكن تخطي واجب قانوني. يمكن تأجيل تذكيره أو تسجيل إعفاء',
  },
  medicineUnknown: {
    he: 'התרופה הזאת לא רשומה לחיית המחמד',
    en: 'The pet has no such medicine',
    ar: 'هذا الدواء غير مسجَّل للحيوان',
  },
  stockNameRequired: { he: 'צריך שם למה שבמלאי', en: 'The stock needs a name', ar: 'يجب إدخال اسم لما في المخزون' },
  stockUnknown: {
    he: 'המלאי הזה לא נמצא בבית',
    en: 'The home has no such stock',
    ar: 'هذا المخزون غير موجود في البيت',
  },
  unitInUse: {
    he: 'כבר יש רישומים ביחידה הזאת, ולכן אי אפשר לשנות אותה',
    en: 'There are entries in this unit, so it can’t be changed',
    ar: 'توجد تسجيلات بهذه الوحدة، لذا لا يمكن تغييرها',
  },
  unitDiffers: {
    he: 'היחידה שונה מזו של המלאי',
    en: 'The unit is not that of the stock',
    ar: 'الوحدة تختلف عن وحدة المخزون',
  },
  quantityPositive: {
    he: 'הכמות צריכה להיות גדולה מ־0, ועד שלוש ספרות אחרי הנקודה',
    en: 'The amount must be greater than 0, with at most three decimals',
    ar: 'يجب أن تكون الكمية أكبر من 0، وبثلاث منازل عشرية كحد أقصى',
  },
  countNegative: {
    he: 'הספירה צריכה להיות 0 או יותר, ועד שלוש ספרות אחרי הנקודה',
    en: 'The count must be 0 or more, with at most three decimals',
    ar: 'يجب أن يكون العدد 0 أو أكثر، وبثلاث منازل عشرية كحد أقصى',
  },
  packageExpired: {
    he: 'האריזה כבר פגה. לרשום בכל זאת?',
    en: 'The package has expired. Enter it anyway?',
    ar: 'انتهت صلاحية العبوة. هل تريدون تسجيلها رغم ذلك؟',
  },
  foodRequired: { he: 'צריך לכתוב מה האוכל', en: 'Enter what the food is', ar: 'يجب إدخال نوع الطعام' },
  mealsADayTooMany: { he: 'עד 24 ארוחות ביום', en: 'At most 24 meals a day', ar: '24 وجبة يوميًا كحد أقصى' },
  giverUnknown: {
    he: 'אפשר לבחור רק מי שמטפלים בחיית המחמד',
    en: 'Only people who care for the pet can be chosen',
    ar: 'يمكن اختيار من يعتنون بالحيوان فقط',
  },
  repeatEveryInvalid: {
    he: 'יש להזין מספר שלם מ־1 עד 99',
    en: 'Enter a whole number from 1 to 99',
    ar: 'أدخلوا عددًا صحيحًا من 1 إلى 99',
  },
  repeatTimesInvalid: {
    he: 'יש להזין מספר שלם מ־1 עד 999',
    en: 'Enter a whole number from 1 to 999',
    ar: 'أدخلوا عددًا صحيحًا من 1 إلى 999',
  },
  weekdaysInvalid: {
    he: 'יש לבחור ימים בשבוע, מ־0 (ראשון) עד 6 (שבת)',
    en: 'Choose days of the week, from 0 (Sunday) to 6 (Saturday)',
    ar: 'اختاروا أيامًا من الأسبوع، من 0 (الأحد) إلى 6 (السبت)',
  },
  monthsInvalid: {
    he: 'יש לבחור חודשים, מ־1 (ינואר) עד 12 (דצמבר)',
    en: 'Choose months, from 1 (January) to 12 (December)',
    ar: 'اختاروا أشهرًا، من 1 (يناير) إلى 12 (ديسمبر)',
  },
  repeatOneEnd: {
    he: 'יש לבחור תאריך אחרון או מספר פעמים, לא את שניהם',
    en: 'Choose a last date or a number of times, not both',
    ar: 'اختاروا تاريخًا أخيرًا أو عدد مرات، لا كليهما',
  },
  assigneeUnknown: {
    he: 'לא כל מי שנבחר רשאי לטפל בתזכורות של חיית המחמד',
    en: 'Not everybody chosen may take care of this pet’s reminders',
    ar: 'ليس كل من اختير مخوّلًا العناية بتذكيرات هذا الحيوان',
  },
  personUnknown: {
    he: 'אפשר לבחור רק מבין אנשי הבית',
    en: 'Choose from the people of the home',
    ar: 'اختاروا من أهل البيت',
  },
  samePerson: {
    he: 'בחרו שני אנשים שונים',
    en: 'Choose two different people',
    ar: 'اختاروا شخصين مختلفين',
  },
  dateBehind: {
    he: 'התאריך כבר עבר',
    en: 'The date has already passed',
    ar: 'لقد مضى هذا التاريخ',
  },
  dateAhead: {
    he: 'התאריך לא יכול להיות בעתיד',
    en: 'The date can’t be in the future',
    ar: 'لا يمكن أن يكون التاريخ في المستقبل',
  },
  addressInvalid: {
    he: 'הכתובת או המספר אינם תקינים',
    en: 'This is not a valid address or number',
    ar: 'العنوان أو الرقم غير صالح',
  },
  addressOutOfReach: {
    he: 'אי אפשר לשלוח לכתובת הזאת: היא לא נמצאה, אינה https או מובילה לרשת פנימית',
    en: 'Nothing can be sent to this address: it was not found, is not https or leads into a private network',
    ar: 'لا يمكن الإرسال إلى هذا العنوان: لم يُعثر عليه أو ليس https أو يقود إلى شبكة داخلية',
  },
  deviceKindUnavailable: {
    he: 'השרת הזה לא יכול לשלוח לשם',
    en: 'This server can’t send there',
    ar: 'لا يمكن لهذا الخادم الإرسال إلى هناك',
  },
  emailUnverified: {
    he: 'קודם יש לאמת את כתובת האימייל שלכם',
    en: 'Confirm your email address first',
    ar: 'يجب تأكيد عنوان بريدكم أولًا',
  },
  codeWrong: {
    he: 'הקוד שגוי או שתוקפו פג',
    en: 'The code is wrong or has expired',
    ar: 'الرمز خاطئ أو انتهت صلاحيته',
  },
  leadTimeInvalid: {
    he: 'אי אפשר להזכיר כל כך מוקדם',
    en: 'That’s too far ahead for a reminder',
    ar: 'لا يمكن التذكير قبل هذه المدة',
  },
  quietHoursEmpty: {
    he: 'שעות השקט צריכות להסתיים בשעה אחרת מזו שבה הן מתחילות',
    en: 'Quiet hours have to end at another time than they begin',
    ar: 'يجب أن تنتهي ساعات الهدوء في وقت غير وقت بدايتها',
  },
  repeatTimesPassed: {
    he: 'התזכורת כבר חזרה יותר פעמים מזה',
    en: 'The reminder has already repeated more often than that',
    ar: 'لقد تكرر التذكير أكثر من ذلك بالفعل',
  },
  repeatNever: {
    he: 'לפי החזרה שנבחרה התזכורת לא תגיע שוב באף אחד מהחודשים האלה',
    en: 'At this interval it never comes again in any of these months',
    ar: 'وفق هذا التكرار لن يأتي مجددًا في أي من هذه الأشهر',
  },
  snoozeSooner: {
    he: 'אפשר לדחות רק למועד מאוחר יותר',
    en: 'It can only be snoozed to a later time',
    ar: 'يمكن التأجيل إلى موعد لاحق فقط',
  },
  snoozePassed: {
    he: 'המועד הזה כבר עבר',
    en: 'This time has already passed',
    ar: 'لقد مضى هذا الموعد',
  },
  remindersTooMany: {
    he: 'אפשר לשנות עד {n} תזכורות בבת אחת',
    en: 'At most {n} reminders can be changed at once',
    ar: 'يمكن تغيير {n} تذكير كحد أقصى دفعة واحدة',
  },
  dateTooEarly: { he: 'התאריך מוקדם מדי', en: 'The date is too long ago', ar: 'التاريخ قديم جدًا' },
  dateTooLate: {
    he: 'התאריך רחוק מדי בעתיד',
    en: 'The date is too far in the future',
    ar: 'التاريخ بعيد جدًا في المستقبل',
  },
  spanTooLong: {
    he: 'אפשר לבקש עד {n} יום בבת אחת',
    en: 'At most {n} days can be asked for at once',
    ar: 'يمكن طلب {n} يومًا كحد أقصى دفعة واحدة',
  },
  kindsRequired: { he: 'בחרו לפחות סוג אחד', en: 'Choose at least one kind', ar: 'اختاروا نوعًا واحدًا على الأقل' },
  tooManyFeeds: {
    he: 'אפשר להחזיק עד 10 כתובות ליומן. מחקו כתובת שאינה בשימוש',
    en: 'Up to 10 calendar addresses can be kept. Remove one that is no longer used',
    ar: 'يمكن الاحتفاظ بما يصل إلى 10 عناوين للتقويم. احذفوا عنوانًا لم يعد مستخدمًا',
  },
  timeRequired: { he: 'שעה נדרשת', en: 'Time is required', ar: 'الوقت مطلوب' },
  timeInvalid: { he: 'שעה לא תקינה', en: 'Invalid time', ar: 'وقت غير صالح' },
  timezoneInvalid: { he: 'אזור זמן לא מוכר', en: 'Unknown time zone', ar: 'منطقة زمنية غير معروفة' },
  typeRequired: { he: 'סוג נדרש', en: 'Type is required', ar: 'النوع مطلوب' },
  typeUnknown: { he: 'סוג לא מוכר', en: 'Unknown type', ar: 'نوع غير معروف' },
  titleRequired: { he: 'כותרת נדרשת', en: 'Title is required', ar: 'العنوان مطلوب' },
  vetNameRequired: {
    he: 'יש להזין את שם הווטרינר או המרפאה',
    en: 'Enter the name of the vet or the clinic',
    ar: 'أدخلوا اسم الطبيب البيطري أو العيادة',
  },
  phoneInvalid: {
    he: 'מספר הטלפון אינו תקין. אפשר גם מספר כוכבית',
    en: 'This is not a phone number. A star number will do too',
    ar: 'رقم الهاتف غير صالح. يمكن أيضًا إدخال رقم بنجمة',
  },
  phonesTooMany: {
    he: 'אפשר להזין עד {n} מספרי טלפון',
    en: 'At most {n} phone numbers can be entered',
    ar: 'يمكن إدخال {n} أرقام هاتف كحد أقصى',
  },
  rightUnknown: { he: 'הרשאה לא מוכרת', en: 'Unknown permission', ar: 'صلاحية غير معروفة' },
  petsRequired: {
    he: 'בחרו לפחות חיית מחמד אחת',
    en: 'Choose at least one pet',
    ar: 'اختاروا حيوانًا أليفًا واحدًا على الأقل',
  },
  ownAddress: {
    he: 'זו הכתובת שלכם. הזמינו כתובת אחרת',
    en: 'This is your own address. Invite another one',
    ar: 'هذا عنوانكم أنتم. ادعوا عنوانًا آخر',
  },
  petOfOtherHome: {
    he: 'אפשר להעביר רק בין חיות מחמד של אותו בית',
    en: 'It can only be moved between pets of the same home',
    ar: 'يمكن النقل فقط بين حيوانات البيت نفسه',
  },
  fileRequired: { he: 'לא נבחר קובץ', en: 'No file was chosen', ar: 'لم يتم اختيار ملف' },
  fileTooLarge: {
    he: 'הקובץ גדול מדי. גודל מקסימלי: {n}MB',
    en: 'The file is too large. Maximum size: {n} MB',
    ar: 'الملف كبير جدًا. الحد الأقصى: {n}MB',
  },
  fileNotImage: {
    he: 'הקובץ אינו תמונה מסוג נתמך',
    en: 'The file is not a supported image',
    ar: 'الملف ليس صورة مدعومة',
  },
  imageTooLarge: {
    he: 'מידות התמונה גדולות מדי',
    en: 'The image is too large in pixels',
    ar: 'أبعاد الصورة كبيرة جدًا',
  },
  paperTooLarge: {
    he: 'הקובץ גדול מ־{n} MB',
    en: 'The file is larger than {n} MB',
    ar: 'الملف أكبر من {n} MB',
  },
  fileEmpty: { he: 'הקובץ ריק', en: 'The file is empty', ar: 'الملف فارغ' },
  fileNotPaper: {
    he: 'אפשר לצרף PDF או תמונה בלבד',
    en: 'Only a PDF or a picture can be attached',
    ar: 'يمكن إرفاق ملف PDF أو صورة فقط',
  },
  fileBroken: {
    he: 'הקובץ פגום, ואי אפשר לפתוח אותו',
    en: 'The file is damaged and cannot be opened',
    ar: 'الملف تالف ولا يمكن فتحه',
  },
  pdfExpandsTooMuch: {
    he: 'קובץ ה־PDF מתנפח יותר מדי בפתיחה. הדפיסו אותו ל־PDF חדש וצרפו אותו',
    en: 'This PDF expands too much when it is opened. Print it to a new PDF and attach that one',
    ar: 'يتضخّم ملف PDF هذا أكثر من اللازم عند فتحه. اطبعوه إلى ملف PDF جديد وأرفقوه',
  },
  heicUnread: {
    he: 'את התמונה הזאת אי אפשר לפתוח. שמרו אותה כ־JPG',
    en: 'This picture cannot be opened. Save it as a JPG',
    ar: 'لا يمكن فتح هذه الصورة. احفظوها بصيغة JPG',
  },
  fileNotTable: {
    he: 'אפשר לייבא רק קובץ CSV, קובץ XLSX או קובץ XLS שיש בו טבלה של HTML או XML',
    en: 'Only a CSV file, an XLSX file or an XLS file with a table of HTML or XML can be imported',
    ar: 'يمكن استيراد ملف CSV أو XLSX فقط، أو ملف XLS فيه جدول HTML أو XML',
  },
  tableIsPage: {
    he: 'הקובץ הוא דף אינטרנט או קובץ XML בלי טבלה שאפשר לקרוא. פתחו אותו באקסל ושמרו אותו כ־XLSX',
    en: 'The file is a web page or XML without a table that can be read. Open it in Excel and save it as XLSX',
    ar: 'الملف صفحة ويب أو ملف XML بلا جدول يمكن قراءته. افتحوه في إكسل واحفظوه بصيغة XLSX',
  },
  tableTooOld: {
    he: 'הקובץ ישן או מוגן בסיסמה. שמרו אותו כ־XLSX או כ־CSV בלי סיסמה',
    en: 'The file is of an old format or has a password. Save it as XLSX or CSV without one',
    ar: 'الملف بصيغة قديمة أو محمي بكلمة مرور. احفظوه بصيغة XLSX أو CSV بلا كلمة مرور',
  },
  tableTooLarge: {
    he: 'הקובץ גדול מדי. אפשר לייבא עד 10,000 שורות בבת אחת',
    en: 'The file is too large. Up to 10,000 rows can be imported at once',
    ar: 'الملف كبير جدًا. يمكن استيراد حتى 10,000 صف دفعة واحدة',
  },
  tableTooWide: {
    he: 'בקובץ יש יותר מ־{n} עמודות',
    en: 'The file has more than {n} columns',
    ar: 'في الملف أكثر من {n} عمود',
  },
  tableTooSlow: {
    he: 'קריאת הקובץ נמשכה יותר מדי זמן. נסו שוב בעוד רגע, או שמרו את הטבלה לבדה כ־CSV',
    en: 'Reading the file took too long. Try again in a moment, or save the table alone as CSV',
    ar: 'استغرقت قراءة الملف وقتًا أطول من اللازم. حاولوا مرة أخرى بعد لحظات، أو احفظوا الجدول وحده بصيغة CSV',
  },
  nothingToImport: {
    he: 'אין בקובץ שורות לייבוא',
    en: 'There are no rows to import in the file',
    ar: 'لا توجد في الملف صفوف للاستيراد',
  },
  cellComputed: {
    he: 'יש כאן נוסחה. הקלידו את הערך עצמו',
    en: 'This is a formula. Type the value itself',
    ar: 'هنا صيغة حسابية. اكتبوا القيمة نفسها',
  },
  dateNotInMonth: {
    he: 'אין יום כזה בחודש',
    en: 'This month has no such day',
    ar: 'لا يوجد يوم كهذا في الشهر',
  },
  amountIncoming: {
    he: 'הסכום נכנס לחשבון ואינו קנייה. השמיטו את השורה או תקנו את הסכום',
    en: 'This sum came into the account and is not a purchase. Leave the row out or correct the sum',
    ar: 'دخل هذا المبلغ إلى الحساب وليس عملية شراء. استبعدوا السطر أو صحّحوا المبلغ',
  },
  amountNegative: {
    he: 'הסכום שלילי. החזר כספי רושמים מתוך ההוצאה שהוחזרה; אחרת תקנו את הסכום',
    en: 'The sum is negative. A refund is recorded at its expense; otherwise correct the sum',
    ar: 'المبلغ سالب. يُسجَّل المبلغ المُعاد من داخل المصروف نفسه؛ وإلا فصحّحوا المبلغ',
  },
  petGone: {
    he: 'חיית המחמד נמחקה. בחרו אחרת',
    en: 'The pet was deleted. Choose another',
    ar: 'حُذف الحيوان الأليف. اختاروا غيره',
  },
  petUnknown: {
    he: 'אין בבית חיית מחמד בשם הזה',
    en: 'No pet at home has this name',
    ar: 'لا يوجد في البيت حيوان بهذا الاسم',
  },
  tagUnknown: { he: 'אין תגית בשם הזה', en: 'There is no tag with this name', ar: 'لا يوجد وسم بهذا الاسم' },
} as const satisfies Record<string, Words>;

/** Words of refusals, one row per stable error code of the API. */
const refusals = {
  invalidJson: { he: 'הבקשה אינה JSON תקין', en: 'The request is not valid JSON', ar: 'الطلب ليس JSON صالحًا' },
  badRequest: { he: 'הבקשה אינה תקינה', en: 'Bad request', ar: 'طلب غير صالح' },
  unauthorized: { he: 'יש להתחבר כדי להמשיך', en: 'Please sign in to continue', ar: 'يرجى تسجيل الدخول للمتابعة' },
  // The client looks for the words 'invalid token' in any language.
  invalidToken: {
    he: 'תוקף החיבור פג, יש להתחבר מחדש (invalid token)',
    en: 'Your session has ended, please sign in again (invalid token)',
    ar: 'انتهت الجلسة، يرجى تسجيل الدخول من جديد (invalid token)',
  },
  signedOutHere: {
    he: 'נותקתם מהמכשיר הזה (invalid token)',
    en: 'You were signed out on this device (invalid token)',
    ar: 'تم فصلكم عن هذا الجهاز (invalid token)',
  },
  wrongCredentials: { he: 'פרטי התחברות לא נכונים', en: 'Incorrect email or password', ar: 'بيانات الدخول غير صحيحة' },
  forbidden: { he: 'אין לכם הרשאה לפעולה הזאת', en: 'You are not allowed to do this', ar: 'ليس لديكم إذن لهذا الإجراء' },
  petLimit: {
    he: 'התוכנית שלכם כוללת עד {n} חיות מחמד',
    en: 'Your plan includes up to {n} pets',
    ar: 'تشمل خطتكم حتى {n} من الحيوانات الأليفة',
  },
  restoreFirst: {
    he: 'הפריט שזה שייך אליו נמחק גם הוא. שחזרו אותו קודם',
    en: 'What it belongs to was deleted too. Restore that first',
    ar: 'ما يتبع له حُذف أيضًا. استعيدوه أولًا',
  },
  stillUsed: {
    he: 'אי אפשר למחוק לתמיד מה שעוד משתמשים בו',
    en: 'It is still used elsewhere and can’t be deleted for good yet',
    ar: 'ما زال مستخدمًا في مكان آخر، ولا يمكن حذفه نهائيًا بعد',
  },
  ownersErase: {
    he: 'רק בעלי הבית יכולים למחוק לתמיד',
    en: 'Only the owners of a home can delete for good',
    ar: 'مالكو البيت وحدهم يمكنهم الحذف نهائيًا',
  },
  ticketFilesFull: {
    he: 'אין מקום לעוד קבצים בפניות שלכם. אפשר לכתוב גם בלי קובץ',
    en: 'There is no room for more files in your requests. You can still write without one',
    ar: 'لا يوجد مكان لمزيد من الملفات في طلباتكم. يمكنكم الكتابة من دون ملف',
  },
  ticketClosed: {
    he: 'הפנייה סגורה. אפשר לפתוח אותה מחדש',
    en: 'This request is closed. You can reopen it',
    ar: 'هذا الطلب مغلق. يمكنكم إعادة فتحه',
  },
  ticketTaken: {
    he: 'מישהו אחר כבר לקח את הפנייה לטיפול',
    en: 'Someone else has already taken this request',
    ar: 'سبق أن تولى شخص آخر هذا الطلب',
  },
  reopenTooLate: {
    he: 'הפנייה נסגרה לפני יותר מ־30 יום. פתחו פנייה חדשה',
    en: 'This request was closed more than 30 days ago. Please open a new one',
    ar: 'أُغلق هذا الطلب قبل أكثر من 30 يومًا. افتحوا طلبًا جديدًا',
  },
  tooManyTickets: {
    he: 'אפשר להחזיק עד 20 פניות פתוחות. סגרו פנייה שכבר טופלה',
    en: 'You can have up to 20 open requests. Close one that has been dealt with',
    ar: 'يمكن أن يكون لديكم 20 طلبًا مفتوحًا كحد أقصى. أغلقوا طلبًا تمت معالجته',
  },
  tooManyMessages: {
    he: 'הפנייה הזאת ארוכה מאוד. המשיכו בפנייה חדשה',
    en: 'This request has become very long. Please continue in a new one',
    ar: 'أصبح هذا الطلب طويلًا جدًا. تابعوا في طلب جديد',
  },
  tooManyNotes: {
    he: 'בפנייה הזאת כבר יש 300 הערות פנימיות, ואי אפשר להוסיף עוד',
    en: 'This request already has 300 internal notes and takes no more',
    ar: 'في هذا الطلب 300 ملاحظة داخلية، ولا يمكن إضافة المزيد',
  },
  planNotOffered: {
    he: 'את התוכנית הזאת מעניקים מפעילי האתר. אפשר לכתוב להם',
    en: 'This plan is granted by the operator of the site. You can write to them',
    ar: 'هذه الخطة يمنحها مشغّلو الموقع. يمكنكم الكتابة إليهم',
  },
  tooManyTags: {
    he: 'אפשר להחזיק עד 200 תגיות. מזגו או מחקו כמה מהן',
    en: 'A home can have up to 200 tags. Merge or delete some of them',
    ar: 'يمكن أن يكون للبيت 200 وسم كحد أقصى. ادمجوا بعضها أو احذفوه',
  },
  tooManyTemplates: {
    he: 'אפשר להחזיק עד 100 תבניות. מחקו כמה מהן',
    en: 'A home can have up to 100 templates. Delete some of them',
    ar: 'يمكن أن يكون للبيت 100 قالب كحد أقصى. احذفوا بعضها',
  },
  tooManyBudgets: {
    he: 'אפשר להחזיק עד 50 תקציבים. מחקו כמה מהם',
    en: 'A home can have up to 50 budgets. Delete some of them',
    ar: 'يمكن أن يكون للبيت 50 ميزانية كحد أقصى. احذفوا بعضها',
  },
  tooManyPlans: {
    he: 'לחיית מחמד אחת אפשר לקבוע עד 100 הוצאות קבועות. מחקו כמה מהן',
    en: 'A pet can have up to 100 repeating expenses. Delete some of them',
    ar: 'يمكن أن يكون للحيوان الواحد 100 مصروف متكرر كحد أقصى. احذفوا بعضها',
  },
  tooManyCategories: {
    he: 'אפשר להחזיק עד 50 קטגוריות משלכם. מזגו או מחקו כמה מהן',
    en: 'A home can have up to 50 categories of its own. Merge or delete some of them',
    ar: 'يمكن أن يكون للبيت 50 فئة خاصة كحد أقصى. ادمجوا بعضها أو احذفوه',
  },
  tagNameTaken: {
    he: 'כבר יש תגית בשם הזה',
    en: 'There is already a tag with this name',
    ar: 'يوجد وسم بهذا الاسم بالفعل',
  },
  budgetExists: {
    he: 'כבר יש תקציב כזה, לאותה תקופה ולאותן הוצאות',
    en: 'There is already a budget for the same period and expenses',
    ar: 'توجد ميزانية كهذه بالفعل، للفترة والمصاريف نفسها',
  },
  categoryNameTaken: {
    he: 'כבר יש קטגוריה בשם הזה',
    en: 'There is already a category with this name',
    ar: 'توجد فئة بهذا الاسم بالفعل',
  },
  tooManyButtons: {
    he: 'אפשר להחזיק עד 20 כפתורים משלכם. מחקו כמה מהם',
    en: 'A home can have up to 20 buttons of its own. Delete some of them',
    ar: 'يمكن أن يكون للبيت 20 زرًا خاصًا كحد أقصى. احذفوا بعضها',
  },
  buttonNameTaken: {
    he: 'כבר יש כפתור בשם הזה',
    en: 'There is already a button with this name',
    ar: 'يوجد زر بهذا الاسم بالفعل',
  },
  buttonInUse: {
    he: 'יש רישומים של הכפתור הזה. אפשר להסתיר אותו',
    en: 'There are entries of this button. It can be hidden',
    ar: 'توجد تسجيلات لهذا الزر. يمكن إخفاؤه',
  },
  lastButton: {
    he: 'צריך להשאיר לפחות כפתור אחד',
    en: 'At least one button has to stay',
    ar: 'يجب أن يبقى زر واحد على الأقل',
  },
  categoryInUse: {
    he: 'יש הוצאות בקטגוריה הזאת. אפשר למזג אותה לתוך אחרת',
    en: 'Expenses are filed under this category. It can be merged into another',
    ar: 'توجد مصاريف في هذه الفئة. يمكن دمجها في فئة أخرى',
  },
  accountLeaving: {
    he: 'החשבון מחכה למחיקה. אפשר לבטל את המחיקה, והכול יחזור',
    en: 'The account is waiting to be deleted. Undo the deletion to have everything back',
    ar: 'الحساب بانتظار الحذف. ألغوا الحذف ليعود كل شيء',
  },
  deletionAsked: {
    he: 'מחיקת החשבון כבר התבקשה',
    en: 'The deletion of the account has already been requested',
    ar: 'سبق أن طُلب حذف الحساب',
  },
  wordingOutdated: {
    he: 'הנוסח התעדכן בינתיים. רעננו את העמוד וקראו את הנוסח החדש',
    en: 'The wording has changed in the meantime. Refresh the page and read the new one',
    ar: 'تغيّرت الصياغة في هذه الأثناء. حدّثوا الصفحة واقرؤوا الصياغة الجديدة',
  },
  accountBlocked: {
    he: 'החשבון נחסם. פנו לתמיכה',
    en: 'The account is blocked. Please contact support',
    ar: 'الحساب محظور. تواصلوا مع الدعم',
  },
  adminNeedsSecondFactor: {
    he: 'כדי לנהל את האתר יש להפעיל אימות דו־שלבי',
    en: 'Administering the site takes two-step sign-in',
    ar: 'إدارة الموقع تتطلب تفعيل التحقق بخطوتين',
  },
  ownAccount: {
    he: 'אי אפשר לעשות זאת לחשבון שלכם',
    en: 'This can’t be done to your own account',
    ar: 'لا يمكن فعل ذلك بحسابكم',
  },
  adminNotBlocked: {
    he: 'אי אפשר לחסום מנהלי אתר. קודם בטלו את התפקיד בשרת',
    en: 'An administrator can’t be blocked. Take the role away on the server first',
    ar: 'لا يمكن حظر مديري الموقع. أزيلوا الدور على الخادم أولًا',
  },
  accountBlockedAlready: {
    he: 'החשבון כבר נחסם, מסיבה אחרת',
    en: 'The account is blocked already, for another reason',
    ar: 'الحساب محظور بالفعل، لسبب آخر',
  },
  emailConfirmedAlready: {
    he: 'הכתובת כבר אומתה',
    en: 'The address is confirmed already',
    ar: 'العنوان مؤكَّد بالفعل',
  },
  confirmationJustSent: {
    he: 'קישור אימות נשלח לפני רגע. אפשר לשלוח שוב בעוד חמש דקות',
    en: 'A confirmation link was sent a moment ago. Try again in five minutes',
    ar: 'أُرسل رابط تأكيد قبل قليل. يمكن الإرسال مجددًا بعد خمس دقائق',
  },
  noticeNotBegun: {
    he: 'ההודעה עוד לא התחילה. אפשר למחוק אותה',
    en: 'The notice has not begun. You can delete it',
    ar: 'لم تبدأ الرسالة بعد. يمكن حذفها',
  },
  reauthenticationNeeded: {
    he: 'כדי להמשיך יש לאמת שזה אתם',
    en: 'To continue, please confirm that it’s you',
    ar: 'للمتابعة، يرجى تأكيد هويتكم',
  },
  signInExpired: {
    he: 'עבר זמן מאז שהתחלתם להתחבר. התחברו מההתחלה',
    en: 'The sign-in has taken too long. Please start again',
    ar: 'استغرق الدخول وقتًا طويلًا. ابدؤوا من جديد',
  },
  passkeyRefused: {
    he: 'מפתח הגישה לא התקבל. נסו שוב או התחברו בדרך אחרת',
    en: 'The passkey was not accepted. Try again or sign in another way',
    ar: 'لم يُقبل مفتاح المرور. حاولوا مجددًا أو ادخلوا بطريقة أخرى',
  },
  lastSignInMethod: {
    he: 'זו הדרך האחרונה שלכם להתחבר. הוסיפו דרך אחרת לפני שמסירים אותה',
    en: 'This is your last way to sign in. Add another one before removing it',
    ar: 'هذه آخر طريقة لديكم للدخول. أضيفوا طريقة أخرى قبل إزالتها',
  },
  secondFactorOn: {
    he: 'האימות הדו־שלבי כבר פועל',
    en: 'Two-step verification is on already',
    ar: 'التحقق بخطوتين مفعّل من قبل',
  },
  secondFactorOff: {
    he: 'האימות הדו־שלבי אינו פועל',
    en: 'Two-step verification is not on',
    ar: 'التحقق بخطوتين غير مفعّل',
  },
  tooManyPasskeys: {
    he: 'אפשר להחזיק עד 20 מפתחות גישה. הסירו אחד מהם',
    en: 'You can have up to 20 passkeys. Remove one of them',
    ar: 'يمكن الاحتفاظ بـ20 مفتاح مرور كحد أقصى. أزيلوا أحدها',
  },
  emailUnverified: {
    he: 'כדי להמשיך יש לאמת קודם את כתובת האימייל שלכם',
    en: 'To continue, please confirm your email address first',
    ar: 'للمتابعة، يرجى تأكيد عنوان بريدكم الإلكتروني أولًا',
  },
  otherAccount: {
    he: 'ההזמנה נשלחה לכתובת אחרת. התחברו עם החשבון שלה',
    en: 'This invitation was sent to another address. Sign in with the account of that address',
    ar: 'أُرسلت هذه الدعوة إلى عنوان آخر. ادخلوا بحساب ذلك العنوان',
  },
  notFound: { he: 'לא נמצא', en: 'Not found', ar: 'غير موجود' },
  methodNotAllowed: { he: 'הפעולה אינה נתמכת בכתובת הזאת', en: 'Method not allowed', ar: 'الطريقة غير مسموح بها' },
  conflict: {
    he: 'הנתונים השתנו בינתיים. רעננו ונסו שוב',
    en: 'The data has changed in the meantime. Refresh and try again',
    ar: 'تغيّرت البيانات في هذه الأثناء. حدّثوا وحاولوا مرة أخرى',
  },
  emailTaken: {
    he: 'כבר קיים חשבון עם האימייל הזה. אפשר להתחבר או לאפס סיסמה',
    en: 'An account with this email already exists. Sign in or reset the password',
    ar: 'يوجد حساب بهذا البريد الإلكتروني. يمكن تسجيل الدخول أو إعادة تعيين كلمة المرور',
  },
  alreadyOwner: {
    he: 'הכתובת הזאת כבר רשומה כבעלים של הבית',
    en: 'This address is already an owner of the home',
    ar: 'هذا العنوان مسجّل بالفعل ضمن أصحاب البيت',
  },
  alreadyGuest: {
    he: 'לכתובת הזאת כבר יש גישה לבית. אפשר לשנות את ההרשאות',
    en: 'This address already has access to the home. You can change its permissions',
    ar: 'لهذا العنوان وصول إلى البيت بالفعل. يمكن تغيير الصلاحيات',
  },
  alreadyInvited: {
    he: 'כבר נשלחה הזמנה לכתובת הזאת. אפשר לשלוח אותה שוב',
    en: 'This address is already invited. The invitation can be sent again',
    ar: 'أُرسلت دعوة إلى هذا العنوان بالفعل. يمكن إرسالها من جديد',
  },
  lastOwner: {
    he: 'אתם הבעלים היחידים. אפשר לצרף בעלים אחרים או למחוק את החשבון',
    en: 'You are the only owner. Invite another one first, or delete the account',
    ar: 'أنتم أصحاب البيت الوحيدون. ادعوا آخرين أولًا أو احذفوا الحساب',
  },
  handoverOpen: {
    he: 'כבר ביקשתם להעביר את חיית המחמד. אפשר לבטל את הבקשה ולשלוח אחרת',
    en: 'You have already asked for this pet’s handover. Cancel the request to ask somebody else',
    ar: 'سبق أن طلبتم نقل هذا الحيوان. يمكن إلغاء الطلب وإرسال غيره',
  },
  handoverAnswered: {
    he: 'ההעברה כבר אושרה',
    en: 'The handover has already been accepted',
    ar: 'تمت الموافقة على النقل من قبل',
  },
  loadAnew: {
    he: 'עבר זמן מאז הטעינה האחרונה. יש לטעון הכול מחדש',
    en: 'It has been a while since this was loaded. Everything has to be reloaded',
    ar: 'مرّ وقت منذ آخر تحميل. يجب تحميل كل شيء من جديد',
  },
  stale: {
    he: 'מישהו שמר שינויים מאז שפתחתם את העריכה. רעננו כדי לראות אותם',
    en: 'This was changed elsewhere since you opened it. Refresh to see the changes',
    ar: 'حفظ شخص ما تغييرات منذ أن فتحتم التحرير. حدّثوا لرؤيتها',
  },
  reminderOfSource: {
    he: 'התזכורת נוצרה מהתרופה או מהתוכנית, ומשנים אותה שם',
    en: 'This reminder comes from a medicine or a plan and is changed there',
    ar: 'هذا التذكير ناتج عن دواء أو خطة، ويُغيَّر هناك',
  },
  stockTooMany: {
    he: 'אפשר לנהל עד 200 פריטים במלאי',
    en: 'A home can have at most 200 stock items',
    ar: 'يمكن إدارة 200 صنف في المخزون كحد أقصى',
  },
  entryOfDose: {
    he: 'הרישום הזה נוצר ממנה שניתנה, ומשנים אותו אצלה',
    en: 'This entry comes from a dose and is changed there',
    ar: 'هذا التسجيل ناتج عن جرعة، ويُغيَّر عندها',
  },
  careItemOfRule: {
    he: 'הפריט הזה שייך לכלל של התוכנית, ומשנים אותו שם',
    en: 'This item belongs to a rule of the plan and is changed there',
    ar: 'هذا البند تابع لقاعدة في الخطة، ويُغيَّر هناك',
  },
  doseExists: { he: 'המנה הזאת כבר נרשמה', en: 'This dose has been entered already', ar: 'سُجّلت هذه الجرعة بالفعل' },
  doseTooSoon: {
    he: 'נרשמה מנה זמן קצר לפני כן או אחרי כן',
    en: 'Another dose was entered shortly before or after',
    ar: 'سُجّلت جرعة أخرى قبل ذلك بقليل أو بعده',
  },
  dosesTooMany: {
    he: 'כבר נרשם המספר המרבי של מנות ליממה',
    en: 'The most doses in 24 hours have been entered already',
    ar: 'سُجّل بالفعل الحد الأقصى من الجرعات خلال 24 ساعة',
  },
  doseLocked: {
    he: 'אפשר לתקן מנה במשך 48 שעות, ורק מי שרשמו אותה. אחר כך רק בעלי הבית יכולים',
    en: 'A dose can be corrected for 48 hours by whoever entered it, and by owners after that',
    ar: 'يمكن لمن سجّل الجرعة تصحيحها خلال 48 ساعة، ثم لأصحاب البيت فقط',
  },
  alreadyCompleted: {
    he: 'התזכורת כבר סומנה כבוצעה',
    en: 'The reminder is already done',
    ar: 'تم إنجاز التذكير بالفعل',
  },
  notCompleted: {
    he: 'התזכורת לא מסומנת כבוצעה',
    en: 'The reminder is not marked as done',
    ar: 'التذكير غير محدَّد كمنجَز',
  },
  alreadyMissed: {
    he: 'התזכורת כבר סומנה כפוספסה',
    en: 'The reminder is already marked as missed',
    ar: 'سبق تحديد التذكير كفائت',
  },
  appointmentClosed: {
    he: 'התור כבר נסגר',
    en: 'The appointment is no longer open',
    ar: 'الموعد لم يعد مفتوحًا',
  },
  measureExists: {
    he: 'כבר יש מדד כזה',
    en: 'There is such a measure already',
    ar: 'يوجد قياس كهذا',
  },
  occurrenceExists: {
    he: 'כבר נוצרה תזכורת במקומה',
    en: 'Another reminder has taken its place',
    ar: 'أُنشئ تذكير آخر بدلًا منه',
  },
  idTaken: {
    he: 'כבר נעשה שימוש במזהה הזה',
    en: 'This id has been used already',
    ar: 'استُخدم هذا المعرّف من قبل',
  },
  requestInProgress: { he: 'הבקשה עדיין מתבצעת', en: 'This request is still being processed', ar: 'الطلب قيد التنفيذ' },
  idempotencyKeyReused: {
    he: 'המפתח הזה שימש לבקשה אחרת',
    en: 'This Idempotency-Key was used for another request',
    ar: 'استُخدم هذا المفتاح لطلب آخر',
  },
  tooManyDevices: {
    he: 'אפשר לקבל התראות ב־20 מכשירים לכל היותר. הסירו אחד מהם',
    en: 'You can get notifications on up to 20 devices. Remove one of them',
    ar: 'يمكن تلقي الإشعارات على 20 جهازًا كحد أقصى. أزيلوا أحدها',
  },
  linkExpired: {
    he: 'תוקף הקישור פג',
    en: 'This link has expired',
    ar: 'انتهت صلاحية هذا الرابط',
  },
  linkInvalid: {
    he: 'הקישור אינו תקף או שכבר נעשה בו שימוש',
    en: 'The link is invalid or has already been used',
    ar: 'الرابط غير صالح أو تم استخدامه من قبل',
  },
  googleNotConfigured: {
    he: 'ההתחברות עם Google אינה מוגדרת באתר הזה',
    en: 'Google sign-in isn’t set up on this site',
    ar: 'تسجيل الدخول عبر Google غير مُعدّ في هذا الموقع',
  },
  googleFailed: {
    he: 'ההתחברות עם Google לא הצליחה. נסו שוב',
    en: 'Google sign-in failed. Please try again',
    ar: 'فشل تسجيل الدخول عبر Google. حاولوا مرة أخرى',
  },
  googleEmailUnverified: {
    he: 'כתובת האימייל בחשבון Google אינה מאומתת',
    en: 'The email of this Google account is not confirmed',
    ar: 'البريد الإلكتروني لحساب Google غير مؤكَّد',
  },
  googleNeedsPassword: {
    he: 'כבר קיים חשבון עם האימייל הזה. שלחנו אליו קישור לאישור החיבור ל־Google',
    en: 'An account with this email exists. We sent it a link to confirm the connection with Google',
    ar: 'يوجد حساب بهذا البريد. أرسلنا إليه رابطًا لتأكيد الربط مع Google',
  },
  homeFull: {
    he: 'אין מקום לעוד מסמכים',
    en: 'There is no room for more documents',
    ar: 'لا يوجد مكان لمزيد من المستندات',
  },
  tooMuchWaiting: {
    he: 'יותר מדי קבצים ממתינים לשמירה. שמרו או הסירו חלק מהם',
    en: 'Too many files are waiting to be saved. Save or remove some of them',
    ar: 'ملفات كثيرة تنتظر الحفظ. احفظوا بعضها أو أزيلوه',
  },
  payloadTooLarge: { he: 'הבקשה גדולה מדי', en: 'The request is too large', ar: 'الطلب كبير جدًا' },
  tooSlow: {
    he: 'השליחה ארכה יותר מדי. בדקו את החיבור ונסו שוב',
    en: 'Sending took too long. Check your connection and try again',
    ar: 'استغرق الإرسال وقتًا طويلًا. تحققوا من الاتصال وحاولوا مرة أخرى',
  },
  unsupportedType: { he: 'סוג התוכן אינו נתמך', en: 'Unsupported content type', ar: 'نوع المحتوى غير مدعوم' },
  validation: {
    he: 'יש לתקן את השדות המסומנים',
    en: 'Please correct the marked fields',
    ar: 'يرجى تصحيح الحقول المحددة',
  },
  tooManyRequests: {
    he: 'יותר מדי ניסיונות. נסו שוב בעוד זמן קצר',
    en: 'Too many attempts. Please try again shortly',
    ar: 'محاولات كثيرة جدًا. حاولوا مرة أخرى بعد قليل',
  },
  unavailable: {
    he: 'השירות אינו זמין כרגע. נסו שוב בעוד רגע',
    en: 'The service is unavailable right now. Please try again in a moment',
    ar: 'الخدمة غير متاحة حاليًا. حاولوا مرة أخرى بعد لحظات',
  },
  refundAboveExpense: {
    he: 'ההחזרים לא יכולים להיות יותר מההוצאה עצמה',
    en: 'Refunds can’t come to more than the expense itself',
    ar: 'لا يمكن أن تتجاوز المبالغ المستردة المصروف نفسه',
  },
  owedOtherwise: {
    he: 'היתרה השתנתה בינתיים, ולכן ההעברה לא נרשמה',
    en: 'The balance has changed meanwhile, so the payment was not recorded',
    ar: 'تغيّر الرصيد في هذه الأثناء، لذلك لم يُسجَّل التحويل',
  },
  tooMuchToPrint: {
    he: 'יותר מדי רשומות להדפסה אחת. אפשר לצמצם את התאריכים או להוריד טבלה',
    en: 'Too many records for one printout. Narrow the dates or download a table',
    ar: 'سجلات كثيرة جدًا لطباعة واحدة. قلّصوا التواريخ أو نزّلوا جدولًا',
  },
  tooMuchToClaim: {
    he: 'אפשר לצרף עד 50 רשומות לתיק תביעה אחד. סמנו פחות רשומות',
    en: 'One claim holds up to 50 records. Select fewer of them',
    ar: 'تتسع المطالبة الواحدة لما يصل إلى 50 سجلًا. اختاروا عددًا أقل',
  },
  storageFull: { he: 'אין מקום פנוי לשמירה', en: 'There is no space left to save', ar: 'لا توجد مساحة كافية للحفظ' },
  internal: { he: 'אירעה שגיאה. נסו שוב', en: 'An error occurred. Please try again', ar: 'حدث خطأ. حاولوا مرة أخرى' },
} as const satisfies Record<string, Words>;

const messages: Readonly<Record<string, Words>> = { ...validation, ...refusals };

type WithNumber =
  | 'textTooLong'
  | 'fileTooLarge'
  | 'paperTooLarge'
  | 'passwordWrongLeft'
  | 'phonesTooMany'
  | 'tagsTooMany'
  | 'remindersTooMany'
  | 'spanTooLong'
  | 'tableTooWide';
/** Error message of a schema: the name of a row, with a number after a colon if the row has a place for one. */
export type Code = Exclude<keyof typeof validation, WithNumber> | `${WithNumber}:${number}`;
/** The stable `error` of an answer. */
export type RefusalCode = keyof typeof refusals;

/** The words behind a code, or `undefined` when it is not one of ours. */
export function messageText(code: string, lang: Lang): string | undefined {
  const [name = '', n = ''] = code.split(':');
  return Object.hasOwn(messages, name) ? messages[name]?.[lang].replace('{n}', n) : undefined;
}
