import { lazy, type ComponentType } from 'react';

/** A form whose code comes when it is opened for the first time, or is fetched ahead by `load`. */
export function lazyForm<Props>(load: () => Promise<ComponentType<Props>>) {
  return Object.assign(
    lazy(() => load().then((Form) => ({ default: Form }))),
    { load },
  );
}
