import type { CSSProperties, ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react/types';
import { withoutMarks } from '../../lib/format.ts';
import { Link } from '../../ui/Link.tsx';

type Props = { to: string; icon: LucideIcon; label: string; value: string; children: ReactNode };

/** A figure, the way to its screen. */
export const Stat = ({ to, icon: Icon, label, value, children }: Props) => (
  <li className="card stat">
    <span className="stat-icon">
      <Icon size={20} aria-hidden="true" />
    </span>
    <Link to={to} className="stat-text">
      <span className="stat-label">{label}</span>{' '}
      <b className="num" style={{ '--chars': withoutMarks(value).length } as CSSProperties}>
        {value}
      </b>{' '}
      <small>{children}</small>
    </Link>
  </li>
);
