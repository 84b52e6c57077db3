import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import { isolate } from '../lib/isolate.ts';
import { goneTexts } from './gone-texts.ts';
import { useRemover } from './removals.ts';

/** The value of the button that brings it back: see `ui/Form`. */
export const restoring = 'restore';

type Props = { id: string | undefined; said: string; onGiveUp: () => void };

/** Inside a form, above its buttons: what is edited has been deleted elsewhere, by whom, and the choice is the user's. */
export function GoneNotice({ id = '', said, onGiveUp }: Props) {
  const t = useTexts(goneTexts);
  const { lang } = useLanguage();
  const name = useRemover(id);
  return (
    <div className="banner warn" role="alert">
      <p>
        {name ? t.by({ said, name: isolate(name, lang) }) : said}. {t.stillHere}
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
