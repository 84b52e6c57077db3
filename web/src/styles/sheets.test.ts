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

/** Classes at the start of a selector: it applies only to elements with these classes, or inside of them. */
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
test('The sheet of a screen styles only its own classes, or elements inside of them', () => {
  const foreign = rules
    .filter(({ sheet }) => /^(features|screens|public)\//.test(sheet))
    .filter(({ sheet, classes }) => !classes.some((name) => isOwn(sheet, name)));
  expect(foreign.map(({ sheet, selector }) => `${sheet}: ${selector}`)).toEqual([]);
});

// The element that was pressed last stays 'under the pointer' on a touch screen.
test('Hover styles apply only with a pointer that hovers', () => {
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
