import { createContext } from 'react';

/** How a form tells the dialog around it that there is typed text to lose. */
export const UnsavedContext = createContext<((isUnsaved: boolean) => void) | null>(null);
