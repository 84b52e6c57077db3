import { useState, type FocusEvent, type KeyboardEvent } from 'react';
import type { Entry } from '../field/SelectList.tsx';
import { useLazyComponent, type LazyComponent } from './lazy-component.ts';

type Options = {
  /** Whether the part is wanted before its use. */
  isNeeded?: boolean;
  /** Keys that open the part, as they do once it is there. */
  openedBy?: readonly string[];
};

/**
 * What stands in the place of a part until it is used: by the keyboard as soon as it has the focus, so that every key
 * does what it does in the part; by a pointer when it is pressed, since what goes away under a finger is never pressed.
 */
export function useLazyPlaceholder(
  wanted: Pick<LazyComponent<never>, 'load' | 'isLoaded'>,
  { isNeeded = false, openedBy = [] }: Options = {},
) {
  const [asked, ask] = useState<Entry>();
  const [used, use] = useState<{ entry: Entry | undefined }>();
  // What nobody has pressed is tried once: the place stands in for it, and each press tries again.
  const [isGivenUp, giveUp] = useState(false);
  const isHere = useLazyComponent(wanted, (isNeeded && !isGivenUp) || asked !== undefined, () => {
    ask(undefined);
    giveUp(true);
  });
  // Kept from then on: the place does not come back when the part loses the focus.
  if (!used && isHere && (isNeeded || asked)) use({ entry: asked });
  return {
    /** Whether the part stands there, from its first use on, and how it is entered. */
    isUsed: used !== undefined,
    entry: used?.entry,
    /** For the button that stands in its place. */
    place: {
      onFocus: ({ target }: FocusEvent) => target.matches(':focus-visible') && ask('focus'),
      // Whoever has gone on before the part came is not called back.
      onBlur: () => ask(undefined),
      onClick: () => ask('open'),
      onKeyDown: (event: KeyboardEvent) => {
        // As in the part: it stays closed, and keeps the focus.
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
