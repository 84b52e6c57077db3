import type { CSSProperties } from 'react';
import type { LucideIcon } from 'lucide-react';
import { Link } from '../../ui/Link.tsx';
import { useFormats } from '../../lib/use-formats.ts';

export type Rank = {
  id: string;
  label: string;
  value: number;
  icon: LucideIcon;
  /** Where its rows are. */ to: string;
};

/** How a sum is divided, the largest part first. */
export function Ranking({ ranks, caption }: { ranks: readonly Rank[]; caption: string }) {
  const f = useFormats();
  const total = ranks.reduce((sum, { value }) => sum + value, 0);
  const [largest] = ranks;
  return (
    <ol className="ranking" aria-label={caption}>
      {ranks.map(({ id, label, value, icon: Icon, to }) => (
        <li key={id} style={{ '--share': value / (largest?.value ?? 1) } as CSSProperties}>
          <Link to={to}>
            <Icon size={20} aria-hidden="true" />
            <span>{label}</span>
            <b className="num">{f.ils(value)}</b>
            <small className="num">{f.share(value / total)}</small>
            <i />
          </Link>
        </li>
      ))}
    </ol>
  );
}
