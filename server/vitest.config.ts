import { configDefaults, defineConfig } from 'vitest/config';
import { excludedTests } from '../scripts/tests/test-scope.mjs';

export default defineConfig({
  test: {
    name: 'server',
    include: [process.env.TEST_PEERS ? 'src/**/*.peer.test.ts' : 'src/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...excludedTests('server')],
    globalSetup: ['src/testing/global-setup.ts'],
    setupFiles: ['src/testing/setup.ts'],
    pool: 'forks',
    // Files share modules by day, since loading the app takes longer than the tests. Coverage isolates each file: memoized
    // code, such as a prepared statement, would be recorded for the first file only.
    isolate: process.env.TEST_COVERAGE === '1',
    maxWorkers: 2,
    // These limits do not measure speed: on a busy machine a start of PostgreSQL alone takes seconds.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    env: { PATIENCE_SCALE: '10' },
  },
});
