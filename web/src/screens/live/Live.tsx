import { useLater } from '../../ui/use-later.ts';
import { part } from '../../ui/use-part.ts';

const changes = part(() => import('./LiveChanges.tsx').then(({ LiveChanges }) => LiveChanges));

/** What others do appears while they do it; its code and its line wait until the screen is there. */
export const Live = () => useLater(changes) && <changes.Loaded />;
