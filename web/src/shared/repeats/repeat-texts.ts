import { texts } from '@tzemed/contract/text/texts';

/** Texts of recurrence fields in forms. */
export const repeatTexts = texts({
  repeat: { he: 'חזרה', en: 'Repeat', ar: 'التكرار' },
  daily: { he: 'יומי', en: 'Daily', ar: 'يومي' },
  weekly: { he: 'שבועי', en: 'Weekly', ar: 'أسبوعي' },
  monthly: { he: 'חודשי', en: 'Monthly', ar: 'شهري' },
  yearly: { he: 'שנתי', en: 'Yearly', ar: 'سنوي' },
  everyDays: { he: 'כל כמה ימים', en: 'Repeat every (days)', ar: 'كل كم يومًا' },
  everyWeeks: { he: 'כל כמה שבועות', en: 'Repeat every (weeks)', ar: 'كل كم أسبوعًا' },
  everyMonths: { he: 'כל כמה חודשים', en: 'Repeat every (months)', ar: 'كل كم شهرًا' },
  everyYears: { he: 'כל כמה שנים', en: 'Repeat every (years)', ar: 'كل كم سنة' },
  end: { he: 'עד מתי', en: 'Until when', ar: 'حتى متى' },
  never: { he: 'ללא סיום', en: 'No end', ar: 'بلا نهاية' },
  until: { he: 'עד תאריך', en: 'Until a date', ar: 'حتى تاريخ' },
  times: { he: 'מספר פעמים', en: 'A number of times', ar: 'عدد من المرات' },
  lastDay: { he: 'התאריך האחרון', en: 'Last date', ar: 'آخر تاريخ' },
  howMany: { he: 'כמה פעמים בסך הכול', en: 'How many times in all', ar: 'كم مرة إجمالًا' },
});
