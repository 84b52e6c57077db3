import { authTexts } from './auth-texts.ts';
import { AuthCard } from './AuthCard.tsx';
import { FormScript } from '../forms/FormScript.tsx';
import { MailLinkViews } from '../forms/MailLinkViews.tsx';
import { pageMeta } from '../page-meta.ts';
import { useAuthPage } from './use-auth-page.ts';
import script from '../auth-scripts/restore-email.ts?worker&url';

export const handle = { static: true, hasOwnScript: true };
export const meta = pageMeta(authTexts.restoreTitle);

/** Opened from the mail to an address that was replaced. */
export default function RestoreEmailPage() {
  const { t } = useAuthPage();
  return (
    <AuthCard species="dog" hue="sage">
      <MailLinkViews
        ask={{ title: t.restoreTitle, text: t.restoreText }}
        submit={t.restoreSubmit}
        done={{ title: t.restoredTitle, text: t.restoredText }}
      />
      <FormScript src={script} codes={['linkInvalid']} />
    </AuthCard>
  );
}
