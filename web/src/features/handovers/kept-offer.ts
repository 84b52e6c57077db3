import type { WhichHandover } from '@tzemed/contract/handovers';

const key = 'handover';

/**
 * Which handover this page is about: what its address says behind the '#', which no server sees. It leaves the address bar,
 * and is kept for as long as the tab lives: whoever signs up or confirms an address in between comes back without it.
 */
export function keptOffer(): WhichHandover | null {
  const said = new URLSearchParams(location.hash.slice(1));
  const token = said.get('token');
  const handoverId = said.get('id');
  if (token || handoverId) {
    sessionStorage.setItem(key, JSON.stringify(token ? { token } : { handoverId }));
    history.replaceState(history.state, '', location.pathname + location.search);
  }
  return JSON.parse(sessionStorage.getItem(key) ?? 'null') as WhichHandover | null;
}
