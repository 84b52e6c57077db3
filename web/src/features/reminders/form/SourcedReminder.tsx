import type { Reminder } from '@tzemed/contract/reminders/reminders';
import { useTexts } from '../../../i18n/use-texts.ts';
import { sourceLink } from '../../../shared/list/item-links.ts';
import { ForwardArrow } from '../../../ui/ForwardArrow.tsx';
import { Link } from '../../../ui/Link.tsx';
import { toSourceTexts } from '../list/source-texts.ts';
import { sourcedTexts } from './sourced-texts.ts';

/** Stands in the place of the form for a reminder that says what its source says: it is changed there. */
export function SourcedReminder({ reminder }: { reminder: Reminder }) {
  const t = useTexts(sourcedTexts);
  const ways = useTexts(toSourceTexts);
  const { source } = reminder;
  const to = sourceLink(reminder);
  return (
    <div className="form">
      {source && <p>{t[source]}</p>}
      {reminder.description && <p dir="auto">{reminder.description}</p>}
      {to && source && (
        <div className="actions">
          <Link className="btn" to={to}>
            {ways[source]}
            <ForwardArrow size={18} />
          </Link>
        </div>
      )}
    </div>
  );
}
