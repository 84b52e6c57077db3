import type { ReactNode } from 'react';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import Hourglass from 'lucide-react/icons/hourglass';
import Mail from 'lucide-react/icons/mail';
import UserRound from 'lucide-react/icons/user-round';
import { pathInLang } from '../../i18n/language.ts';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { isolateDirection } from '../../lib/isolate-direction.ts';
import { homePath, withReturn } from '../../lib/session/return-path.ts';
import { useAuth } from '../../shell/session/auth-context.ts';
import { Skeleton } from '../../ui/lazy/Skeleton.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { LoadBanner } from '../page/LoadBanner.tsx';
import { useResendConfirmation } from '../people/use-resend-confirmation.ts';
import { OfferLinkNotice } from './OfferLinkNotice.tsx';
import { mailedOfferTexts } from './texts.ts';
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
  /** Sentence about the offer and its sender: all that a signed-out visitor sees without `forNobody`. */
  lead: string;
  /** Path of this page, to return to. */
  path: string;
  /** To a signed-out visitor; `waysIn` are the links that sign up and in, of a size. */
  forNobody?: (offer: Offer, waysIn: (size?: 'lg') => ReactNode) => ReactNode;
  /** To whoever can answer it. */
  children: (offer: Offer) => ReactNode;
};

/** Offer of a mailed link, for a signed-in user or a visitor. */
export function MailedOffer<Offer extends { id: string; address: string }>({
  load,
  words,
  lead,
  path,
  forNobody,
  children,
}: Props<Offer>) {
  const { status } = useAuth();
  const { data, isPending, isError, isFetching, refetch } = load;
  if (status === 'loading' || isPending) return <Skeleton />;
  if (isError || !data) return <LoadBanner load={{ isFailed: true, isFetching, retry: () => void refetch() }} />;
  const { reception, offer } = data;
  if (reception === 'signedOut') {
    const waysIn = (size?: 'lg') => <WaysIn path={path} size={size} />;
    if (offer && forNobody) return forNobody(offer, waysIn);
    return (
      <OfferLinkNotice icon={UserRound} tone="info" title={words.signedOut} text={lead}>
        {waysIn()}
      </OfferLinkNotice>
    );
  }
  if (reception === 'gone' || !offer) return <Gone words={words} isIn={status === 'signedIn'} />;
  if (reception === 'emailUnverified') return <Unverified />;
  if (reception === 'otherAccount') return <ForAnother words={words} address={offer.address} />;
  return children(offer);
}

/** Both lead back to this page. */
function WaysIn({ path, size = '' }: { path: string; size?: 'lg' | '' | undefined }) {
  const t = useTexts(mailedOfferTexts);
  const { lang } = useLanguage();
  const here = pathInLang(lang, `/${path}`);
  return (
    <>
      <a className={`btn ${size}`.trim()} href={withReturn(pathInLang(lang, '/signup'), here)}>
        {t.signUp}
      </a>
      <a className={`btn line ${size}`.trim()} href={withReturn(pathInLang(lang, '/login'), here)}>
        {t.logIn}
      </a>
    </>
  );
}

function Unverified() {
  const t = useTexts(mailedOfferTexts);
  const { user } = useAuth();
  const resend = useResendConfirmation();
  const send = () =>
    void resend.mutateAsync(user!.email).then(
      () => toast.success(t.resent),
      () => undefined,
    );
  return (
    <OfferLinkNotice icon={Mail} tone="warn" title={t.emailUnverified} text={t.emailUnverifiedText}>
      <button type="button" className="btn line" aria-disabled={resend.isPending} onClick={send}>
        {t.resend}
      </button>
    </OfferLinkNotice>
  );
}

function ForAnother({ words, address }: { words: Words; address: string }) {
  const t = useTexts(mailedOfferTexts);
  const { lang } = useLanguage();
  const { user, logout } = useAuth();
  const [email, other] = [isolateDirection(user!.email, lang), isolateDirection(address, lang)];
  return (
    <OfferLinkNotice
      icon={CircleAlert}
      tone="warn"
      title={words.otherAccount}
      text={words.otherAccountText({ email, address: other })}
    >
      <button type="button" className="btn line" onClick={() => void logout(location.pathname)}>
        {t.switchAccount}
      </button>
    </OfferLinkNotice>
  );
}

/** Used, expired and withdrawn look the same. */
function Gone({ words, isIn }: { words: Words; isIn: boolean }) {
  const t = useTexts(mailedOfferTexts);
  const { lang } = useLanguage();
  return (
    <OfferLinkNotice icon={Hourglass} tone="plain" title={words.gone} text={words.goneText}>
      <a className="btn line" href={isIn ? homePath : pathInLang(lang, '/')}>
        {isIn ? t.toDashboard : t.toFront}
      </a>
    </OfferLinkNotice>
  );
}
