import { useEffect } from 'react';
import { takePendingKey } from '../boot/pending-input.ts';

/** Keyboard shortcuts: see shortcuts.ts, which loads with the first of these keys. */
export function useShortcuts() {
  useEffect(() => {
    let act: ((event: KeyboardEvent) => void) | undefined;
    function onKeyDown(event: KeyboardEvent) {
      if (act) act(event);
      else if (/^(Key[NEF]|Slash)$/.test(event.code) || /^([nef/]|Escape)$/i.test(event.key))
        void import('./shortcuts.ts').then(
          (shortcuts) => {
            act = shortcuts.act;
            act(event);
          },
          () => undefined,
        );
    }
    const early = takePendingKey();
    if (early) onKeyDown(early);
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}
