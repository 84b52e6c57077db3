import { defineConfig } from 'vitest/config';

/** Tests that kill real processes: part of `npm test`, too slow for `npm run check`. */
export default defineConfig({
  test: { name: 'faults', include: ['**/*.test.ts'], testTimeout: 180_000, fileParallelism: false },
});
