import { texts } from '@tzemed/contract/text/texts';

export const vetFormTexts = texts({
  addTitle: { he: 'איש קשר וטרינרי חדש', en: 'New vet', ar: 'طبيب بيطري جديد' },
  editTitle: { he: 'עריכת פרטי הווטרינר', en: 'Edit vet', ar: 'تعديل تفاصيل الطبيب البيطري' },
  added: { he: 'נוסף לפנקס', en: 'Added to the book', ar: 'أُضيف إلى الدفتر' },
  saved: { he: 'הפרטים עודכנו', en: 'The details were updated', ar: 'تم تحديث التفاصيل' },
  gone: { he: 'נמחק מהפנקס בינתיים', en: 'Deleted from the book meanwhile', ar: 'حُذف من الدفتر في هذه الأثناء' },
  home: { he: 'לאיזה בית', en: 'For which home', ar: 'لأي بيت' },
  name: { he: 'שם', en: 'Name', ar: 'الاسم' },
  nameHint: { he: 'של הווטרינר או של המרפאה', en: 'Of the vet or the clinic', ar: 'اسم الطبيب البيطري أو العيادة' },
  clinic: { he: 'מרפאה', en: 'Clinic', ar: 'العيادة' },
  phone: { he: 'טלפון', en: 'Phone', ar: 'الهاتف' },
  phoneHint: {
    he: 'כל מספר, גם מספר כוכבית',
    en: 'Any number, a star number too',
    ar: 'أي رقم، بما في ذلك رقم بنجمة',
  },
  phoneMore: { he: 'טלפון נוסף ({n})', en: 'Another phone ({n})', ar: 'هاتف إضافي ({n})' },
  phones: { he: 'מספרי טלפון', en: 'Phone numbers', ar: 'أرقام الهاتف' },
  address: { he: 'כתובת', en: 'Address', ar: 'العنوان' },
  hours: { he: 'שעות פתיחה', en: 'Opening hours', ar: 'ساعات العمل' },
  isEmergency: { he: 'לשעת חירום', en: 'For emergencies', ar: 'للطوارئ' },
  emergencyHint: { he: 'יופיע ראשון בפנקס', en: 'Comes first in the book', ar: 'يظهر أولًا في الدفتر' },
});
