import type { WhichInvitation } from '@tzemed/contract/invitations';

const key = 'invitation';

/**
 * Which invitation this page is about: what its address says behind the '#', which no server sees. It leaves the address bar,
 * and is kept for as long as the tab lives: whoever signs up or confirms an address in between comes back without it.
 */
export function keptInvitation(): WhichInvitation | null {
  const said = new URLSearchParams(location.hash.slice(1));
  const token = said.get('token');
  const invitationId = said.get('id');
  if (token || invitationId) {
    sessionStorage.setItem(key, JSON.stringify(token ? { token } : { invitationId }));
    history.replaceState(history.state, '', location.pathname + location.search);
  }
  return JSON.parse(sessionStorage.getItem(key) ?? 'null') as WhichInvitation | null;
}

/** Once it is answered nobody comes back to it. */
export const forgetInvitation = () => sessionStorage.removeItem(key);
