import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { mapTraceLine } from './source-mapped-traces.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'tzemed-traces-'));
afterAll(() => rm(folder, { recursive: true }));

/** A bundle whose second line stands in the fourth of its source. */
async function bundle(name: string, map?: string) {
  const file = path.join(folder, `${name}.js`);
  await writeFile(file, 'export const fail = () => {\n  throw new Error("broken");\n};\n');
  if (map !== undefined) await writeFile(`${file}.map`, map);
  return pathToFileURL(file).href;
}
const map = JSON.stringify({ version: 3, sources: ['src/a.ts'], names: [], mappings: 'AAAA;EAGE' });

describe('A line of a trace', () => {
  it('names the place in the source that a bundle was made of', async () => {
    const file = await bundle('mapped', map);
    const source = new URL('src/a.ts', file).href;
    expect(mapTraceLine(`fail (${file}:2:3)`)).toBe(`fail (${source}:4:3)`);
  });

  it.each([
    ['has no map', undefined],
    ['has one that is none', '{"version":'],
  ])('stays as it is where the bundle %s', async (what, map) => {
    const line = `fail (${await bundle(what.replaceAll(' ', '-'), map)}:2:3)`;
    expect(mapTraceLine(line)).toBe(line);
  });

  it('stays as it is in what a bundler has made up', async () => {
    const madeUp = JSON.stringify({ version: 3, sources: ['a.ts'], names: [], mappings: 'AAAA,C,CAAA' });
    const line = `fail (${await bundle('made-up', madeUp)}:1:2)`;
    expect(mapTraceLine(line)).toBe(line);
  });

  it.each(['f (file://elsewhere/x.js:1:2)', 'node:events:514:28', '<anonymous>', 'native'])(
    'stays as it is in %s',
    (line) => {
      expect(mapTraceLine(line)).toBe(line);
    },
  );
});

it('A program that traces its sources tells of them, with what went wrong and all who called', async () => {
  const file = await bundle('program', map);
  const code = `
    import { installSourceMappedTraces } from ${JSON.stringify(new URL('source-mapped-traces.ts', import.meta.url).href)};
    import { fail } from ${JSON.stringify(file)};
    installSourceMappedTraces();
    try { fail() } catch (error) { console.log(error.stack) }
    const odd = new Error('odd');
    Object.defineProperty(odd, 'name', { get() { throw new Error('odder') } });
    console.log(odd.stack.split('\\n', 1)[0]);`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', code]);
  const [said, place, caller, ...rest] = stdout.trim().split('\n');
  expect(said).toBe('Error: broken');
  expect(place).toBe(`    at fail (${new URL('src/a.ts', file).href}:4:3)`);
  expect(caller).toMatch(/^ {4}at file:.*\[eval1\]:5:\d+$/);
  expect(rest.at(-1)).toBe('Error');
});
