import { type Control, useFormState, useWatch } from 'react-hook-form';
import { useTexts } from '../../i18n/use-texts.ts';
import { SelectList } from '../../ui/field/SelectList.tsx';
import { useField } from '../../ui/form/use-field.ts';
import { payerTexts } from './texts.ts';
import { usePayerOptions } from './use-payer-options.tsx';

type Values = { paidBy?: string | null | undefined };
type Props<V extends Values> = {
  control: Control<V>;
  /** Pets of the expense: a payer may edit the expenses of each. */
  petIds: readonly string[];
  label?: string;
  /** Default payer: nobody for null, and a person if they can be chosen; else the author. */
  usual?: string | null | undefined;
};

/**
 * Payer field; shown only if there is a choice, or another person is the payer. An explicit 'nobody' is a choice too.
 */
export function PayerField<V extends Values>({ control: given, petIds, label, usual }: Props<V>) {
  const control = given as unknown as Control<Values>;
  const t = useTexts(payerTexts);
  const value = useWatch({ control, name: 'paidBy' });
  const { errors } = useFormState({ control, name: 'paidBy' });
  const { me, isChoice, mayBe, options } = usePayerOptions(petIds, value);
  const isShown = isChoice || errors.paidBy !== undefined || (Boolean(value) && value !== me);
  const said = label ?? t.payer;
  const choices = [...options, { id: '', label: t.unsaid }];
  const wordOf = (one: unknown) => choices.find(({ id }) => id === (one ?? ''))?.label;
  const field = useField(control, 'paidBy', isShown ? { label: said, read: wordOf } : undefined);
  if (!isShown) return null;
  const unsaid = usual === null || (usual !== undefined && mayBe(usual)) ? usual : me;
  return (
    <SelectList
      ref={field.focusOn('button')}
      label={said}
      options={choices}
      value={(value === undefined ? unsaid : value) ?? ''}
      onChange={(id) => field.change(id || null)}
      onBlur={field.blur}
      message={field.message}
    />
  );
}
