import { useId } from 'react';
import { texts } from '@tzemed/contract/text/texts';
import type { FieldValues } from 'react-hook-form';
import { useTexts } from '../../i18n/use-texts.ts';
import { useTranslate } from '../translate.ts';
import { useField, type FieldProps } from '../form/use-field.ts';

const checkTexts = texts({
  yes: { he: 'כן', en: 'Yes', ar: 'نعم' },
  no: { he: 'לא', en: 'No', ar: 'لا' },
});

type Props<V extends FieldValues> = FieldProps<V> & { isReadOnly?: boolean };

/** A yes/no field; the label is the text beside the box. */
export function CheckField<V extends FieldValues>({ control, name, label, required, hint, isReadOnly }: Props<V>) {
  const t = useTexts(checkTexts);
  const field = useField(control, name, { label, read: (value) => (value === true ? t.yes : t.no) });
  const translate = useTranslate();
  const id = useId();
  return (
    <div className="field">
      <label className="check">
        <input
          ref={field.ref}
          type="checkbox"
          name={name}
          checked={field.value === true}
          // The browser knows no tick that only reads.
          aria-disabled={isReadOnly || undefined}
          onChange={(event) => !isReadOnly && field.change(event.target.checked)}
          onBlur={field.blur}
          required={!!required}
          aria-invalid={field.isInvalid || undefined}
          aria-describedby={field.message || hint ? id : undefined}
        />
        {label}
      </label>
      {(field.message || hint) && (
        <p id={id} className={field.message ? 'err' : 'hint'}>
          {field.message ? translate(field.message) : hint}
        </p>
      )}
    </div>
  );
}
