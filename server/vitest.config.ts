import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts'],
    // By itself: `npm run test:s3`.
    exclude: ['src/files/s3-radosgw.test.ts'],
    globalSetup: ['src/testing/global-setup.ts'],
    setupFiles: ['src/testing/setup.ts'],
    pool: 'forks',
    // Loading the app anew for each file would take longer than its tests.
    isolate: false,
    maxWorkers: 2,
    // Not a measure of speed: on a busy machine a start of PostgreSQL alone takes seconds.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
  },
});
