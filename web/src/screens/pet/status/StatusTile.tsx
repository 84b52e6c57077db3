import type { ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react/types';
import { ForwardArrow } from '../../../ui/ForwardArrow.tsx';
import { Link } from '../../../ui/Link.tsx';

type Props = {
  to: string;
  icon: LucideIcon;
  tone?: 'ok' | 'warn' | 'danger' | undefined;
  label: string;
  value: ReactNode;
  about?: ReactNode;
};

/** Tile of a pet's status row, with a link to its source. */
export function StatusTile({ to, icon: Icon, tone, label, value, about }: Props) {
  return (
    <li>
      <Link className="status-tile" to={to} data-tone={tone}>
        <span className="status-icon">
          <Icon size={20} aria-hidden="true" />
        </span>
        <span>
          <small>{label}</small>
          <b>{value}</b>
          {about && <small>{about}</small>}
        </span>
        <ForwardArrow size={18} className="status-forward" />
      </Link>
    </li>
  );
}
