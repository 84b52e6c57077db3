import { texts } from '@tzemed/contract/text/texts';

export const customFieldTexts = texts({
  hint: {
    he: 'מה שאין לו מקום בטופס: השם אצל המגדל, מידת הרתמה, יום האימוץ.',
    en: 'What the form has no place for: the breeder’s name, the size of a harness, the day of adoption.',
    ar: 'ما ليس له مكان في النموذج: الاسم عند المربّي، مقاس الحزام، يوم التبنّي.',
  },
  add: { he: 'הוספת שדה', en: 'Add a field', ar: 'إضافة حقل' },
  full: {
    he: 'הוספתם {most} שדות, ואין מקום לעוד.',
    en: 'There are {most} fields, and no room for more.',
    ar: 'أضفتم {most} حقلًا، ولا مكان لمزيد.',
  },
  name: { he: 'שם השדה', en: 'Name of the field', ar: 'اسم الحقل' },
  type: { he: 'סוג', en: 'Kind', ar: 'النوع' },
  text: { he: 'טקסט', en: 'Text', ar: 'نص' },
  number: { he: 'מספר', en: 'Number', ar: 'رقم' },
  date: { he: 'תאריך', en: 'Date', ar: 'تاريخ' },
  value: { he: 'מה לרשום', en: 'What to write', ar: 'ماذا يُكتب' },
  remove: { he: 'הסרת השדה {name}', en: 'Remove the field {name}', ar: 'إزالة الحقل {name}' },
  nth: { he: 'שדה {n}', en: 'Field {n}', ar: 'حقل {n}' },
});
