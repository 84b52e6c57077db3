import { useEffect } from 'react';
import { takePendingKeys } from '../boot/pending-input.ts';
import { keepLetter, keepLetters, takesLetters } from './typed-ahead.ts';

/** Keyboard shortcuts: see shortcuts.ts, which loads with the first of these keys. */
export function useShortcuts() {
  useEffect(() => {
    let act: ((event: KeyboardEvent) => void) | undefined;
    function onKeyDown(event: KeyboardEvent) {
      if (keepLetter(event)) return;
      if ((event.key === '/' || event.code === 'Slash') && !takesLetters(event.target)) keepLetters();
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
    for (const early of takePendingKeys()) onKeyDown(early);
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}
