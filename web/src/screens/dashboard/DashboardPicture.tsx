import './dashboard.css';
import './hello.css';
import './stats.css';
import './today.css';
import { Bone, Bones } from '../../ui/Bones.tsx';
import { QuickActions } from './QuickActions.tsx';

/** The dashboard before anything is known: whose it is, and what is on it. */
export const DashboardPicture = () => (
  <>
    <section className="hello" aria-hidden="true">
      <div>
        <p className="date">
          <Bone width={14} />
        </p>
        <h1>
          <Bone width={10} />
        </h1>
        <p>
          <Bone width={24} />
        </p>
      </div>
      <div className="pet-arches">
        <span className="pet-arch" />
        <span className="pet-arch" />
        <span className="pet-arch" />
      </div>
    </section>
    <QuickActions />
    <div className="front">
      <Bones className="today-place" />
      <Bones className="stats" count={4} />
    </div>
    <Bones className="charts" count={2} />
  </>
);
