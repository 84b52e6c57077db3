import {
  applySettings,
  defaults,
  settingsFrom,
  sizes,
  storageKey,
  storedText,
  type AccessibilitySettings,
} from './settings.ts';

let current = settingsFrom(storedText());
const listeners = new Set<() => void>();

export const settingsStore = () => current;

export function subscribeToSettings(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function show(settings: AccessibilitySettings) {
  current = settings;
  applySettings(settings);
  for (const listener of listeners) listener();
}

/** Takes effect at once and is stored; blocked or full storage leaves it to this page alone. */
export function changeSettings(change: Partial<AccessibilitySettings>) {
  show({ ...current, ...change });
  try {
    localStorage.setItem(storageKey, JSON.stringify(current));
  } catch {
    // Kept in memory.
  }
}

export const resetSettings = () => changeSettings(defaults);

export const isLargest = () => current.fontSize >= sizes.max;
export const isSmallest = () => current.fontSize <= sizes.min;

export function enlarge() {
  if (!isLargest()) changeSettings({ fontSize: current.fontSize + sizes.step });
}

export function reduce() {
  if (!isSmallest()) changeSettings({ fontSize: current.fontSize - sizes.step });
}

// Other tabs of this browser.
addEventListener('storage', ({ key }) => {
  if (key === storageKey || key === null) show(settingsFrom(storedText()));
});
