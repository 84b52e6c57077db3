import { stockItemInput, type StockItem } from '@tzemed/contract/stock/stock-items';
import { useTexts } from '../../i18n/use-texts.ts';
import { EditForm } from '../../shared/form/EditForm.tsx';
import { DeletedElsewhereNotice } from '../../shared/conflict/DeletedElsewhereNotice.tsx';
import { NotesField } from '../../shared/form/NotesField.tsx';
import { useDraft } from '../../shared/form/use-draft.ts';
import { AuthorLine } from '../../shared/people/AuthorLine.tsx';
import { useFormSave } from '../../shared/save/use-form-save.ts';
import { stockApi } from '../../shared/stock/use-stock.ts';
import { pickSchemaFields } from '../../ui/form/pick-input-fields.ts';
import { TextField } from '../../ui/field/TextField.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { useSchemaForm } from '../../ui/form/use-schema-form.ts';
import { stockFormTexts } from './form-texts.ts';

const valuesOf = (item: StockItem) => pickSchemaFields(stockItemInput, item);

/** Edits the name and notes of a stock. */
export function StockForm({ item, onDone: close }: { item: StockItem; onDone: () => void }) {
  const t = useTexts(stockFormTexts);
  const form = useSchemaForm(stockItemInput, valuesOf(item));
  const saving = useFormSave(form, stockApi, { id: item.id, valuesOf });
  const draft = useDraft(form, `stockItems ${item.id}`, { isEdit: true });
  const onDone = draft.closing(close);
  const { control } = form;
  return (
    <EditForm
      form={form}
      saving={saving}
      draft={draft}
      onSubmit={async (values, then) => {
        if (!(await saving.save(values, then))) return;
        toast.success(t.saved);
        onDone();
      }}
      onDone={onDone}
      notice={saving.isGone && <DeletedElsewhereNotice id={item.id} said={t.gone} onGiveUp={onDone} />}
    >
      <TextField control={control} name="name" label={t.name} hint={t.nameHint} required autoComplete="off" />
      <NotesField control={control} />
      <AuthorLine row={item} petId="" />
    </EditForm>
  );
}
