import type { Claim } from '@tzemed/contract/money/claims';
import { agorotOf } from './claim-sums.ts';

/** How a claim stands, as it is said: what was paid of it is told apart by how much that is. */
export type DisplayedStatus = Exclude<Claim['status'], 'paid'> | 'paid' | 'paidInPart' | 'paidInFull';

type Asked = Pick<Claim, 'status' | 'claimed' | 'paid'>;

export function displayedStatusOf({ status, claimed, paid }: Asked): DisplayedStatus {
  if (status !== 'paid' || paid <= 0) return status;
  return agorotOf(paid) < agorotOf(claimed) ? 'paidInPart' : 'paidInFull';
}

/** It still waits for something: for whoever claims, or for the insurer. */
export const isOpen = ({ status }: Pick<Claim, 'status'>) => status !== 'paid' && status !== 'refused';

const dayNumber = (day: string) => Date.parse(day) / 86_400_000;

/** For how many days the insurer has not answered; nothing of what does not wait for them. */
export const daysWaiting = ({ status, sentOn }: Pick<Claim, 'status' | 'sentOn'>, today: string) =>
  status === 'sent' && sentOn ? Math.max(0, dayNumber(today) - dayNumber(sentOn)) : undefined;
