import { type RefObject, useEffect } from 'react';
import { shortcutSwitch } from '../../shell/navigation/shortcut-switch.ts';
import { takesLetters } from '../../shell/navigation/typed-ahead.ts';

/** `G` presses 'given' of the course that has the focus, else of the one whose dose is due next. */
export function useGiveKey(cards: RefObject<HTMLElement | null>, isOn: boolean) {
  useEffect(() => {
    if (!isOn) return undefined;
    function onKeyDown(event: KeyboardEvent) {
      const isChord = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.repeat;
      // A Hebrew or an Arabic keyboard writes another letter with this key.
      if (isChord || (event.code !== 'KeyG' && event.key.toLowerCase() !== 'g')) return;
      if (event.defaultPrevented || shortcutSwitch() === 'off' || takesLetters(event.target)) return;
      if (document.querySelector('[role=dialog], [role=alertdialog]')) return;
      const focused = document.activeElement?.closest('.med');
      const place = focused ?? cards.current?.querySelector('[aria-keyshortcuts=G]')?.closest('.med');
      const button = place?.querySelector<HTMLElement>('.med-foot .btn:last-child');
      if (!button) return;
      event.preventDefault();
      button.click();
    }
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [cards, isOn]);
}
