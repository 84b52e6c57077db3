import type { Reminder } from '@tzemed/contract/reminders/reminders';
import { useTexts } from '../../../i18n/use-texts.ts';
import { followUpTexts } from './follow-up-texts.ts';
import { useFollowUpForms } from './use-follow-up-forms.ts';

/** Buttons in a row that was just marked as done: they record what else belongs to it. */
export function FollowUpButtons({ reminder }: { reminder: Reminder }) {
  const t = useTexts(followUpTexts);
  return useFollowUpForms(reminder).map(({ way, label, go }) => (
    <button key={way} type="button" className="link" onClick={go}>
      {t[label]}
    </button>
  ));
}
