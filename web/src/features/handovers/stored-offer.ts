import type { WhichHandover } from '@tzemed/contract/sharing/handovers';
import { keepLinkToken } from '../../shared/mailed-offers/link-token.ts';

/** Identifies the handover of this page. */
export const storedOffer = () => keepLinkToken<WhichHandover>('handover', 'handoverId');
