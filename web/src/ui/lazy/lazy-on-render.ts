import { type ComponentType, lazy } from 'react';
import { loadOrReload } from './reload-stale-build.ts';

/** A component whose code comes when it is shown for the first time. */
export const lazyOnRender = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async (): Promise<{ default: ComponentType<Props> }> => ({ default: await loadOrReload(load) }));
