import './offer.css';
import { useState } from 'react';
import { CircleAlert, Hourglass, Mail, UserRound, X } from 'lucide-react';
import { inLang } from '../../i18n/language.ts';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { isolate } from '../../lib/isolate.ts';
import { homePath, withReturn } from '../../lib/return-path.ts';
import { offerPage } from '../../screens.ts';
import { LinkState } from '../../shared/LinkState.tsx';
import { LoadBanner } from '../../shared/LoadBanner.tsx';
import { OpenLayout } from '../../shell/OpenLayout.tsx';
import { useAuth } from '../../shell/auth-context.ts';
import { usePageTitle } from '../../shell/use-page-title.ts';
import { Bones } from '../../ui/Bones.tsx';
import { keptOffer } from './kept-offer.ts';
import { useOffer } from './offer-api.ts';
import { offerTexts } from './offer-texts.ts';
import { TakeOver } from './TakeOver.tsx';

/** What the link of a handover leads to, whoever opens it. */
export default function OfferPage() {
  return (
    <OpenLayout>
      <Met />
    </OpenLayout>
  );
}

/** As whoever is signed in, or nobody, meets it. */
function Met() {
  const t = useTexts(offerTexts);
  const { lang } = useLanguage();
  usePageTitle(t.pageTitle);
  const [which] = useState(keptOffer);
  const { status, user, logout } = useAuth();
  const [isDeclined, setDeclined] = useState(false);
  const { data, isPending, isError, isFetching, refetch } = useOffer(which, user?.id);
  if (status === 'loading' || isPending) return <Bones />;
  if (isDeclined)
    return (
      <LinkState icon={X} title={t.declined} text={t.declinedText}>
        <a className="btn line" href={homePath}>
          {t.toDashboard}
        </a>
      </LinkState>
    );
  if (isError || !data) return <LoadBanner load={{ isFailed: true, isFetching, retry: () => void refetch() }} />;
  const { reception, offer } = data;
  // Names whoever asks and the animal, and nothing else.
  const lead = offer ? t.lead({ from: isolate(offer.from, lang), name: isolate(offer.pet.name, lang) }) : '';
  const here = inLang(lang, `/${offerPage.path}`);
  if (reception === 'signedOut')
    return (
      <LinkState icon={UserRound} tone="info" title={t.signedOut} text={lead}>
        <a className="btn" href={withReturn(inLang(lang, '/signup'), here)}>
          {t.signUp}
        </a>
        <a className="btn line" href={withReturn(inLang(lang, '/login'), here)}>
          {t.logIn}
        </a>
      </LinkState>
    );
  if (reception === 'gone' || !offer || !which)
    return (
      <LinkState icon={Hourglass} title={t.gone} text={t.goneText}>
        <a className="btn line" href={status === 'signedIn' ? homePath : inLang(lang, '/')}>
          {status === 'signedIn' ? t.toDashboard : t.toFront}
        </a>
      </LinkState>
    );
  if (reception === 'emailUnverified')
    return (
      <LinkState icon={Mail} tone="warn" title={t.emailUnverified} text={t.emailUnverifiedText}>
        <button type="button" className="btn line" onClick={() => void refetch()}>
          {t.again}
        </button>
      </LinkState>
    );
  if (reception === 'otherAccount')
    return (
      <LinkState
        icon={CircleAlert}
        tone="warn"
        title={t.otherAccount}
        text={t.otherAccountText({ email: isolate(user?.email ?? '', lang), address: isolate(offer.address, lang) })}
      >
        <button type="button" className="btn line" onClick={() => void logout(location.pathname)}>
          {t.switchAccount}
        </button>
      </LinkState>
    );
  return <TakeOver offer={offer} which={which} onDecline={() => setDeclined(true)} />;
}
