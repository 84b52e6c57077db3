import { useEffect } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { watchForUpdate } from '../../lib/worker/watch-for-update.ts';
import { isAnythingOpen } from '../../ui/is-user-busy.ts';
import { currentToasts, toast } from '../../ui/toast/toast.ts';
import { deviceTexts } from './texts.ts';

/** Milliseconds between two looks whether a form is open, while there is something to offer. */
const lookMs = 1000;
const about = 'update';

/** Offers a newer version of the app while nothing is open; over a form the offer goes, and comes back afterwards. */
export function useUpdateOffer() {
  const t = useTexts(deviceTexts);
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return undefined;
    let looking: ReturnType<typeof setInterval> | undefined;
    const stop = watchForUpdate(() => {
      clearInterval(looking);
      looking = offerWhileFree(t.newVersion, t.refresh, () => location.reload());
    });
    return () => {
      stop();
      clearInterval(looking);
      toast.over(about);
    };
  }, [t]);
}

/** Shows the toast whenever nothing is open, until the user has answered it. */
export function offerWhileFree(text: string, label: string, refresh: () => void) {
  let isShown = false;
  const look = () => {
    // Closed, or answered: it does not come back after the next form.
    if (isShown && !currentToasts().some((one) => one.about === about)) return clearInterval(looking);
    if (isAnythingOpen() === !isShown) return;
    isShown = !isShown;
    if (isShown) toast.offer(text, { label, onPress: refresh }, about);
    else toast.over(about);
  };
  const looking = setInterval(look, lookMs);
  look();
  return looking;
}
