import { defineConfig } from 'vitest/config';

// The S3 store against a real one, by itself: it needs packages that are not npm's.
export default defineConfig({
  test: {
    name: 'radosgw',
    root: import.meta.dirname,
    include: ['src/files/s3-radosgw.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
