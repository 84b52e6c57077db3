import { type Control, useFormState } from 'react-hook-form';
import { useToday } from '../../lib/time/use-today.ts';
import { upcomingPayments } from './upcoming-payments.ts';
import type { PlanValues } from './plan-form.ts';

/** True when today's expense exists already: it was created when the plan was saved, and is not created again. */
export function useIsCreatedToday(control: Control<PlanValues>, isNew: boolean) {
  const today = useToday();
  const { defaultValues } = useFormState({ control });
  return !isNew && upcomingPayments(defaultValues as PlanValues, today)?.days[0]?.day === today;
}
