import type { Reminder } from '@tzemed/contract/reminders';
import { useTexts } from '../../i18n/use-texts.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { everyTexts } from './completion-texts.ts';

type Repeating = Pick<Reminder, 'repeatInterval' | 'repeatEvery' | 'repeatDays'>;

/** Says how often one comes: «כל שבועיים: א׳, ד׳»; nothing of what does not repeat. */
export function useEvery() {
  const t = useTexts(everyTexts);
  const f = useFormats();
  return ({ repeatInterval, repeatEvery, repeatDays }: Repeating) => {
    if (repeatInterval === 'none') return null;
    const every = t[repeatInterval]({ count: repeatEvery });
    return repeatDays.length > 0 ? t.onDays({ every, days: repeatDays.map(f.weekday).join(', ') }) : every;
  };
}
