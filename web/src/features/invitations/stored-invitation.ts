import type { WhichInvitation } from '@tzemed/contract/sharing/invitations';
import { keepLinkToken } from '../../shared/mailed-offers/link-token.ts';

const key = 'invitation';

/** Identifies the invitation of this page. */
export const storedInvitation = () => keepLinkToken<WhichInvitation>(key, 'invitationId');

/** Once it is answered nobody comes back to it. */
export const forgetInvitation = () => sessionStorage.removeItem(key);
