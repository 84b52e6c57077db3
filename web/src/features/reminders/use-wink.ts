import { useEffect, useState } from 'react';

/** How long an eye is shut. */
const winkMs = 140;

/** A drawn face winks once, when something begins. */
export function useWink(isBeginning: boolean) {
  const [isWinking, setWinking] = useState(false);
  const [was, setWas] = useState(isBeginning);
  if (was !== isBeginning) {
    setWas(isBeginning);
    if (isBeginning) setWinking(true);
  }
  useEffect(() => {
    if (!isWinking) return undefined;
    const timer = setTimeout(() => setWinking(false), winkMs);
    return () => clearTimeout(timer);
  }, [isWinking]);
  return isWinking ? 'wink' : 'open';
}
