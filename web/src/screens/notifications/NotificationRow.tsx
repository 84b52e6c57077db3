import BellRing from 'lucide-react/icons/bell-ring';
import Check from 'lucide-react/icons/check';
import CheckCheck from 'lucide-react/icons/check-check';
import FileArchive from 'lucide-react/icons/file-archive';
import House from 'lucide-react/icons/house';
import MessageCircle from 'lucide-react/icons/message-circle';
import Pill from 'lucide-react/icons/pill';
import Scale from 'lucide-react/icons/scale';
import Stethoscope from 'lucide-react/icons/stethoscope';
import Trash2 from 'lucide-react/icons/trash';
import WalletMinimal from 'lucide-react/icons/wallet-minimal';
import type { LucideIcon } from 'lucide-react/types';
import type { Notification, NotificationKind } from '@tzemed/contract/notifications/notifications';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { isolateDirection } from '../../lib/isolate-direction.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { useMinute } from '../../lib/time/use-today.ts';
import { PetPortrait } from '../../shared/pets/PetPortrait.tsx';
import { usePets } from '../../shared/pets/use-pets.ts';
import { Link } from '../../ui/Link.tsx';
import { MoreMenu, type MenuItem } from '../../ui/overlay/MoreMenu.tsx';
import { notificationLink } from './notification-link.ts';
import { formatNotification } from './format-notification.ts';
import { notificationTexts } from './texts.ts';
import { useReminderActions } from './use-reminder-actions.ts';

const icons: Record<NotificationKind, LucideIcon> = {
  reminder: BellRing,
  appointment: Stethoscope,
  record: Stethoscope,
  paper: Stethoscope,
  invitation: House,
  budget: WalletMinimal,
  settlement: Scale,
  export: FileArchive,
  support: MessageCircle,
};

type Props = {
  notification: Notification;
  onRead: (one: Notification) => void;
  onRemove: (one: Notification) => void;
};

/** A notification: it links to its item, and an open reminder can be completed in the row. */
export function NotificationRow({ notification: one, onRead, onRemove }: Props) {
  const t = useTexts(notificationTexts);
  const f = useFormats();
  const { lang } = useLanguage();
  const now = new Date(useMinute());
  const { petOf } = usePets();
  const acts = useReminderActions();
  const { title, lines } = formatNotification(one, now, { t, f, isolate: (text) => isolateDirection(text, lang) });
  const isUnread = one.readAt === null && one.isOpen;
  const canAct = one.kind === 'reminder' && one.isOpen && one.mayEdit && one.thingId !== null;
  const name = isolateDirection(title, lang);
  const { to, isOutside } = notificationLink(one, now, lang);
  const pet = one.petId === null ? undefined : petOf(one.petId);
  const Icon = one.noun === 'medicines' ? Pill : icons[one.kind];
  const more: MenuItem[] = [
    ...(isUnread ? [{ icon: CheckCheck, label: t.read, onPress: () => onRead(one) }] : []),
    { icon: Trash2, label: t.remove, onPress: () => onRemove(one), isDanger: true },
  ];
  const words = (
    <>
      <b>
        <bdi>{title}</bdi>
      </b>
      {isUnread && <span className="sr"> ({t.unread})</span>}
      {lines.length > 0 && <span className="muted">{lines.join(' · ')}</span>}
      {one.isLate && <span className="badge warn">{t.late}</span>}
      {!one.isOpen && <span className="badge">{t.handled}</span>}
    </>
  );
  const link = { className: 'notice-link', onClick: () => onRead(one) };
  return (
    <li className="notice" data-unread={isUnread || undefined}>
      <span className="notice-face" data-hue={pet?.hue} data-kind={one.kind}>
        {pet ? <PetPortrait pet={pet} size={40} /> : <Icon size={20} aria-hidden="true" />}
      </span>
      <div className="notice-words">
        {isOutside ? (
          <a href={to} {...link}>
            {words}
          </a>
        ) : (
          <Link to={to} {...link}>
            {words}
          </Link>
        )}
        {canAct && (
          <div className="row notice-acts">
            <button
              type="button"
              className="btn sm"
              aria-label={t.doneOf({ title: name })}
              onClick={() => void acts.complete(one)}
            >
              <Check size={16} aria-hidden="true" />
              {t.done}
            </button>
            <button
              type="button"
              className="btn line sm"
              aria-label={t.inAnHourOf({ title: name })}
              onClick={() => void acts.putOff(one)}
            >
              {t.inAnHour}
            </button>
          </div>
        )}
      </div>
      <div className="notice-end">
        <time dateTime={one.createdAt} className="num muted">
          {f.time(one.createdAt)}
        </time>
        <MoreMenu label={t.moreOf({ title: name })} items={more} />
      </div>
    </li>
  );
}
