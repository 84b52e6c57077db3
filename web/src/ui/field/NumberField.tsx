import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { FieldMessage, Hint, Label } from '../form/field-parts.tsx';
import { readNumber } from '@tzemed/contract/text/read-number';
import type { FieldSummary } from '../form/field-summary.ts';
import { useField, type FieldProps } from '../form/use-field.ts';

type Props<V extends FieldValues> = FieldProps<V> & {
  /** Shown before the number: ₪, ק״ג. */
  unit?: string;
  /** Decimals shown when the field is left; as typed when missing. */
  decimals?: number;
  as?: FieldSummary['as'];
  /** Value of an empty field, if it differs from none. */
  empty?: typeof NaN;
};

/** Keeps the text as typed and gives the form a number at every key, so that its error goes at once. */
export function NumberField<V extends FieldValues>(props: Props<V>) {
  const { control, name, label, required, hint, unit, decimals, as = 'number' } = props;
  const field = useField(control, name, { label, as });
  // To the form `undefined` is what the field began with: that would be shown again.
  const [empty] = useState(() => props.empty ?? (field.value === undefined ? undefined : null));
  const read = (text: string) => readNumber(text, { isSum: as === 'ils' }) ?? empty;
  const [typed, setTyped] = useState<string | null>(null);
  // Typed text is shown only while the form still holds its value: the form may be filled anew.
  const isTyped = typed !== null && Object.is(read(typed), field.value);
  const shown = isTyped ? typed : show(field.value, decimals);
  return (
    <AriaTextField
      className="field"
      name={name}
      value={shown}
      onChange={(text) => {
        setTyped(text);
        field.change(read(text));
      }}
      onBlur={() => {
        // Text that is no number stays, so that it can be mended.
        if (!Number.isNaN(field.value)) setTyped(null);
        field.blur();
      }}
      isRequired={!!required}
      isInvalid={field.isInvalid}
      validationBehavior="aria"
    >
      <Label required={required}>{label}</Label>
      <Group className="control">
        {unit && <span aria-hidden="true">{unit}</span>}
        <Input ref={field.ref} inputMode="decimal" autoComplete="off" className="num" />
      </Group>
      <Hint>{hint}</Hint>
      <FieldMessage message={field.message} />
    </AriaTextField>
  );
}

function show(value: unknown, decimals: number | undefined) {
  if (typeof value !== 'number' || Number.isNaN(value)) return '';
  // More decimals than fit stay visible: rounding them away would hide what the form will refuse.
  return decimals !== undefined && Number(value.toFixed(decimals)) === value ? value.toFixed(decimals) : String(value);
}
