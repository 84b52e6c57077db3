import { BellLink } from '../../shell/frame/BellLink.tsx';
import { useIdleLoad } from '../../ui/lazy/use-idle-load.ts';
import { lazyComponent } from '../../ui/lazy/lazy-component.ts';

const later = lazyComponent(() => import('./UnreadBell.tsx').then(({ UnreadBell }) => UnreadBell));

/** The way to what one was told; how much is unread, and what opens on the spot, come once the screen is there. */
export const NotificationsBell = () => (useIdleLoad(later) ? <later.Loaded /> : <BellLink />);
