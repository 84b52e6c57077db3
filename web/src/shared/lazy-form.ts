import { type ComponentType, createElement, lazy } from 'react';
import { ApiError } from '../lib/api-error.ts';
import { comesLater } from '../ui/ahead.ts';
import { orFreshPage } from '../ui/fresh-page.ts';
import { useFailureText } from '../ui/translate.ts';

type Load<Props> = () => Promise<ComponentType<Props>>;

/** What is of no use without a connection: its code comes when it is on screen for the first time, and never ahead. */
export const onNeed = <Props>(load: Load<Props>) =>
  lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    return { default: await orFreshPage(load).catch(() => NotHere) };
  });

/** A form whose code comes when it is opened for the first time, or is fetched ahead by `load`. */
export const lazyForm = <Props>(load: Load<Props>) => Object.assign(onNeed(load), { load: comesLater(load) });

/** One that is opened on few visits: nobody fetches it ahead. */
export const onNeedForm = <Props>(load: Load<Props>) => Object.assign(onNeed(load), { load });

/** In the place of a form that could not be had: the dialog around it can be closed, and the screen stays. */
function NotHere() {
  const textOf = useFailureText();
  return createElement('p', { role: 'alert' }, textOf(new ApiError(0, 'network', 'Network Error')));
}
