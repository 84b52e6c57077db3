import { useEffect, useState } from 'react';
import { summaries } from '@tzemed/contract/summaries';
import type { Answered } from '@tzemed/contract/endpoint';
import { callsOf, earlyOf } from '../../lib/api-client.ts';
import { ifMissing } from '../../lib/if-missing.ts';
import { cardPart } from '../../lib/forget-rows.ts';
import { useBackedQuery } from '../../shared/use-backed-query.ts';

const api = callsOf(summaries);

export type EmergencyCard = Answered<typeof summaries.emergency>;
/** Whether the card is what the server has now; `kept` while that is still asked. */
export type CardSource = 'server' | 'kept' | 'offline';

export const askedForCard = (petId: string) => ({ params: { petId } });

/**
 * A pet's card; null where there is none, or none for whoever asks. What is on the device is there at once: a server that
 * is away is only known to be after seven seconds.
 */
export function useEmergencyCard(petId: string) {
  const found = useBackedQuery<EmergencyCard | null>({
    noun: 'summaries',
    part: cardPart(petId),
    load: (signal) => api.emergency(askedForCard(petId), { signal }).catch(ifMissing(null)),
    early: () => earlyOf(summaries.emergency, askedForCard(petId)),
  });
  const [kept, setKept] = useState<EmergencyCard>();
  useEffect(() => {
    let isHere = true;
    void import('../../lib/kept-rows.ts')
      .then(({ keptCard }) => keptCard<EmergencyCard>(petId))
      .then(
        (card) => isHere && setKept(card),
        () => undefined,
      );
    return () => void (isHere = false);
  }, [petId]);
  const isWaiting = found.isPending && kept !== undefined;
  return {
    ...found,
    card: isWaiting ? kept : found.data,
    isPending: found.isPending && !isWaiting,
    cardSource: (isWaiting
      ? 'kept'
      : found.source === 'server'
        ? 'server'
        : 'offline') satisfies CardSource as CardSource,
  };
}
