import { useEffect, useState } from 'react';
import { summaries } from '@tzemed/contract/views/summaries';
import type { ClientReply } from '@tzemed/contract/schema/endpoint';
import { callsOf, preloadedData } from '../../lib/api/api-client.ts';
import { fallbackOn404 } from '../../lib/api/fallback-on-404.ts';
import { endpointUrl } from '../../lib/api/endpoint-url.ts';
import { device } from '../../lib/offline/device-gate.ts';
import { useQueryWithFallback } from '../../shared/queries/use-query-with-fallback.ts';

const api = callsOf(summaries);

export type EmergencyCard = ClientReply<typeof summaries.emergency>;
/** Source of the card: the server's current data, or `kept` while the server has yet to answer. */
export type CardSource = 'server' | 'kept' | 'offline';

export const emergencyCardRequest = (petId: string) => ({ params: { petId } });
const addressOf = (petId: string) => endpointUrl(summaries.emergency, emergencyCardRequest(petId));

const storedCard = async (petId: string) =>
  (await (await device())?.answer(summaries.emergency, addressOf(petId))) as EmergencyCard | undefined;

/** Stores a pet's card on the device. Answers whether it is there. */
export const storeCard = async (card: EmergencyCard) =>
  (await (await device())?.store(addressOf(card.pet.id), card)) === true;

/**
 * A pet's card; null where there is none, or none for whoever asks. What is on the device is there at once: a server that
 * is away is only known to be after seven seconds.
 */
export function useEmergencyCard(petId: string) {
  const found = useQueryWithFallback<EmergencyCard | null>({
    noun: 'summaries',
    part: `card ${petId}`,
    load: (signal) => api.emergency(emergencyCardRequest(petId), { signal }).catch(fallbackOn404(null)),
    early: () => preloadedData(summaries.emergency, emergencyCardRequest(petId)),
  });
  const [kept, setKept] = useState<EmergencyCard>();
  useEffect(() => {
    let isHere = true;
    void storedCard(petId).then(
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
