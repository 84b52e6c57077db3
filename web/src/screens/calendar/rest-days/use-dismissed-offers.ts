import { useState } from 'react';
import { saveLastUsedChoices, lastUsedChoices } from '../../../lib/offline/last-used-choices.ts';
import { type RestDayOffer, dismissedKey } from './rest-day-offers.ts';

/** More than anybody leaves on a day of rest in a year. */
const most = 50;

/** Visits that were left on their day of rest, on this device: they get no offer again. */
export function useDismissedOffers() {
  const [stays, setStays] = useState(() => lastUsedChoices().stays ?? []);
  function stay({ entry }: RestDayOffer) {
    const all = [...stays, dismissedKey(entry)].slice(-most);
    saveLastUsedChoices({ stays: all });
    setStays(all);
  }
  return { stays, stay };
}
