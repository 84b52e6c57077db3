import { pathInLang } from '../../i18n/language.ts';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { authTexts } from './auth-texts.ts';

/** Words, and addresses in the page's language. */
export function useAuthPage() {
  const { lang } = useLanguage();
  const t = useTexts(authTexts);
  return { t, to: (path: string) => pathInLang(lang, path) };
}
