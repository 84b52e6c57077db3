import './pet-avatar-row.css';
import type { ReactNode } from 'react';

type Props = {
  windows: readonly { id: string; hue: string; art: ReactNode }[];
  /** Number of further pets. */
  rest?: number;
};

/** Animals at the windows of their home. */
export const PetAvatarRow = ({ windows, rest = 0 }: Props) => (
  <div className="windows" aria-hidden="true">
    {windows.map(({ id, hue, art }) => (
      <span key={id} className="window" data-hue={hue}>
        {art}
      </span>
    ))}
    {rest > 0 && (
      <span className="window rest">
        <bdi dir="ltr">+{rest}</bdi>
      </span>
    )}
  </div>
);
