import { createContext } from 'react';

/**
 * Lets a form tell the dialog around it that typed text could be lost, and what to do once the user agrees to lose it.
 */
export const UnsavedContext = createContext<((isUnsaved: boolean, onLost?: () => void) => void) | null>(null);

/** Closes the dialog by `close`; asks first while something in it is unsaved. */
export const LeaveContext = createContext<((close: () => void) => void) | null>(null);

/** Lets a part of a form report typed text that is in none of the fields yet. */
export const HoldingContext = createContext<((isHolding: boolean) => void) | null>(null);
