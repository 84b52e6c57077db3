import { useTexts } from '../i18n/use-texts.ts';
import { uiTexts } from './texts.ts';

/** What a page says where scripts are off, and nothing on it would answer. */
export const NoScriptNotice = () => {
  const t = useTexts(uiTexts);
  return (
    <noscript>
      <p className="banner warn">{t.needsJavaScript}</p>
    </noscript>
  );
};
