import type { Offer } from '@tzemed/contract/invitations';
import { inLang } from '../../i18n/language.ts';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { invitationPage } from '../../screens.ts';
import { Banner } from '../../ui/Banner.tsx';
import { leadTexts } from './lead-texts.ts';
import { useLead } from './use-lead.ts';

/** Leads to an invitation that waits. */
export function ReceivedBanner({ offer }: { offer: Offer }) {
  const t = useTexts(leadTexts);
  const { lang } = useLanguage();
  const lead = useLead(offer);
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
