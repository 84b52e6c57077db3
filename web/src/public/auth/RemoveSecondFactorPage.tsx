import { authTexts } from './auth-texts.ts';
import { AuthCard } from './AuthCard.tsx';
import { FormScript } from '../forms/FormScript.tsx';
import { MailLinkViews } from '../forms/MailLinkViews.tsx';
import { pageMeta } from '../page-meta.ts';
import { useAuthPage } from './use-auth-page.ts';
import script from '../auth-scripts/remove-second-factor.ts?worker&url';

export const handle = { static: true, hasOwnScript: true };
export const meta = pageMeta(authTexts.lostTitle);

/** Opened from the mail that comes a week after somebody has asked for it. */
export default function RemoveSecondFactorPage() {
  const { t } = useAuthPage();
  return (
    <AuthCard species="dog" hue="sage">
      <MailLinkViews
        ask={{ title: t.lostTitle, text: t.removeFactorText }}
        submit={t.removeFactorSubmit}
        done={{ title: t.factorRemovedTitle, text: t.factorRemovedText }}
      />
      <FormScript src={script} codes={['linkInvalid']} />
    </AuthCard>
  );
}
