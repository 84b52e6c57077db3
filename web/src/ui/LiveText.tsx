import type { ReactNode } from 'react';
import { useReading } from './reading.ts';

/** In screen-reader mode alone: tells whoever listens what others see change. */
export const LiveText = ({ children }: { children: ReactNode }) =>
  useReading() ? (
    <p className="sr" role="status">
      {children}
    </p>
  ) : null;
