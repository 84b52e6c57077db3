import BellRing from 'lucide-react/icons/bell-ring';
import type { Reminder } from '@tzemed/contract/reminders/reminders';
import { useTexts } from '../../../i18n/use-texts.ts';
import { shortName } from '../../../shared/people/short-name.ts';
import { usePeople } from '../../../shared/people/use-people.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { alertTexts } from './alert-texts.ts';

/** Badges for an important reminder, and for the person whose turn it is. */
export function ImportanceBadges({ reminder: { isImportant, assigneeId } }: { reminder: Reminder }) {
  const t = useTexts(alertTexts);
  const people = usePeople().data?.people ?? [];
  const name = assigneeId && shortName(assigneeId, people);
  return (
    <>
      {isImportant && (
        <Badge tone="warn">
          <BellRing size={13} aria-hidden="true" />
          {t.important}
        </Badge>
      )}
      {name && <Badge>{t.turnOf({ name })}</Badge>}
    </>
  );
}
