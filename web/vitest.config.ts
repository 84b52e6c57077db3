import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'jsdom',
    // One jsdom for a worker's files, each in a context of its own: making one is half the time otherwise.
    pool: 'vmThreads',
    setupFiles: ['src/testing/setup.ts'],
    restoreMocks: true,
    unstubGlobals: true,
    env: { TZ: 'America/New_York' },
  },
});
