import { useState } from 'react';

/**
 * Boxes that are saved as they are ticked: one follows the finger at once, and shows what is kept again when `work` is
 * over. A failure of it is told by whoever does it.
 */
export function useOptimisticToggles<Key>() {
  const [pressed, setPressed] = useState<ReadonlyMap<Key, boolean>>(new Map());
  async function press(key: Key, isTicked: boolean, work: () => Promise<unknown> | undefined) {
    setPressed((now) => new Map(now).set(key, isTicked));
    await work()?.catch(() => undefined);
    // The user may have pressed the toggle again meanwhile.
    setPressed((now) => new Map([...now].filter(([one, was]) => one !== key || was !== isTicked)));
  }
  return { press, isTicked: (key: Key, isKept: boolean) => pressed.get(key) ?? isKept };
}
