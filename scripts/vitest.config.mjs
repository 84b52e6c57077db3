import { defineConfig } from 'vitest/config';

// The house itself: who imports whom, what files are called.
export default defineConfig({ test: { name: 'house', include: ['**/*.test.mjs'], testTimeout: 20_000 } });
