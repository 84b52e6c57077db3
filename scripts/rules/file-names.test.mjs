import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { badFileNames, crowdedFolders, misnamedComponents, singleUserFiles, unknownResources } from './file-names.mjs';
import { inRoot } from '../prepare.mjs';
import { filesOfRepository } from '../tests/git.mjs';

const files = filesOfRepository();
const read = (file) => readFileSync(inRoot(file), 'utf8');

test('Every file is called by the list of the house', () => {
  expect(files.length).toBeGreaterThan(400);
  expect(badFileNames(files)).toEqual([]);
  expect(misnamedComponents(files, read)).toEqual([]);
});

test.each([
  'server/src/features/pets/utils.ts',
  'server/src/features/pets/PetService.ts',
  'server/src/features/pets/pets.service.ts',
  'server/src/lib/string-helpers.ts',
  'server/src/features/pets/types.ts',
  'server/src/features/pets/controller.ts',
  'server/src/features/pets/pet-dto.ts',
  'server/src/db/migrations/4_weights.sql',
  'contract/src/medicalRecords.ts',
  'web/src/features/pets/petCard.tsx',
  'web/src/features/pets/usePets.ts',
  'web/src/shared/constants.ts',
  'web/src/features/pets/store-part2.ts',
])('%s is refused', (file) => {
  expect(badFileNames([file])).toHaveLength(1);
});

test('A component that is called otherwise than its file is told', () => {
  const card = 'web/src/features/pets/PetCard.tsx';
  expect(misnamedComponents([card], () => 'export function Card() {}')).toHaveLength(1);
  expect(misnamedComponents([card], () => 'export default function PetCard() {}')).toEqual([]);
});

test('A noun is one word in contract and server', () => {
  expect(unknownResources(files)).toEqual([]);
  expect(unknownResources(['contract/src/pets/pets.ts', 'server/src/features/animals/store.ts'])).toHaveLength(1);
});

test('A shared file has two users; a file that only one place reaches belongs there', () => {
  expect(singleUserFiles(files, read)).toEqual([]);
  const tree = {
    'web/src/features/pets/A.tsx': `import { B } from '../../shared/B.tsx';`,
    'web/src/shared/B.tsx': `import { c } from './c.ts';`,
    'web/src/shared/c.ts': '',
    'web/src/shared/d.ts': '',
    'web/src/shared/d.test.ts': `import './d.ts';`,
  };
  const owned = () => singleUserFiles(Object.keys(tree), (file) => tree[file]);
  expect(owned()).toEqual([
    'web/src/shared/B.tsx: only for features/pets',
    'web/src/shared/c.ts: only for features/pets',
    'web/src/shared/d.ts: only for nobody',
  ]);
  tree['web/src/screens/dashboard/E.tsx'] = `const B = lazy(() => import('../../shared/B.tsx'));`;
  expect(owned()).toEqual(['web/src/shared/d.ts: only for nobody']);
});

test('No folder holds more than 30 files directly', () => {
  expect(crowdedFolders(files)).toEqual([]);
  const filesIn = (folder, count) => Array.from({ length: count }, (_, index) => `${folder}/${index}.ts`);
  expect(crowdedFolders(filesIn('web/src/ui', 30))).toEqual([]);
  expect(crowdedFolders(filesIn('web/src/ui', 31))).toHaveLength(1);
});
