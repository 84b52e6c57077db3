import { idIn } from '@tzemed/contract/schema/fields';
import * as z from 'zod/mini';
import { Form } from '../../ui/form/Form.tsx';
import { FormActions } from '../../ui/form/FormActions.tsx';
import { SelectField } from '../../ui/field/SelectField.tsx';
import { useSchemaForm } from '../../ui/form/use-schema-form.ts';
import type { MergeTarget } from './merge-target.ts';

const mergeForm = z.object({ into: idIn('required', 'Tag') });

type Props = {
  words: { mergeInto: string; choose: string; mergeDo: string; mergeHint: (of: { name: string }) => string };
  /** Name of the item that is merged into another. */
  name: string;
  targets: readonly MergeTarget[];
  onMerge: (into: MergeTarget) => Promise<unknown>;
};

/** Form to choose the item to merge into. */
export function MergeItemForm({ words: t, name, targets, onMerge }: Props) {
  const form = useSchemaForm(mergeForm, { into: '' });
  return (
    <Form form={form} onSubmit={({ into }) => onMerge(targets.find(({ id }) => id === into)!)}>
      <SelectField
        control={form.control}
        name="into"
        label={t.mergeInto}
        placeholder={t.choose}
        hint={t.mergeHint({ name })}
        options={targets.map((target) => ({ id: target.id, label: target.name, art: target.art }))}
        required
      />
      <FormActions submit={t.mergeDo} />
    </Form>
  );
}
