import { useSyncExternalStore } from 'react';
import { storedTheme, subscribeToTheme } from './theme.ts';

/** The chosen theme, the same wherever it can be chosen. */
export const useTheme = () => useSyncExternalStore(subscribeToTheme, storedTheme);
