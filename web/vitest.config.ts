import { defineConfig } from 'vitest/config';
import { siteSettings } from './vite-plugins/site-settings.ts';

export default defineConfig({
  define: { 'import.meta.env.SITE': JSON.stringify(siteSettings({})) },
  test: {
    name: 'web',
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'jsdom',
    maxWorkers: 2,
    // One jsdom for a worker's files, each in a context of its own: making one is half the time otherwise.
    pool: 'vmThreads',
    setupFiles: ['src/testing/setup.ts'],
    // Not a measure of speed: a busy machine is ten times slower; what never comes still fails.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    restoreMocks: true,
    unstubGlobals: true,
    env: { TZ: 'America/New_York' },
  },
});
