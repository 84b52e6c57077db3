import { useIdleLoad } from '../../ui/lazy/use-idle-load.ts';
import { lazyComponent } from '../../ui/lazy/lazy-component.ts';

const pill = lazyComponent(() => import('./OutboxPill.tsx').then(({ OutboxPill }) => OutboxPill));

/** The way to what waits to be sent; its code waits until the screen is there. */
export const LazyOutboxPill = () => useIdleLoad(pill) && <pill.Loaded />;
