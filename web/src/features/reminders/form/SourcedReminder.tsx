import type { Reminder } from '@tzemed/contract/reminders/reminders';
import { useTexts } from '../../../i18n/use-texts.ts';
import { sourceLink } from '../../../shared/list/item-links.ts';
import { ForwardArrow } from '../../../ui/ForwardArrow.tsx';
import { Link } from '../../../ui/Link.tsx';
import { sourcedTexts } from './sourced-texts.ts';

/** Stands in the place of the form for a reminder that says what its medicine says: it is changed there. */
export function SourcedReminder({ reminder }: { reminder: Reminder }) {
  const t = useTexts(sourcedTexts);
  const to = sourceLink(reminder);
  return (
    <div className="form">
      <p>{t.changedThere}</p>
      {reminder.description && <p dir="auto">{reminder.description}</p>}
      {to && (
        <div className="actions">
          <Link className="btn" to={to}>
            {t.goThere}
            <ForwardArrow size={18} />
          </Link>
        </div>
      )}
    </div>
  );
}
