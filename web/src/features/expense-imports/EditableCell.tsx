import { useState } from 'react';
import { expenseFieldNames } from '@tzemed/contract/money/expense-field-names';
import type { ImportField, NamingField } from '@tzemed/contract/money/expense-imports';
import { useTexts } from '../../i18n/use-texts.ts';
import { importTexts } from './texts.ts';
import { useCellValueOptions } from './use-cell-value-options.ts';

type Props = {
  line: number;
  field: ImportField;
  text: string;
  onFix: (text: string) => void;
  onNext: () => void;
};

/** A cell in error, to be typed anew where it stands: Enter takes it and goes to the next one, Escape brings back what was. */
export function EditableCell({ line, field, text, onFix, onNext }: Props) {
  const t = useTexts(importTexts);
  const names = useTexts(expenseFieldNames);
  const choices = useCellValueOptions();
  const [typed, setTyped] = useState(text);
  const named = choices[field as NamingField] as (typeof choices)[NamingField] | undefined;
  const list = `names-${line}-${field}`;
  const fix = () => {
    if (typed !== text) onFix(typed);
  };
  return (
    <>
      <input
        className="control import-fix"
        data-cell={`${line} ${field}`}
        dir="auto"
        value={typed}
        aria-label={t.fixField({ field: names[field], line })}
        aria-invalid
        aria-describedby={`problem-${line}-${field}`}
        {...(named && { list })}
        {...(field === 'amount' && { inputMode: 'decimal' as const })}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={fix}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setTyped(text);
          if (event.key !== 'Enter') return;
          event.preventDefault();
          // Also what was computed, and is right as it stands.
          onFix(typed);
          onNext();
        }}
      />
      {named && (
        <datalist id={list}>
          {named.map(({ id, label }) => (
            <option key={id}>{label}</option>
          ))}
        </datalist>
      )}
    </>
  );
}
