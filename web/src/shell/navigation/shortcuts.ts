import { shortcutSwitch } from './shortcut-switch.ts';

/** Actions of the keys: an element that names a key in its `aria-keyshortcuts` is pressed, or focused. */
const press = (element: HTMLElement) => element.click();
const acts: Record<string, (element: HTMLElement) => void> = {
  N: press,
  E: press,
  F: (element) => enter(element),
  Escape: press,
  // The search on a phone is a link.
  '/': (element) => (element.matches('a') ? press(element) : enter(element)),
};
const fields = 'input, select, button';
const enter = (element: HTMLElement) =>
  (element.matches(fields) ? element : element.querySelector<HTMLElement>(fields))?.focus();

/**
 * The key, wherever it lies: a Hebrew or an Arabic keyboard writes another letter with it, and there the place counts.
 */
export function shortcutOf({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>) {
  if (key === '/' || key === 'Escape') return key;
  const letter = /^[a-z]$/i.test(key) ? key.toUpperCase() : /^Key([NEF])$/.exec(code)?.[1];
  if (letter) return letter in acts ? letter : undefined;
  return code === 'Slash' ? '/' : undefined;
}

/** True when the focused element takes letters: a text, a part of a date, or a list that is searched by typing. */
const takesLetters = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest(
    'input:not([type=checkbox], [type=file]), textarea, select, [contenteditable], [role=spinbutton], [aria-haspopup=listbox], [role=listbox]',
  ) !== null;

/**
 * `N` adds, `E` edits, `F` filters, `Escape` leads back, `/` searches everything: on the screen if it has what names the key,
 * else in the bar. Never while something is typed, or something is open.
 */
export function act(event: KeyboardEvent) {
  const isChord = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.repeat;
  const key = isChord ? undefined : shortcutOf(event);
  if (!key || event.defaultPrevented || shortcutSwitch() === 'off' || takesLetters(event.target)) return;
  if (document.querySelector('[role=dialog], [role=alertdialog], .scrim')) return;
  const named = [...document.querySelectorAll<HTMLElement>(`[aria-keyshortcuts="${key}"]`)];
  // The add button of a screen is hidden on a phone, since '+' does the same; with a keyboard it is still pressed.
  const able = key === 'N' ? named : named.filter((one) => one.checkVisibility?.() ?? true);
  const element = able.find((one) => one.closest('main')) ?? able[0];
  if (!element) return;
  event.preventDefault();
  acts[key]!(element);
}
