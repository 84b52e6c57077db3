import type { Pet } from '@tzemed/contract/pets/pets';
import type { ReadingDatabase } from '../device-databases.ts';

/** Lists that have every pet of small and large households, as the screens ask for them. */
export const petLists = ['/api/pets/my-pets?status=all&page=1&limit=100', '/api/pets/shared?page=1&limit=100'] as const;

type Listed = { readonly pets: readonly Pet[]; readonly total: number };

/** Deletes answers about pets that are out of reach, and emergency cards of pets whose medical records are. */
export async function forgetPetsOutOfReach(db: ReadingDatabase) {
  const lists = await Promise.all(
    petLists.map(async (url) => (await db.get('answers', url))?.body as Listed | undefined),
  );
  const pets = lists.flatMap((list) => list?.pets ?? []);
  if (lists.some((list) => !list || list.total > list.pets.length)) return;
  const inReach = new Map(pets.map(({ id, permissions }) => [id, permissions.medicalRecords !== 'none']));
  for (const url of await db.getAllKeys('answers', IDBKeyRange.bound('/api/pets/', '/api/pets/\uffff'))) {
    const [, id, card] = /^\/api\/pets\/([\w-]{36})\/(emergency)?/.exec(url) ?? [];
    if (id && (!inReach.has(id) || (card && !inReach.get(id)))) await db.delete('answers', url);
  }
}
