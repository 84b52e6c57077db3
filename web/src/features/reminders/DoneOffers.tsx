import type { Reminder } from '@tzemed/contract/reminders';
import { useTexts } from '../../i18n/use-texts.ts';
import { doneTexts } from './done-texts.ts';
import { useWritingDown } from './use-writing-down.ts';

/** In the row that was just marked as done: what else may be written down of it. */
export function DoneOffers({ reminder }: { reminder: Reminder }) {
  const t = useTexts(doneTexts);
  return useWritingDown(reminder).map(({ way, label, go }) => (
    <button key={way} type="button" className="link" onClick={go}>
      {t[label]}
    </button>
  ));
}
