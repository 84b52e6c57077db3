import type { ReactNode } from 'react';
import { useAreaAccess } from '../../shared/permissions/use-area-access.ts';
import { HiddenAreas } from '../../shell/navigation/hidden-areas.ts';

/** Tells menus, which know no pets, which areas the user can see nothing of. */
export const HiddenAreasProvider = ({ children }: { children: ReactNode }) => (
  <HiddenAreas value={useAreaAccess().hiddenAreas}>{children}</HiddenAreas>
);
