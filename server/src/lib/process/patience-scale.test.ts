import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

/** Read in a process of its own: the value is fixed when the module is loaded. */
function scaleWith(value: string | undefined) {
  const module = JSON.stringify(new URL('./patience-scale.ts', import.meta.url).href);
  const code = `const { patienceScale } = await import(${module}); console.log(patienceScale);`;
  const { PATIENCE_SCALE: _own, ...env } = process.env;
  return execFileSync(process.execPath, ['--input-type=module', '-e', code], {
    env: value === undefined ? env : { ...env, PATIENCE_SCALE: value },
    encoding: 'utf8',
  }).trim();
}

it.each([
  [undefined, '1'],
  ['', '1'],
  ['10', '10'],
  ['0.5', '0.5'],
])('PATIENCE_SCALE of %j multiplies deadlines by %s', (value, scale) => {
  expect(scaleWith(value)).toBe(scale);
});
