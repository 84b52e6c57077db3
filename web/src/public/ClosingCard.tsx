import { pathInLang } from '../i18n/language.ts';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import { StartLink } from './StartLink.tsx';
import { publicTexts } from './texts.ts';

/** End of a public page: the way in, and the way to ask. */
export function ClosingCard({ title, text }: { title: string; text: string }) {
  const t = useTexts(publicTexts);
  const { lang } = useLanguage();
  return (
    <section className="closing">
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      <div className="row">
        <StartLink className="btn lg" />
        <a className="btn lg on-pine" href={pathInLang(lang, '/contact')}>
          {t.contactUs}
        </a>
      </div>
    </section>
  );
}
