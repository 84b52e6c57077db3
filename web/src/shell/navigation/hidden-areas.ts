import { createContext } from 'react';
import type { Area } from '@tzemed/contract/schema/endpoint';

/** Areas that nobody shares with the signed-in user: menus do not name them. */
export const HiddenAreas = createContext<readonly Area[]>([]);
