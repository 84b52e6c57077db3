import { useTexts } from '../i18n/use-texts.ts';
import { uiTexts } from './texts.ts';

/** Notice for pages without scripts, on which nothing would respond. */
export const NoScriptNotice = () => {
  const t = useTexts(uiTexts);
  return (
    <noscript>
      <p className="banner warn">{t.needsJavaScript}</p>
    </noscript>
  );
};
