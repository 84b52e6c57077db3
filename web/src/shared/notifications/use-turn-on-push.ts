import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { currentSession } from '../../lib/session/session.ts';
import { toast } from '../../ui/toast/toast.ts';
import { tellHere } from './push-subscription.ts';
import { pushTexts } from './push-texts.ts';

/**
 * Turns notifications on in this browser, and says how it went. `isDead`: the subscription that stands takes nothing.
 * `again` loads the devices anew.
 */
export function useTurnOnPush(pushKey: string | undefined, isDead: boolean, again: () => Promise<unknown>) {
  const t = useTexts(pushTexts);
  const [isBusy, setBusy] = useState(false);
  async function run() {
    const userId = currentSession()?.user.id;
    if (isBusy || pushKey === undefined || userId === undefined) return;
    setBusy(true);
    try {
      if (await tellHere(userId, pushKey, isDead)) toast.success(t.turnedOn);
    } catch {
      toast.error(t.failed);
    }
    await again();
    setBusy(false);
  }
  return { isBusy, run: () => void run() };
}
