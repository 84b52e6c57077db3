import { texts } from '@tzemed/contract/text/texts';

export const deletedTagTexts = texts({
  gone: {
    he: 'התגית נמחקה, והרשימה לא מסוננת לפיה',
    en: 'The tag was deleted, and filters no more',
    ar: 'حُذف الوسم، ولم تعد القائمة تُصفّى حسبه',
  },
});
