import { defineConfig } from 'vitest/config';

// What runs while the web is built. In plain Node: a bundler does not run in the contexts that the screens' tests have.
export default defineConfig({
  test: {
    name: 'build',
    include: ['{after-build,vite-plugins}/*.test.ts'],
    maxWorkers: 2,
    // Not a measure of speed: a busy machine bundles ten times slower.
    testTimeout: 120_000,
  },
});
