import * as z from 'zod/mini';
import { useTexts } from '../../i18n/use-texts.ts';
import { forgetUser } from '../../lib/forget-user.ts';
import { handToast } from '../../lib/handed-toast.ts';
import { currentSession, endSession } from '../../lib/session.ts';
import { leaveForLogin } from '../../shell/leave-for-login.ts';
import { Form } from '../../ui/Form.tsx';
import { FormActions } from '../../ui/FormActions.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useSchemaForm } from '../../ui/use-schema-form.ts';
import { useRemoveAccount } from './api.ts';
import { accountTexts } from './texts.ts';

/** An account that enters through Google has no password to ask for: there the server wants a fresh sign-in. */
const withPassword = z.object({ password: z.string().check(z.minLength(1, 'passwordRequired')) });
const withoutPassword = z.object({ password: z.string() });

type Props = { hasPassword: boolean; onCancel: () => void };

/** What is lost with an account, and the password that proves whose it is. */
export function RemovalForm({ hasPassword, onCancel }: Props) {
  const t = useTexts(accountTexts);
  const remove = useRemoveAccount();
  const form = useSchemaForm(hasPassword ? withPassword : withoutPassword, { password: '' });

  async function submit({ password }: { password: string }) {
    await remove.mutateAsync(hasPassword ? { password } : {});
    const user = currentSession()?.user;
    if (user) await forgetUser(user.id);
    handToast('success', t.goodbye);
    leaveForLogin();
    endSession();
  }

  return (
    <Form form={form} onSubmit={submit}>
      <div className="account-losses">
        <p>{t.removeList}</p>
        <ul>
          <li>{t.removePets}</li>
          <li>{t.removeRows}</li>
          <li>{t.removeLogin}</li>
        </ul>
      </div>
      {hasPassword && (
        <TextField
          control={form.control}
          name="password"
          label={t.passwordToRemove}
          type="password"
          autoComplete="current-password"
          hint={t.removePasswordHint}
          required
        />
      )}
      <FormActions submit={t.removeForGood} submitting={t.removing} onCancel={onCancel} isDanger />
    </Form>
  );
}
