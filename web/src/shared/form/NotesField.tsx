import type { Control, FieldValues, Path } from 'react-hook-form';
import { useTexts } from '../../i18n/use-texts.ts';
import { TextAreaField } from '../../ui/field/TextAreaField.tsx';
import { fieldTexts } from './field-texts.ts';

type Noted = FieldValues & { notes?: string | null | undefined };

export function NotesField<V extends Noted>({ control }: { control: Control<V> }) {
  const t = useTexts(fieldTexts);
  return <TextAreaField control={control} name={'notes' as Path<V>} label={t.notes} />;
}
