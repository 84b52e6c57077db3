import { useIdleLoad } from '../../ui/lazy/use-idle-load.ts';
import { lazyComponent } from '../../ui/lazy/lazy-component.ts';

const changes = lazyComponent(() => import('./LiveChanges.tsx').then(({ LiveChanges }) => LiveChanges));

/** Shows changes of others as they happen; its code and its connection wait until the screen is there. */
export const LazyLiveChanges = () => useIdleLoad(changes) && <changes.Loaded />;
