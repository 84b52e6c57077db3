import { type ComponentType, createElement, lazy } from 'react';
import { ApiError } from '../lib/api-error.ts';
import { comesLater } from '../ui/ahead.ts';
import { orFreshPage } from '../ui/fresh-page.ts';
import { useFailureText } from '../ui/translate.ts';

/** A form whose code comes when it is opened for the first time, or is fetched ahead by `load`. */
export function lazyForm<Props>(load: () => Promise<ComponentType<Props>>) {
  const form = lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    return { default: await orFreshPage(load).catch(() => NotHere) };
  });
  return Object.assign(form, { load: comesLater(load) });
}

/** In the place of a form that could not be had: the dialog around it can be closed, and the screen stays. */
function NotHere() {
  const textOf = useFailureText();
  return createElement('p', { role: 'alert' }, textOf(new ApiError(0, 'network', 'Network Error')));
}
