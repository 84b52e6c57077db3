import './offer.css';
import { useState } from 'react';
import X from 'lucide-react/icons/x';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { isolateDirection } from '../../lib/isolate-direction.ts';
import { homePath } from '../../lib/session/return-path.ts';
import { offerPage } from '../../screens.ts';
import { OfferLinkNotice } from '../../shared/mailed-offers/OfferLinkNotice.tsx';
import { MailedOffer } from '../../shared/mailed-offers/MailedOffer.tsx';
import { mailedOfferTexts } from '../../shared/mailed-offers/texts.ts';
import { OpenLayout } from '../../shell/frame/OpenLayout.tsx';
import { usePageTitle } from '../../shell/navigation/use-page-title.ts';
import { storedOffer } from './stored-offer.ts';
import { useOfferedPet } from './offer-api.ts';
import { offerTexts } from './offer-texts.ts';
import { HandoverOfferView } from './HandoverOfferView.tsx';

/** Page that the link of a handover opens, for any visitor. */
export default function OfferPage() {
  return (
    <OpenLayout>
      <Met />
    </OpenLayout>
  );
}

function Met() {
  const t = useTexts(offerTexts);
  const met = useTexts(mailedOfferTexts);
  const { lang } = useLanguage();
  usePageTitle(t.pageTitle);
  const [which] = useState(storedOffer);
  const [isDeclined, setDeclined] = useState(false);
  const load = useOfferedPet(which);
  if (isDeclined)
    return (
      <OfferLinkNotice icon={X} title={t.declined} text={t.declinedText}>
        <a className="btn line" href={homePath}>
          {met.toDashboard}
        </a>
      </OfferLinkNotice>
    );
  // Names whoever asks and the animal, and nothing else.
  const { from, pet } = load.data?.offer ?? {};
  const lead =
    from && pet ? t.lead({ from: isolateDirection(from, lang), name: isolateDirection(pet.name, lang) }) : '';
  return (
    <MailedOffer load={load} words={t} lead={lead} path={offerPage.path}>
      {(offer) => <HandoverOfferView offer={offer} which={which!} onDecline={() => setDeclined(true)} />}
    </MailedOffer>
  );
}
