import { useReachability } from '../../lib/offline/reachability.ts';
import { lazyComponent, useLazyComponent } from '../../ui/lazy/lazy-component.ts';
import { useIdleLoad } from '../../ui/lazy/use-idle-load.ts';

const banner = lazyComponent(() => import('./OfflineBanner.tsx').then(({ OfflineBanner }) => OfflineBanner));

/** Without a connection it comes at once, else it waits until the screen is there. */
export function LazyOfflineBanner() {
  const isAway = useReachability() === 'away';
  const isHere = useLazyComponent(banner, isAway, () => undefined);
  return useIdleLoad(banner) || isHere ? <banner.Loaded /> : null;
}
