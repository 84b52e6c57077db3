// `npm run test:nightly`: every test, with tests that kill, freeze, cut or load, whole matrices and a new seed for what is
// random. When all pass it writes the coverage map. `TEST_SEED` in the environment repeats the night of that seed.
import { randomInt } from 'node:crypto';
import { prepare } from './prepare.mjs';

await prepare();
const { check, printOutcome } = await import('./check.mjs');
const { acceptDraft } = await import('./coverage/map.mjs');
const { runBrowserTests } = await import('./tests/browser-tests.mjs');

const seed = process.env.TEST_SEED ?? String(randomInt(2 ** 31));
console.log(`Seed: TEST_SEED=${seed}`);
const scope = { TEST_NIGHTLY: 'all', MATRIX_RESOURCES: 'all', TEST_SEED: seed };
const checks = await check({ whole: true, writeMap: true, scope });
const browser = await runBrowserTests({ env: scope });

const failures = [...checks.failures, ...browser.failures];
if (failures.length === 0 && acceptDraft()) console.log('Written: scripts/coverage/map.json, to be committed');
printOutcome({ failures, flaky: [...checks.flaky, ...browser.flaky] });
console.log(`nightly: ${checks.passed + browser.passed} passed, ${failures.length} failed (TEST_SEED=${seed})`);
process.exit(failures.length > 0 ? 1 : 0);
