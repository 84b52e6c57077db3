import './notifications.css';
import CheckCheck from 'lucide-react/icons/check-check';
import Settings from 'lucide-react/icons/settings';
import { useTexts, useWord } from '../../i18n/use-texts.ts';
import { linkTo, notificationsPage, preferencesPage } from '../../screens.ts';
import { LoadBanner } from '../../shared/page/LoadBanner.tsx';
import { PageHead } from '../../shared/page/PageHead.tsx';
import { useFilters } from '../../shared/filters/use-filters.ts';
import { Skeleton } from '../../ui/lazy/Skeleton.tsx';
import { Link } from '../../ui/Link.tsx';
import { Pager } from '../../ui/list/Pager.tsx';
import { NoNotifications } from './NoNotifications.tsx';
import { NotificationsList } from './NotificationsList.tsx';
import { notificationTexts } from './texts.ts';
import { useNotificationChanges, useNotifications } from './use-notifications.ts';

const limit = 20;

/** All that one was told, day by day. */
export default function NotificationsPage() {
  const t = useTexts(notificationTexts);
  const title = useWord(notificationsPage.word);
  const { page, goTo } = useFilters({});
  const load = useNotifications(page, limit);
  const { readAll } = useNotificationChanges();
  const { notifications: told = [], unread = 0 } = load.data ?? {};
  return (
    <div className="notices-page">
      <PageHead title={title} lead={t.lead}>
        <div className="row">
          {unread > 0 && (
            <button type="button" className="btn soft" onClick={readAll}>
              <CheckCheck size={18} aria-hidden="true" />
              {t.readAll}
            </button>
          )}
          <Link className="btn line" to={linkTo(preferencesPage)}>
            <Settings size={18} aria-hidden="true" />
            {t.settings}
          </Link>
        </div>
      </PageHead>
      {load.isPending && <Skeleton count={4} />}
      <LoadBanner load={load} />
      {load.data && told.length === 0 && <NoNotifications />}
      {told.length > 0 && (
        <div className="card notices-card">
          <NotificationsList notifications={told} level={2} />
        </div>
      )}
      {load.data && <Pager page={page} limit={limit} total={load.data.total} onPage={goTo} />}
    </div>
  );
}
