import { authTexts } from './auth-texts.ts';
import { AuthCard } from './AuthCard.tsx';
import { FieldError } from './FormField.tsx';
import { FormScript } from './FormScript.tsx';
import { pageMeta } from './page-meta.ts';
import { useAuthPage } from './use-auth-page.ts';
import { View, WithoutToken } from './View.tsx';
import script from './restore-email.ts?worker&url';

export const handle = { static: true, hasOwnScript: true };
export const meta = pageMeta(authTexts.restoreTitle);

/** Opened from the mail to an address that was replaced. A button asks: mail filters open links, too. */
export default function RestoreEmailPage() {
  const { t, to } = useAuthPage();
  return (
    <AuthCard species="dog" hue="sage">
      <View name="form" shown>
        <h1>{t.restoreTitle}</h1>
        <p>{t.restoreText}</p>
        <form className="form" method="post" noValidate data-form="restore" data-busy={t.saving}>
          <FieldError name="root" />
          <button className="btn">{t.restoreSubmit}</button>
        </form>
      </View>
      <View name="done">
        <h1 tabIndex={-1}>{t.restoredTitle}</h1>
        <p>{t.restoredText}</p>
        <a className="btn" href={to('/login')}>
          {t.login}
        </a>
      </View>
      <View name="broken">
        <h1 tabIndex={-1}>{t.linkBroken}</h1>
        <p>{t.restoreBrokenText}</p>
      </View>
      <WithoutToken shows="broken" />
      <FormScript src={script} codes={['linkInvalid']} />
    </AuthCard>
  );
}
