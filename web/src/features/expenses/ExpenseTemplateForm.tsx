import { expenseTemplateInput, type ExpenseTemplate } from '@tzemed/contract/expense-templates';
import * as z from 'zod/mini';
import { useTexts } from '../../i18n/use-texts.ts';
import { CategoryField } from '../../shared/categories/CategoryField.tsx';
import { EditForm } from '../../shared/EditForm.tsx';
import { fieldTexts } from '../../shared/field-texts.ts';
import { GoneNotice } from '../../shared/GoneNotice.tsx';
import { NotesField } from '../../shared/NotesField.tsx';
import { useChanges } from '../../shared/use-changes.ts';
import { useDraft } from '../../shared/use-draft.ts';
import { useGoneEdit } from '../../shared/use-gone-edit.ts';
import { usePets } from '../../shared/use-pets.ts';
import { useStaleEdit } from '../../shared/use-stale-edit.ts';
import { type Signed, WhoWrote } from '../../shared/WhoWrote.tsx';
import { editable } from '../../ui/editable.ts';
import { MoneyField } from '../../ui/MoneyField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { toast } from '../../ui/toast.ts';
import { useSchemaForm } from '../../ui/use-schema-form.ts';
import { expenseTemplateTexts } from './expense-template-texts.ts';
import { expenseTemplatesApi } from './use-expense-templates.ts';

/** Of whose home the categories are. */
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
  const valuesOf = (current: { template: ExpenseTemplate }): Values => ({
    ...editable(expenseTemplateInput, current.template),
    petId,
  });
  const { save } = useChanges(expenseTemplatesApi);
  const form = useSchemaForm(templateForm, valuesOf({ template }));
  const draft = useDraft(form, `expense-templates ${id}`, { isEdit: true });
  const onDone = draft.closing(close);
  const gone = useGoneEdit(form, { save, restore: expenseTemplatesApi.calls.restore });
  const stale = useStaleEdit(form, valuesOf, gone);
  const { control } = form;

  const onSubmit = stale.guard(async ({ petId: _of, ...body }, then) => {
    if (!(await gone.save({ id, body }, then))) return;
    toast.success(t.saved, undefined, id);
    onDone();
  });

  return (
    <EditForm
      form={form}
      stale={stale}
      draft={draft}
      onSubmit={onSubmit}
      onDone={onDone}
      notice={gone.isGone && <GoneNotice id={id} said={t.gone} onGiveUp={onDone} />}
    >
      <TextField control={control} name="description" label={fields.description} required autoComplete="off" />
      <MoneyField control={control} name="amount" label={fields.amount} hint={t.anySum} />
      <CategoryField control={control} />
      <NotesField control={control} />
      <WhoWrote row={template as Signed} petId={petId} />
    </EditForm>
  );
}
