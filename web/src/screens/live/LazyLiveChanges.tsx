import { useIdleLoad } from '../../ui/lazy/use-idle-load.ts';
import { lazyComponent } from '../../ui/lazy/lazy-component.ts';

const changes = lazyComponent(() => import('./LiveChanges.tsx').then(({ LiveChanges }) => LiveChanges));

/** What others do appears while they do it; its code and its line wait until the screen is there. */
export const LazyLiveChanges = () => useIdleLoad(changes) && <changes.Loaded />;
