import { type BlockReason, blockInput, blockReasons } from '@tzemed/contract/administration/admin-accounts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { ChoiceField } from '../../../ui/field/ChoiceField.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { FormActions } from '../../../ui/form/FormActions.tsx';
import { useSchemaForm } from '../../../ui/form/use-schema-form.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { accountCalls, useAdminAction } from '../api.ts';
import { accountAdminTexts } from './texts.ts';

/** Chooses why an account is blocked, and blocks it. */
export function BlockForm({ id, onDone }: { id: string; onDone: () => void }) {
  const t = useTexts(accountAdminTexts);
  const form = useSchemaForm(blockInput, {});
  const block = useAdminAction((reason: BlockReason) => accountCalls.block({ params: { id }, body: { reason } }), {
    inForm: true,
  });
  return (
    <Form
      form={form}
      onSubmit={async ({ reason }) => {
        await block.mutateAsync(reason);
        toast.success(t.isBlocked);
        onDone();
      }}
    >
      <p>{t.blockText}</p>
      <ChoiceField
        control={form.control}
        name="reason"
        label={t.reason}
        choices={blockReasons.map((value) => ({ value, label: t[value] }))}
        required
      />
      <FormActions submit={t.blockDo} isDanger onCancel={onDone} />
    </Form>
  );
}
