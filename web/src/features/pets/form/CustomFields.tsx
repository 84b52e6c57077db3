import './custom-fields.css';
import { useRef } from 'react';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useFormState, type Control, type FieldErrors } from 'react-hook-form';
import { isDay } from '@tzemed/contract/dates/days';
import { maxCustomFields, customFieldTypes, type OwnField } from '@tzemed/contract/pets/custom-fields';
import { readNumber } from '@tzemed/contract/text/read-number';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { ChoiceBox } from '../../../ui/field/ChoiceBox.tsx';
import { DateBox } from '../../../ui/date/DateBox.tsx';
import { TextBox } from '../../../ui/field/TextBox.tsx';
import { useTranslate } from '../../../ui/translate.ts';
import { useField } from '../../../ui/form/use-field.ts';
import { customFieldTexts } from './custom-field-texts.ts';
import { customFieldValue } from './custom-field-value.ts';
import { petFormTexts } from '../texts.ts';

type Values = { ownFields?: OwnField[] | null };

/** Custom fields of a pet, for facts without a built-in field, listed in their order. */
export function CustomFields({ control }: { control: Control<Values> }) {
  const t = useTexts(customFieldTexts);
  const { ownFields: label } = useTexts(petFormTexts);
  const { day } = useFormats();
  const translate = useTranslate();
  const place = useRef<HTMLButtonElement>(null);
  const field = useField(control, 'ownFields', {
    label,
    weight: 'long',
    read: (value) =>
      ((value ?? []) as OwnField[]).map((own) => `${own.name}: ${customFieldValue(own, day)}`).join(' · '),
  });
  const { errors } = useFormState({ control });
  const messages = errors.ownFields as FieldErrors<OwnField>[] | undefined;
  const fields = (field.value ?? []) as OwnField[];

  function add() {
    field.change([...fields, { name: '', type: 'text', value: '' }]);
    // Once it is drawn; not `autoFocus`, which whatever stands there when the form opens would take too.
    setTimeout(() =>
      place.current?.parentElement?.querySelector<HTMLElement>(':scope > fieldset:last-of-type input')?.focus(),
    );
  }
  function remove(index: number) {
    field.change(fields.toSpliced(index, 1));
    place.current?.focus();
  }

  return (
    <div className="own-fields" ref={field.focusOn('[aria-invalid=true]')}>
      <p className="hint">{t.hint}</p>
      {fields.map((own, index) => (
        <Own
          // The key includes the count: after a removal the later fields are rendered anew, and do not take over
          // half-typed text.
          key={`${index} of ${fields.length}`}
          own={own}
          called={own.name.trim() || t.nth({ n: index + 1 })}
          messages={messages?.[index]}
          onChange={(to) => field.change(fields.with(index, { ...own, ...to }))}
          onRemove={() => remove(index)}
        />
      ))}
      {field.message && (
        <p className="err" role="alert">
          {translate(field.message)}
        </p>
      )}
      <button ref={place} type="button" className="btn line sm" aria-disabled={isFull(fields)} onClick={add}>
        <Plus size={18} aria-hidden="true" />
        {t.add}
      </button>
      {isFull(fields) && <p className="hint">{t.full({ most: maxCustomFields })}</p>}
    </div>
  );
}

const isFull = (fields: readonly OwnField[]) => fields.length >= maxCustomFields;

type Props = {
  own: OwnField;
  called: string;
  messages: FieldErrors<OwnField> | undefined;
  onChange: (to: Partial<OwnField>) => void;
  onRemove: () => void;
};

function Own({ own, called, messages, onChange, onRemove }: Props) {
  const t = useTexts(customFieldTexts);
  const { type, value } = own;
  const box = {
    label: t.value,
    value,
    onChange: (value: string) => onChange({ value }),
    required: true,
    message: messages?.value?.message,
  };
  /** '12,5' is kept as '12.5', as numbers are everywhere; what is none stays, so that it can be mended. */
  function finishNumber() {
    const number = readNumber(value);
    if (number !== undefined && !/^-?\d+(\.\d+)?$/.test(value) && Number.isFinite(number))
      onChange({ value: String(number) });
  }
  return (
    <fieldset aria-label={called}>
      <TextBox
        label={t.name}
        value={own.name}
        onChange={(name) => onChange({ name })}
        required
        autoComplete="off"
        message={messages?.name?.message}
      />
      {type === 'date' ? (
        <DateBox {...box} value={isDay(value) ? value : ''} onChange={(value) => onChange({ value })} />
      ) : (
        <TextBox
          {...box}
          autoComplete="off"
          {...(type === 'number' && { inputMode: 'decimal', onBlur: finishNumber })}
        />
      )}
      <ChoiceBox
        label={t.type}
        choices={customFieldTypes.map((value) => ({ value, label: t[value] }))}
        value={type}
        onChange={(to) => onChange({ type: to, value: to === 'date' && !isDay(value) ? '' : value })}
      />
      <button type="button" className="icon-btn remove" title={t.remove({ name: called })} onClick={onRemove}>
        <X size={18} aria-hidden="true" />
      </button>
    </fieldset>
  );
}
