import { afterEach, expect, test, vi } from 'vitest';
import { changeSettings, settingsStore, enlarge, reduce, resetSettings } from './settings-store.ts';
import { applySettings, defaults, settingsFrom, storageKey, storedText } from './settings.ts';

afterEach(() => resetSettings());

const root = document.documentElement;

test.for([
  ['nothing', null, {}],
  ['no JSON', '{fontSize', {}],
  ['null', 'null', {}],
  ['a number', '7', {}],
  ['a list', '[120, true]', {}],
  [
    'every setting',
    JSON.stringify({
      fontSize: 120,
      highContrast: true,
      reduceAnimations: true,
      screenReader: true,
      focusVisible: false,
      skipLinks: false,
    }),
    {
      fontSize: 120,
      highContrast: true,
      reduceAnimations: true,
      screenReader: true,
      focusVisible: false,
      skipLinks: false,
    },
  ],
  ['some settings', '{"highContrast":true}', { highContrast: true }],
  ['a size below the bounds', '{"fontSize":79}', { fontSize: 80 }],
  ['a size above the bounds', '{"fontSize":151}', { fontSize: 150 }],
  ['a size far above the bounds', '{"fontSize":1e9}', { fontSize: 150 }],
  ['a negative size', '{"fontSize":-100}', { fontSize: 80 }],
  ['a size between two steps', '{"fontSize":113}', { fontSize: 110 }],
  ['a size in words', '{"fontSize":"x"}', {}],
  ['a size as text', '{"fontSize":"120"}', {}],
  ['no size', '{"fontSize":null}', {}],
  ['switches that are no booleans', '{"highContrast":"yes","skipLinks":0,"focusVisible":null}', {}],
] as const)('Stored text with %s gives settings that the widget can show', ([, stored, expected]) => {
  expect(settingsFrom(stored)).toEqual({ ...defaults, ...expected });
});

test('Unknown keys of stored text are dropped', () => {
  expect(Object.keys(settingsFrom('{"theme":"dark","__proto__":{"fontSize":150}}'))).toEqual(Object.keys(defaults));
  expect(settingsFrom('{"__proto__":{"fontSize":150}}').fontSize).toBe(100);
});

test('Defaults leave no trace on the page', () => {
  applySettings({
    fontSize: 150,
    highContrast: true,
    reduceAnimations: true,
    screenReader: true,
    focusVisible: false,
    skipLinks: false,
  });
  const marks = ['data-contrast', 'data-motion', 'data-reader', 'data-focus', 'data-skip', 'data-text'];
  expect(marks.map((name) => root.getAttribute(name))).toEqual(['high', 'reduce', 'on', 'thin', 'off', 'large']);
  expect(root.style.fontSize).toBe('150%');
  applySettings(defaults);
  expect(marks.map((name) => root.getAttribute(name))).toEqual(marks.map(() => null));
  expect(root.style.fontSize).toBe('');
});

test.each([
  ['16px', 100, undefined],
  ['24px', 100, 'large'],
  ['20px', 90, undefined],
  ['20px', 100, 'large'],
])('With a browser’s own font of %s, %i percent is marked as %s', (own, fontSize, mark) => {
  vi.spyOn(window, 'getComputedStyle').mockReturnValue({ fontSize: own } as CSSStyleDeclaration);
  applySettings({ ...defaults, fontSize });
  expect(root.dataset.text).toBe(mark);
});

test('Each change takes effect at once and is stored', () => {
  changeSettings({ highContrast: true });
  expect(root.dataset.contrast).toBe('high');
  expect(JSON.parse(storedText()!)).toEqual({ ...defaults, highContrast: true });
  enlarge();
  expect(root.style.fontSize).toBe('110%');
  expect(JSON.parse(storedText()!)).toEqual({ ...defaults, highContrast: true, fontSize: 110 });
  resetSettings();
  expect(JSON.parse(storedText()!)).toEqual(defaults);
});

test('The font size stops at 80 and at 150 percent', () => {
  const seen = new Set<number>();
  for (let press = 0; press < 12; press += 1) {
    enlarge();
    seen.add(settingsStore().fontSize);
  }
  expect([...seen]).toEqual([110, 120, 130, 140, 150]);
  for (let press = 0; press < 12; press += 1) reduce();
  expect(settingsStore().fontSize).toBe(80);
});

test('Storage that throws leaves the settings to this page', () => {
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  expect(storedText()).toBeNull();
  changeSettings({ fontSize: 130 });
  changeSettings({ reduceAnimations: true });
  expect(settingsStore()).toEqual({ ...defaults, fontSize: 130, reduceAnimations: true });
  expect(root.style.fontSize).toBe('130%');
});

test('A change in another tab shows here', () => {
  localStorage.setItem(storageKey, '{"fontSize":140,"skipLinks":false}');
  dispatchEvent(new StorageEvent('storage', { key: storageKey }));
  expect(settingsStore()).toEqual({ ...defaults, fontSize: 140, skipLinks: false });
  expect(root.dataset.skip).toBe('off');
  dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
  expect(settingsStore().fontSize).toBe(140);
});
