import type { Control, FieldValues, Path } from 'react-hook-form';
import { useTexts } from '../i18n/use-texts.ts';
import { DateField } from '../ui/DateField.tsx';
import { fieldTexts } from './field-texts.ts';

/** When it was. */
export function DayField<V extends FieldValues & { date: string }>({ control }: { control: Control<V> }) {
  const t = useTexts(fieldTexts);
  return <DateField control={control} name={'date' as Path<V>} label={t.date} required />;
}
