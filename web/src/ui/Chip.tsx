import type { ReactNode } from 'react';

type Props = { isOn: boolean; onPress: () => void; /** Picture before the label. */ art?: ReactNode; children: string };

/** A choice that is switched on and off where it stands. */
export const Chip = ({ isOn, onPress, art, children }: Props) => (
  <button type="button" className="chip" aria-pressed={isOn} onClick={onPress}>
    {art}
    <bdi>{children}</bdi>
  </button>
);
