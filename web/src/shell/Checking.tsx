import { languages } from '../i18n/language.ts';
import { wordsIn } from '@tzemed/contract/texts';
import { shellTexts } from './texts.ts';

/**
 * What an app page's file holds before anything is known of the visitor. The file is the same for all languages, so it
 * carries them all, and CSS shows the one of `<html lang>`: a difference at hydration would rebuild the whole page.
 */
export function Checking() {
  return (
    <p className="loading checking" role="status">
      <span className="spinner" aria-hidden="true" />
      {languages.map((lang) => (
        <span key={lang} data-lang={lang}>
          {wordsIn(shellTexts, lang).checking}
        </span>
      ))}
    </p>
  );
}
