import type { AttachmentKind } from '@tzemed/contract/items/attachments';
import { texts } from '@tzemed/contract/text/texts';

const kinds = texts({
  vaccination_booklet: { he: 'פנקס חיסונים', en: 'Vaccination booklet', ar: 'دفتر تطعيمات' },
  invoice: { he: 'חשבונית', en: 'Invoice', ar: 'فاتورة' },
  visit_summary: { he: 'סיכום ביקור', en: 'Visit summary', ar: 'ملخص الزيارة' },
  lab_result: { he: 'תוצאות מעבדה', en: 'Lab result', ar: 'نتيجة مختبر' },
  insurance: { he: 'ביטוח', en: 'Insurance', ar: 'تأمين' },
  licence: { he: 'רישיון', en: 'Licence', ar: 'رخصة' },
  other: { he: 'אחר', en: 'Other', ar: 'أخرى' },
});
export const attachmentKindTexts = kinds satisfies Record<AttachmentKind, unknown>;
