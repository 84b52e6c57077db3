import type { Preferences } from '@tzemed/contract/account/settings';
import { listDensityKey, startPageKey } from '../session/token.ts';

/** Applies what needs no data, and keeps it for the first paint of the next visit. */
export function storePreferences({ startPage, listDensity }: Omit<Preferences, 'defaultPetId'>) {
  document.documentElement.dataset.density = listDensity;
  try {
    localStorage.setItem(startPageKey, startPage);
    localStorage.setItem(listDensityKey, listDensity);
  } catch {
    // Full storage: the next visit applies them when the server has answered.
  }
}
