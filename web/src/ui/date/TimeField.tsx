import { parseTime } from '@internationalized/date';
import type { FieldValues } from 'react-hook-form';
import { DateInput, DateSegment, TimeField as AriaTimeField } from 'react-aria-components/TimeField';
import { FieldMessage, Hint, Label } from '../form/field-parts.tsx';
import { useField, type FieldProps } from '../form/use-field.ts';

/** Wall-clock time as 'HH:MM' text; '' when empty. */
export function TimeField<V extends FieldValues>({ control, name, label, required, hint }: FieldProps<V>) {
  const field = useField(control, name, { label });
  return (
    <AriaTimeField
      ref={field.focusOn('[role=spinbutton]')}
      className="field"
      value={field.value ? parseTime(String(field.value)) : null}
      onChange={(time) => field.change(time?.toString().slice(0, 5) ?? '')}
      onBlur={field.blur}
      hourCycle={24}
      shouldForceLeadingZeros
      isRequired={!!required}
      isInvalid={field.isInvalid}
      validationBehavior="aria"
    >
      <Label required={required}>{label}</Label>
      {/* No `Group`: React Aria would give it the name and the id that its parts have already. */}
      <div className="control">
        <DateInput className="date-input">{(segment) => <DateSegment segment={segment} className="seg" />}</DateInput>
      </div>
      <Hint>{hint}</Hint>
      <FieldMessage message={field.message} />
    </AriaTimeField>
  );
}
