import MailCheck from 'lucide-react/icons/mail-check';
import { pathInLang } from '../../i18n/language.ts';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { HoneypotField } from '../forms/HoneypotField.tsx';
import { formTexts } from './texts.ts';

/** Form of the newsletter in the footer; `page.ts` loads its code when it is sent. Without scripts it is hidden. */
export function NewsletterForm() {
  const t = useTexts(formTexts);
  const { lang } = useLanguage();
  return (
    <section className="news" aria-labelledby="news-heading">
      <h2 id="news-heading">{t.heading}</h2>
      <form
        method="post"
        noValidate
        data-newsletter
        data-email-required={t.emailRequired}
        data-email-invalid={t.emailInvalid}
        data-network={t.network}
        data-timeout={t.timeout}
        data-not-json={t.failed}
        data-failed={t.failed}
      >
        <div className="news-in">
          <input
            className="control"
            name="email"
            type="email"
            dir="ltr"
            autoComplete="email"
            placeholder="name@example.com"
            aria-label={t.email}
            aria-describedby="news-error"
          />
          <button className="btn" aria-label={t.submitName}>
            {t.submit}
          </button>
        </div>
        <HoneypotField />
        <p id="news-error" className="err" role="alert" />
      </form>
      <p className="news-sent" role="status" tabIndex={-1} data-said={t.sent} hidden>
        <MailCheck size={20} aria-hidden="true" />
        <span />
      </p>
      <p className="news-consent">
        {t.consent} <a href={pathInLang(lang, '/privacy')}>{t.how}</a>
      </p>
    </section>
  );
}
