import { useEffect, useRef } from 'react';
import type { Look, Pet, Species } from '@tzemed/contract/pets/pets';
import { isMotionAllowed } from '../../../ui/motion.ts';
import { randomLook } from './random-look.ts';

const steps = 3;
const stepMs = 90;

const stop = (timers: readonly ReturnType<typeof setTimeout>[]) => timers.forEach(clearTimeout);

/** Shuffles the look in a few quick steps, or in one where nothing is to move. */
export function useShuffleLook(species: Species, others: readonly Pet[], show: (look: Look) => void) {
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  useEffect(() => () => stop(timers.current), []);
  return (from: Look) => {
    stop(timers.current);
    let look = from;
    const next = () => show((look = randomLook(species, look, others)));
    next();
    timers.current = isMotionAllowed()
      ? Array.from({ length: steps - 1 }, (_, step) => setTimeout(next, stepMs * (step + 1)))
      : [];
  };
}
