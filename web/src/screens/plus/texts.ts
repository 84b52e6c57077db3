import { texts } from '@tzemed/contract/texts';

export const plusTexts = texts({
  title: { he: 'מה מוסיפים?', en: 'What are you adding?', ar: 'ماذا تضيفون؟' },
  expenses: { he: 'הוצאה', en: 'Expense', ar: 'مصروف' },
  expensesText: { he: 'מזון, תרופות, וטרינר', en: 'Food, medicine, the vet', ar: 'طعام، أدوية، طبيب بيطري' },
  medicalRecords: { he: 'רשומה רפואית', en: 'Medical record', ar: 'سجل طبي' },
  medicalRecordsText: { he: 'חיסון, ביקור, בדיקה', en: 'A vaccination, a visit, a checkup', ar: 'تطعيم، زيارة، فحص' },
  reminders: { he: 'תזכורת', en: 'Reminder', ar: 'تذكير' },
  remindersText: {
    he: 'יום ושעה, פעם אחת או קבוע',
    en: 'A day and an hour, once or every time',
    ar: 'يوم وساعة، مرة واحدة أو بانتظام',
  },
  pets: { he: 'חיית מחמד', en: 'Pet', ar: 'حيوان أليف' },
  petsText: { he: 'מי שהצטרף הביתה', en: 'Whoever has joined the family', ar: 'من انضم إلى البيت' },
});
