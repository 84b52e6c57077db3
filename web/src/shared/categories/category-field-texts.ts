import { texts } from '@tzemed/contract/text/texts';

export const categoryFieldTexts = texts({
  add: { he: 'קטגוריה חדשה', en: 'New category', ar: 'فئة جديدة' },
  name: { he: 'שם הקטגוריה החדשה', en: 'Name of the new category', ar: 'اسم الفئة الجديدة' },
  make: { he: 'הוספת הקטגוריה', en: 'Add the category', ar: 'إضافة الفئة' },
  later: {
    he: 'צבע וסמל אפשר לבחור אחר כך, במסך הקטגוריות.',
    en: 'Its colour and icon can be chosen later, on the screen of categories.',
    ar: 'يمكن اختيار اللون والرمز لاحقًا في شاشة الفئات.',
  },
});
