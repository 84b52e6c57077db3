// Settings of the accessibility widget, kept in this browser. No React here: the script in the head of every page runs it
// before the first paint.

export const storageKey = 'accessibilitySettings';

/** Font size in percent. */
export const sizes = { min: 80, max: 150, step: 10 } as const;

/** Smallest font size at which words of buttons may break. */
const large = 120;

/** Font size of a browser that nobody has set otherwise. */
const usualPixels = 16;

export type AccessibilitySettings = {
  fontSize: number;
  highContrast: boolean;
  reduceAnimations: boolean;
  screenReader: boolean;
  focusVisible: boolean;
  skipLinks: boolean;
};

export type SwitchName = Exclude<keyof AccessibilitySettings, 'fontSize'>;

export const defaults: AccessibilitySettings = {
  fontSize: 100,
  highContrast: false,
  reduceAnimations: false,
  screenReader: false,
  focusVisible: true,
  skipLinks: true,
};

/** Nearest size that the slider has; the default for anything but a number. */
function sizeFrom(value: unknown) {
  if (typeof value !== 'number' || !Number.isFinite(value)) return defaults.fontSize;
  const { min, max, step } = sizes;
  return Math.min(max, Math.max(min, Math.round(value / step) * step));
}

/** Settings in stored text; anything unusable in it counts as its default. */
export function settingsFrom(stored: string | null): AccessibilitySettings {
  let found: Partial<Record<keyof AccessibilitySettings, unknown>> = {};
  try {
    found = { ...(JSON.parse(stored ?? '{}') as object | null) };
  } catch {
    // Invalid JSON: the defaults apply.
  }
  const settings = { ...defaults, fontSize: sizeFrom(found.fontSize) };
  for (const name of switches) if (typeof found[name] === 'boolean') settings[name] = found[name];
  return settings;
}

const switches = (Object.keys(defaults) as (keyof AccessibilitySettings)[]).filter((name) => name !== 'fontSize');

/** Stored text; null where nothing is stored, or where storage is blocked. */
export function storedText() {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

/** Puts the settings into effect: style sheets and scripts read them from the root element. */
export function applySettings(settings: AccessibilitySettings) {
  const root = document.documentElement;
  const mark = (name: string, isOn: boolean, value: string) =>
    isOn ? root.setAttribute(name, value) : root.removeAttribute(name);
  root.style.fontSize = '';
  // The browser's own setting counts, too.
  const own = Number.parseFloat(getComputedStyle(root).fontSize) / usualPixels || 1;
  if (settings.fontSize !== defaults.fontSize) root.style.fontSize = `${settings.fontSize}%`;
  mark('data-text', settings.fontSize * own >= large, 'large');
  mark('data-contrast', settings.highContrast, 'high');
  mark('data-motion', settings.reduceAnimations, 'reduce');
  mark('data-reader', settings.screenReader, 'on');
  mark('data-focus', !settings.focusVisible, 'thin');
  mark('data-skip', !settings.skipLinks, 'off');
}
