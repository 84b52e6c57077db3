import { authTexts } from './auth-texts.ts';
import { AuthCard } from './AuthCard.tsx';
import { emailCodes } from '../forms/error-codes.ts';
import { EmailField, FieldError } from '../forms/FormField.tsx';
import { FormScript } from '../forms/FormScript.tsx';
import { pageMeta } from '../page-meta.ts';
import { useAuthPage } from './use-auth-page.ts';
import { PageView } from '../forms/PageView.tsx';
import script from '../auth-scripts/forgot-password.ts?worker&url';

export const handle = { static: true, hasOwnScript: true };
export const meta = pageMeta(authTexts.forgotTitle, authTexts.forgotText);

export default function ForgotPasswordPage() {
  const { t, to } = useAuthPage();
  return (
    <AuthCard species="rodent" hue="butter">
      <PageView name="form" shown>
        <h1>{t.forgotTitle}</h1>
        <p>{t.forgotText}</p>
        <form className="form" method="post" noValidate data-form="forgot" data-busy={t.sending}>
          <EmailField label={t.email} />
          <FieldError name="root" />
          <button className="btn">{t.forgotSubmit}</button>
        </form>
      </PageView>
      <PageView name="sent">
        <h1 tabIndex={-1}>{t.sentTitle}</h1>
        <p>{t.sentText}</p>
        <button className="btn soft" type="button" data-again>
          {t.sendAgain}
        </button>
      </PageView>
      <a className="link" href={to('/login')}>
        {t.backToLogin}
      </a>
      <FormScript src={script} codes={emailCodes} />
    </AuthCard>
  );
}
