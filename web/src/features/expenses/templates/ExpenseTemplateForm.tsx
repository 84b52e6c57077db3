import { expenseTemplateInput, type ExpenseTemplate } from '@tzemed/contract/money/expense-templates';
import * as z from 'zod/mini';
import { useTexts } from '../../../i18n/use-texts.ts';
import { CategoryField } from '../../../shared/categories/CategoryField.tsx';
import { EditForm } from '../../../shared/form/EditForm.tsx';
import { fieldTexts } from '../../../shared/form/field-texts.ts';
import { DeletedElsewhereNotice } from '../../../shared/conflict/DeletedElsewhereNotice.tsx';
import { NotesField } from '../../../shared/form/NotesField.tsx';
import { useDraft } from '../../../shared/form/use-draft.ts';
import { usePets } from '../../../shared/pets/use-pets.ts';
import { useFormSave } from '../../../shared/save/use-form-save.ts';
import { type Authored, AuthorLine } from '../../../shared/people/AuthorLine.tsx';
import { pickSchemaFields } from '../../../ui/form/pick-input-fields.ts';
import { MoneyField } from '../../../ui/field/MoneyField.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { useSchemaForm } from '../../../ui/form/use-schema-form.ts';
import { expenseTemplateTexts } from './expense-template-texts.ts';
import { expenseTemplatesApi } from './use-expense-templates.ts';

/** The household of `petId` sets the categories. */
const templateForm = z.extend(expenseTemplateInput, { petId: z.string() });
type Values = z.input<typeof templateForm>;

type Props = { template: ExpenseTemplate; onDone: () => void };

/** Edits a template of a home: what is made of it from now on. */
export function ExpenseTemplateForm({ template, onDone: close }: Props) {
  const t = useTexts(expenseTemplateTexts);
  const fields = useTexts(fieldTexts);
  const { pets } = usePets();
  const { id, householdId } = template;
  const petId = pets.find((pet) => pet.householdId === householdId)?.id ?? '';
  const valuesOf = (current: ExpenseTemplate): Values => ({
    ...pickSchemaFields(expenseTemplateInput, current),
    petId,
  });
  const form = useSchemaForm(templateForm, valuesOf(template));
  const draft = useDraft(form, `expense-templates ${id}`, { isEdit: true });
  const onDone = draft.closing(close);
  const saving = useFormSave(form, expenseTemplatesApi, { id, valuesOf, bodyOf: ({ petId: _of, ...body }) => body });
  const { control } = form;

  async function onSubmit(values: Values, then?: string) {
    if (!(await saving.save(values, then))) return;
    toast.success(t.saved, undefined, id);
    onDone();
  }

  return (
    <EditForm
      form={form}
      saving={saving}
      draft={draft}
      onSubmit={onSubmit}
      onDone={onDone}
      notice={saving.isGone && <DeletedElsewhereNotice id={id} said={t.gone} onGiveUp={onDone} />}
    >
      <TextField control={control} name="description" label={fields.description} required autoComplete="off" />
      <MoneyField control={control} name="amount" label={fields.amount} hint={t.anySum} />
      <CategoryField control={control} />
      <NotesField control={control} />
      <AuthorLine row={template as Authored} petId={petId} />
    </EditForm>
  );
}
