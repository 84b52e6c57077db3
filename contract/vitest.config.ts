import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'contract',
    include: ['src/**/*.test.ts'],
    maxWorkers: 2,
    // Does not measure speed: a busy machine is ten times slower.
    testTimeout: 60_000,
  },
});
