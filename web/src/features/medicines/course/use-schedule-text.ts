import type { Medicine } from '@tzemed/contract/medical/medicines';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { medicineTexts } from '../texts.ts';

type Scheduled = Pick<Medicine, 'schedule' | 'times' | 'everyHours' | 'everyDays'>;

/** 08:00, 20:00 · כל 3 ימים; כל 8 שעות; לפי הצורך: when the doses of a course are due. */
export function useScheduleText() {
  const t = useTexts(medicineTexts);
  const f = useFormats();
  return ({ schedule, times, everyHours, everyDays }: Scheduled) => {
    if (schedule === 'asNeeded') return t.asNeeded;
    if (schedule === 'interval') return t.everyHours({ count: everyHours ?? 0 });
    return [...(everyDays > 1 ? [t.everyDays({ count: everyDays })] : []), f.series(times)].join(' · ');
  };
}
