import type { WhichInvitation } from '@tzemed/contract/invitations';
import { keptLink } from '../../shared/offers/kept-link.ts';

const key = 'invitation';

/** Which invitation this page is about. */
export const keptInvitation = () => keptLink<WhichInvitation>(key, 'invitationId');

/** Once it is answered nobody comes back to it. */
export const forgetInvitation = () => sessionStorage.removeItem(key);
