import { type ComponentType, lazy } from 'react';
import { orFreshPage } from './fresh-page.ts';

/** A component whose code comes when it is shown for the first time. */
export const lazyPart = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async (): Promise<{ default: ComponentType<Props> }> => ({ default: await orFreshPage(load) }));
