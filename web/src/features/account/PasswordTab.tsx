import './security/security.css';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { changePasswordForm } from '@tzemed/contract/account/auth';
import { pathInLang } from '../../i18n/language.ts';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import type { SessionUser } from '../../lib/session/token.ts';
import { linkTo, privacyPage } from '../../screens.ts';
import { Form } from '../../ui/form/Form.tsx';
import { FormActions } from '../../ui/form/FormActions.tsx';
import { ForwardArrow } from '../../ui/ForwardArrow.tsx';
import { Link } from '../../ui/Link.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import { useSchemaForm } from '../../ui/form/use-schema-form.ts';
import { useChangePassword } from './api.ts';
import type { ProfileMessage } from './profile-message.ts';
import { Devices } from './security/Devices.tsx';
import { Passkeys } from './security/Passkeys.tsx';
import { TwoStep } from './security/TwoStep.tsx';
import { accountTexts } from './texts.ts';

const empty = { currentPassword: '', newPassword: '', confirmPassword: '' };

type Props = { user: SessionUser; onMessage: (message: ProfileMessage | null) => void };

export function PasswordTab({ user, onMessage }: Props) {
  const t = useTexts(accountTexts);
  const hasPassword = user.hasPassword !== false;
  return (
    <div className="account-security">
      <div>
        <section className="card" aria-label={t.password}>
          <div className="pad">
            {hasPassword ? <PasswordForm email={user.email} onMessage={onMessage} /> : <NoPassword />}
          </div>
        </section>
        <Devices />
      </div>
      <div>
        <TwoStep hasPassword={hasPassword} />
        <Passkeys />
        <Link className="account-way card" to={linkTo(privacyPage)}>
          <span className="account-way-sign" aria-hidden="true">
            <ShieldCheck size={20} />
          </span>
          <b>{t.toPrivacy}</b>
          <ForwardArrow size={18} />
        </Link>
      </div>
    </div>
  );
}

function PasswordForm({ email, onMessage }: { email: string; onMessage: Props['onMessage'] }) {
  const t = useTexts(accountTexts);
  const change = useChangePassword();
  const form = useSchemaForm(changePasswordForm, empty);
  const { control } = form;

  async function submit({ currentPassword, newPassword }: typeof empty) {
    onMessage(null);
    try {
      await change.mutateAsync({ currentPassword, newPassword });
    } catch (error) {
      const atFields = error instanceof ApiError && error.errors;
      if (!atFields) onMessage({ tone: 'danger', text: t.passwordFailed });
      throw error;
    }
    form.reset(empty);
    onMessage({ tone: 'ok', text: t.passwordChanged });
  }

  return (
    <Form form={form} onSubmit={submit}>
      <p className="muted">{t.passwordText}</p>
      {/* Tells a password manager whose password it is. */}
      <input
        type="text"
        className="sr"
        autoComplete="username"
        value={email}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
      <TextField
        control={control}
        name="currentPassword"
        label={t.currentPassword}
        type="password"
        autoComplete="current-password"
        required
      />
      <TextField
        control={control}
        name="newPassword"
        label={t.newPassword}
        type="password"
        autoComplete="new-password"
        hint={t.passwordHint}
        required
      />
      <TextField
        control={control}
        name="confirmPassword"
        label={t.confirmPassword}
        type="password"
        autoComplete="new-password"
        required
      />
      <FormActions submit={t.save} submitting={t.saving} />
    </Form>
  );
}

function NoPassword() {
  const t = useTexts(accountTexts);
  const { lang } = useLanguage();
  return (
    <div className="form">
      <p>{t.noPassword}</p>
      <p>
        <a className="btn line" href={pathInLang(lang, '/forgot-password')}>
          {t.setPassword}
        </a>
      </p>
    </div>
  );
}
