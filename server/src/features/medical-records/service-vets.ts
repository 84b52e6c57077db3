import { extractPhones } from '@tzemed/contract/text/phone-numbers';
import type { ViewScope } from '../../access.ts';
import type { Db } from '../../db/client.ts';
import * as store from './store.ts';
import { orderVets } from './order-vets.ts';

type Scope = ViewScope<'medicalRecords'>;
type Seen = { readonly name: string; readonly phones: string[]; readonly seenOn: string };

/** Spellings per vet to allow for: with a number, without one, and others. */
const waysToWrite = 5;

/** Vets who treated a pet according to its records, latest first: each name once, with all its numbers. */
async function seenBy(db: Db, scope: Scope, petId: string, limit: number): Promise<Seen[]> {
  const vets = new Map<string, Seen>();
  for (const written of await store.vetNames(db, scope, { petId, limit: limit * waysToWrite })) {
    const { name, phones } = extractPhones(written.name);
    const { seenOn, phones: known } = vets.get(name) ?? { seenOn: written.seenOn, phones: [] };
    vets.set(name, { name, phones: [...new Set([...known, ...phones])], seenOn });
  }
  return [...vets.values()];
}

/** Vets to call for a pet: from the household’s book and from its records. */
export async function vetsOf(db: Db, scope: Scope, petId: string, limit: number) {
  const [book, seen] = await Promise.all([store.vetsInBook(db, scope, { petId }), seenBy(db, scope, petId, limit)]);
  return orderVets(book, seen).slice(0, limit);
}
