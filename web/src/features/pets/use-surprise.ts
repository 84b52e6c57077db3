import { useEffect, useRef } from 'react';
import type { Look, Pet, Species } from '@tzemed/contract/pets';
import { mayMove } from '../../ui/motion.ts';
import { anotherLook } from './another-look.ts';

const steps = 3;
const stepMs = 90;

const stop = (timers: readonly ReturnType<typeof setTimeout>[]) => timers.forEach(clearTimeout);

/** Shuffles the look in a few quick steps, or in one where nothing is to move. */
export function useSurprise(species: Species, others: readonly Pet[], show: (look: Look) => void) {
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  useEffect(() => () => stop(timers.current), []);
  return (from: Look) => {
    stop(timers.current);
    let look = from;
    const next = () => show((look = anotherLook(species, look, others)));
    next();
    timers.current = mayMove()
      ? Array.from({ length: steps - 1 }, (_, step) => setTimeout(next, stepMs * (step + 1)))
      : [];
  };
}
