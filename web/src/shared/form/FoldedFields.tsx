import { useState, type ReactNode } from 'react';
import { type Control, type FieldValues, type Path, useFormState, useWatch } from 'react-hook-form';
import { useTexts } from '../../i18n/use-texts.ts';
import { Fold } from '../../ui/Fold.tsx';
import { fieldTexts } from './field-texts.ts';

type Props<V extends FieldValues> = {
  control: Control<V>;
  /** The fields within. */
  names: readonly Path<V>[];
  children: ReactNode;
};

const isSaid = (value: unknown) => (Array.isArray(value) ? value.length > 0 : Boolean(value));

/** Rarely filled fields: folded, unless the form begins with one of them set, or one has an error. */
export function FoldedFields<V extends FieldValues>({ control, names, children }: Props<V>) {
  const t = useTexts(fieldTexts);
  const values = useWatch({ control, name: names as Path<V>[] }) as unknown[];
  const { errors, dirtyFields } = useFormState({ control });
  const [isOpen, setOpen] = useState(() => values.some(isSaid));
  // Filled by a template, a draft, or the screen that led here.
  const isFilled = values.some((value, at) => isSaid(value) && (dirtyFields as Record<string, unknown>)[names[at]!]);
  const [wasFilled, setFilled] = useState(isFilled);
  if (isFilled !== wasFilled) {
    setFilled(isFilled);
    if (isFilled) setOpen(true);
  }
  return (
    <Fold title={t.moreDetails} isOpen={isOpen || names.some((name) => errors[name])} onToggle={setOpen}>
      <div className="form">{children}</div>
    </Fold>
  );
}
