import { useQuery } from '@tanstack/react-query';
import { oneTimeCode, secondFactor } from '@tzemed/contract/account/second-factor';
import KeyRound from 'lucide-react/icons/key-round';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useTexts } from '../../i18n/use-texts.ts';
import { callsOf } from '../../lib/api/api-client.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { Form } from '../../ui/form/Form.tsx';
import { FormActions } from '../../ui/form/FormActions.tsx';
import { Loading } from '../../ui/lazy/Loading.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import { useFailureText } from '../../ui/translate.ts';
import { useSchemaForm } from '../../ui/form/use-schema-form.ts';
import { useAuth } from './auth-context.ts';
import { reauthenticationTexts } from './reauthentication-texts.ts';

const api = callsOf(secondFactor);
const withPassword = z.object({ password: z.string().check(z.minLength(1, 'passwordRequired')) });
const withCode = z.object({ code: oneTimeCode() });

type Props = { onProven: () => void; onCancel: () => void };

/** The password; where there is none, a code of the app; and a passkey where there is one. */
export function ReauthenticationForm(props: Props) {
  const t = useTexts(reauthenticationTexts);
  const { user, logout } = useAuth();
  const { data } = useQuery({
    queryKey: ['secondFactor'],
    queryFn: ({ signal }) => api.get(undefined, { signal }),
  });
  if (!data) return <Loading />;
  const hasPassword = user?.hasPassword !== false;
  const canSign = data.hasPasskey && 'PublicKeyCredential' in window;
  const isWithout = !hasPassword && !data.enabledAt && !canSign;
  return (
    <>
      <p className="muted">{isWithout ? t.signInAgain : t.text}</p>
      {hasPassword ? <WithPassword {...props} /> : data.enabledAt && <WithCode {...props} />}
      {canSign && <WithPasskey onProven={props.onProven} />}
      {isWithout && (
        <div className="actions">
          <button type="button" className="btn" onClick={() => void logout(location.pathname + location.search)}>
            {t.signOut}
          </button>
        </div>
      )}
    </>
  );
}

function WithPassword({ onProven, onCancel }: Props) {
  const t = useTexts(reauthenticationTexts);
  const form = useSchemaForm(withPassword, { password: '' });
  const submit = async (body: { password: string }) => {
    await api.reauthenticate({ body });
    onProven();
  };
  return (
    <Form form={form} onSubmit={submit} isProof>
      <TextField
        control={form.control}
        name="password"
        label={t.password}
        type="password"
        autoComplete="current-password"
        autoFocus
        required
      />
      <FormActions submit={t.confirm} submitting={t.confirming} onCancel={onCancel} />
    </Form>
  );
}

function WithCode({ onProven, onCancel }: Props) {
  const t = useTexts(reauthenticationTexts);
  const form = useSchemaForm(withCode, { code: '' });
  const submit = async (body: { code: string }) => {
    await api.reauthenticate({ body });
    onProven();
  };
  return (
    <Form form={form} onSubmit={submit} isProof>
      <TextField control={form.control} name="code" label={t.code} autoComplete="one-time-code" autoFocus required />
      <FormActions submit={t.confirm} submitting={t.confirming} onCancel={onCancel} />
    </Form>
  );
}

function WithPasskey({ onProven }: Pick<Props, 'onProven'>) {
  const t = useTexts(reauthenticationTexts);
  const textOf = useFailureText();
  const [failure, setFailure] = useState('');
  async function prove() {
    setFailure('');
    try {
      const { signWithPasskey } = await import('../../lib/session/passkeys.ts');
      await api.reauthenticate({ body: { passkey: await signWithPasskey() } });
      onProven();
    } catch (reason) {
      setFailure(reason instanceof ApiError ? textOf(reason) : t.unfinished);
    }
  }
  return (
    <div className="form">
      {failure && (
        <p className="err" role="alert">
          {failure}
        </p>
      )}
      <button type="button" className="btn soft" onClick={() => void prove()}>
        <KeyRound size={18} aria-hidden="true" />
        {t.passkey}
      </button>
    </div>
  );
}
