import { pathInLang } from '../../i18n/language.ts';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { isolateDirection } from '../../lib/isolate-direction.ts';
import { offerPage } from '../../screens.ts';
import { Banner } from '../../ui/Banner.tsx';
import { offerTexts } from './offer-texts.ts';
import { useHandovers } from './use-handovers.ts';

/** Leads to a pet that one is asked to take over; nobody is told that it could not be asked. */
export function HandoverOfferBanner() {
  const t = useTexts(offerTexts);
  const { lang } = useLanguage();
  const [offer] = useHandovers().offers;
  if (!offer) return null;
  return (
    <Banner
      tone="info"
      action={
        // Outside of the app's frame: a page for everybody.
        <a className="btn line sm" href={`${pathInLang(lang, `/${offerPage.path}`)}#id=${offer.id}`}>
          {t.look}
        </a>
      }
    >
      {t.lead({ from: isolateDirection(offer.from, lang), name: isolateDirection(offer.pet.name, lang) })}
    </Banner>
  );
}
