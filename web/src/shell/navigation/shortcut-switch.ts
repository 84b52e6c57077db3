import { useState } from 'react';

/** Turns off shortcuts of a single key, for users who dictate or rest a hand on the keys (WCAG 2.1.4). */
export const switches = ['on', 'off'] as const;
type Switch = (typeof switches)[number];

const storageKey = 'shortcuts';

export const shortcutSwitch = (): Switch => (localStorage.getItem(storageKey) === 'off' ? 'off' : 'on');

/** The switch, and the way to turn it; kept on this device. */
export function useShortcutSwitch() {
  const [now, show] = useState(shortcutSwitch);
  const turn = (next: Switch) => {
    localStorage.setItem(storageKey, next);
    show(next);
  };
  return [now, turn] as const;
}
