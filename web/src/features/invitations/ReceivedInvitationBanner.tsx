import type { Offer } from '@tzemed/contract/sharing/invitations';
import { pathInLang } from '../../i18n/language.ts';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { invitationPage } from '../../screens.ts';
import { Banner } from '../../ui/Banner.tsx';
import { invitationSentenceTexts } from './invitation-sentence-texts.ts';
import { useInvitationSentence } from './use-invitation-sentence.ts';

/** Leads to an invitation that waits. */
export function ReceivedInvitationBanner({ offer }: { offer: Offer }) {
  const t = useTexts(invitationSentenceTexts);
  const { lang } = useLanguage();
  const lead = useInvitationSentence(offer);
  return (
    <Banner
      tone="info"
      action={
        // Outside of the app's frame: a page for everybody.
        <a className="btn line sm" href={`${pathInLang(lang, `/${invitationPage.path}`)}#id=${offer.id}`}>
          {t.look}
        </a>
      }
    >
      {lead}
    </Banner>
  );
}
