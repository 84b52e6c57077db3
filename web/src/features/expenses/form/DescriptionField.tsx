import { useEffect, useRef } from 'react';
import { type Control, useFormContext, useWatch } from 'react-hook-form';
import { expenseFieldNames } from '@tzemed/contract/money/expense-field-names';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useCategories } from '../../../shared/categories/use-categories.ts';
import { TextField } from '../../../ui/field/TextField.tsx';
import type { ExpenseValues } from '../split/split-form.ts';

/** Description of an expense. The category of a new one suggests its word, until something else is typed. */
export function DescriptionField({ control, isNew }: { control: Control<ExpenseValues>; isNew: boolean }) {
  const fields = useTexts(expenseFieldNames);
  const { categoryOf } = useCategories();
  const { getValues, setValue } = useFormContext<ExpenseValues>();
  const category = useWatch({ control, name: 'category' });
  const suggested = useRef('');
  useEffect(() => {
    if (!isNew) return;
    if (![undefined, '', suggested.current].includes(getValues('description'))) return;
    suggested.current = category && category !== 'other' ? categoryOf(category).word : '';
    // Not dirty: a template may replace it.
    setValue('description', suggested.current);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each category that is chosen
  }, [category]);
  return (
    <div
      role="presentation"
      // A suggestion is typed over.
      onFocus={({ target }) =>
        target instanceof HTMLInputElement && target.value && target.value === suggested.current && target.select()
      }
    >
      <TextField control={control} name="description" label={fields.description} required autoComplete="off" />
    </div>
  );
}
