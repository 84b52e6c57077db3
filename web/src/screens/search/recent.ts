import { keepLastUsed, lastUsed } from '../../lib/last-used.ts';

/** So many of them fit above a phone's keyboard. */
const most = 5;

/** What somebody has looked for on this device, the latest first. */
export const recentSearches = () => lastUsed().searches ?? [];

/** Kept once something came of it. */
export function keepSearch(text: string) {
  const asked = text.trim();
  if (asked === '') return;
  keepLastUsed({ searches: [asked, ...recentSearches().filter((one) => one !== asked)].slice(0, most) });
}

export const forgetSearches = () => keepLastUsed({ searches: [] });
