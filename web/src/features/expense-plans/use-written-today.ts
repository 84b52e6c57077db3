import { type Control, useFormState } from 'react-hook-form';
import { useToday } from '../../lib/use-today.ts';
import { aheadOf } from './ahead-of.ts';
import type { PlanValues } from './plan-form.ts';

/** Whether what falls on today is written already: that was done when it was saved, and is not done again. */
export function useWrittenToday(control: Control<PlanValues>, isNew: boolean) {
  const today = useToday();
  const { defaultValues } = useFormState({ control });
  return !isNew && aheadOf(defaultValues as PlanValues, today)?.days[0]?.day === today;
}
