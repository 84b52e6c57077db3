import './pet-status.css';
import { SkeletonLine } from '../../../ui/lazy/Skeleton.tsx';

/** The status row before anything of it is known. */
export const StatusSkeleton = ({ count = 3 }: { count?: number }) => (
  <ul className="status" aria-hidden="true">
    {Array.from({ length: count }, (_, index) => (
      <li key={index}>
        <span className="status-tile">
          <span className="status-icon" />
          <span>
            <small>
              <SkeletonLine width={8} />
            </small>
            <b>
              <SkeletonLine width={9} />
            </b>
            <small>
              <SkeletonLine width={7} />
            </small>
          </span>
        </span>
      </li>
    ))}
  </ul>
);
