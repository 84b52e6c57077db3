import { createContext } from 'react';

/** True while a page is made at build time; false in the browser and for the single-page fallback. */
export const Prerendering = createContext(false);
