import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { isolateDirection } from '../../lib/isolate-direction.ts';
import { deletedElsewhereTexts } from './deleted-elsewhere-texts.ts';
import { useDeletedBy } from './deleted-by.ts';

/** The value of the button that brings it back: see `ui/Form`. */
export const restoreSubmitValue = 'restore';

type Props = { id: string | undefined; said: string; onGiveUp: () => void };

/**
 * Notice inside a form, above its buttons: the edited item was deleted elsewhere, with the name of the person, and the
 * user chooses.
 */
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
