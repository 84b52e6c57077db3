import { authTexts } from './auth-texts.ts';
import { AuthCard } from './AuthCard.tsx';
import { FormScript } from './FormScript.tsx';
import { LinkViews } from './LinkViews.tsx';
import { pageMeta } from './page-meta.ts';
import { useAuthPage } from './use-auth-page.ts';
import script from './remove-second-factor.ts?worker&url';

export const handle = { static: true, hasOwnScript: true };
export const meta = pageMeta(authTexts.lostTitle);

/** Opened from the mail that comes a week after somebody has asked for it. */
export default function RemoveSecondFactorPage() {
  const { t } = useAuthPage();
  return (
    <AuthCard species="dog" hue="sage">
      <LinkViews
        ask={{ title: t.lostTitle, text: t.removeFactorText }}
        submit={t.removeFactorSubmit}
        done={{ title: t.factorRemovedTitle, text: t.factorRemovedText }}
      />
      <FormScript src={script} codes={['linkInvalid']} />
    </AuthCard>
  );
}
