import { inLang } from '../../i18n/language.ts';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { invitationPage } from '../../screens.ts';
import { Banner } from '../../ui/Banner.tsx';
import { leadTexts } from './lead-texts.ts';
import { useReceived } from './received.ts';
import { useLead } from './use-lead.ts';

/** An invitation that waits, and was not declined; the oldest of several. */
export function ReceivedBanner() {
  const t = useTexts(leadTexts);
  const { lang } = useLanguage();
  const offer = useReceived()?.find(({ isDeclined }) => !isDeclined);
  const lead = useLead(offer);
  if (!offer) return null;
  return (
    <Banner
      tone="info"
      action={
        // Outside of the app's frame: a page for everybody.
        <a className="btn line sm" href={`${inLang(lang, `/${invitationPage.path}`)}#id=${offer.id}`}>
          {t.look}
        </a>
      }
    >
      {lead}
    </Banner>
  );
}
