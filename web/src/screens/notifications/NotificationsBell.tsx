import { BellLink } from '../../shell/BellLink.tsx';
import { useLater } from '../../ui/use-later.ts';
import { part } from '../../ui/use-part.ts';

const later = part(() => import('./PanelBell.tsx').then(({ PanelBell }) => PanelBell));

/** The way to what one was told; how much is unread, and what opens on the spot, come once the screen is there. */
export const NotificationsBell = () => (useLater(later) ? <later.Loaded /> : <BellLink />);
