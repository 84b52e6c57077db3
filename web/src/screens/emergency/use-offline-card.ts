import { useEffect, useState } from 'react';
import { unregisterOld } from '../../lib/worker/old-workers.ts';
import { keepOffline } from '../../lib/worker/registration.ts';
import { whenIdle } from '../../ui/lazy/lazy-component.ts';
import { storeCard, type EmergencyCard } from './api.ts';

/** Keeps the card on the device, and the page that draws it. Answers whether both are there by now. */
export function useOfflineCard(card: EmergencyCard, isFromServer: boolean) {
  const [isKept, setKept] = useState(false);
  useEffect(() => {
    if (!isFromServer) return undefined;
    let isHere = true;
    void Promise.all([keepPage(), storeCard(card)]).then(
      (areThere) => isHere && setKept(areThere.every(Boolean)),
      // Over plain http, in private windows, where the device is full: then it needs a connection, and says nothing else.
      () => undefined,
    );
    return () => void (isHere = false);
  }, [card, isFromServer]);
  return isKept;
}

/** Keeps the page that shows cards, see decisions 58 and 135; only then a card's own worker of an older build goes. */
async function keepPage() {
  await whenIdle();
  const isThere = await keepOffline('card');
  if (isThere) await unregisterOld('/card-worker.js');
  return isThere;
}
