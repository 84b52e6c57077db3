import './emergency.css';
import { useTexts } from '../../i18n/use-texts.ts';
import { SkeletonLine, Skeleton } from '../../ui/lazy/Skeleton.tsx';
import { emergencyTexts } from './texts.ts';

/** The card before it is known whose. */
export function EmergencySkeleton() {
  const t = useTexts(emergencyTexts);
  return (
    <article className="emergency">
      <header className="emergency-head" aria-hidden="true">
        <p className="emergency-bar">
          <b>{t.title}</b>
        </p>
        <div className="emergency-who">
          <span className="arch" />
          <div>
            <h1>
              <SkeletonLine width={5} />
            </h1>
            <p>
              <SkeletonLine width={16} />
            </p>
          </div>
        </div>
      </header>
      <Skeleton className="emergency-body" count={4} />
    </article>
  );
}
