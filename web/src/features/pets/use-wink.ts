import { useEffect, useState } from 'react';
import type { Look } from '@tzemed/contract/pets';
import { mayMove } from '../../ui/motion.ts';

const winkMs = 180;

/** Eyes that wink once whenever the look has changed. */
export function useWink(look: Look) {
  const [seen, setSeen] = useState(look);
  useEffect(() => {
    if (seen === look) return undefined;
    const timer = setTimeout(() => setSeen(look), mayMove() ? winkMs : 0);
    return () => clearTimeout(timer);
  }, [seen, look]);
  return seen === look || !mayMove() ? 'open' : 'wink';
}
