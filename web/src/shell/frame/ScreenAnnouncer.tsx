import { useSyncExternalStore } from 'react';
import { ScreenReaderModeStatus } from '../../ui/ScreenReaderModeStatus.tsx';

function subscribe(listener: () => void) {
  const observer = new MutationObserver(listener);
  observer.observe(document.querySelector('title') ?? document.head, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  return () => observer.disconnect();
}

/** Screen-reader mode: tells which screen has come, which no browser does where no page is loaded. */
export const ScreenAnnouncer = () => (
  <ScreenReaderModeStatus>
    {useSyncExternalStore(
      subscribe,
      () => document.title,
      () => '',
    )}
  </ScreenReaderModeStatus>
);
