import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '..');
const sheets = globSync('**/*.css', { cwd: root }).map((file) => file.split(path.sep).join('/'));

/** The selectors of a sheet, one by one, those inside of media queries too. */
function selectorsOf(sheet: string): string[] {
  const css = readFileSync(path.join(root, sheet), 'utf8')
    .replace(/\/\*.*?\*\//gs, '')
    // The steps of a motion are no selectors.
    .replace(/@keyframes[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');
  const preludes = [...css.matchAll(/([^{};]+)\{/g)].map(([, prelude = '']) => prelude.trim());
  return preludes
    .filter((prelude) => !prelude.startsWith('@'))
    .flatMap((prelude) => prelude.split(/,(?![^(]*\))/).map((selector) => selector.trim()));
}

/** What a selector begins with: it says something only of what has these classes, or stands inside of it. */
const firstClasses = (selector: string) =>
  [...(/^[^\s>+~]+/.exec(selector)?.[0] ?? '').matchAll(/\.([\w-]+)/g)].map(([, name]) => name!);

/** The selectors of a sheet that stand outside of every block that begins so. */
function outsideOf(block: string, sheet: string): string[] {
  const found: string[] = [];
  const around: string[] = [];
  const css = readFileSync(path.join(root, sheet), 'utf8').replace(/\/\*.*?\*\//gs, '');
  for (const [, prelude] of css.matchAll(/([^{};]*)\{|\}/g)) {
    if (prelude === undefined) around.pop();
    else {
      if (!around.some((one) => one.startsWith(block))) found.push(prelude.trim());
      around.push(prelude.trim());
    }
  }
  return found;
}

const rules = sheets.flatMap((sheet) =>
  selectorsOf(sheet).map((selector) => ({ sheet, selector, classes: firstClasses(selector) })),
);
const isOwn = (sheet: string, name: string) =>
  rules.every((rule) => rule.sheet === sheet || !rule.classes.includes(name));

// `@scope` would see to it by itself, but Firefox before 146 leaves out whatever stands in one.
test('What a screen styles is its own, or stands inside of what is', () => {
  const foreign = rules
    .filter(({ sheet }) => /^(features|screens|public)\//.test(sheet))
    .filter(({ sheet, classes }) => !classes.some((name) => isOwn(sheet, name)));
  expect(foreign.map(({ sheet, selector }) => `${sheet}: ${selector}`)).toEqual([]);
});

// On a touch screen what was pressed last stays 'under the pointer'.
test('What lies under a pointer changes only where there is a pointer that hovers', () => {
  const sticky = sheets.flatMap((sheet) =>
    outsideOf('@media (hover: hover)', sheet)
      .filter((prelude) => prelude.includes(':hover'))
      .map((prelude) => `${sheet}: ${prelude}`),
  );
  expect(sticky).toEqual([]);
});

test('Every sheet is read', () => {
  expect(sheets.filter((sheet) => selectorsOf(sheet).length === 0)).toEqual(['fonts/fonts.css']);
});
