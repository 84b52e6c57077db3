// `npm test`: makes everything ready by itself, then all checks and the browser tests. Needs git, Node and npm only. What
// failed is named once more at the end, because only the end of a long output is always at hand; the last line counts.
import { prepare } from './prepare.mjs';

await prepare();
const { check, printOutcome, scopeSinceNight } = await import('./check.mjs');
const { runBrowserTests } = await import('./tests/browser-tests.mjs');

const scope = scopeSinceNight();
const checks = await check({ whole: true, scope });
const browser = await runBrowserTests({ env: scope });

const failures = [...checks.failures, ...browser.failures];
printOutcome({ failures, flaky: [...checks.flaky, ...browser.flaky] });
console.log('Not run here: npm run test:peers (needs Debian packages), npm run test:nightly');
console.log(`${checks.passed + browser.passed} passed, ${failures.length} failed`);
process.exit(failures.length > 0 ? 1 : 0);
