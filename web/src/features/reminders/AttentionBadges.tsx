import BellRing from 'lucide-react/icons/bell-ring';
import type { Reminder } from '@tzemed/contract/reminders';
import { useTexts } from '../../i18n/use-texts.ts';
import { shortName } from '../../shared/short-name.ts';
import { usePeople } from '../../shared/use-people.ts';
import { Badge } from '../../ui/Badge.tsx';
import { attentionTexts } from './attention-texts.ts';

/** That it is important, and whose turn it is. */
export function AttentionBadges({ reminder: { isImportant, assigneeId } }: { reminder: Reminder }) {
  const t = useTexts(attentionTexts);
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
