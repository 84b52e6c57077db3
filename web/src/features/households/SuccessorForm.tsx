import * as z from 'zod/mini';
import { email, personName } from '@tzemed/contract/account/auth';
import type { Home } from '@tzemed/contract/sharing/households';
import { useTexts } from '../../i18n/use-texts.ts';
import { errorAtField } from '../../shared/form/error-at-field.ts';
import { hasKeyboard } from '../../ui/overlay/focus-first.ts';
import { Form } from '../../ui/form/Form.tsx';
import { FormActions } from '../../ui/form/FormActions.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { useSchemaForm } from '../../ui/form/use-schema-form.ts';
import { useSuccessor } from './api.ts';
import { homeTexts } from './texts.ts';

const successorForm = z.object({ email: email(), name: personName() });

/** Names the one person, another one, or nobody. */
export function SuccessorForm({ home, onDone }: { home: Home; onDone: () => void }) {
  const t = useTexts(homeTexts);
  const { set, remove } = useSuccessor(home.id);
  const { successor } = home;
  const form = useSchemaForm(successorForm, { email: successor?.email ?? '', name: successor?.name ?? '' });

  async function submit(values: { email: string; name: string }) {
    await set.mutateAsync(values).catch(errorAtField('email', ['alreadyOwner']));
    toast.success(t.successorSaved);
    onDone();
  }

  async function chooseNobody() {
    await remove.mutateAsync();
    toast.success(t.successorRemoved);
    onDone();
  }

  return (
    <Form form={form} onSubmit={submit}>
      <TextField
        control={form.control}
        name="name"
        label={t.successorName}
        required
        autoComplete="off"
        autoFocus={hasKeyboard()}
      />
      <TextField
        control={form.control}
        name="email"
        type="email"
        label={t.successorEmail}
        hint={t.successorHint}
        required
        autoComplete="off"
      />
      {successor && (
        <button type="button" className="link" onClick={() => void chooseNobody().catch(() => undefined)}>
          {t.successorRemove}
        </button>
      )}
      <FormActions submit={t.save} submitting={t.saving} onCancel={onDone} />
    </Form>
  );
}
