import './notifications.css';
import CheckCheck from 'lucide-react/icons/check-check';
import Settings from 'lucide-react/icons/settings';
import { useTexts, useWord } from '../../i18n/use-texts.ts';
import { linkTo, notificationsPage, preferencesPage } from '../../screens.ts';
import { LoadBanner } from '../../shared/page/LoadBanner.tsx';
import { Skeleton } from '../../ui/lazy/Skeleton.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Link } from '../../ui/Link.tsx';
import { NoNotifications } from './NoNotifications.tsx';
import { NotificationsList } from './NotificationsList.tsx';
import { notificationTexts } from './texts.ts';
import { useNotificationChanges, useNotifications } from './use-notifications.ts';

/** Number of notifications that can be read at a glance. */
const shown = 10;

/** Latest notifications, below the bell. */
export function NotificationsPanel() {
  const t = useTexts(notificationTexts);
  const title = useWord(notificationsPage.word);
  const load = useNotifications(1, shown);
  const { readAll } = useNotificationChanges();
  const { notifications: told = [], unread = 0 } = load.data ?? {};
  return (
    <div className="notices">
      <div className="notices-head">
        <h2>{title}</h2>
        {unread > 0 && <span className="badge">{t.fresh({ count: unread })}</span>}
        <span className="notices-tools">
          {unread > 0 && <IconButton icon={CheckCheck} label={t.readAll} onPress={readAll} />}
          <Link className="icon-btn" to={linkTo(preferencesPage)} aria-label={t.settings} title={t.settings}>
            <Settings size={20} aria-hidden="true" />
          </Link>
        </span>
      </div>
      {load.isPending && <Skeleton count={3} />}
      <LoadBanner load={load} />
      {load.data && told.length === 0 && <NoNotifications />}
      <NotificationsList notifications={told} level={3} />
      {told.length > 0 && (
        <Link className="notices-all" to={linkTo(notificationsPage)}>
          {t.all}
        </Link>
      )}
    </div>
  );
}
