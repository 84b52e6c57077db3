import { useController } from 'react-hook-form';
import type { Settlement } from '@tzemed/contract/money/settlements';
import { useTexts } from '../../i18n/use-texts.ts';
import { useToday } from '../../lib/time/use-today.ts';
import { DayField } from '../../shared/form/DayField.tsx';
import { EditForm } from '../../shared/form/EditForm.tsx';
import { DeletedElsewhereNotice } from '../../shared/conflict/DeletedElsewhereNotice.tsx';
import { HouseholdSelect } from '../../shared/households/HouseholdSelect.tsx';
import { NotesField } from '../../shared/form/NotesField.tsx';
import { PersonAvatar } from '../../shared/people/PersonAvatar.tsx';
import { useDropInvalidChoices } from '../../shared/form/use-drop-invalid-choices.ts';
import { useDraft } from '../../shared/form/use-draft.ts';
import { useFormSave } from '../../shared/save/use-form-save.ts';
import { useUndoCreate } from '../../shared/form/use-undo-create.ts';
import { MoneyField } from '../../ui/field/MoneyField.tsx';
import { SelectField } from '../../ui/field/SelectField.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { useSchemaForm } from '../../ui/form/use-schema-form.ts';
import { settlementFormTexts } from './form-texts.ts';
import { settlementForm, type SettlementValues, valuesOf } from './settlement-form.ts';
import { settlementsApi, type SharedHome, useNames } from './use-settlements.ts';

type Props = {
  /** Existing settlement; the known values of a new one are in `first`. */
  settlement: Settlement | undefined;
  first?: Partial<SettlementValues>;
  homes: readonly SharedHome[];
  onDone: () => void;
};

/** Notes what somebody has given somebody, or changes that. */
export function SettlementForm({ settlement, first, homes, onDone: close }: Props) {
  const t = useTexts(settlementFormTexts);
  const { isMe, full } = useNames();
  const today = useToday();
  const takeBack = useUndoCreate(settlementsApi.noun);
  const blank: Partial<SettlementValues> = { householdId: homes[0]?.householdId, date: today, ...first };
  const form = useSchemaForm(settlementForm, settlement ? valuesOf(settlement) : blank);
  const saving = useFormSave(form, settlementsApi, { id: settlement?.id, valuesOf });
  const draft = useDraft(form, `settlements ${settlement?.id ?? 'new'}`, {
    isEdit: settlement !== null,
    adding: settlement ? undefined : saving,
  });
  const onDone = draft.closing(close);
  const { control } = form;
  const chosen = useController({ control, name: 'householdId' }).field;
  const homeId = settlement?.householdId ?? chosen.value;
  const people = homes.find(({ householdId }) => householdId === homeId)?.people.map(({ userId }) => userId) ?? [];
  // The settlement may name people who are no longer listed.
  const ids = [...new Set([...people, ...(settlement ? [settlement.fromId, settlement.toId] : [])])];
  const options = ids.map((id) => ({
    id,
    label: isMe(id) ? t.you({ name: full(id) }) : full(id),
    art: <PersonAvatar is={isMe(id) ? 'me' : 'owner'} name={full(id)} id={id} size={28} />,
  }));
  const from = useController({ control, name: 'fromId' }).field;
  const to = useController({ control, name: 'toId' }).field;
  useDropInvalidChoices(
    [from.value, to.value].filter(Boolean),
    (id) => ids.includes(id),
    () => {
      from.onChange('');
      to.onChange('');
    },
  );

  async function onSubmit(values: SettlementValues, then?: string) {
    const saved = await saving.save(values, then);
    if (!saved) return;
    const { id } = saved;
    if (settlement) toast.success(t.saved);
    else
      toast.success(
        t.added,
        takeBack(() => settlementsApi.calls.remove({ params: { id } })),
        id,
      );
    onDone();
  }

  return (
    <EditForm
      form={form}
      saving={saving}
      draft={draft}
      onSubmit={onSubmit}
      onDone={onDone}
      notice={saving.isGone && <DeletedElsewhereNotice id={settlement?.id} said={t.gone} onGiveUp={onDone} />}
    >
      {!settlement && homes.length > 1 && (
        <HouseholdSelect label={t.home} value={chosen.value} onChange={chosen.onChange} />
      )}
      <div className="settlement-ends">
        <SelectField control={control} name="fromId" label={t.from} options={options} placeholder={t.choose} required />
        <SelectField control={control} name="toId" label={t.to} options={options} placeholder={t.choose} required />
      </div>
      <MoneyField control={control} name="amount" label={t.amount} required />
      <DayField control={control} />
      <NotesField control={control} />
    </EditForm>
  );
}
