import { currentSession } from '../session/session.ts';
import { lastUsedKey } from '../session/token.ts';

/**
 * Last choices: the pet of the last new item, the kind of item added, searches, visits that were left on a day of
 * rest, the pets of the last press in the one-tap log, and time zones between which medicines keep their hours.
 */
type LastUsed = {
  pet?: string;
  kind?: string;
  searches?: readonly string[];
  stays?: readonly string[];
  logged?: readonly string[];
  zones?: readonly string[];
};

const userId = () => currentSession()?.user.id;

/** Last choices of this user on this device. They are deleted when the session ends, and no other user sees them. */
export function lastUsedChoices(): LastUsed {
  try {
    const kept = JSON.parse(localStorage.getItem(lastUsedKey) ?? '{}') as LastUsed & { userId?: string };
    return kept.userId === userId() ? kept : {};
  } catch {
    return {};
  }
}

export function saveLastUsedChoices(chosen: LastUsed) {
  try {
    localStorage.setItem(lastUsedKey, JSON.stringify({ ...lastUsedChoices(), ...chosen, userId: userId() }));
  } catch {
    // Full storage: what was chosen is chosen again.
  }
}
