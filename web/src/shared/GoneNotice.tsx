import { useTexts } from '../i18n/use-texts.ts';
import { goneTexts } from './gone-texts.ts';

/** The value of the button that brings it back: see `ui/Form`. */
export const restoring = 'restore';

/** Inside a form, above its buttons: what is edited has been deleted elsewhere, and the choice is the user's. */
export function GoneNotice({ said, onGiveUp }: { said: string; onGiveUp: () => void }) {
  const t = useTexts(goneTexts);
  return (
    <div className="banner warn" role="alert">
      <p>
        {said}. {t.stillHere}
      </p>
      <div className="row tight">
        <button type="submit" name="then" value={restoring} className="btn line sm">
          {t.restore}
        </button>
        <button type="button" className="btn line sm" onClick={onGiveUp}>
          {t.giveUp}
        </button>
      </div>
    </div>
  );
}
