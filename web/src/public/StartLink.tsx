import { inLang } from '../i18n/language.ts';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import { homePath } from '../lib/return-path.ts';
import { publicTexts } from './texts.ts';

/** 'Start now': to an account, or to the app for whoever is signed in. */
export function StartLink({ className }: { className: string }) {
  const t = useTexts(publicTexts);
  const { lang } = useLanguage();
  return (
    <>
      <a className={`${className} if-out`} href={inLang(lang, '/signup')}>
        {t.startNow}
      </a>
      <a className={`${className} if-in`} href={homePath}>
        {t.startNow}
      </a>
    </>
  );
}
