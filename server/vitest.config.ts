import { configDefaults, defineConfig } from 'vitest/config';
import { leftOut } from '../scripts/test-scope.mjs';

export default defineConfig({
  test: {
    name: 'server',
    include: [process.env.TEST_PEERS ? 'src/**/*.peer.test.ts' : 'src/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...leftOut('server')],
    globalSetup: ['src/testing/global-setup.ts'],
    setupFiles: ['src/testing/setup.ts'],
    pool: 'forks',
    // Loading the app anew for each file would take longer than its tests. Coverage needs it: what a worker keeps, such as
    // prepared statements, is made for the first of its files only.
    isolate: process.env.TEST_COVERAGE === '1',
    maxWorkers: 2,
    // Not a measure of speed: on a busy machine a start of PostgreSQL alone takes seconds.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    env: { PATIENCE_SCALE: '10' },
  },
});
