import { authTexts } from './auth-texts.ts';
import { AuthCard } from './AuthCard.tsx';
import { FormScript } from '../forms/FormScript.tsx';
import { pageMeta } from '../page-meta.ts';
import { useAuthPage } from './use-auth-page.ts';
import { FailureReason, PageView } from '../forms/PageView.tsx';
import script from '../auth-scripts/google-callback.ts?worker&url';

export const handle = { static: true, hasOwnScript: true };
export const meta = pageMeta(authTexts.googleTitle);

/** Page to which Google redirects the browser, with a code for the server. */
export default function GoogleCallbackPage() {
  const { t, to } = useAuthPage();
  return (
    <AuthCard species="dog" hue="apricot">
      <PageView name="waiting" shown>
        <h1>{t.googleTitle}</h1>
        <p role="status">{t.googleWaiting}</p>
      </PageView>
      <PageView name="failed">
        <h1 tabIndex={-1}>{t.googleFailedTitle}</h1>
        <FailureReason />
        <a className="btn" href={to('/login')}>
          {t.backToLogin}
        </a>
      </PageView>
      <FormScript src={script} codes={['googleFailed']} />
    </AuthCard>
  );
}
