import type { Words } from '@tzemed/contract/text/texts';
import {
  changeSettings,
  settingsStore,
  enlarge,
  isLargest,
  isSmallest,
  reduce,
  resetSettings,
} from './settings-store.ts';
import { domElements, icon } from './dom-elements.ts';
import { announce } from './announce.ts';
import type { accessibilityTexts } from './texts.ts';

export type AccessibilityWords = Words<typeof accessibilityTexts>;

/**
 * The quick menu. Arrows, Home, End and a letter move between its items; Escape and Tab close it.
 *
 * @param leave closes it; the focus is then on the button
 */
export function makeMenu(t: AccessibilityWords, leave: () => void, openDialog: () => void) {
  const item = (name: Parameters<typeof icon>[0], label: string, end: Node | string, act: () => void) => {
    const button = domElements(
      'button',
      { type: 'button', role: 'menuitem', tabindex: '-1', class: 'opt' },
      icon(name),
      label,
      end,
    );
    button.addEventListener('click', () => button.ariaDisabled !== 'true' && act());
    return button;
  };
  const note = (id: string) => domElements('small', { id, class: 'num', 'aria-hidden': 'true' });
  const [largest, smallest] = [note('a11y-largest'), note('a11y-smallest')];
  const enlarges = item('enlarge', t.enlarge, largest, enlarge);
  const reduces = item('reduce', t.reduce, smallest, reduce);
  const contrast = item('contrast', t.highContrast, domElements('i', { class: 'switch' }), () =>
    changeSettings({ highContrast: !settingsStore().highContrast }),
  );
  contrast.setAttribute('role', 'menuitemcheckbox');
  enlarges.setAttribute('aria-describedby', largest.id);
  reduces.setAttribute('aria-describedby', smallest.id);
  const advanced = item('sliders', t.advanced, icon('forward'), openDialog);
  advanced.setAttribute('aria-haspopup', 'dialog');
  const resets = item('reset', t.reset, '', () => {
    resetSettings();
    announce(t.wasReset);
  });
  const items = [enlarges, reduces, contrast, advanced, resets];
  const menu = domElements(
    'div',
    { role: 'menu', 'aria-labelledby': 'a11y-menu-title' },
    enlarges,
    reduces,
    contrast,
    domElements('hr'),
    advanced,
    resets,
  );
  const head = domElements('h2', { id: 'a11y-menu-title' }, t.menu);

  menu.addEventListener('keydown', (event) => {
    const at = items.indexOf(document.activeElement as HTMLButtonElement);
    const next = {
      ArrowDown: (at + 1) % items.length,
      ArrowUp: (at - 1 + items.length) % items.length,
      Home: 0,
      End: items.length - 1,
    }[event.key];
    if (next !== undefined) {
      event.preventDefault();
      items[next]!.focus();
    } else if (event.key === 'Escape') {
      event.preventDefault();
      leave();
    } else if (event.key === 'Tab') {
      leave();
    }
  });

  return {
    parts: [head, menu],
    focus: () => enlarges.focus(),
    show() {
      const { fontSize, highContrast } = settingsStore();
      enlarges.ariaDisabled = String(isLargest());
      reduces.ariaDisabled = String(isSmallest());
      largest.textContent = isLargest() ? t.largest : `${fontSize}%`;
      smallest.textContent = isSmallest() ? t.smallest : '';
      contrast.ariaChecked = String(highContrast);
    },
  };
}
