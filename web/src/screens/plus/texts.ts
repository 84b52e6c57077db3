import { texts } from '@tzemed/contract/text/texts';

export const plusTexts = texts({
  title: { he: 'מה מוסיפים?', en: 'What are you adding?', ar: 'ماذا تضيفون؟' },
  expenses: { he: 'הוצאה', en: 'Expense', ar: 'مصروف' },
  expensesText: { he: 'מזון, תרופות, וטרינר', en: 'Food, medicine, the vet', ar: 'طعام، أدوية، طبيب بيطري' },
  invoices: { he: 'צילום חשבונית', en: 'Photo of an invoice', ar: 'تصوير فاتورة' },
  invoicesText: {
    he: 'המסמך והסכום נשמרים יחד',
    en: 'The document and the sum together',
    ar: 'المستند والمبلغ معًا',
  },
  medicalRecords: { he: 'רשומה רפואית', en: 'Medical record', ar: 'سجل طبي' },
  medicalRecordsText: { he: 'חיסון, ביקור, בדיקה', en: 'A vaccination, a visit, a checkup', ar: 'تطعيم، زيارة، فحص' },
  reminders: { he: 'תזכורת', en: 'Reminder', ar: 'تذكير' },
  remindersText: {
    he: 'יום ושעה, פעם אחת או קבוע',
    en: 'A day and an hour, once or regularly',
    ar: 'يوم وساعة، مرة واحدة أو بانتظام',
  },
  appointments: { he: 'תור', en: 'Appointment', ar: 'موعد' },
  appointmentsText: {
    he: 'לווטרינר, למספרה, לאילוף',
    en: 'The vet, the groomer, training',
    ar: 'للطبيب البيطري، للحلاقة، للتدريب',
  },
  observations: { he: 'מה קרה?', en: 'What happened?', ar: 'ماذا حدث؟' },
  observationsText: {
    he: 'ארוחה, טיול, הקאה: בלחיצה אחת',
    en: 'A meal, a walk, vomiting: one press',
    ar: 'وجبة، نزهة، تقيؤ: بضغطة واحدة',
  },
  weights: { he: 'שקילה', en: 'Weigh-in', ar: 'قياس الوزن' },
  weightsText: {
    he: 'המשקל של היום, בשתי לחיצות',
    en: 'Today’s weight, in two presses',
    ar: 'وزن اليوم بضغطتين',
  },
  pets: { he: 'חיית מחמד', en: 'Pet', ar: 'حيوان أليف' },
  petsText: { he: 'מי שהצטרף הביתה', en: 'Whoever has joined the family', ar: 'من انضم إلى البيت' },
  medicines: { he: 'תרופה', en: 'Medicine', ar: 'دواء' },
  medicinesText: {
    he: 'מינון, שעות ומי נתן',
    en: 'The dose, the hours, and who gave it',
    ar: 'الجرعة والساعات ومن أعطاها',
  },
  stock: { he: 'אריזה למלאי', en: 'Package for the stock', ar: 'عبوة للمخزون' },
  stockText: {
    he: 'כמה יש, ועד מתי זה מספיק',
    en: 'How much there is, and how long it lasts',
    ar: 'كم يوجد وإلى متى يكفي',
  },
  careItems: { he: 'פריט לתוכנית הטיפול', en: 'Item of the care plan', ar: 'بند لخطة الرعاية' },
  careItemsText: {
    he: 'כל דבר שחוזר, במרווח שלכם',
    en: 'Anything that repeats, at your interval',
    ar: 'أي شيء يتكرر، بالفترة التي تختارونها',
  },

  line: { he: 'או בשורה אחת', en: 'Or in one line', ar: 'أو في سطر واحد' },
  asExpense: { he: 'נרשום כהוצאה', en: 'Saved as an expense', ar: 'يُسجَّل كمصروف' },
  example: { he: 'מזון 120 {pet} אתמול', en: 'food 120 {pet} yesterday', ar: 'طعام 120 {pet} أمس' },
  someone: { he: 'בלה', en: 'Bella', ar: 'بيلا' },
  add: { he: 'הוספה', en: 'Add', ar: 'إضافة' },
  understood: { he: 'מה שהבנו', en: 'What we understood', ar: 'ما فهمناه' },
  correct: {
    he: '{field}: {value}. לתיקון בטופס',
    en: '{field}: {value}. Correct it in the form',
    ar: '{field}: {value}. للتصحيح في النموذج',
  },
  whichPet: { he: 'של מי ההוצאה?', en: 'Whose is it?', ar: 'لمن هذا المصروف؟' },
  howMuch: { he: 'כמה זה עלה? הוסיפו סכום', en: 'How much was it? Add an amount', ar: 'كم كان الثمن؟ أضيفوا المبلغ' },
  ofWhat: { he: 'על מה? הוסיפו מילה', en: 'What was it for? Add a word', ar: 'مقابل ماذا؟ أضيفوا كلمة' },
  noSum: {
    he: 'חסר סכום. אם יש כמה מספרים, כתבו ₪ ליד הסכום',
    en: 'No amount yet. If there are several numbers, write ₪ beside the amount',
    ar: 'المبلغ ناقص. إذا كانت هناك عدة أرقام فاكتبوا ₪ بجانب المبلغ',
  },
});
