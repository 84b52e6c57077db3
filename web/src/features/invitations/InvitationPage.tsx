import './invitations.css';
import { useState } from 'react';
import X from 'lucide-react/icons/x';
import { dayOf } from '@tzemed/contract/days';
import type { Offer } from '@tzemed/contract/invitations';
import { useTexts } from '../../i18n/use-texts.ts';
import { homePath } from '../../lib/return-path.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { invitationPage } from '../../screens.ts';
import { LinkState } from '../../shared/offers/LinkState.tsx';
import { OfferMet } from '../../shared/offers/OfferMet.tsx';
import { offerMetTexts } from '../../shared/offers/texts.ts';
import { OpenLayout } from '../../shell/OpenLayout.tsx';
import { usePageTitle } from '../../shell/use-page-title.ts';
import { useAnswer, useInvitation } from './api.ts';
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

function Met() {
  const t = useTexts(offerTexts);
  usePageTitle(t.pageTitle);
  const [which] = useState(keptInvitation);
  const load = useInvitation(which);
  const lead = useLead(load.data?.offer);
  return (
    <OfferMet load={load} words={t} lead={lead} path={invitationPage.path}>
      {(invitation) =>
        invitation.isDeclined ? (
          <Declined invitation={invitation} />
        ) : (
          <OpenOffer invitation={invitation} which={which!} />
        )
      }
    </OfferMet>
  );
}

function Declined({ invitation }: { invitation: Offer }) {
  const t = useTexts(offerTexts);
  const met = useTexts(offerMetTexts);
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
        {met.toDashboard}
      </a>
    </LinkState>
  );
}
