import { Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import Bell from 'lucide-react/icons/bell';
import { useWord } from '../../i18n/use-texts.ts';
import { useUnreadCount } from '../../lib/live/unread-count.ts';
import { currentSession } from '../../lib/session/session.ts';
import { deviceKey } from '../../lib/session/token.ts';
import { linkTo, notificationsPage } from '../../screens.ts';
import { lazyWithoutPrefetch } from '../../shared/form/lazy-form.ts';
import { Link } from '../../ui/Link.tsx';

const Panel = lazyWithoutPrefetch(() => import('./NotificationsPanel.tsx').then((module) => module.NotificationsPanel));

const panelId = 'notifications';
/** More than these are not counted out: there is no room, and nobody asks. */
const maxShown = 9;

/** Keeps the push subscription of this browser alive, if the user has turned it on. */
function renewDevice() {
  const userId = currentSession()?.user.id;
  if (userId === undefined || localStorage.getItem(deviceKey) === null) return;
  // If this fails, the next visit tries again; until then mails replace the push messages.
  void import('../../shared/notifications/push-subscription.ts')
    .then(({ renewHere }) => renewHere(userId))
    .catch(() => undefined);
}

/** Number of unread notifications; on a wide screen it opens the latest ones, whose code loads with the first press. */
export function UnreadBell() {
  const unread = useUnreadCount();
  const name = useWord(notificationsPage.word);
  const label = unread > 0 ? `${name} (${unread})` : name;
  const content = (
    <>
      <span className="sr">{label}</span>
      <Bell size={20} aria-hidden="true" />
      {unread > 0 && (
        <b aria-hidden="true" dir="ltr">
          {unread > maxShown ? `${maxShown}+` : unread}
        </b>
      )}
    </>
  );
  const { key, pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Closes the panel after a link in it was followed.
    if (key) panel.current?.hidePopover?.();
  }, [key]);
  useEffect(renewDevice, []);
  const isHere = pathname.startsWith(linkTo(notificationsPage));
  return (
    <>
      <Link to={linkTo(notificationsPage)} className={isHere ? 'bell' : 'bell narrow-only'}>
        {content}
      </Link>
      {!isHere && (
        <>
          <button type="button" className="bell wide-only" popoverTarget={panelId}>
            {content}
          </button>
          <div
            id={panelId}
            popover="auto"
            className="pop notices-panel"
            ref={panel}
            role="group"
            aria-label={name}
            onToggle={({ newState }) => setOpen(newState === 'open')}
          >
            {isOpen && (
              <Suspense>
                <Panel />
              </Suspense>
            )}
          </div>
        </>
      )}
    </>
  );
}
