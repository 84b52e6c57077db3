import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { projects: ['contract', 'server', 'web', 'web/vitest.build.config.ts', 'scripts/vitest.config.mjs'] },
});
