import { useState, type FocusEvent, type KeyboardEvent } from 'react';
import type { Entry } from '../field/SelectList.tsx';
import { useLazyComponent, type LazyComponent } from './lazy-component.ts';

type Options = {
  /** True when the component is needed before its first use. */
  isNeeded?: boolean;
  /** Keys that open the part, as they do once it is there. */
  openedBy?: readonly string[];
};

/**
 * Placeholder of a component until its first use: by keyboard it is replaced on focus, so that every key works as in
 * the component; by pointer on press, since an element that disappears under a finger never gets the press.
 */
export function useLazyPlaceholder(
  wanted: Pick<LazyComponent<never>, 'load' | 'isLoaded'>,
  { isNeeded = false, openedBy = [] }: Options = {},
) {
  const [asked, ask] = useState<Entry>();
  const [used, use] = useState<{ entry: Entry | undefined }>();
  // An unpressed component is tried once: after a failure the placeholder stays, and each press tries again.
  const [isGivenUp, giveUp] = useState(false);
  const isHere = useLazyComponent(wanted, (isNeeded && !isGivenUp) || asked !== undefined, () => {
    ask(undefined);
    giveUp(true);
  });
  // Kept from then on: the place does not come back when the part loses the focus.
  if (!used && isHere && (isNeeded || asked)) use({ entry: asked });
  return {
    /** True from the first use on, when the component replaces the placeholder; `entry` is its initial state. */
    isUsed: used !== undefined,
    entry: used?.entry,
    /** Props of the placeholder button. */
    place: {
      onFocus: ({ target }: FocusEvent) => target.matches(':focus-visible') && ask('focus'),
      // A user who has moved on before the component loads does not get the focus pulled back.
      onBlur: () => ask(undefined),
      onClick: () => ask('open'),
      onKeyDown: (event: KeyboardEvent) => {
        // Same as in the component: it stays closed, and keeps the focus.
        if (event.key === 'Escape' && asked) ask('focus');
        if (!openedBy.includes(event.key)) return;
        // The page would scroll.
        event.preventDefault();
        ask('open');
      },
      onPointerEnter: () => void wanted.load().catch(() => undefined),
    },
  };
}
