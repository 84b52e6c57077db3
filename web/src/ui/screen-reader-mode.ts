import { useSyncExternalStore } from 'react';

/** True while screen-reader mode is switched on. */
export const isScreenReaderMode = () => document.documentElement.dataset.reader !== undefined;

function subscribe(listener: () => void) {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-reader'] });
  return () => observer.disconnect();
}

/** The same, for what is drawn. */
export const useScreenReaderMode = () => useSyncExternalStore(subscribe, isScreenReaderMode, () => false);
