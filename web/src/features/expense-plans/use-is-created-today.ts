import { type Control, useFormState } from 'react-hook-form';
import { useToday } from '../../lib/time/use-today.ts';
import { upcomingPayments } from './upcoming-payments.ts';
import type { PlanValues } from './plan-form.ts';

/** Whether what falls on today is written already: that was done when it was saved, and is not done again. */
export function useIsCreatedToday(control: Control<PlanValues>, isNew: boolean) {
  const today = useToday();
  const { defaultValues } = useFormState({ control });
  return !isNew && upcomingPayments(defaultValues as PlanValues, today)?.days[0]?.day === today;
}
