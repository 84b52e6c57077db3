import { useState, type FocusEvent } from 'react';
import type { Entry } from './SelectList.tsx';
import { usePart, type Part } from './use-part.ts';

/**
 * What stands in the place of a part until it is used: by the keyboard as soon as it has the focus, so that every key
 * does what it does in the part; by a pointer when it is pressed, since what goes away under a finger is never pressed.
 */
export function usePlace(wanted: Pick<Part<never>, 'load' | 'isLoaded'>, isNeeded = false) {
  const [entry, enter] = useState<Entry>();
  const isHere = usePart(wanted, isNeeded || entry !== undefined, () => enter(undefined));
  return {
    /** Whether the part stands there, from its first use on. */
    isUsed: isHere && (isNeeded || entry !== undefined),
    entry,
    /** For the button that stands in its place. */
    place: {
      onFocus: ({ target }: FocusEvent) => target.matches(':focus-visible') && enter('focus'),
      onClick: () => enter('open'),
      onPointerEnter: () => void wanted.load().catch(() => undefined),
    },
  };
}
