import './times-field.css';
import { useId } from 'react';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import {
  type Control,
  type FieldValues,
  get,
  type Path,
  type PathValue,
  useFormContext,
  useFormState,
  useWatch,
} from 'react-hook-form';
import { TimeField } from '../../ui/date/TimeField.tsx';
import { GroupSummary } from '../../ui/form/field-summary.ts';
import { GroupMessage } from '../../ui/form/GroupMessage.tsx';
import { IconButton } from '../../ui/IconButton.tsx';

type Props<V extends FieldValues> = {
  control: Control<V>;
  label: string;
  /** Labels of one time, by its place: 1 for the first. */
  labelOf: (place: { n: number }) => string;
  removeLabelOf: (place: { n: number }) => string;
  addLabel: string;
  max: number;
  /** Value of a time that is added beside others. Without it the field is empty. */
  nextTime?: (times: readonly string[]) => string;
};

/** Times of the day, as 'HH:MM' texts in the field `times`: at least one, each with a button that removes it. */
export function TimesField<V extends FieldValues & { times?: string[] | undefined }>({
  control,
  label,
  labelOf,
  removeLabelOf,
  addLabel,
  max,
  nextTime,
}: Props<V>) {
  const id = useId();
  const name = 'times' as Path<V>;
  const { setValue } = useFormContext<V>();
  const { errors } = useFormState({ control, name });
  const times: string[] = useWatch({ control, name }) ?? [];
  const said: unknown = get(errors, 'times.root.message') ?? get(errors, 'times.message');
  const message = typeof said === 'string' ? said : undefined;
  const change = (next: string[]) => setValue(name, next as PathValue<V, Path<V>>, { shouldDirty: true });
  return (
    <fieldset
      className="field times-field"
      aria-labelledby={`${id}label`}
      aria-describedby={id}
      aria-invalid={message ? true : undefined}
    >
      <legend id={`${id}label`} className="lbl required">
        {label}
      </legend>
      <div className="times-list">
        {times.map((_, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a time has nothing but its place
          <div key={at}>
            <TimeField control={control} name={`times.${at}` as Path<V>} label={labelOf({ n: at + 1 })} />
            {times.length > 1 && (
              <IconButton
                icon={X}
                label={removeLabelOf({ n: at + 1 })}
                onPress={() => change(times.filter((_, other) => other !== at))}
              />
            )}
          </div>
        ))}
      </div>
      {times.length < max && (
        <button type="button" className="link" onClick={() => change([...times, nextTime?.(times) ?? ''])}>
          <Plus size={16} aria-hidden="true" />
          {addLabel}
        </button>
      )}
      <GroupMessage id={id} message={message} />
      <GroupSummary
        names={['times']}
        label={label}
        read={({ times }) => (times as string[] | undefined)?.filter(Boolean).join(', ')}
      />
    </fieldset>
  );
}
