import { newsletterConsent } from '@tzemed/contract/site/newsletter-consent';
import { useTexts, useWord } from '../../i18n/use-texts.ts';
import { AuthCard } from '../auth/AuthCard.tsx';
import { FormScript } from '../forms/FormScript.tsx';
import { MailLinkViews } from '../forms/MailLinkViews.tsx';
import { pageMeta } from '../page-meta.ts';
import { linkTexts } from './texts.ts';
import script from './confirm.ts?worker&url';

export const handle = { static: true, hasOwnScript: true };
export const meta = pageMeta(linkTexts.confirmTitle);

/** Opened from the mail that asks whether somebody wants the newsletter. */
export default function ConfirmPage() {
  const t = useTexts(linkTexts);
  return (
    <AuthCard species="bird" hue="sky">
      <MailLinkViews
        ask={{ title: t.confirmTitle, text: useWord(newsletterConsent) }}
        submit={t.confirm}
        done={{ title: t.confirmedTitle, text: t.confirmedText }}
        broken={t.broken}
        toHome={t.toHome}
      />
      <FormScript src={script} codes={['linkInvalid', 'linkExpired']} />
    </AuthCard>
  );
}
