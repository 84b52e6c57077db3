import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const sheet = readFileSync(path.join(import.meta.dirname, '../../styles/tokens.css'), 'utf8');
const block = sheet.split(":root[data-contrast='high'] {")[1]!.split('}')[0]!;

/** Colours of high contrast, in the light and in the dark theme. */
const tokens = new Map(
  [...block.matchAll(/--([\w-]+):\s*(?:3px solid )?light-dark\((#\w+), (#\w+)\)/g)].map(([, name, light, dark]) => [
    name!,
    { light: light!, dark: dark! },
  ]),
);

/** WCAG 2.2, relative luminance. */
function luminance(hex: string) {
  const digits = hex.length === 4 ? hex.replaceAll(/[^#]/g, '$&$&') : hex;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(digits.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string) {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const grounds = ['bg', 'surface', 'raised', 'sunken'];
const hues = ['apricot', 'sage', 'sky', 'lilac', 'butter', 'rose'];
const colours = ['pine', 'pine-strong', 'clay', 'clay-strong', 'ok', 'warn', 'danger', 'info'];
const texts = [
  ...['ink', 'ink-2', ...colours].flatMap((text) => grounds.map((ground) => [text, ground] as const)),
  ...['pine', 'clay', 'ok', 'warn', 'danger', 'info'].map((name) => [name, `${name}-soft`] as const),
  ...['pine', 'clay'].flatMap((name) => [
    [`on-${name}`, name] as const,
    [`on-${name}`, `${name}-strong`] as const,
    [`${name}-strong`, `${name}-soft`] as const,
  ]),
  ...hues.map((name) => [`${name}-ink`, `${name}-soft`] as const),
  ['on-danger', 'danger'] as const,
  ...['dawn', 'dawn-strong', 'glow', 'window'].flatMap((ground) =>
    ['ink', 'ink-2', 'clay-strong', 'danger'].map((text) => [text, ground] as const),
  ),
];
const controls = ['line', 'line-field', 'ledge', 'focus', ...colours].flatMap((line) =>
  grounds.map((ground) => [line, ground] as const),
);

function lowest(pairs: readonly (readonly [string, string])[], least: number) {
  return pairs.flatMap(([one, other]) =>
    (['light', 'dark'] as const)
      .map((theme) => ({
        pair: `${one} on ${other}, ${theme}`,
        is: contrast(tokens.get(one)![theme], tokens.get(other)![theme]),
      }))
      .filter(({ is }) => is < least),
  );
}

test('High contrast has a value for every colour of the two themes but those of drawings', () => {
  const all = [...sheet.split(":root[data-contrast='high']")[0]!.matchAll(/--([\w-]+): light-dark\(/g)].map(
    ([, name]) => name!,
  );
  expect(all.filter((name) => !tokens.has(name))).toEqual([]);
});

test('High contrast gives every text 7:1 on its background', () => {
  expect(texts.length).toBeGreaterThan(60);
  expect(lowest(texts, 7)).toEqual([]);
});

test('High contrast gives every line and control 4.5:1', () => {
  expect(lowest(controls, 4.5)).toEqual([]);
});
