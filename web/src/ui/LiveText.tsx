import type { ReactNode } from 'react';
import { useReading } from './reading.ts';

/** A live region that exists in screen-reader mode only and describes changes that others see. */
export const LiveText = ({ children }: { children: ReactNode }) =>
  useReading() ? (
    <p className="sr" role="status">
      {children}
    </p>
  ) : null;
