import './pet-status.css';
import { Bone } from '../../ui/Bones.tsx';

/** The status row before anything of it is known. */
export const StatusPlace = ({ count = 3 }: { count?: number }) => (
  <ul className="status" aria-hidden="true">
    {Array.from({ length: count }, (_, index) => (
      <li key={index}>
        <span className="status-tile">
          <span className="status-icon" />
          <span>
            <small>
              <Bone width={8} />
            </small>
            <b>
              <Bone width={9} />
            </b>
            <small>
              <Bone width={7} />
            </small>
          </span>
        </span>
      </li>
    ))}
  </ul>
);
