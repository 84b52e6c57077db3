// Runs in the head of a pet's page after shell/early.ts, and asks of the pet what whoever looks may see: a refusal would be told
// by the browser.
import { askEarly, firstToKnow, idIn, keptPets, petsTold } from '../lib/early.ts';
import { tokenKey, userFromToken } from '../lib/token.ts';
import type { FirstOfPet } from './first-calls.ts';
import { may } from '../shared/may.ts';

const { early } = globalThis;

// With a query of its own a page asks other things than without; without questions it is being left.
if (early && !location.search) {
  const { lists, calls } = JSON.parse(
    document.querySelector<HTMLElement>('script[data-of-pet]')!.dataset.ofPet!,
  ) as FirstOfPet;
  const id = idIn(location.pathname);
  const user = userFromToken(localStorage.getItem(tokenKey)!)!;
  const told = lists.map((list) => petsTold(early.answers, list));
  early.ofPet = firstToKnow(id, [keptPets(user.id), ...told]).then((pet) => {
    const urls = calls.flatMap(({ area, level, url }) => (may(pet, area, level) ? url.replace(':id', id) : []));
    urls.forEach(askEarly(early));
    return urls;
  });
  // Nobody's pet: its page says so.
  early.ofPet.catch(() => undefined);
}
