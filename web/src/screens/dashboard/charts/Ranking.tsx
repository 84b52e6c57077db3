import type { CSSProperties } from 'react';
import type { LucideIcon } from 'lucide-react/types';
import { Link } from '../../../ui/Link.tsx';
import { useFormats } from '../../../lib/use-formats.ts';

export type Rank = {
  id: string;
  label: string;
  value: number;
  icon: LucideIcon;
  /** Address of the rows behind the part. */ to: string;
};

/**
 * Parts of a sum, the largest first. A part with more refunds than expenses does not count in the sum, and stands last.
 */
export function Ranking({ ranks, caption }: { ranks: readonly Rank[]; caption: string }) {
  const f = useFormats();
  const total = ranks.reduce((sum, { value }) => sum + Math.max(0, value), 0);
  const largest = Math.max(1, ...ranks.map(({ value }) => value));
  return (
    <ol className="ranking" aria-label={caption}>
      {ranks.map(({ id, label, value, icon: Icon, to }) => (
        <li key={id} style={{ '--share': Math.max(0, value) / largest } as CSSProperties}>
          <Link to={to}>
            <Icon size={20} aria-hidden="true" />
            <span>{label}</span>
            <b className="num">{f.ils(value)}</b>
            <small className="num">{value > 0 && f.share(value / total)}</small>
            <i hidden={value <= 0} />
          </Link>
        </li>
      ))}
    </ol>
  );
}
