import { authTexts } from './auth-texts.ts';
import { AuthCard } from './AuthCard.tsx';
import { FormScript } from '../forms/FormScript.tsx';
import { pageMeta } from '../page-meta.ts';
import { useAuthPage } from './use-auth-page.ts';
import { FailureReason, PageView, WithoutToken } from '../forms/PageView.tsx';
import script from '../auth-scripts/confirm-google.ts?worker&url';

export const handle = { static: true, hasOwnScript: true };
export const meta = pageMeta(authTexts.confirmGoogleTitle);

/** Opened from the mail that asks whether Google may open an account that has a password. */
export default function ConfirmGooglePage() {
  const { t, to } = useAuthPage();
  return (
    <AuthCard species="cat" hue="lilac">
      <PageView name="waiting" shown>
        <h1>{t.confirmGoogleTitle}</h1>
        <p role="status">{t.confirmGoogleWaiting}</p>
      </PageView>
      <PageView name="done">
        <h1 tabIndex={-1}>{t.confirmGoogleDone}</h1>
        <p>{t.confirmGoogleDoneText}</p>
        <a className="btn" href={to('/login')}>
          {t.login}
        </a>
      </PageView>
      <PageView name="failed">
        <h1 tabIndex={-1}>{t.googleFailedTitle}</h1>
        <FailureReason />
        <a className="btn" href={to('/login')}>
          {t.backToLogin}
        </a>
      </PageView>
      <WithoutToken shows="failed" />
      <FormScript src={script} codes={['linkInvalid']} />
    </AuthCard>
  );
}
