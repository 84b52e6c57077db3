import { useEffect, useState } from 'react';
import { isMotionAllowed } from './motion.ts';

/** Time that an eye stays shut, in milliseconds. */
const winkMs = 160;

/** The eyes of a drawn face, which wink once whenever what they are about has changed, and is not false. */
export function useBlink(about: unknown) {
  const [seen, setSeen] = useState(about);
  const [winks, setWinks] = useState(0);
  if (seen !== about) {
    setSeen(about);
    if (about !== false && isMotionAllowed()) setWinks((count) => count + 1);
  }
  useEffect(() => {
    if (winks === 0) return undefined;
    const timer = setTimeout(() => setWinks(0), winkMs);
    return () => clearTimeout(timer);
  }, [winks]);
  return winks > 0 ? 'wink' : 'open';
}
