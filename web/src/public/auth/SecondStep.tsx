import { useTexts } from '../../i18n/use-texts.ts';
import { authTexts } from './auth-texts.ts';
import { FormField } from '../forms/FormField.tsx';
import { PageView } from '../forms/PageView.tsx';

/** Views that follow the password where the account asks for more, and that wait for a passkey. */
export function SecondStep() {
  const t = useTexts(authTexts);
  // The page has several forms: without an id of its own.
  const failure = <p className="err" data-error="root" role="alert" />;
  const link = (press: string, words: string) => (
    <button type="button" className="link" data-press={press}>
      {words}
    </button>
  );
  return (
    <>
      <PageView name="code">
        <h1 tabIndex={-1}>{t.stepTitle}</h1>
        <p>{t.stepText}</p>
        <form className="form" method="post" noValidate data-form="code" data-busy={t.loggingIn}>
          <FormField
            name="code"
            label={t.code}
            hint={t.codeHint}
            className="control code-box"
            inputMode="numeric"
            autoComplete="one-time-code"
            dir="ltr"
            maxLength={9}
          />
          {failure}
          <button className="btn">{t.login}</button>
        </form>
        <p data-with-passkey hidden>
          {link('step-passkey', t.usePasskey)}
        </p>
        <p>{link('recovery', t.useRecovery)}</p>
        <p>{link('password', t.backToLogin)}</p>
      </PageView>
      <PageView name="recovery">
        <h1 tabIndex={-1}>{t.recoveryTitle}</h1>
        <p>{t.recoveryText}</p>
        <form className="form" method="post" noValidate data-form="recovery" data-busy={t.loggingIn}>
          <FormField
            name="recoveryCode"
            label={t.recoveryTitle}
            className="control code-box"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            dir="ltr"
            placeholder="XXXX-XXXX"
          />
          {failure}
          <button className="btn">{t.login}</button>
        </form>
        <p>
          {t.noRecovery} {link('lost', t.lost)}
        </p>
        <p>{link('code', t.backToCode)}</p>
      </PageView>
      <PageView name="passkey">
        <h1 tabIndex={-1}>{t.passkeyTitle}</h1>
        <p>{t.passkeyText}</p>
        <span className="passkey-ring" aria-hidden="true" />
        <p role="status">{t.passkeyWaiting}</p>
        <button type="button" className="btn line" data-press="cancel">
          {t.cancel}
        </button>
      </PageView>
      <PageView name="lost">
        <h1 tabIndex={-1}>{t.lostTitle}</h1>
        <p>{t.lostText}</p>
        <form className="form" method="post" noValidate data-form="lost" data-busy={t.sending}>
          {failure}
          <button className="btn">{t.lostSubmit}</button>
        </form>
        <p>{link('recovery', t.backToRecovery)}</p>
      </PageView>
      <PageView name="asked">
        <h1 tabIndex={-1}>{t.askedTitle}</h1>
        <p>
          {t.askedText} <strong data-due />
        </p>
        <p>{link('password', t.backToLogin)}</p>
      </PageView>
    </>
  );
}
