import { createContext } from 'react';

/** How a form tells the dialog around it that there is typed text to lose. */
export const UnsavedContext = createContext<((isUnsaved: boolean) => void) | null>(null);

/** How a part of a form tells it that something is typed there which is in none of its fields yet. */
export const HoldingContext = createContext<((isHolding: boolean) => void) | null>(null);
