import './dashboard.css';
import './hello.css';
import './stats.css';
import { Bone, Bones } from '../../ui/Bones.tsx';
import { QuickActions } from './QuickActions.tsx';

/** The dashboard before anything is known: whose it is, and what is on it. */
export const DashboardPicture = () => (
  <>
    <section className="hello hello-place" aria-hidden="true">
      <div>
        <p className="date">
          <Bone width={14} />
        </p>
        <h1>
          <Bone width={10} />
        </h1>
        <p>
          <Bone width={30} />
        </p>
      </div>
      <div className="peek" />
    </section>
    <QuickActions />
    <Bones className="stats" count={4} />
    <Bones className="charts" count={2} />
  </>
);
