// Prints, as JSON, the lines of functions that run while the server and the contract are imported: source file → lines.
// Tests of the server share their modules, so only the first test of a worker would be recorded as running them.
import { readdirSync, readFileSync } from 'node:fs';
import inspector from 'node:inspector/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { inRoot } from '../prepare.mjs';
import { linesThatRan, ownFunctions, placesOf } from './ranges.mjs';
import { fromRoot } from '../test-report.mjs';

const session = new inspector.Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });

const contract = readdirSync(inRoot('contract/src')).filter((file) => file.endsWith('.ts') && !file.includes('.test.'));
for (const file of [...contract.map((name) => `contract/src/${name}`), 'server/src/app.ts'])
  await import(pathToFileURL(inRoot(file)).href);

const { result } = await session.post('Profiler.takePreciseCoverage');
const lines = {};
for (const { url, functions } of result) {
  const file = url.startsWith('file://') ? fromRoot(fileURLToPath(url)) : '';
  if (!/^(contract|server)\/src\//.test(file)) continue;
  // Types are replaced with spaces, so places are those of the source.
  const ran = linesThatRan(ownFunctions(functions, 0), placesOf(readFileSync(inRoot(file), 'utf8')), 0);
  if (ran.size > 0) lines[file] = [...ran].toSorted((a, b) => a - b);
}
console.log(JSON.stringify(lines));
process.exit(0);
