import type { Control } from 'react-hook-form';
import type { Repeat, RepeatInterval } from '@tzemed/contract/dates/repeats';
import { useTexts } from '../../i18n/use-texts.ts';
import { NumberField } from '../../ui/field/NumberField.tsx';
import { repeatTexts } from './repeat-texts.ts';

type Values = Partial<Pick<Repeat, 'repeatEvery'>>;

const every = {
  daily: 'everyDays',
  weekly: 'everyWeeks',
  monthly: 'everyMonths',
  yearly: 'everyYears',
} as const;

/** Number of days, weeks, months or years between two occurrences. */
export function RepeatIntervalField<V extends Values>(props: {
  control: Control<V>;
  interval: Exclude<RepeatInterval, 'none'>;
}) {
  const control = props.control as unknown as Control<Values>;
  const t = useTexts(repeatTexts);
  return <NumberField control={control} name="repeatEvery" label={t[every[props.interval]]} required />;
}
