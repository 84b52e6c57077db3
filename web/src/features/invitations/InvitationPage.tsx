import './invitations.css';
import { useState } from 'react';
import PawPrint from 'lucide-react/icons/paw-print';
import X from 'lucide-react/icons/x';
import { dayOf } from '@tzemed/contract/dates/days';
import type { Offer } from '@tzemed/contract/sharing/invitations';
import { useTexts } from '../../i18n/use-texts.ts';
import { homePath } from '../../lib/session/return-path.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { invitationPage } from '../../screens.ts';
import { OfferLinkNotice } from '../../shared/mailed-offers/OfferLinkNotice.tsx';
import { MailedOffer } from '../../shared/mailed-offers/MailedOffer.tsx';
import { mailedOfferTexts } from '../../shared/mailed-offers/texts.ts';
import { OpenLayout } from '../../shell/frame/OpenLayout.tsx';
import { usePageTitle } from '../../shell/navigation/use-page-title.ts';
import { useAnswer, useInvitation } from './api.ts';
import { storedInvitation } from './stored-invitation.ts';
import { offerTexts } from './offer-texts.ts';
import { InvitationCard, InvitationOffer } from './InvitationOffer.tsx';
import { useInvitationSentence } from './use-invitation-sentence.ts';

/** Page that the link of an invitation opens, for any visitor. */
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
  const [which] = useState(storedInvitation);
  const load = useInvitation(which);
  const lead = useInvitationSentence(load.data?.offer);
  return (
    <MailedOffer
      load={load}
      words={t}
      lead={lead}
      path={invitationPage.path}
      forNobody={(invitation, waysIn) => (
        <InvitationCard invitation={invitation} token={which?.token} title={t.signedOut}>
          <p className="invitation-note">
            <PawPrint size={17} aria-hidden="true" />
            {t.whatIsTzemed}
          </p>
          <div className="invitation-answers">{waysIn('lg')}</div>
        </InvitationCard>
      )}
    >
      {(invitation) =>
        invitation.isDeclined ? (
          <Declined invitation={invitation} />
        ) : (
          <InvitationOffer invitation={invitation} which={which!} />
        )
      }
    </MailedOffer>
  );
}

function Declined({ invitation }: { invitation: Offer }) {
  const t = useTexts(offerTexts);
  const met = useTexts(mailedOfferTexts);
  const f = useFormats();
  const { reopen } = useAnswer();
  const day = f.dayAndMonth(dayOf(new Date(invitation.expiresAt)));
  const takeBack = () => reopen.mutateAsync({ invitationId: invitation.id }).catch(() => undefined);
  return (
    <OfferLinkNotice icon={X} tone="plain" title={t.declined} text={t.declinedText({ day })}>
      <button type="button" className="btn line" onClick={() => void takeBack()}>
        {t.undo}
      </button>
      <a className="btn line" href={homePath}>
        {met.toDashboard}
      </a>
    </OfferLinkNotice>
  );
}
