import { texts } from '@tzemed/contract/text/texts';

/** Names of the permission presets. */
export const permissionPresetTexts = texts({
  view: { he: 'צפייה בלבד', en: 'View only', ar: 'مشاهدة فقط' },
  caretaker: { he: 'טיפול שוטף', en: 'Day-to-day care', ar: 'رعاية يومية' },
  family: { he: 'משפחה', en: 'Family', ar: 'عائلة' },
  whose: { he: 'של {owners} · {preset}', en: '{owners}’s · {preset}', ar: 'لدى {owners} · {preset}' },
  custom: { he: 'התאמה אישית', en: 'Custom', ar: 'تخصيص' },
});
