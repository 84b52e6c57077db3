import type { Claim } from '@tzemed/contract/money/claims';
import { useTexts } from '../../i18n/use-texts.ts';
import { useToday } from '../../lib/time/use-today.ts';
import { claimTexts } from './claim-texts.ts';
import { daysWaiting } from './claim-status.ts';

/** Text that says who a claim waits for, and for how long; undefined for a finished claim. */
export function useWaitingText() {
  const t = useTexts(claimTexts);
  const today = useToday();
  return (claim: Pick<Claim, 'status' | 'sentOn'>) => {
    const days = daysWaiting(claim, today);
    if (days !== undefined) return days === 0 ? t.waitsSinceToday : t.waits({ count: days });
    return { draft: t.notSent, moreAsked: t.waitsForYou }[claim.status as 'draft'];
  };
}
