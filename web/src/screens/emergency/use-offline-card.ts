import { useEffect, useState } from 'react';
import { linkToCard } from '../../screens.ts';
import { whenIdle } from '../../ui/lazy/lazy-component.ts';
import type { EmergencyCard } from './api.ts';

/** Keeps the card on the device, and the page that draws it. Answers whether both are there by now. */
export function useOfflineCard(card: EmergencyCard, isFromServer: boolean) {
  const [isKept, setKept] = useState(false);
  useEffect(() => {
    if (!isFromServer) return undefined;
    let isHere = true;
    const { id } = card.pet;
    void Promise.all([
      keepPage(id),
      import('../../lib/offline/offline-cache.ts').then(({ cacheEmergencyCard }) => cacheEmergencyCard(id, card)),
    ]).then(
      ([, isThere]) => isHere && setKept(isThere),
      // Over plain http, in private windows, where the device is full: then it needs a connection, and says nothing else.
      () => undefined,
    );
    return () => void (isHere = false);
  }, [card, isFromServer]);
  return isKept;
}

/** Registers the worker for this address alone: the device answers for no other page. See decision 58. */
async function keepPage(petId: string) {
  await whenIdle();
  const { installing, waiting, active } = await navigator.serviceWorker.register('/card-worker.js', {
    scope: linkToCard(petId),
    updateViaCache: 'none',
  });
  const coming = installing ?? waiting;
  if (active || !coming) return;
  await new Promise<void>((resolve, reject) => {
    coming.addEventListener('statechange', () => {
      if (coming.state === 'activated') resolve();
      if (coming.state === 'redundant') reject(new Error('the page could not be kept'));
    });
  });
}
