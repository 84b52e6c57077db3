import type { Claim } from '@tzemed/contract/claims';
import { useTexts } from '../../i18n/use-texts.ts';
import { useToday } from '../../lib/use-today.ts';
import { claimTexts } from './claim-texts.ts';
import { waitsFor } from './standing.ts';

/** For whom it waits, and how long already; nothing of what is over. */
export function useWaiting() {
  const t = useTexts(claimTexts);
  const today = useToday();
  return (claim: Pick<Claim, 'status' | 'sentOn'>) => {
    const days = waitsFor(claim, today);
    if (days !== undefined) return days === 0 ? t.waitsSinceToday : t.waits({ count: days });
    return { draft: t.notSent, moreAsked: t.waitsForYou }[claim.status as 'draft'];
  };
}
