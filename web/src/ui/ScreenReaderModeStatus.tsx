import type { ReactNode } from 'react';
import { useScreenReaderMode } from './screen-reader-mode.ts';

/** A live region that exists in screen-reader mode only and describes changes that others see. */
export const ScreenReaderModeStatus = ({ children }: { children: ReactNode }) =>
  useScreenReaderMode() ? (
    <p className="sr" role="status">
      {children}
    </p>
  ) : null;
