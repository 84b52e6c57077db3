import KeyRound from 'lucide-react/icons/key-round';
import { authTexts } from './auth-texts.ts';
import { AuthCard } from './AuthCard.tsx';
import { loginCodes } from '../forms/error-codes.ts';
import { EmailField, FieldError } from '../forms/FormField.tsx';
import { FormScript } from '../forms/FormScript.tsx';
import { GoogleButton } from './GoogleButton.tsx';
import { pageMeta } from '../page-meta.ts';
import { PasswordField } from './PasswordField.tsx';
import { SecondStep } from './SecondStep.tsx';
import { useAuthPage } from './use-auth-page.ts';
import { PageView } from '../forms/PageView.tsx';
import script from '../auth-scripts/login.ts?worker&url';

export const handle = { static: true, hasOwnScript: true };
export const meta = pageMeta(authTexts.login, authTexts.loginDescription);

export default function LoginPage() {
  const { t, to } = useAuthPage();
  return (
    <AuthCard species="dog" hue="apricot">
      <PageView name="form" shown>
        <h1 tabIndex={-1}>{t.loginTitle}</h1>
        {/* Reason why the user was redirected here. */}
        <p className="banner info" role="status" data-note hidden />
        <div className="auth-passkey" data-passkeys hidden>
          <button type="button" className="btn soft" data-press="passkey">
            <KeyRound size={18} aria-hidden="true" />
            {t.usePasskey}
          </button>
          <p className="or">{t.or}</p>
        </div>
        <form className="form" method="post" noValidate data-form="login" data-busy={t.loggingIn}>
          <EmailField label={t.email} />
          <PasswordField name="password" label={t.password} autoComplete="current-password" canBeSeen />
          <a className="link" href={to('/forgot-password')}>
            {t.forgot}
          </a>
          <FieldError name="root" />
          <button className="btn">{t.login}</button>
        </form>
        <p className="or">{t.or}</p>
        <GoogleButton>{t.loginWithGoogle}</GoogleButton>
        <p>
          {t.noAccount}{' '}
          <a className="link" href={to('/signup')}>
            {t.signup}
          </a>
        </p>
      </PageView>
      <SecondStep />
      <FormScript
        src={script}
        codes={[
          ...loginCodes,
          'codeRequired',
          'codeOutdated',
          'recoveryCodeWrong',
          'googleNotConfigured',
          'googleFailed',
        ]}
      />
    </AuthCard>
  );
}
