import type { ReactNode } from 'react';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import Hourglass from 'lucide-react/icons/hourglass';
import Mail from 'lucide-react/icons/mail';
import UserRound from 'lucide-react/icons/user-round';
import { inLang } from '../../i18n/language.ts';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { isolate } from '../../lib/isolate.ts';
import { homePath, withReturn } from '../../lib/return-path.ts';
import { useAuth } from '../../shell/auth-context.ts';
import { Bones } from '../../ui/Bones.tsx';
import { toast } from '../../ui/toast.ts';
import { LoadBanner } from '../LoadBanner.tsx';
import { useResend } from '../use-resend.ts';
import { LinkState } from './LinkState.tsx';
import { offerMetTexts } from './texts.ts';
import type { useOffer } from './use-offer.ts';

type Words = {
  signedOut: string;
  otherAccount: string;
  otherAccountText: (values: { email: string; address: string }) => string;
  gone: string;
  goneText: string;
};

type Props<Offer extends { id: string }> = {
  load: ReturnType<typeof useOffer<Offer>>;
  words: Words;
  /** Who offers what, in a sentence: all that is told to whoever is signed out. */
  lead: string;
  /** Where this page is, to come back to. */
  path: string;
  /** To whoever can answer it. */
  children: (offer: Offer) => ReactNode;
};

/** What a mailed link offers, as whoever is signed in, or nobody, meets it. */
export function OfferMet<Offer extends { id: string; address: string }>({
  load,
  words,
  lead,
  path,
  children,
}: Props<Offer>) {
  const { status } = useAuth();
  const { data, isPending, isError, isFetching, refetch } = load;
  if (status === 'loading' || isPending) return <Bones />;
  if (isError || !data) return <LoadBanner load={{ isFailed: true, isFetching, retry: () => void refetch() }} />;
  const { reception, offer } = data;
  if (reception === 'signedOut') return <ForNobody title={words.signedOut} lead={lead} path={path} />;
  if (reception === 'gone' || !offer) return <Gone words={words} isIn={status === 'signedIn'} />;
  if (reception === 'emailUnverified') return <Unverified />;
  if (reception === 'otherAccount') return <ForAnother words={words} address={offer.address} />;
  return children(offer);
}

function ForNobody({ title, lead, path }: { title: string; lead: string; path: string }) {
  const t = useTexts(offerMetTexts);
  const { lang } = useLanguage();
  const here = inLang(lang, `/${path}`);
  return (
    <LinkState icon={UserRound} tone="info" title={title} text={lead}>
      <a className="btn" href={withReturn(inLang(lang, '/signup'), here)}>
        {t.signUp}
      </a>
      <a className="btn line" href={withReturn(inLang(lang, '/login'), here)}>
        {t.logIn}
      </a>
    </LinkState>
  );
}

function Unverified() {
  const t = useTexts(offerMetTexts);
  const { user } = useAuth();
  const resend = useResend();
  const send = () =>
    void resend.mutateAsync(user!.email).then(
      () => toast.success(t.resent),
      () => undefined,
    );
  return (
    <LinkState icon={Mail} tone="warn" title={t.emailUnverified} text={t.emailUnverifiedText}>
      <button type="button" className="btn line" aria-disabled={resend.isPending} onClick={send}>
        {t.resend}
      </button>
    </LinkState>
  );
}

function ForAnother({ words, address }: { words: Words; address: string }) {
  const t = useTexts(offerMetTexts);
  const { lang } = useLanguage();
  const { user, logout } = useAuth();
  const [email, other] = [isolate(user!.email, lang), isolate(address, lang)];
  return (
    <LinkState
      icon={CircleAlert}
      tone="warn"
      title={words.otherAccount}
      text={words.otherAccountText({ email, address: other })}
    >
      <button type="button" className="btn line" onClick={() => void logout(location.pathname)}>
        {t.switchAccount}
      </button>
    </LinkState>
  );
}

/** Used, expired and withdrawn look the same. */
function Gone({ words, isIn }: { words: Words; isIn: boolean }) {
  const t = useTexts(offerMetTexts);
  const { lang } = useLanguage();
  return (
    <LinkState icon={Hourglass} tone="plain" title={words.gone} text={words.goneText}>
      <a className="btn line" href={isIn ? homePath : inLang(lang, '/')}>
        {isIn ? t.toDashboard : t.toFront}
      </a>
    </LinkState>
  );
}
