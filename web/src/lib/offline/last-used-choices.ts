import { currentSession } from '../session/session.ts';
import { lastUsedKey } from '../session/token.ts';

/**
 * What was chosen last: the pet that something was written for, what was added, what was looked for, and which visits were
 * left on a day of rest.
 */
type LastUsed = { pet?: string; kind?: string; searches?: readonly string[]; stays?: readonly string[] };

const userId = () => currentSession()?.user.id;

/** What this user chose last on this device. It goes when the session ends, and is nobody else's. */
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
