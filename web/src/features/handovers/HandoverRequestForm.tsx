import * as z from 'zod/mini';
import { email } from '@tzemed/contract/account/auth';
import { trimEmail } from '@tzemed/contract/text/plain-text';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { isolateDirection } from '../../lib/isolate-direction.ts';
import { Form } from '../../ui/form/Form.tsx';
import { FormActions } from '../../ui/form/FormActions.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { useSchemaForm } from '../../ui/form/use-schema-form.ts';
import { useHandoverChanges } from './api.ts';
import { handoverTexts } from './texts.ts';

const schema = z.object({ userEmail: email() });

/** Asks an address to take a pet over. */
export function HandoverRequestForm({ petId }: { petId: string }) {
  const t = useTexts(handoverTexts);
  const { lang } = useLanguage();
  const { ask } = useHandoverChanges();
  const form = useSchemaForm(schema, { userEmail: '' });

  async function submit({ userEmail }: { userEmail: string }) {
    await ask.mutateAsync({ petId, userEmail });
    toast.success(t.sent({ email: isolateDirection(trimEmail(userEmail), lang) }));
  }

  return (
    <Form form={form} onSubmit={submit}>
      <TextField
        control={form.control}
        name="userEmail"
        label={t.email}
        type="email"
        autoComplete="email"
        hint={t.emailHint}
        required
      />
      <FormActions submit={t.send} submitting={t.sending} />
    </Form>
  );
}
