import ChevronDown from 'lucide-react/icons/chevron-down';
import Globe from 'lucide-react/icons/globe';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { publicTexts } from '../../public/texts.ts';
import { LanguageLinks } from './LanguageLinks.tsx';
import { languageNames } from '../texts.ts';

/** Opens without a script: the browser's own popover. */
export function LanguageMenu() {
  const t = useTexts(publicTexts);
  const { lang } = useLanguage();
  return (
    <div className="nav-wide">
      <button type="button" className="btn line sm languages" popoverTarget="languages">
        <Globe size={17} aria-hidden="true" />
        <span className="sr">{t.language}: </span>
        {languageNames[lang]}
        <ChevronDown size={15} aria-hidden="true" />
      </button>
      <div id="languages" popover="auto" className="drop">
        <LanguageLinks />
      </div>
    </div>
  );
}
