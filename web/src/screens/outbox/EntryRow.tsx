import CloudUpload from 'lucide-react/icons/cloud-upload';
import Pause from 'lucide-react/icons/pause';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash';
import { useTexts } from '../../i18n/use-texts.ts';
import type { OutboxGroup } from '../../lib/offline/outbox/outbox-groups.ts';
import { RowIcon } from '../../ui/list/RowIcon.tsx';
import { MoreMenu, type MenuItem } from '../../ui/overlay/MoreMenu.tsx';
import { hold } from './decide.ts';
import { editLink } from './edit-link.ts';
import { outboxTexts } from './texts.ts';
import type { EntryWords } from './use-entry-words.ts';

type Props = { group: OutboxGroup; words: EntryWords; isSending: boolean; onCancel: () => void };

/** An entry that waits, and what can be done with it until it is being sent. */
export function EntryRow({ group, words, isSending, onCancel }: Props) {
  const t = useTexts(outboxTexts);
  const { entry } = group;
  const { Icon, what, about } = words;
  const isLater = entry.state === 'later';
  const link = editLink(entry);
  const items: MenuItem[] = [
    ...(link ? [{ icon: Pencil, label: t.edit, to: link }] : []),
    isLater
      ? { icon: CloudUpload, label: t.sendNow, onPress: () => void hold(group, 'waiting') }
      : { icon: Pause, label: t.hold, onPress: () => void hold(group, 'later') },
    { icon: Trash2, label: t.cancel, onPress: onCancel, isDanger: true, isApart: true },
  ];
  return (
    <li data-later={isLater || undefined}>
      <RowIcon icon={Icon} />
      <div className="outbox-said">
        <b>{what}</b>
        <small>
          {about.map((part, at) => (
            <span key={part}>
              {at > 0 && ' · '}
              <bdi>{part}</bdi>
            </span>
          ))}
        </small>
        {isLater && <small className="outbox-later">{t.isLater}</small>}
        {isSending && <progress className="outbox-bar" aria-label={`${t.sending}: ${what}`} />}
      </div>
      {!isSending && <MoreMenu label={t.actionsOf({ what })} items={items} />}
    </li>
  );
}
