import { useState } from 'react';
import { keepLastUsed, lastUsed } from '../../lib/last-used.ts';
import { type RestOffer, stayKey } from './rest.ts';

/** More than anybody leaves on a day of rest in a year. */
const most = 50;

/** What was left on its day of rest, on this device: it is not asked again. */
export function useStays() {
  const [stays, setStays] = useState(() => lastUsed().stays ?? []);
  function stay({ entry }: RestOffer) {
    const all = [...stays, stayKey(entry)].slice(-most);
    keepLastUsed({ stays: all });
    setStays(all);
  }
  return { stays, stay };
}
