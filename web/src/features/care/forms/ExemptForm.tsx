import { dayIn } from '@tzemed/contract/schema/fields';
import * as z from 'zod/mini';
import { useTexts } from '../../../i18n/use-texts.ts';
import { DateField } from '../../../ui/date/DateField.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { FormActions } from '../../../ui/form/FormActions.tsx';
import { useSchemaForm } from '../../../ui/form/use-schema-form.ts';
import { careTexts } from '../texts.ts';

const exemptForm = z.object({ exemptUntil: dayIn() });

type Props = { until: string | null; onSave: (until: string) => Promise<unknown>; onDone: () => void };

/** Last day of an exemption from a duty by law. */
export function ExemptForm({ until, onSave, onDone }: Props) {
  const t = useTexts(careTexts);
  const form = useSchemaForm(exemptForm, { exemptUntil: until ?? '' });
  return (
    <Form
      form={form}
      onSubmit={async ({ exemptUntil }) => {
        await onSave(exemptUntil);
        onDone();
      }}
    >
      <DateField control={form.control} name="exemptUntil" label={t.exemptUntil} leaning="future" required />
      <FormActions submit={t.enter} onCancel={onDone} />
    </Form>
  );
}
