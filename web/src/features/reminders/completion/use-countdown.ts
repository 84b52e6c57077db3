import { useEffect, useRef, useState } from 'react';

/** A time that begins anew with `restart` and stands still while anything holds it. `run` and `isHeld` are for what shows it. */
export function useCountdown(ms: number, onEnd: () => void) {
  const [shown, show] = useState({ run: 0, isHeld: false });
  const ended = useRef(onEnd);
  useEffect(() => void (ended.current = onEnd));
  const [clock] = useState(() => {
    const holders = new Set<string>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** Milliseconds that are left of the run that stands or goes; none while there is no run. */
    let left: number | undefined;
    let since = 0;
    const pause = () => {
      if (timer === undefined || left === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      left -= performance.now() - since;
    };
    const go = () => {
      if (left === undefined || timer !== undefined || holders.size > 0) return;
      since = performance.now();
      timer = setTimeout(() => {
        timer = left = undefined;
        ended.current();
      }, left);
    };
    const changeHolders = (change: () => void) => {
      pause();
      change();
      const isHeld = holders.size > 0;
      show((shown) => (shown.isHeld === isHeld ? shown : { ...shown, isHeld }));
      go();
    };
    return {
      restart() {
        pause();
        left = ms;
        show((shown) => ({ ...shown, run: shown.run + 1 }));
        go();
      },
      stop() {
        pause();
        left = undefined;
        changeHolders(() => holders.clear());
      },
      hold: (by: string) => changeHolders(() => holders.add(by)),
      release: (by: string) => void (holders.has(by) && changeHolders(() => holders.delete(by))),
    };
  });
  useEffect(() => clock.stop, [clock]);
  return { ...clock, ...shown };
}
