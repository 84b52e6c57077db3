import { useSyncExternalStore } from 'react';

/** Whether the user has switched screen-reader mode on. */
export const isReading = () => document.documentElement.dataset.reader !== undefined;

function subscribe(listener: () => void) {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-reader'] });
  return () => observer.disconnect();
}

/** The same, for what is drawn. */
export const useReading = () => useSyncExternalStore(subscribe, isReading, () => false);
