import type { ReactNode } from 'react';

/** Into which one can be merged: another of its home, or what is there for everybody. */
export type MergeTarget = { id: string; name: string; art?: ReactNode };
