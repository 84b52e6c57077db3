import type { ActivityAction, ActivityNoun } from '@tzemed/contract/views/activity';
import type { ChangeKind } from '@tzemed/contract/items/changes';
import type { Word } from '@tzemed/contract/text/texts';

type Deeds = Readonly<Record<ChangeKind, Word> & Partial<Record<ActivityAction, Word>>>;

/** Sentences of deeds, without the person: their gender is not known. */
export const householdSentences: Readonly<Record<ActivityNoun, Deeds>> = {
  pets: {
    made: { he: 'נוספה חיית מחמד', en: 'Pet added', ar: 'أُضيف حيوان أليف' },
    changed: { he: 'עודכנו פרטים', en: 'Details updated', ar: 'حُدّثت تفاصيل' },
    removed: { he: 'נמחקה חיית מחמד', en: 'Pet deleted', ar: 'حُذف حيوان أليف' },
    restored: { he: 'שוחזרה חיית מחמד', en: 'Pet restored', ar: 'استُعيد حيوان أليف' },
    archived: { he: 'הועברה לארכיון', en: 'Pet archived', ar: 'نُقل إلى الأرشيف' },
    unarchived: { he: 'הוחזרה מהארכיון', en: 'Pet taken out of the archive', ar: 'أُعيد من الأرشيف' },
  },
  medicalRecords: {
    made: { he: 'נוספה רשומה רפואית', en: 'Medical record added', ar: 'أُضيف سجل طبي' },
    changed: { he: 'עודכנה רשומה רפואית', en: 'Medical record updated', ar: 'حُدّث سجل طبي' },
    removed: { he: 'נמחקה רשומה רפואית', en: 'Medical record deleted', ar: 'حُذف سجل طبي' },
    restored: { he: 'שוחזרה רשומה רפואית', en: 'Medical record restored', ar: 'استُعيد سجل طبي' },
  },
  appointments: {
    made: { he: 'נקבע תור', en: 'Appointment added', ar: 'أُضيف موعد' },
    changed: { he: 'עודכן תור', en: 'Appointment updated', ar: 'حُدّث موعد' },
    removed: { he: 'נמחק תור', en: 'Appointment deleted', ar: 'حُذف موعد' },
    restored: { he: 'שוחזר תור', en: 'Appointment restored', ar: 'استُعيد موعد' },
  },
  measures: {
    made: { he: 'נוסף מדד', en: 'Measure added', ar: 'أُضيف قياس' },
    changed: { he: 'עודכן מדד', en: 'Measure updated', ar: 'حُدّث قياس' },
    removed: { he: 'נמחק מדד', en: 'Measure deleted', ar: 'حُذف قياس' },
    restored: { he: 'שוחזר מדד', en: 'Measure restored', ar: 'استُعيد قياس' },
  },
  measurements: {
    made: { he: 'נרשמה מדידה', en: 'Value recorded', ar: 'سُجّلت قيمة قياس' },
    changed: { he: 'עודכנה מדידה', en: 'Value updated', ar: 'حُدّثت قيمة قياس' },
    removed: { he: 'נמחקה מדידה', en: 'Value deleted', ar: 'حُذفت قيمة قياس' },
    restored: { he: 'שוחזרה מדידה', en: 'Value restored', ar: 'استُعيدت قيمة قياس' },
  },
  reminders: {
    made: { he: 'נוספה תזכורת', en: 'Reminder added', ar: 'أُضيف تذكير' },
    changed: { he: 'עודכנה תזכורת', en: 'Reminder updated', ar: 'حُدّث تذكير' },
    removed: { he: 'נמחקה תזכורת', en: 'Reminder deleted', ar: 'حُذف تذكير' },
    restored: { he: 'שוחזרה תזכורת', en: 'Reminder restored', ar: 'استُعيد تذكير' },
    completed: { he: 'בוצעה תזכורת', en: 'Reminder done', ar: 'أُنجز تذكير' },
    reopened: { he: 'בוטל סימון הביצוע', en: 'Reminder marked as not done', ar: 'أُلغي وضع علامة الإنجاز' },
  },
  observations: {
    made: { he: 'נוסף רישום', en: 'Log entry added', ar: 'أُضيف تسجيل' },
    changed: { he: 'עודכן רישום', en: 'Log entry updated', ar: 'حُدّث تسجيل' },
    removed: { he: 'נמחק רישום', en: 'Log entry deleted', ar: 'حُذف تسجيل' },
    restored: { he: 'שוחזר רישום', en: 'Log entry restored', ar: 'استُعيد تسجيل' },
  },
  quickButtons: {
    made: { he: 'נוסף כפתור רישום', en: 'Log button added', ar: 'أُضيف زر تسجيل' },
    changed: { he: 'עודכנו כפתורי הרישום', en: 'Log buttons updated', ar: 'حُدّثت أزرار التسجيل' },
    removed: { he: 'נמחק כפתור רישום', en: 'Log button deleted', ar: 'حُذف زر تسجيل' },
    restored: { he: 'שוחזר כפתור רישום', en: 'Log button restored', ar: 'استُعيد زر تسجيل' },
  },
  expenses: {
    made: { he: 'נוספה הוצאה', en: 'Expense added', ar: 'أُضيف مصروف' },
    changed: { he: 'עודכנה הוצאה', en: 'Expense updated', ar: 'حُدّث مصروف' },
    removed: { he: 'נמחקה הוצאה', en: 'Expense deleted', ar: 'حُذف مصروف' },
    restored: { he: 'שוחזרה הוצאה', en: 'Expense restored', ar: 'استُعيد مصروف' },
  },
  expensePlans: {
    made: { he: 'נוספה הוצאה קבועה', en: 'Repeating expense added', ar: 'أُضيف مصروف متكرر' },
    changed: { he: 'עודכנה הוצאה קבועה', en: 'Repeating expense updated', ar: 'حُدّث مصروف متكرر' },
    removed: { he: 'נמחקה הוצאה קבועה', en: 'Repeating expense deleted', ar: 'حُذف مصروف متكرر' },
    restored: { he: 'שוחזרה הוצאה קבועה', en: 'Repeating expense restored', ar: 'استُعيد مصروف متكرر' },
  },
  claims: {
    made: { he: 'נוספה תביעת ביטוח', en: 'Insurance claim added', ar: 'أُضيفت مطالبة تأمين' },
    changed: { he: 'עודכנה תביעת ביטוח', en: 'Insurance claim updated', ar: 'حُدّثت مطالبة تأمين' },
    removed: { he: 'נמחקה תביעת ביטוח', en: 'Insurance claim deleted', ar: 'حُذفت مطالبة تأمين' },
    restored: { he: 'שוחזרה תביעת ביטוח', en: 'Insurance claim restored', ar: 'استُعيدت مطالبة تأمين' },
  },
  medicines: {
    made: { he: 'נוספה תרופה', en: 'Medicine added', ar: 'أُضيف دواء' },
    changed: { he: 'עודכנה תרופה', en: 'Medicine updated', ar: 'حُدّث دواء' },
    removed: { he: 'נמחקה תרופה', en: 'Medicine deleted', ar: 'حُذف دواء' },
    restored: { he: 'שוחזרה תרופה', en: 'Medicine restored', ar: 'استُعيد دواء' },
  },
  vets: {
    made: { he: 'נוסף וטרינר', en: 'Vet added', ar: 'أُضيف طبيب بيطري' },
    changed: { he: 'עודכנו פרטי וטרינר', en: 'Vet updated', ar: 'حُدّثت تفاصيل طبيب بيطري' },
    removed: { he: 'נמחק וטרינר', en: 'Vet deleted', ar: 'حُذف طبيب بيطري' },
    restored: { he: 'שוחזר וטרינר', en: 'Vet restored', ar: 'استُعيد طبيب بيطري' },
  },
  tags: {
    made: { he: 'נוספה תגית', en: 'Tag added', ar: 'أُضيف وسم' },
    changed: { he: 'עודכנה תגית', en: 'Tag updated', ar: 'حُدّث وسم' },
    removed: { he: 'נמחקה תגית', en: 'Tag deleted', ar: 'حُذف وسم' },
    restored: { he: 'שוחזרה תגית', en: 'Tag restored', ar: 'استُعيد وسم' },
  },
  expenseCategories: {
    made: { he: 'נוספה קטגוריה', en: 'Category added', ar: 'أُضيفت فئة' },
    changed: { he: 'עודכנה קטגוריה', en: 'Category updated', ar: 'حُدّثت فئة' },
    removed: { he: 'נמחקה קטגוריה', en: 'Category deleted', ar: 'حُذفت فئة' },
    restored: { he: 'שוחזרה קטגוריה', en: 'Category restored', ar: 'استُعيدت فئة' },
  },
  expenseTemplates: {
    made: { he: 'נוספה תבנית הוצאה', en: 'Expense template added', ar: 'أُضيف قالب مصروف' },
    changed: { he: 'עודכנה תבנית הוצאה', en: 'Expense template updated', ar: 'حُدّث قالب مصروف' },
    removed: { he: 'נמחקה תבנית הוצאה', en: 'Expense template deleted', ar: 'حُذف قالب مصروف' },
    restored: { he: 'שוחזרה תבנית הוצאה', en: 'Expense template restored', ar: 'استُعيد قالب مصروف' },
  },
  reminderTemplates: {
    made: { he: 'נוספה תבנית תזכורת', en: 'Reminder template added', ar: 'أُضيف قالب تذكير' },
    changed: { he: 'עודכנה תבנית תזכורת', en: 'Reminder template updated', ar: 'حُدّث قالب تذكير' },
    removed: { he: 'נמחקה תבנית תזכורת', en: 'Reminder template deleted', ar: 'حُذف قالب تذكير' },
    restored: { he: 'שוחזרה תבנית תזכורת', en: 'Reminder template restored', ar: 'استُعيد قالب تذكير' },
  },
  budgets: {
    made: { he: 'נקבע תקציב', en: 'Budget set', ar: 'حُدّدت ميزانية' },
    changed: { he: 'עודכן תקציב', en: 'Budget updated', ar: 'حُدّثت ميزانية' },
    removed: { he: 'נמחק תקציב', en: 'Budget deleted', ar: 'حُذفت ميزانية' },
    restored: { he: 'שוחזר תקציב', en: 'Budget restored', ar: 'استُعيدت ميزانية' },
  },
  settlements: {
    made: { he: 'נרשמה התחשבנות', en: 'Settlement recorded', ar: 'سُجّلت تسوية' },
    changed: { he: 'עודכנה התחשבנות', en: 'Settlement updated', ar: 'حُدّثت تسوية' },
    removed: { he: 'נמחקה התחשבנות', en: 'Settlement deleted', ar: 'حُذفت تسوية' },
    restored: { he: 'שוחזרה התחשבנות', en: 'Settlement restored', ar: 'استُعيدت تسوية' },
  },
  households: {
    made: { he: 'נוספו אנשים או הזמנה לבית', en: 'People or an invitation added', ar: 'أُضيف أشخاص أو دعوة إلى البيت' },
    changed: { he: 'עודכן מי בבית', en: 'Who is at home was updated', ar: 'حُدّث من في البيت' },
    removed: {
      he: 'הוסרו אנשים או הזמנה מהבית',
      en: 'People or an invitation removed',
      ar: 'أُزيل أشخاص أو دعوة من البيت',
    },
    restored: { he: 'חזרו אנשים לבית', en: 'People came back', ar: 'عاد أشخاص إلى البيت' },
  },
  sharing: {
    made: { he: 'נוסף שיתוף', en: 'Pet shared', ar: 'أُضيفت مشاركة' },
    changed: { he: 'עודכן שיתוף', en: 'Sharing updated', ar: 'حُدّثت مشاركة' },
    removed: { he: 'הסתיים שיתוף', en: 'Sharing ended', ar: 'انتهت مشاركة' },
    restored: { he: 'חודש שיתוף', en: 'Sharing renewed', ar: 'جُدّدت مشاركة' },
  },
  handovers: {
    made: { he: 'הוצעה העברה לבית אחר', en: 'Handover to another home offered', ar: 'عُرض نقل إلى بيت آخر' },
    changed: { he: 'עודכנה העברה לבית אחר', en: 'Handover updated', ar: 'حُدّث نقل إلى بيت آخر' },
    removed: { he: 'הסתיימה העברה לבית אחר', en: 'Handover ended', ar: 'انتهى نقل إلى بيت آخر' },
    restored: { he: 'חודשה העברה לבית אחר', en: 'Handover renewed', ar: 'جُدّد نقل إلى بيت آخر' },
  },
};
