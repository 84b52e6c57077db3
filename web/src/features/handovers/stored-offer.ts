import type { WhichHandover } from '@tzemed/contract/sharing/handovers';
import { keepLinkToken } from '../../shared/mailed-offers/link-token.ts';

/** Which handover this page is about. */
export const storedOffer = () => keepLinkToken<WhichHandover>('handover', 'handoverId');
