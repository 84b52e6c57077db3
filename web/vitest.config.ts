import { defineConfig } from 'vitest/config';
import { siteSettings } from './vite-plugins/site-settings.ts';

export default defineConfig({
  define: { 'import.meta.env.SITE': JSON.stringify(siteSettings({})) },
  test: {
    name: 'web',
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'jsdom',
    maxWorkers: 2,
    // Shares one jsdom among a worker's files, each in a context of its own: creating jsdoms would otherwise take half
    // the time.
    pool: 'vmThreads',
    setupFiles: ['src/testing/setup.ts'],
    // Does not measure speed: a busy machine is ten times slower; a result that never comes still fails.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    restoreMocks: true,
    unstubGlobals: true,
    env: { TZ: 'America/New_York' },
  },
});
