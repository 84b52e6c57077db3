import type { WhichHandover } from '@tzemed/contract/handovers';
import { keptLink } from '../../shared/offers/kept-link.ts';

/** Which handover this page is about. */
export const keptOffer = () => keptLink<WhichHandover>('handover', 'handoverId');
