import { type ComponentType, createElement, lazy } from 'react';
import { ApiError } from '../../lib/api/api-error.ts';
import { registerPrefetch } from '../../ui/lazy/prefetch.ts';
import { loadOrReload } from '../../ui/lazy/reload-stale-build.ts';
import { useFailureText } from '../../ui/translate.ts';

type Load<Props> = () => Promise<ComponentType<Props>>;

/** Component that is useless without a connection: its code loads when it first renders, and is never prefetched. */
export const lazyWithoutPrefetch = <Props>(load: Load<Props>) =>
  lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    return { default: await loadOrReload(load).catch(() => NotHere) };
  });

/** A form whose code comes when it is opened for the first time, or is fetched ahead by `load`. */
export const lazyForm = <Props>(load: Load<Props>) =>
  Object.assign(lazyWithoutPrefetch(load), { load: registerPrefetch(load) });

/** Form that few visits open: it is not prefetched. */
export const lazyFormWithoutPrefetch = <Props>(load: Load<Props>) => Object.assign(lazyWithoutPrefetch(load), { load });

/** Replaces a form whose code could not load: the dialog around it can be closed, and the screen stays. */
function NotHere() {
  const textOf = useFailureText();
  return createElement('p', { role: 'alert' }, textOf(new ApiError(0, 'network', 'Network Error')));
}
