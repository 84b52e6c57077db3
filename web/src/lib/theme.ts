import { type Theme, themes } from '@tzemed/contract/account/themes';

export { type Theme, themes };

const isTheme = (value: unknown): value is Theme => themes.includes(value as Theme);
const listeners = new Set<() => void>();

export function storedTheme(): Theme {
  const stored = localStorage.getItem('theme');
  return isTheme(stored) ? stored : 'light';
}

/** Shows a theme at once and keeps it for the next visit. */
export function setTheme(theme: Theme) {
  localStorage.setItem('theme', theme);
  document.documentElement.dataset.theme = theme;
  for (const listener of listeners) listener();
}

export function subscribeToTheme(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
