import { authTexts } from './auth-texts.ts';
import { AuthCard } from './AuthCard.tsx';
import { emailCodes } from './codes.ts';
import { EmailField, FieldError } from './FormField.tsx';
import { FormScript } from './FormScript.tsx';
import { pageMeta } from './page-meta.ts';
import { useAuthPage } from './use-auth-page.ts';
import { Reason, View, WithoutToken } from './View.tsx';
import { homePath } from '../lib/return-path.ts';
import script from './verify.ts?worker&url';

export const handle = { static: true, hasOwnScript: true };
export const meta = pageMeta(authTexts.verifyTitle);

/** Confirms by itself as soon as it is open; the link's token is in the fragment. */
export default function VerifyEmailPage() {
  const { t, to } = useAuthPage();
  return (
    <AuthCard species="fish" hue="sage">
      <View name="waiting" shown>
        <h1>{t.verifyTitle}</h1>
        <p role="status">{t.verifying}</p>
      </View>
      <View name="done">
        <h1 tabIndex={-1}>{t.verifiedTitle}</h1>
        <p>{t.verifiedText}</p>
        <a className="btn if-in" href={homePath}>
          {t.toApp}
        </a>
        <a className="btn if-out" href={to('/login')}>
          {t.login}
        </a>
      </View>
      <View name="failed">
        <h1 tabIndex={-1}>{t.notVerifiedTitle}</h1>
        <Reason />
        <p>{t.resendText}</p>
        <form className="form" method="post" noValidate data-form="resend" data-busy={t.sending}>
          <EmailField label={t.email} />
          <FieldError name="root" />
          <button className="btn">{t.forgotSubmit}</button>
        </form>
      </View>
      <View name="sent">
        <h1 tabIndex={-1}>{t.sentTitle}</h1>
        <p>{t.sentText}</p>
      </View>
      <WithoutToken shows="failed" />
      <FormScript src={script} codes={[...emailCodes, 'linkInvalid']} />
    </AuthCard>
  );
}
