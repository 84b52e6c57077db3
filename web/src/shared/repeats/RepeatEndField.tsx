import type { Control } from 'react-hook-form';
import { addDays } from '@tzemed/contract/dates/days';
import type { Repeat } from '@tzemed/contract/dates/repeats';
import { useTexts } from '../../i18n/use-texts.ts';
import { useToday } from '../../lib/time/use-today.ts';
import { ChoiceBox } from '../../ui/field/ChoiceBox.tsx';
import { DateField } from '../../ui/date/DateField.tsx';
import { NumberField } from '../../ui/field/NumberField.tsx';
import { useField } from '../../ui/form/use-field.ts';
import { repeatTexts } from './repeat-texts.ts';

type Values = Partial<Pick<Repeat, 'repeatUntil' | 'repeatTimes'>>;
type Props<V extends Values> = {
  control: Control<V>;
  /** The day of its first time, '' while that is not said. */
  first: string;
  /** Days from the first occurrence, or from today if that has passed, to the suggested last day. */
  daysOffered?: number;
};

const ends = ['never', 'until', 'times'] as const;
type EndBy = (typeof ends)[number];
const timesOffered = 10;

/** End of a recurrence: a day, or a number of occurrences. */
export function RepeatEndField<V extends Values>({ control: given, first, daysOffered = 30 }: Props<V>) {
  const control = given as unknown as Control<Values>;
  const t = useTexts(repeatTexts);
  const today = useToday();
  const until = useField(control, 'repeatUntil');
  const times = useField(control, 'repeatTimes');
  // Emptied, either is no longer null; where both are said both are shown.
  const [hasDay, hasTimes] = [until.value !== null, times.value !== null];
  const by: EndBy = hasDay ? 'until' : hasTimes ? 'times' : 'never';
  function choose(next: EndBy) {
    until.change(next === 'until' ? addDays(first > today ? first : today, daysOffered) : null);
    times.change(next === 'times' ? timesOffered : null);
  }
  return (
    <>
      <ChoiceBox
        label={t.end}
        choices={ends.map((value) => ({ value, label: t[value] }))}
        value={by}
        onChange={choose}
      />
      {hasDay && <DateField control={control} name="repeatUntil" label={t.lastDay} leaning="future" required />}
      {hasTimes && <NumberField control={control} name="repeatTimes" label={t.howMany} empty={NaN} required />}
    </>
  );
}
