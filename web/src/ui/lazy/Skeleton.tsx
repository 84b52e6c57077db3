import './skeleton.css';
import type { CSSProperties } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { uiTexts } from '../texts.ts';

/** The place of a line of text that is still to come, as wide as so many letters. */
export const SkeletonLine = ({ width }: { width: number }) => (
  <span className="bone" style={{ '--letters': width } as CSSProperties} aria-hidden="true" />
);

/** The place of what is still to come: so many cards, one below the other or side by side. */
export function Skeleton({ count = 1, className = 'bones' }: { count?: number; className?: string }) {
  const t = useTexts(uiTexts);
  return (
    <>
      <p className="sr" role="status">
        {t.loading}
      </p>
      <div className={className} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className="card bone-card" />
        ))}
      </div>
    </>
  );
}
