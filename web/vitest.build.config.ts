import { defineConfig } from 'vitest/config';

// Tests that run while the web is built, in plain Node: a bundler does not run in the contexts of the screens' tests.
export default defineConfig({
  test: {
    name: 'build',
    include: ['{after-build,vite-plugins}/*.test.ts'],
    maxWorkers: 2,
    // Does not measure speed: a busy machine bundles ten times slower.
    testTimeout: 120_000,
  },
});
