import { contract } from '@tzemed/contract';
import { pets } from '@tzemed/contract/pets/pets';
import { expect, test } from 'vitest';
import { answersOf, Refusal } from '../../testing/fake-api.ts';
import { bella } from '../../testing/pet-fixtures.ts';
import { watchInvalidation } from '../../testing/watch-invalidation.tsx';
import { useArchivePet, usePetRemoval, useRemovePhoto, useSetPhoto } from './api.ts';

const { id } = bella;
const everywhere = Object.keys(contract)
  .filter((noun) => noun !== 'auth')
  .toSorted();
const answers = answersOf(pets, {
  archive: () => ({ pet: bella }),
  setPhoto: () => ({ pet: bella }),
  removePhoto: () => ({ pet: bella }),
  remove: () => undefined,
});

function usePet() {
  const archive = useArchivePet().mutateAsync;
  const setPhoto = useSetPhoto().mutateAsync;
  const removePhoto = useRemovePhoto().mutateAsync;
  return { archive, setPhoto, removePhoto, ...usePetRemoval() };
}
type Pet = ReturnType<typeof usePet>;

const changes: [string, (pet: Pet) => Promise<unknown>][] = [
  ['is archived', ({ archive }) => archive({ id, archived: true })],
  ['gets a photo', ({ setPhoto }) => setPhoto({ id, file: new Blob(['jpeg']) })],
  ['loses its photo', ({ removePhoto }) => removePhoto(id)],
];
test.for(changes)('Everything that may show a pet is reloaded when the pet %s', async ([, change]) => {
  const after = await watchInvalidation(usePet, answers);
  expect(await after(change)).toEqual({ loadedAnew: everywhere, leftOld: [] });
});

test('Everything is reloaded, the pet’s own page too, when it is unknown whether the pet was deleted', async () => {
  const failing = answersOf(pets, {
    remove: () => {
      throw new Refusal(500, { message: 'אירעה שגיאה' });
    },
  });
  const after = await watchInvalidation(usePet, failing);
  expect(await after(({ remove }) => remove(id).catch(() => undefined))).toEqual({
    loadedAnew: everywhere,
    leftOld: [],
  });
});

test('A pet that is gone is asked for by the next screen only', async () => {
  const after = await watchInvalidation(usePet, answers);
  expect(await after(({ remove }) => remove(id))).toEqual({ loadedAnew: [], leftOld: everywhere });
});
