import { texts } from '@tzemed/contract/text/texts';

/** Tasks for the handover of a pet, by the ids of the contract's checklist, with a hint for each. */
export const checklistTexts = texts({
  vaccinationBook: { he: 'מסירת פנקס החיסונים', en: 'Hand over the vaccination book', ar: 'تسليم دفتر التطعيمات' },
  clinic: { he: 'עדכון המרפאה', en: 'Tell the clinic', ar: 'إبلاغ العيادة' },
  reportOwner: {
    he: 'דיווח לרשות על החלפת בעלות',
    en: 'Report the new owner to the municipality',
    ar: 'إبلاغ السلطة بتغيير المالك',
  },
  chip: {
    he: 'בדיקה שהשבב רשום על השם החדש',
    en: 'Check whose name the chip is in',
    ar: 'التحقق من تسجيل الشريحة بالاسم الجديد',
  },
  licence: { he: 'רישיון הכלב על השם החדש', en: 'Dog licence in the new name', ar: 'رخصة الكلب بالاسم الجديد' },
  insurance: { he: 'עדכון הביטוח', en: 'Tell the insurance', ar: 'تحديث التأمين' },
});

export const checklistHintTexts = texts({
  vaccinationBook: { he: 'המקורי, על הנייר', en: 'The original, on paper', ar: 'الأصلي، الورقي' },
  clinic: {
    he: 'שיהיה להם עם מי לדבר',
    en: 'So that they know whom to talk to',
    ar: 'ليعرفوا مع من يتحدثون',
  },
  reportOwner: {
    he: 'הווטרינר הרשותי מעדכן את מרשם הכלבים',
    en: 'The municipal veterinarian updates the dog registry',
    ar: 'الطبيب البيطري البلدي يحدّث سجل الكلاب',
  },
  chip: { he: 'במרשם הארצי', en: 'In the national registry', ar: 'في السجل الوطني' },
  licence: { he: 'ברשות של הבית החדש', en: 'At the new home’s municipality', ar: 'لدى سلطة البيت الجديد' },
  insurance: { he: 'ביטול או העברה', en: 'Cancel or transfer it', ar: 'إلغاء أو نقل' },
});
