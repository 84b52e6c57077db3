import './dashboard.css';
import './hello.css';
import './stats.css';
import './today.css';
import { Bone, Bones } from '../../ui/Bones.tsx';
import { Greeting } from './Greeting.tsx';
import { QuickActions } from './QuickActions.tsx';

/** The dashboard before anything is known: whom it greets, and what is on it. */
export const DashboardPicture = () => (
  <>
    <section className="hello">
      <div>
        <p className="date" aria-hidden="true">
          <Bone width={14} />
        </p>
        <Greeting />
        <p aria-hidden="true">
          <Bone width={24} />
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
      <Bones className="today-place" />
      <Bones className="stats" count={4} />
    </div>
    <Bones className="charts" count={2} />
  </>
);
