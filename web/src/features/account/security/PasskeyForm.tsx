import { type Passkey, passkeyName } from '@tzemed/contract/account/passkeys';
import * as z from 'zod/mini';
import { useTexts } from '../../../i18n/use-texts.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { makePasskey } from '../../../lib/session/passkeys.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { FormActions } from '../../../ui/form/FormActions.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { useSchemaForm } from '../../../ui/form/use-schema-form.ts';
import { passkeys, useAskAnew, useRenamePasskey } from './api.ts';
import { securityTexts } from './texts.ts';

const nameForm = z.object({ name: passkeyName() });

type Props = { passkey: Passkey | null; onDone: () => void };

/** Names a passkey, and has the browser make one where there is none yet. */
export function PasskeyForm({ passkey, onDone }: Props) {
  const t = useTexts(securityTexts);
  const askAnew = useAskAnew('passkeys', 'secondFactor');
  const rename = useRenamePasskey();
  const form = useSchemaForm(nameForm, { name: passkey?.name ?? '' });

  async function add(name: string) {
    const { options } = await passkeys.begin();
    const made = await makePasskey(options).catch((reason: unknown) => {
      const isKnown = reason instanceof Error && reason.name === 'InvalidStateError';
      // Shown above the buttons, as what the server refuses.
      throw new ApiError(422, 'passkeyRefused', isKnown ? t.known : t.notAdded);
    });
    await passkeys.create({ body: { name, passkey: made } });
    toast.success(t.added);
    askAnew();
  }

  async function submit({ name }: { name: string }) {
    await (passkey ? rename.mutateAsync({ passkeyId: passkey.id, name }) : add(name));
    onDone();
  }

  return (
    <Form form={form} onSubmit={submit}>
      <TextField
        control={form.control}
        name="name"
        label={t.passkeyName}
        hint={t.passkeyNameHint}
        autoComplete="off"
        autoFocus
        required
      />
      <FormActions submit={passkey ? t.save : t.add} submitting={passkey ? t.saving : t.waiting} onCancel={onDone} />
    </Form>
  );
}
