import { expect, test } from 'vitest';
import { nightlyTests, scopeAfter } from './test-scope.mjs';

test.each([
  ['a source of a feature', 'server/src/features/vets/service.ts', 'vets'],
  ['what all resources share', 'server/src/http/respond.ts', 'all'],
  ['a matrix', 'server/src/http/matrix/access-matrix.test.ts', 'all'],
  ['a test of what all resources share', 'server/src/http/etag.test.ts', ''],
  ['a test of a feature', 'server/src/features/vets/routes.test.ts', ''],
])('A change of %s runs whole the matrices of what it may change', (_, file, resource) => {
  const { MATRIX_RESOURCES } = scopeAfter([file]);
  expect(MATRIX_RESOURCES.split(',')).toContain(resource);
});

test('A nightly test runs by day after a change of itself or of what it watches, not of a test beside it', () => {
  const [one, other] = nightlyTests().filter((file) => /^server\/src\/[^/]+$/.test(file));
  const nightly = (file) => scopeAfter([file]).TEST_NIGHTLY.split(',');
  expect(nightly(one)).toContain(one);
  expect(nightly(other)).not.toContain(one);
  expect(nightly('server/src/config.ts')).toContain(one);
});
