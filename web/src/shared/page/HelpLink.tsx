import './help-link.css';
import CircleHelp from 'lucide-react/icons/circle-help';
import { useLocation } from 'react-router';
import { helpForAddress } from '../../help-by-screen.ts';
import { pathInLang } from '../../i18n/language.ts';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { helpLinkTexts } from './help-link-texts.ts';

/**
 * The way to the article about the screen at this address, where there is one. It opens beside the app: a form that is being
 * filled in stays as it is, and the steps can be read next to the screen.
 */
export function HelpLink() {
  const t = useTexts(helpLinkTexts);
  const { lang } = useLanguage();
  const slug = helpForAddress(useLocation().pathname);
  if (!slug) return null;
  return (
    <a
      className="icon-btn help-link"
      href={pathInLang(lang, `/help/${slug}`)}
      target="_blank"
      rel="noopener"
      aria-label={t.help}
      title={t.help}
    >
      <CircleHelp size={20} aria-hidden="true" />
    </a>
  );
}
