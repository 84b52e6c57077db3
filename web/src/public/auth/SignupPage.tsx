import { authTexts } from './auth-texts.ts';
import { AuthCard } from './AuthCard.tsx';
import { signupCodes } from '../forms/error-codes.ts';
import { FormCheckbox } from '../forms/FormCheckbox.tsx';
import { EmailField, FieldError, FormField } from '../forms/FormField.tsx';
import { FormScript } from '../forms/FormScript.tsx';
import { GoogleButton } from './GoogleButton.tsx';
import { pageMeta } from '../page-meta.ts';
import { PasswordField } from './PasswordField.tsx';
import { useAuthPage } from './use-auth-page.ts';
import script from '../auth-scripts/signup.ts?worker&url';

export const handle = { static: true, hasOwnScript: true };
export const meta = pageMeta(authTexts.signup, authTexts.signupDescription);

export default function SignupPage() {
  const { t, to } = useAuthPage();
  // Opens in a new tab, so that typed text stays here.
  const legal = (path: string, words: string) => (
    <a className="link" href={to(path)} target="_blank" rel="noopener">
      {words}
    </a>
  );
  return (
    <AuthCard species="cat" hue="lilac">
      <h1>{t.signupTitle}</h1>
      <form className="form" method="post" noValidate data-form="signup" data-busy={t.signingUp}>
        <FormField name="name" label={t.name} autoComplete="name" />
        <EmailField label={t.email} />
        <PasswordField
          name="password"
          label={t.password}
          autoComplete="new-password"
          hint={t.passwordHint}
          canBeSeen
          isRated
        />
        <PasswordField name="confirmPassword" label={t.confirmPassword} autoComplete="new-password" />
        <div>
          <FormCheckbox name="termsAccepted">
            {t.accept}
            {legal('/terms', t.theTerms)}
          </FormCheckbox>
          <FormCheckbox name="privacyAccepted">
            {t.accept}
            {legal('/privacy', t.thePrivacy)}
          </FormCheckbox>
        </div>
        <FieldError name="root" />
        <button className="btn">{t.signup}</button>
      </form>
      <p className="or">{t.or}</p>
      <GoogleButton>{t.signupWithGoogle}</GoogleButton>
      <p>
        {t.haveAccount}{' '}
        <a className="link" href={to('/login')}>
          {t.login}
        </a>
      </p>
      <FormScript src={script} codes={[...signupCodes, 'googleNotConfigured', 'googleFailed']} />
    </AuthCard>
  );
}
