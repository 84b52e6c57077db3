// Runs in the head of a pet's page after shell/early.ts, and asks of the pet what whoever looks may see: a refusal would be told
// by the browser.
import { startPreload, firstKnownPet, idInPath, petsInAnswer, storedPets } from '../lib/api/preload.ts';
import { tokenKey, userFromToken } from '../lib/session/token.ts';
import type { FirstOfPet } from './preload-requests.ts';
import { canAccess } from '../shared/permissions/can-access.ts';

const { early } = globalThis;

// A page with a query in its address requests other data than one without. If `early` is missing, the page is being
// left.
if (early && !location.search) {
  const { lists, calls } = JSON.parse(
    document.querySelector<HTMLElement>('script[data-of-pet]')!.dataset.ofPet!,
  ) as FirstOfPet;
  const id = idInPath(location.pathname);
  const user = userFromToken(localStorage.getItem(tokenKey)!)!;
  const told = lists.map((list) => petsInAnswer(early.answers, list));
  early.ofPet = firstKnownPet(id, [storedPets(user.id, lists), ...told]).then((pet) => {
    const urls = calls.flatMap(({ area, level, url }) => (canAccess(pet, area, level) ? url.replace(':id', id) : []));
    urls.forEach(startPreload(early));
    return urls;
  });
  // The pet is in no list: its page says so.
  early.ofPet.catch(() => undefined);
}
