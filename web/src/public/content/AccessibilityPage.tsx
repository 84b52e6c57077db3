import { PhoneLink } from '../PhoneLink.tsx';
import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import UserRound from 'lucide-react/icons/user-round';
import { useTexts } from '../../i18n/use-texts.ts';
import { site } from '../../lib/site.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { pageMeta } from '../page-meta.ts';
import { accessibilityTexts, lastCheckDay, statementSections, wordingDay } from './accessibility-texts.ts';
import { ContentPage, ContentSections } from './ContentPage.tsx';

export const handle = { static: true };
export const meta = pageMeta(accessibilityTexts.title, accessibilityTexts.lead);

/** The statement that regulation 35 asks of a site that serves the public. */
export default function AccessibilityPage() {
  const t = useTexts(accessibilityTexts);
  const format = useFormats();
  const operator = [site.operator, site.address].filter((line) => line !== '');
  return (
    <ContentPage title={accessibilityTexts.title} lead={accessibilityTexts.lead} updated={wordingDay}>
      <ContentSections sections={statementSections} />
      <section>
        <h2>{t.checkedHeading}</h2>
        <p>{t.checked}</p>
        <p>{t.lastCheck({ day: format.day(lastCheckDay) })}</p>
      </section>
      <section className="card content-card">
        <h2>{t.troubleHeading}</h2>
        <p>{t.trouble}</p>
        <Contact />
      </section>
      {operator.length > 0 && (
        <section>
          <h2>{t.operatorHeading}</h2>
          <p>{operator.join(', ')}</p>
        </section>
      )}
    </ContentPage>
  );
}

/** Contact for accessibility; the support address is the default. */
function Contact() {
  const t = useTexts(accessibilityTexts);
  const mail = site.accessibilityEmail || site.email;
  const phone = site.accessibilityPhone || site.phone;
  return (
    <ul className="content-rows">
      {site.accessibilityName && (
        <li>
          <span className="tile">
            <UserRound size={20} aria-hidden="true" />
          </span>
          <span>
            <small>{t.coordinator}</small>
            <b>{site.accessibilityName}</b>
          </span>
        </li>
      )}
      <li>
        <span className="tile">
          <Mail size={20} aria-hidden="true" />
        </span>
        <span>
          <a href={`mailto:${mail}?subject=${encodeURIComponent(t.mailSubject)}`}>
            <bdi dir="ltr">{mail}</bdi>
          </a>
          <small>{t.mailNote}</small>
        </span>
      </li>
      {phone && (
        <li>
          <span className="tile">
            <Phone size={20} aria-hidden="true" />
          </span>
          <span>
            <PhoneLink number={phone} />
            <small>{t.phoneNote}</small>
          </span>
        </li>
      )}
    </ul>
  );
}
