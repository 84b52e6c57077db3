import { useTexts } from '../i18n/use-texts.ts';
import { staleTexts } from './stale-texts.ts';
import type { StaleEdit } from './use-stale-edit.ts';

/** Inside a form, above its buttons: somebody else has saved, and the choice is the user's. */
export function StaleNotice({ stale: { isStale, load, keep } }: { stale: StaleEdit }) {
  const t = useTexts(staleTexts);
  if (!isStale) return null;
  return (
    <div className="banner warn" role="alert">
      <p>{t.changed}</p>
      <div className="row tight">
        <button type="button" className="btn line sm" onClick={load}>
          {t.load}
        </button>
        <button type="submit" className="btn line sm" onClick={keep}>
          {t.keep}
        </button>
      </div>
    </div>
  );
}
