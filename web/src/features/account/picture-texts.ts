import { texts } from '@tzemed/contract/text/texts';

export const pictureTexts = texts({
  whoSees: {
    he: 'התמונה מוצגת לבעלים, לאורחים ולמי שהזמנתם.',
    en: 'Owners, guests and people you invited see the picture.',
    ar: 'تظهر الصورة للمالكين والضيوف ولمن دعوتموهم.',
  },
  camera: { he: 'צילום', en: 'Take a photo', ar: 'التقاط صورة' },
  another: { he: 'תמונה אחרת', en: 'Another picture', ar: 'صورة أخرى' },
  turn: { he: 'סיבוב', en: 'Turn', ar: 'تدوير' },
  frameTitle: { he: 'מסגור התמונה', en: 'Frame the picture', ar: 'تأطير الصورة' },
  frameText: {
    he: 'מה שבתוך העיגול יישמר כריבוע.',
    en: 'What is inside the circle is kept as a square.',
    ar: 'ما داخل الدائرة يُحفظ كمربع.',
  },
  tooLargeText: {
    he: 'אפשר לבחור תמונה אחרת, או להקטין אותה כאן.',
    en: 'You can choose another picture, or make it smaller here.',
    ar: 'يمكنكم اختيار صورة أخرى، أو تصغيرها هنا.',
  },
  cancel: { he: 'ביטול', en: 'Cancel', ar: 'إلغاء' },
  shrink: { he: 'הקטנה והמשך', en: 'Make it smaller and go on', ar: 'تصغير ومتابعة' },
  saved: {
    he: 'תמונת הפרופיל עודכנה בהצלחה',
    en: 'The profile picture was updated successfully',
    ar: 'تم تحديث صورة الملف الشخصي بنجاح',
  },
  failed: {
    he: 'שגיאה בהעלאת תמונת הפרופיל',
    en: 'Error uploading the profile picture',
    ar: 'خطأ في رفع صورة الملف الشخصي',
  },
  removed: { he: 'תמונת הפרופיל הוסרה', en: 'The profile picture was removed', ar: 'أُزيلت صورة الملف الشخصي' },
  removeQuestion: {
    he: 'להסיר את תמונת הפרופיל? במקומה יופיעו ראשי התיבות של השם.',
    en: 'Remove the profile picture? The initials of your name will stand in its place.',
    ar: 'هل تريدون إزالة صورة الملف الشخصي؟ ستظهر مكانها الأحرف الأولى من الاسم.',
  },
});
