import './offer.css';
import { useState } from 'react';
import X from 'lucide-react/icons/x';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { isolate } from '../../lib/isolate.ts';
import { homePath } from '../../lib/return-path.ts';
import { offerPage } from '../../screens.ts';
import { LinkState } from '../../shared/offers/LinkState.tsx';
import { OfferMet } from '../../shared/offers/OfferMet.tsx';
import { offerMetTexts } from '../../shared/offers/texts.ts';
import { OpenLayout } from '../../shell/OpenLayout.tsx';
import { usePageTitle } from '../../shell/use-page-title.ts';
import { keptOffer } from './kept-offer.ts';
import { useOfferedPet } from './offer-api.ts';
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

function Met() {
  const t = useTexts(offerTexts);
  const met = useTexts(offerMetTexts);
  const { lang } = useLanguage();
  usePageTitle(t.pageTitle);
  const [which] = useState(keptOffer);
  const [isDeclined, setDeclined] = useState(false);
  const load = useOfferedPet(which);
  if (isDeclined)
    return (
      <LinkState icon={X} title={t.declined} text={t.declinedText}>
        <a className="btn line" href={homePath}>
          {met.toDashboard}
        </a>
      </LinkState>
    );
  // Names whoever asks and the animal, and nothing else.
  const { from, pet } = load.data?.offer ?? {};
  const lead = from && pet ? t.lead({ from: isolate(from, lang), name: isolate(pet.name, lang) }) : '';
  return (
    <OfferMet load={load} words={t} lead={lead} path={offerPage.path}>
      {(offer) => <TakeOver offer={offer} which={which!} onDecline={() => setDeclined(true)} />}
    </OfferMet>
  );
}
