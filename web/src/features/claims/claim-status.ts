import type { Claim } from '@tzemed/contract/money/claims';
import { agorotOf } from './claim-sums.ts';

/** Status of a claim as shown: a paid claim is also told apart by the share that was paid. */
export type DisplayedStatus = Exclude<Claim['status'], 'paid'> | 'paid' | 'paidInPart' | 'paidInFull';

type Asked = Pick<Claim, 'status' | 'claimed' | 'paid'>;

export function displayedStatusOf({ status, claimed, paid }: Asked): DisplayedStatus {
  if (status !== 'paid' || paid <= 0) return status;
  return agorotOf(paid) < agorotOf(claimed) ? 'paidInPart' : 'paidInFull';
}

/** True while the claim waits for the claimant or for the insurer. */
export const isOpen = ({ status }: Pick<Claim, 'status'>) => status !== 'paid' && status !== 'refused';

const dayNumber = (day: string) => Date.parse(day) / 86_400_000;

/** Days for which the insurer has not answered; undefined if the claim does not wait for the insurer. */
export const daysWaiting = ({ status, sentOn }: Pick<Claim, 'status' | 'sentOn'>, today: string) =>
  status === 'sent' && sentOn ? Math.max(0, dayNumber(today) - dayNumber(sentOn)) : undefined;
