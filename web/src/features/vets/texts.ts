import { texts } from '@tzemed/contract/text/texts';
import { vetContactTexts } from '../../shared/vets/vet-contact-texts.ts';

export const vetTexts = texts({
  ...vetContactTexts,
  lead: {
    he: 'למי מתקשרים, מתי, ואיך מגיעים.',
    en: 'Whom to call, when, and how to get there.',
    ar: 'بمن نتصل، ومتى، وكيف نصل.',
  },
  add: { he: 'הוספת וטרינר', en: 'Add a vet', ar: 'إضافة طبيب بيطري' },
  emptyTitle: { he: 'עוד אין וטרינרים', en: 'No vets yet', ar: 'لا أطباء بيطريين بعد' },
  emptyText: {
    he: 'הווטרינר הקבוע, מרפאת הלילה, מספר כוכבית לחירום: שמרו אותם כאן, כדי שברגע הלחוץ לא תצטרכו לחפש.',
    en: 'The regular vet, the night clinic, a star number for emergencies: keep them here, so that nobody has to look for them when it matters.',
    ar: 'الطبيب البيطري الدائم، عيادة الليل، رقم بنجمة للطوارئ: احفظوها هنا لئلا تبحثوا عنها في اللحظة الحرجة.',
  },
  emergency: { he: 'חירום', en: 'Emergency', ar: 'طوارئ' },
  ofOthers: { he: 'מהבתים שאתם עוזרים בהם', en: 'From homes you help', ar: 'من البيوت التي تساعدون فيها' },

  removeQuestion: {
    he: 'האם אתם בטוחים שברצונכם למחוק את הווטרינר? השם יישאר ברשומות.',
    en: 'Are you sure you want to delete the vet? Records keep the name.',
    ar: 'هل أنتم متأكدون من حذف الطبيب البيطري؟ يبقى الاسم في السجلات.',
  },
  removed: { he: 'הווטרינר נמחק', en: 'The vet was deleted', ar: 'حُذف الطبيب البيطري' },
  restored: { he: 'הווטרינר שוחזר', en: 'The vet was restored', ar: 'استُعيد الطبيب البيطري' },
});
