import { idIn } from '@tzemed/contract/fields';
import type { Tag } from '@tzemed/contract/tags';
import * as z from 'zod/mini';
import { useTexts } from '../../i18n/use-texts.ts';
import { TagMark } from '../../shared/tags/TagMark.tsx';
import { Form } from '../../ui/Form.tsx';
import { FormActions } from '../../ui/FormActions.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { useSchemaForm } from '../../ui/use-schema-form.ts';
import { tagsTexts } from './texts.ts';

const mergeForm = z.object({ tagId: idIn('required', 'Tag') });

type Props = {
  tag: Tag;
  /** Of the same home. */
  others: readonly Tag[];
  onMerge: (into: Tag) => Promise<unknown>;
};

/** Into which other tag one goes. */
export function MergeForm({ tag, others, onMerge }: Props) {
  const t = useTexts(tagsTexts);
  const form = useSchemaForm(mergeForm, { tagId: '' });
  return (
    <Form form={form} onSubmit={({ tagId }) => onMerge(others.find(({ id }) => id === tagId)!)}>
      <SelectField
        control={form.control}
        name="tagId"
        label={t.mergeInto}
        placeholder={t.choose}
        hint={t.mergeHint({ name: tag.name })}
        options={others.map(({ id, name, hue }) => ({ id, label: name, art: <TagMark hue={hue} /> }))}
        required
      />
      <FormActions submit={t.mergeDo} />
    </Form>
  );
}
