import { useEffect, useState } from 'react';
import { summaries } from '@tzemed/contract/views/summaries';
import type { ClientReply } from '@tzemed/contract/schema/endpoint';
import { callsOf, preloadedData } from '../../lib/api/api-client.ts';
import { fallbackOn404 } from '../../lib/api/fallback-on-404.ts';
import { cardQueryPart } from '../../lib/offline/offline-cache-keys.ts';
import { useQueryWithFallback } from '../../shared/queries/use-query-with-fallback.ts';

const api = callsOf(summaries);

export type EmergencyCard = ClientReply<typeof summaries.emergency>;
/** Source of the card: the server's current data, or `kept` while the server has yet to answer. */
export type CardSource = 'server' | 'kept' | 'offline';

export const emergencyCardRequest = (petId: string) => ({ params: { petId } });

/**
 * A pet's card; null where there is none, or none for whoever asks. What is on the device is there at once: a server that
 * is away is only known to be after seven seconds.
 */
export function useEmergencyCard(petId: string) {
  const found = useQueryWithFallback<EmergencyCard | null>({
    noun: 'summaries',
    part: cardQueryPart(petId),
    load: (signal) => api.emergency(emergencyCardRequest(petId), { signal }).catch(fallbackOn404(null)),
    early: () => preloadedData(summaries.emergency, emergencyCardRequest(petId)),
  });
  const [kept, setKept] = useState<EmergencyCard>();
  useEffect(() => {
    let isHere = true;
    void import('../../lib/offline/offline-cache.ts')
      .then(({ cachedEmergencyCard }) => cachedEmergencyCard<EmergencyCard>(petId))
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
