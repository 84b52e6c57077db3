import Accessibility from 'lucide-react/icons/accessibility';
import { languages } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import sheet from './widget.css?url';
import { buttonTexts } from './texts.ts';
import script from './widget.ts?worker&url';

/**
 * Present in every page, outside of React's tree: `start.ts` gives it behaviour, so it works before the app has loaded
 * and when the app has failed.
 *
 * @param isOfDevice whether the page is one file for all languages
 */
export function AccessibilityButton({ isOfDevice }: { isOfDevice: boolean }) {
  const t = useTexts(buttonTexts);
  const { button, failed } = buttonTexts;
  const words = Object.fromEntries(languages.map((lang) => [lang, [button[lang], failed[lang]]]));
  return (
    <aside className="a11y" aria-label={t.button}>
      <button
        type="button"
        aria-label={t.button}
        aria-haspopup="menu"
        data-accessibility
        data-script={script}
        data-sheet={sheet}
        data-failed={t.failed}
        data-words={isOfDevice ? JSON.stringify(words) : undefined}
      >
        <Accessibility size={30} aria-hidden="true" />
      </button>
      <p role="alert" />
      <div className="sr" role="status" />
    </aside>
  );
}
