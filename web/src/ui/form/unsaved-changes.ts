import { createContext } from 'react';

/** How a form tells the dialog around it that there is typed text to lose, and what to do once its user agrees to lose it. */
export const UnsavedContext = createContext<((isUnsaved: boolean, onLost?: () => void) => void) | null>(null);

/** Closes the dialog by `close`; asks first while something in it is unsaved. */
export const LeaveContext = createContext<((close: () => void) => void) | null>(null);

/** How a part of a form tells it that something is typed there which is in none of its fields yet. */
export const HoldingContext = createContext<((isHolding: boolean) => void) | null>(null);
