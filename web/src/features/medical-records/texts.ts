import { texts } from '@tzemed/contract/text/texts';
import { medicalRecordFormTexts } from './form-texts.ts';

export const medicalRecordTexts = texts({
  exportName: { he: 'רשומות רפואיות', en: 'Medical records', ar: 'السجلات الطبية' },
  exportPdf: { he: 'הורדה כ־PDF', en: 'Download as PDF', ar: 'تنزيل PDF' },
  exportCsv: { he: 'הורדה כטבלה', en: 'Download as a table', ar: 'تنزيل كجدول' },
  ...medicalRecordFormTexts,
  lead: {
    he: 'חיסונים, ביקורים וטיפולים: כל ההיסטוריה במקום אחד.',
    en: 'Vaccinations, visits and treatments: the whole history in one place.',
    ar: 'التطعيمات والزيارات والعلاجات: كل التاريخ الطبي في مكان واحد.',
  },

  views: { he: 'תצוגה', en: 'View', ar: 'العرض' },
  records: { he: 'רשומות', en: 'Records', ar: 'السجلات' },
  summary: { he: 'סיכום', en: 'Summary', ar: 'ملخص' },
  appointmentsTab: { he: 'תורים', en: 'Appointments', ar: 'المواعيد' },
  allTypes: { he: 'כל הסוגים', en: 'All types', ar: 'كل الأنواع' },

  noVet: { he: 'לא צוין', en: 'Not specified', ar: 'غير محدد' },
  nextOn: { he: 'תור הבא: {day}', en: 'Next appointment: {day}', ar: 'الموعد القادم: {day}' },
  wasOn: { he: 'התור היה ב־{day}', en: 'Appointment was on {day}', ar: 'كان الموعد في {day}' },

  vaccinations: { he: 'חיסונים אחרונים', en: 'Latest vaccinations', ar: 'آخر التطعيمات' },
  visits: { he: 'ביקורים אחרונים', en: 'Latest visits', ar: 'آخر الزيارات' },
  noInformation: { he: 'אין מידע זמין', en: 'No information available', ar: 'لا توجد معلومات متاحة' },

  emptyTitle: { he: 'התיק הרפואי עוד ריק', en: 'The medical file is still empty', ar: 'الملف الطبي لا يزال فارغًا' },
  emptyText: {
    he: 'חיסון, ביקור או בדיקה: הכול יישמר כאן, לרגע שבו הווטרינר ישאל.',
    en: 'A vaccination, a visit, a test: it’s all kept here for when the vet asks.',
    ar: 'تطعيم أو زيارة أو فحص: كل شيء يُحفظ هنا إلى أن يسأل الطبيب البيطري.',
  },
  noMatch: {
    he: 'אין רשומות שמתאימות לסינון',
    en: 'No records match the filters',
    ar: 'لا توجد سجلات تطابق التصفية',
  },

  show: {
    he: { one: 'הצגת רשומה אחת', two: 'הצגת שתי רשומות', other: 'הצגת {count} רשומות' },
    en: { one: 'Show 1 record', other: 'Show {count} records' },
    ar: {
      one: 'عرض سجل واحد',
      two: 'عرض سجلين',
      few: 'عرض {count} سجلات',
      many: 'عرض {count} سجلًا',
      other: 'عرض {count} سجل',
    },
  },
  showNone: { he: 'אין רשומות כאלה', en: 'No such records', ar: 'لا توجد سجلات كهذه' },
  newest: { he: 'מהחדשה לישנה', en: 'Newest first', ar: 'من الأحدث إلى الأقدم' },
  oldest: { he: 'מהישנה לחדשה', en: 'Oldest first', ar: 'من الأقدم إلى الأحدث' },

  removeQuestion: {
    he: 'האם אתם בטוחים שברצונכם למחוק את הרשומה?',
    en: 'Are you sure you want to delete the record?',
    ar: 'هل أنتم متأكدون من حذف السجل؟',
  },
  removed: { he: 'הרשומה נמחקה', en: 'The record was deleted', ar: 'تم حذف السجل' },
  restored: { he: 'הרשומה שוחזרה', en: 'The record was restored', ar: 'تمت استعادة السجل' },
});
