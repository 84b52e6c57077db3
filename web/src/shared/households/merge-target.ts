import type { ReactNode } from 'react';

/** Target of a merge: another item of the same household, or a built-in one. */
export type MergeTarget = { id: string; name: string; art?: ReactNode };
