import type { ReactNode } from 'react';

type Props = { children: ReactNode } & (
  | { tone?: 'plain' | 'ok' | 'warn' | 'danger' | 'info' | 'pine' | 'ink'; hue?: undefined }
  | { hue: string; tone?: undefined }
);

/** States use tones, categories use hues. */
export const Badge = ({ children, tone = 'plain', hue }: Props) => (
  <span className={hue ? 'badge hue' : `badge ${tone}`} data-hue={hue}>
    {children}
  </span>
);
