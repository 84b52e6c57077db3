import { BrandMark } from '../../art/BrandMark.tsx';
import { pathInLang } from '../../i18n/language.ts';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { NewsletterForm } from '../../public/newsletter/NewsletterForm.tsx';
import { statusTexts } from '../../public/status/texts.ts';
import { publicTexts } from '../../public/texts.ts';
import { footLists } from './public-links.ts';

/** The page is made at build time, and so is this. */
const year = new Date().getFullYear();

export function PublicFooter() {
  const t = useTexts(publicTexts);
  const { lang } = useLanguage();
  return (
    <footer id="footer" className="foot" tabIndex={-1}>
      <div className="foot-in">
        <div className="foot-brand">
          <span className="brand">
            <BrandMark size={34} />
            <span>{t.brand}</span>
          </span>
          <p>{t.tagline}</p>
          <NewsletterForm />
        </div>
        <nav aria-label={t.footerNavigation} className="foot-lists">
          {footLists.map(({ heading, links }) => (
            <div key={heading.en}>
              <h2>{heading[lang]}</h2>
              <ul>
                {links.map(({ path, word }) => (
                  <li key={path}>
                    <a href={pathInLang(lang, path)}>{word[lang]}</a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      <div className="copy">
        <p>
          © {year} {t.brand}. {t.rights}
        </p>
        <StatusLink />
      </div>
    </footer>
  );
}

/** Says how the service works, once its script has asked; until then it is not seen. */
function StatusLink() {
  const t = useTexts(statusTexts);
  const { lang } = useLanguage();
  return (
    <a
      className="foot-status"
      href={pathInLang(lang, '/status')}
      data-foot-status
      data-ok={t.allOk}
      data-slow={t.someSlow}
      data-failed={t.someFailed}
    >
      <i aria-hidden="true" />
      <span>{t.title}</span>
    </a>
  );
}
