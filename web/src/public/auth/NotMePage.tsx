import { authTexts } from './auth-texts.ts';
import { AuthCard } from './AuthCard.tsx';
import { FormScript } from '../forms/FormScript.tsx';
import { MailLinkViews } from '../forms/MailLinkViews.tsx';
import { pageMeta } from '../page-meta.ts';
import { useAuthPage } from './use-auth-page.ts';
import script from '../auth-scripts/not-me.ts?worker&url';

export const handle = { static: true, hasOwnScript: true };
export const meta = pageMeta(authTexts.notMeTitle);

/** Opened from the mail about a sign-in on a new device, or about the removal of the second factor. */
export default function NotMePage() {
  const { t } = useAuthPage();
  return (
    <AuthCard species="dog" hue="sage">
      <MailLinkViews
        ask={{ title: t.notMeTitle, text: t.notMeText }}
        submit={t.notMeSubmit}
        done={{ title: t.notMeDoneTitle, text: t.notMeDoneText }}
      />
      <FormScript src={script} codes={['linkInvalid']} />
    </AuthCard>
  );
}
