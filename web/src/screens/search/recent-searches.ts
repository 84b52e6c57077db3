import { saveLastUsedChoices, lastUsedChoices } from '../../lib/offline/last-used-choices.ts';

/** Number of searches that fit above a phone's keyboard. */
const most = 5;

/** Recent searches on this device, the latest first. */
export const recentSearches = () => lastUsedChoices().searches ?? [];

/** Kept once something came of it. */
export function saveSearch(text: string) {
  const asked = text.trim();
  if (asked === '') return;
  saveLastUsedChoices({ searches: [asked, ...recentSearches().filter((one) => one !== asked)].slice(0, most) });
}

export const clearSearches = () => saveLastUsedChoices({ searches: [] });
