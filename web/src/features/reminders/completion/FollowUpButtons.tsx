import type { Reminder } from '@tzemed/contract/reminders/reminders';
import { useTexts } from '../../../i18n/use-texts.ts';
import { followUpTexts } from './follow-up-texts.ts';
import { useFollowUpForms } from './use-follow-up-forms.ts';

/** In the row that was just marked as done: what else may be written down of it. */
export function FollowUpButtons({ reminder }: { reminder: Reminder }) {
  const t = useTexts(followUpTexts);
  return useFollowUpForms(reminder).map(({ way, label, go }) => (
    <button key={way} type="button" className="link" onClick={go}>
      {t[label]}
    </button>
  ));
}
