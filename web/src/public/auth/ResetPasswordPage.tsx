import { authTexts } from './auth-texts.ts';
import { AuthCard } from './AuthCard.tsx';
import { resetCodes } from '../forms/error-codes.ts';
import { FieldError } from '../forms/FormField.tsx';
import { FormScript } from '../forms/FormScript.tsx';
import { pageMeta } from '../page-meta.ts';
import { PasswordField } from './PasswordField.tsx';
import { useAuthPage } from './use-auth-page.ts';
import { PageView, WithoutToken } from '../forms/PageView.tsx';
import script from '../auth-scripts/reset-password.ts?worker&url';

export const handle = { static: true, hasOwnScript: true };
export const meta = pageMeta(authTexts.resetTitle, authTexts.resetDescription);

export default function ResetPasswordPage() {
  const { t, to } = useAuthPage();
  const newLink = (
    <a className="link" href={to('/forgot-password')}>
      {t.newLink}
    </a>
  );
  return (
    <AuthCard species="bird" hue="sky">
      <PageView name="form" shown>
        <h1>{t.resetTitle}</h1>
        <form className="form" method="post" noValidate data-form="reset" data-busy={t.saving}>
          <PasswordField
            name="password"
            label={t.newPassword}
            autoComplete="new-password"
            hint={t.passwordHint}
            canBeSeen
            isRated
          />
          <PasswordField name="confirmPassword" label={t.confirmNewPassword} autoComplete="new-password" />
          <FieldError name="root" />
          <button className="btn">{t.resetSubmit}</button>
        </form>
        {newLink}
      </PageView>
      <PageView name="done">
        <h1 tabIndex={-1}>{t.resetDoneTitle}</h1>
        <p>{t.resetDoneText}</p>
        <a className="btn" href={to('/login')}>
          {t.login}
        </a>
      </PageView>
      <PageView name="broken">
        <h1 tabIndex={-1}>{t.linkBroken}</h1>
        <p>{t.linkBrokenText}</p>
        {newLink}
      </PageView>
      <WithoutToken shows="broken" />
      <FormScript src={script} codes={resetCodes} />
    </AuthCard>
  );
}
