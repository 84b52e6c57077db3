import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { isolateDirection } from '../../lib/isolate-direction.ts';
import { deletedElsewhereTexts } from './deleted-elsewhere-texts.ts';
import { useDeletedBy } from './deleted-by.ts';

/** The value of the button that brings it back: see `ui/Form`. */
export const restoreSubmitValue = 'restore';

type Props = { id: string | undefined; said: string; onGiveUp: () => void };

/** Inside a form, above its buttons: what is edited has been deleted elsewhere, by whom, and the choice is the user's. */
export function DeletedElsewhereNotice({ id = '', said, onGiveUp }: Props) {
  const t = useTexts(deletedElsewhereTexts);
  const { lang } = useLanguage();
  const name = useDeletedBy(id);
  return (
    <div className="banner warn" role="alert">
      <p>
        {name ? t.by({ said, name: isolateDirection(name, lang) }) : said}. {t.stillHere}
      </p>
      <div className="row tight">
        <button type="submit" name="then" value={restoreSubmitValue} className="btn line sm">
          {t.restore}
        </button>
        <button type="button" className="btn line sm" onClick={onGiveUp}>
          {t.giveUp}
        </button>
      </div>
    </div>
  );
}
