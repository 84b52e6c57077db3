import { authTexts } from './auth-texts.ts';
import { AuthCard } from './AuthCard.tsx';
import { emailCodes } from '../forms/error-codes.ts';
import { EmailField, FieldError } from '../forms/FormField.tsx';
import { FormScript } from '../forms/FormScript.tsx';
import { pageMeta } from '../page-meta.ts';
import { useAuthPage } from './use-auth-page.ts';
import { FailureReason, PageView, WithoutToken } from '../forms/PageView.tsx';
import { homePath } from '../../lib/session/return-path.ts';
import script from '../auth-scripts/verify-email.ts?worker&url';

export const handle = { static: true, hasOwnScript: true };
export const meta = pageMeta(authTexts.verifyTitle);

/** Confirms by itself as soon as it is open; the link's token is in the fragment. */
export default function VerifyEmailPage() {
  const { t, to } = useAuthPage();
  return (
    <AuthCard species="fish" hue="sage">
      <PageView name="waiting" shown>
        <h1>{t.verifyTitle}</h1>
        <p role="status">{t.verifying}</p>
      </PageView>
      <PageView name="done">
        <h1 tabIndex={-1}>{t.verifiedTitle}</h1>
        <p>{t.verifiedText}</p>
        <a className="btn if-in" href={homePath}>
          {t.toApp}
        </a>
        <a className="btn if-out" href={to('/login')}>
          {t.login}
        </a>
      </PageView>
      <PageView name="failed">
        <h1 tabIndex={-1}>{t.notVerifiedTitle}</h1>
        <FailureReason />
        <p>{t.resendText}</p>
        <form className="form" method="post" noValidate data-form="resend" data-busy={t.sending}>
          <EmailField label={t.email} />
          <FieldError name="root" />
          <button className="btn">{t.forgotSubmit}</button>
        </form>
      </PageView>
      <PageView name="sent">
        <h1 tabIndex={-1}>{t.sentTitle}</h1>
        <p>{t.sentText}</p>
      </PageView>
      <WithoutToken shows="failed" />
      <FormScript src={script} codes={[...emailCodes, 'linkInvalid']} />
    </AuthCard>
  );
}
