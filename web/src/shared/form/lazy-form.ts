import { type ComponentType, createElement, lazy } from 'react';
import { ApiError } from '../../lib/api/api-error.ts';
import { registerPrefetch } from '../../ui/lazy/prefetch.ts';
import { loadOrReload } from '../../ui/lazy/reload-stale-build.ts';
import { useFailureText } from '../../ui/translate.ts';

type Load<Props> = () => Promise<ComponentType<Props>>;

/** What is of no use without a connection: its code comes when it is on screen for the first time, and never ahead. */
export const lazyWithoutPrefetch = <Props>(load: Load<Props>) =>
  lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    return { default: await loadOrReload(load).catch(() => NotHere) };
  });

/** A form whose code comes when it is opened for the first time, or is fetched ahead by `load`. */
export const lazyForm = <Props>(load: Load<Props>) =>
  Object.assign(lazyWithoutPrefetch(load), { load: registerPrefetch(load) });

/** One that is opened on few visits: nobody fetches it ahead. */
export const lazyFormWithoutPrefetch = <Props>(load: Load<Props>) => Object.assign(lazyWithoutPrefetch(load), { load });

/** In the place of a form that could not be had: the dialog around it can be closed, and the screen stays. */
function NotHere() {
  const textOf = useFailureText();
  return createElement('p', { role: 'alert' }, textOf(new ApiError(0, 'network', 'Network Error')));
}
