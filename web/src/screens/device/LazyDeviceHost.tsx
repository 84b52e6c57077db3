import { useIdleLoad } from '../../ui/lazy/use-idle-load.ts';
import { lazyComponent } from '../../ui/lazy/lazy-component.ts';

const host = lazyComponent(() => import('./DeviceHost.tsx').then(({ DeviceHost }) => DeviceHost));

/** The app as an installed program; its code and its worker wait until the screen is there. */
export const LazyDeviceHost = () => useIdleLoad(host) && <host.Loaded />;
