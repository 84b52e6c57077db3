import './dashboard.css';
import './greeting/greeting-header.css';
import './stats.css';
import './today/today.css';
import { SkeletonLine, Skeleton } from '../../ui/lazy/Skeleton.tsx';
import { Greeting } from './greeting/Greeting.tsx';
import { QuickActions } from './QuickActions.tsx';

/** The dashboard before anything is known: whom it greets, and what is on it. */
export const DashboardSkeleton = () => (
  <>
    <section className="hello">
      <div>
        <p className="date" aria-hidden="true">
          <SkeletonLine width={14} />
        </p>
        <Greeting />
        <p aria-hidden="true">
          <SkeletonLine width={24} />
        </p>
      </div>
      <div className="pet-arches" aria-hidden="true">
        <span className="pet-arch" />
        <span className="pet-arch" />
        <span className="pet-arch" />
      </div>
    </section>
    <QuickActions />
    <div className="front">
      <Skeleton className="today-place" />
      <Skeleton className="stats" count={4} />
    </div>
    <Skeleton className="charts" count={2} />
  </>
);
