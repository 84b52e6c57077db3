import { lazy, type ComponentType } from 'react';

/** A form whose code comes when it is opened for the first time, or is fetched ahead by `preload`. */
export function lazyForm<Props>(load: () => Promise<ComponentType<Props>>) {
  const loadModule = () => load().then((Form) => ({ default: Form }));
  return Object.assign(lazy(loadModule), { preload: () => void loadModule().catch(() => undefined) });
}
