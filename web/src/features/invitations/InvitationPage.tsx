import './invitations.css';
import { useState } from 'react';
import { CircleAlert, Hourglass, Mail, UserRound, X } from 'lucide-react';
import { dayOf } from '@tzemed/contract/days';
import type { Offer } from '@tzemed/contract/invitations';
import { inLang } from '../../i18n/language.ts';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { isolate } from '../../lib/isolate.ts';
import { homePath, withReturn } from '../../lib/return-path.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { invitationPage } from '../../screens.ts';
import { LinkState } from '../../shared/LinkState.tsx';
import { LoadBanner } from '../../shared/LoadBanner.tsx';
import { OpenLayout } from '../../shell/OpenLayout.tsx';
import { useAuth } from '../../shell/auth-context.ts';
import { usePageTitle } from '../../shell/use-page-title.ts';
import { Bones } from '../../ui/Bones.tsx';
import { toast } from '../../ui/toast.ts';
import { useAnswer, useOffer, useResend } from './api.ts';
import { keptInvitation } from './kept-invitation.ts';
import { offerTexts } from './offer-texts.ts';
import { OpenOffer } from './OpenOffer.tsx';
import { useLead } from './use-lead.ts';

/** What the link of an invitation leads to, whoever opens it. */
export default function InvitationPage() {
  return (
    <OpenLayout>
      <Met />
    </OpenLayout>
  );
}

/** As whoever is signed in, or nobody, meets it. */
function Met() {
  const t = useTexts(offerTexts);
  usePageTitle(t.pageTitle);
  const [which] = useState(keptInvitation);
  const { status, user } = useAuth();
  const { data, isPending, isError, isFetching, refetch } = useOffer(which, user?.id);
  if (status === 'loading' || isPending) return <Bones />;
  if (isError || !data) return <LoadBanner load={{ isFailed: true, isFetching, retry: () => void refetch() }} />;
  const { reception, invitation } = data;
  if (reception === 'signedOut') return <ForNobody invitation={invitation} />;
  if (reception === 'gone' || !invitation || !which) return <Gone isIn={status === 'signedIn'} />;
  if (reception === 'emailUnverified') return <Unverified email={user?.email ?? ''} />;
  if (reception === 'otherAccount') return <ForAnother email={user?.email ?? ''} address={invitation.address} />;
  if (invitation.isDeclined) return <Declined invitation={invitation} />;
  return <OpenOffer invitation={invitation} which={which} />;
}

/** Names whoever invites and the animals, and nothing else. */
function ForNobody({ invitation }: { invitation: Offer | undefined }) {
  const t = useTexts(offerTexts);
  const { lang } = useLanguage();
  const lead = useLead(invitation);
  const here = inLang(lang, `/${invitationPage.path}`);
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
}

function Unverified({ email }: { email: string }) {
  const t = useTexts(offerTexts);
  const resend = useResend();
  const send = () =>
    void resend.mutateAsync(email).then(
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

function ForAnother({ email, address }: { email: string; address: string }) {
  const t = useTexts(offerTexts);
  const { lang } = useLanguage();
  const { logout } = useAuth();
  return (
    <LinkState
      icon={CircleAlert}
      tone="warn"
      title={t.otherAccount}
      text={t.otherAccountText({ email: isolate(email, lang), address: isolate(address, lang) })}
    >
      <button type="button" className="btn line" onClick={() => void logout(location.pathname)}>
        {t.switchAccount}
      </button>
    </LinkState>
  );
}

function Declined({ invitation }: { invitation: Offer }) {
  const t = useTexts(offerTexts);
  const f = useFormats();
  const { reopen } = useAnswer();
  const day = f.dayAndMonth(dayOf(new Date(invitation.expiresAt)));
  const takeBack = () => reopen.mutateAsync({ invitationId: invitation.id }).catch(() => undefined);
  return (
    <LinkState icon={X} tone="plain" title={t.declined} text={t.declinedText({ day })}>
      <button type="button" className="btn line" onClick={() => void takeBack()}>
        {t.undo}
      </button>
      <a className="btn line" href={homePath}>
        {t.toDashboard}
      </a>
    </LinkState>
  );
}

/** Used, expired and withdrawn look the same. */
function Gone({ isIn }: { isIn: boolean }) {
  const t = useTexts(offerTexts);
  const { lang } = useLanguage();
  return (
    <LinkState icon={Hourglass} tone="plain" title={t.gone} text={t.goneText}>
      <a className="btn line" href={isIn ? homePath : inLang(lang, '/')}>
        {isIn ? t.toDashboard : t.toFront}
      </a>
    </LinkState>
  );
}
