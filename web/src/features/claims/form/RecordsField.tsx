import type { Control } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { useDropInvalidChoices } from '../../../shared/form/use-drop-invalid-choices.ts';
import { useField } from '../../../ui/form/use-field.ts';
import { isToldOf, useRecordsBy, type useRecordsOf } from '../api.ts';
import type { ClaimValues } from './claim-form.ts';
import { claimFormTexts } from './form-texts.ts';
import { SearchableChecklist } from './SearchableChecklist.tsx';

type Props = {
  control: Control<ClaimValues>;
  records: ReturnType<typeof useRecordsOf>;
  onOlder: () => void;
};

/** Choice of medical records that go with the claim, for users who may see them; renders nothing without records. */
export function RecordsField({ control, records, onOlder }: Props) {
  const t = useTexts(claimFormTexts);
  const f = useFormats();
  const field = useField(control, 'recordIds', {
    label: t.records,
    read: (ids) => t.countedRecords({ count: (ids as string[]).length }),
  });
  const ids = (field.value ?? []) as string[];
  const [petId, expenseIds = []] = useWatch({ control, name: ['petId', 'expenseIds'] });
  const known = records.data?.rows ?? [];
  const missing = records.data ? ids.filter((id) => !known.some((one) => one.id === id)) : [];
  const others = useRecordsBy(missing);
  const rows = [...known, ...(missing.length > 0 ? (others.data ?? []) : [])]
    .filter((one) => one.petId === petId)
    .map(({ id, description, date, vetName, attachmentCount, expenseId }) => ({
      id,
      title: description,
      about: [
        f.day(date),
        ...(vetName ? [vetName] : []),
        ...(attachmentCount > 0 ? [t.papers({ count: attachmentCount })] : []),
      ],
      note: expenseId && expenseIds.includes(expenseId) ? t.withExpense : undefined,
    }));
  const isKnown = isToldOf(records) && (missing.length === 0 || isToldOf(others));
  const there = new Set(rows.map(({ id }) => id));
  useDropInvalidChoices(ids, (id) => !isKnown || there.has(id), field.change);
  if (rows.length === 0) return null;
  return (
    <SearchableChecklist
      ref={field.focusOn('input[type=checkbox]')}
      label={t.records}
      rows={rows}
      ids={ids}
      onChange={field.change}
      load={records}
      onOlder={records.data?.isMore ? onOlder : undefined}
      hint={t.recordsHint}
      message={field.message}
    >
      {ids.length > 0 && <span>{t.countedRecords({ count: ids.length })}</span>}
    </SearchableChecklist>
  );
}
