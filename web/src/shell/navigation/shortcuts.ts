import { shortcutSwitch } from './shortcut-switch.ts';
import { takeLetters, takesLetters } from './typed-ahead.ts';

/** Actions of the keys: an element that names a key in its `aria-keyshortcuts` is pressed, or focused. */
function press(element: HTMLElement) {
  // A dialog gives the focus back to what opened it.
  element.focus();
  element.click();
}
const acts: Record<string, (element: HTMLElement) => void> = {
  N: press,
  E: press,
  // A list's filters are a button; a screen that only searches has a field.
  F: (element) => (element.matches('button') ? press(element) : enter(element)),
  Escape: press,
  // The search on a phone is a link.
  '/': (element) => (element.matches('a') ? press(element) : search(element)),
};
const fields = 'input, select, button';
const enter = (element: HTMLElement) =>
  (element.matches(fields) ? element : element.querySelector<HTMLElement>(fields))?.focus();

/** Enters the field, with what was typed while this file loaded. A link leads to a screen that takes it: SearchScreen.tsx. */
function search(element: HTMLElement) {
  enter(element);
  const letters = takeLetters();
  if (!letters || !(element instanceof HTMLInputElement)) return;
  // React hears of a value only by the setter of the element itself.
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
  set!.call(element, element.value + letters);
  element.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * The key, wherever it lies: a Hebrew or an Arabic keyboard writes another letter with it, and there the place counts.
 */
export function shortcutOf({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>) {
  if (key === '/' || key === 'Escape') return key;
  const letter = /^[a-z]$/i.test(key) ? key.toUpperCase() : /^Key([NEF])$/.exec(code)?.[1];
  if (letter) return letter in acts ? letter : undefined;
  return code === 'Slash' ? '/' : undefined;
}

/**
 * `N` adds, `E` edits, `F` filters, `Escape` leads back, `/` searches everything: on the screen if it has what names the key,
 * else in the bar. Never while something is typed, or something is open.
 */
export function act(event: KeyboardEvent) {
  if (!isActed(event)) takeLetters();
}

function isActed(event: KeyboardEvent) {
  const isChord = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.repeat;
  const key = isChord ? undefined : shortcutOf(event);
  if (!key || event.defaultPrevented || shortcutSwitch() === 'off' || takesLetters(event.target)) return false;
  if (document.querySelector('[role=dialog], [role=alertdialog], .scrim')) return false;
  const named = [...document.querySelectorAll<HTMLElement>(`[aria-keyshortcuts="${key}"]`)];
  // The add button of a screen is hidden on a phone, since '+' does the same; with a keyboard it is still pressed.
  const able = key === 'N' ? named : named.filter((one) => one.checkVisibility?.() ?? true);
  const element = able.find((one) => one.closest('main')) ?? able[0];
  if (!element) return false;
  event.preventDefault();
  acts[key]!(element);
  return true;
}
