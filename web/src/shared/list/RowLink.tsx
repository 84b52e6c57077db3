import './row-link.css';
import type { ReactNode } from 'react';
import { Link } from '../../ui/Link.tsx';

type Props = {
  /** Missing where there is nothing to open: in a sample. */
  to: string | undefined;
  children: ReactNode;
};

/** Title of a row in a card. The whole row opens the item; what else can be pressed in the row lies above. */
export const RowLink = ({ to, children }: Props) =>
  to === undefined ? (
    children
  ) : (
    <Link className="row-link" to={to}>
      {children}
    </Link>
  );
