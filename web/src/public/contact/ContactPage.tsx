import './contact.css';
import CircleCheck from 'lucide-react/icons/circle-check';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import Send from 'lucide-react/icons/send';
import type { LucideIcon } from 'lucide-react/types';
import type { ReactNode } from 'react';
import { openingHours, formatHours } from '@tzemed/contract/dates/opening-hours';
import { useTexts } from '../../i18n/use-texts.ts';
import { supportPath } from '../../lib/session/return-path.ts';
import { site } from '../../lib/site.ts';
import { RowIcon } from '../../ui/list/RowIcon.tsx';
import { NoScriptNotice } from '../../ui/NoScriptNotice.tsx';
import { authTexts } from '../auth/auth-texts.ts';
import { contactCodes } from '../forms/error-codes.ts';
import { HoneypotField } from '../forms/HoneypotField.tsx';
import { EmailField, FieldError, FormArea, FormField } from '../forms/FormField.tsx';
import { FormScript } from '../forms/FormScript.tsx';
import { pageMeta } from '../page-meta.ts';
import { PageHero } from '../PageHero.tsx';
import { PhoneLink } from '../PhoneLink.tsx';
import { PageView } from '../forms/PageView.tsx';
import { OpenNowBadge } from './OpenNowBadge.tsx';
import { contactFormTexts, contactTexts } from './texts.ts';
import script from './contact.ts?worker&url';

export const handle = { static: true, hasOwnScript: true };
export const meta = pageMeta(contactTexts.title, contactTexts.lead);

export default function ContactPage() {
  const t = useTexts(contactTexts);
  return (
    <div className="pub">
      <PageHero
        title={t.heading}
        lead={t.lead}
        isTool
        residents={[
          { species: 'dog', hue: 'sage' },
          { species: 'cat', hue: 'lilac' },
        ]}
      />
      <div className="w contact">
        <section className="card contact-form" aria-label={t.title}>
          <NoScriptNotice />
          <MessageForm />
          <Sent />
          <p className="contact-note if-in">
            {t.signedIn}{' '}
            <a className="link" href={supportPath}>
              {t.toSupport}
            </a>
          </p>
        </section>
        <div className="contact-side">
          <OtherWays />
          <Hours />
        </div>
      </div>
      <FormScript src={script} codes={contactCodes} words={useTexts(contactFormTexts)} />
    </div>
  );
}

function MessageForm() {
  const t = useTexts(contactTexts);
  const { email } = useTexts(authTexts);
  return (
    <PageView name="form" shown>
      <form className="form" method="post" noValidate data-form="contact" data-busy={t.sending}>
        <div className="contact-two">
          <FormField name="name" label={t.name} autoComplete="name" />
          <EmailField label={email} autoComplete="email" />
        </div>
        <FormField name="subject" label={t.subject} />
        <FormArea name="message" label={t.message} rows={6} />
        <HoneypotField />
        <FieldError name="root" />
        <div className="contact-foot">
          <small>{t.onlyToAnswer}</small>
          <button className="btn">
            <Send size={18} aria-hidden="true" />
            {t.send}
          </button>
        </div>
      </form>
    </PageView>
  );
}

function Sent() {
  const t = useTexts(contactTexts);
  return (
    <PageView name="sent">
      <div className="contact-sent">
        <CircleCheck size={28} aria-hidden="true" />
        <div>
          <h2 tabIndex={-1}>{t.sentTitle}</h2>
          <p>{t.sentText}</p>
        </div>
      </div>
      <button className="btn line" type="button" data-again>
        {t.again}
      </button>
    </PageView>
  );
}

function OtherWays() {
  const t = useTexts(contactTexts);
  return (
    <section className="card contact-card">
      <h2>{t.otherWays}</h2>
      <Way icon={Mail}>
        <a className="link" href={`mailto:${site.email}`}>
          <bdi>{site.email}</bdi>
        </a>
      </Way>
      {site.phone && (
        <Way icon={Phone}>
          <PhoneLink className="link" number={site.phone} />
        </Way>
      )}
      {site.address && (
        <Way icon={MapPin}>
          <bdi>{site.address}</bdi>
        </Way>
      )}
    </section>
  );
}

const Way = ({ icon, children }: { icon: LucideIcon; children: ReactNode }) => (
  <p className="contact-way">
    <RowIcon icon={icon} />
    <span>{children}</span>
  </p>
);

function Hours() {
  const t = useTexts(contactTexts);
  return (
    <section className="card contact-card">
      <div className="contact-hours-head">
        <h2>{t.hours}</h2>
        <OpenNowBadge />
      </div>
      <dl className="contact-hours">
        {openingHours.map((hours) => (
          <div key={hours.id} data-hours={hours.id}>
            <dt>{t[hours.id]}</dt>
            <dd>
              <bdi dir="ltr">{formatHours(hours)}</bdi>
            </dd>
          </div>
        ))}
        <div>
          <dt>{t.saturday}</dt>
          <dd>{t.closed}</dd>
        </div>
      </dl>
      <small>{t.holidays}</small>
    </section>
  );
}
