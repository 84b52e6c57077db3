import './emergency.css';
import { useTexts } from '../../i18n/use-texts.ts';
import { Bone, Bones } from '../../ui/Bones.tsx';
import { emergencyTexts } from './texts.ts';

/** The card before it is known whose. */
export function EmergencyPicture() {
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
              <Bone width={5} />
            </h1>
            <p>
              <Bone width={16} />
            </p>
          </div>
        </div>
      </header>
      <Bones className="emergency-body" count={4} />
    </article>
  );
}
