import { useNavigate } from 'react-router';
import { linkTo, plansPage } from '../../../screens.ts';
import { setPrefill } from '../../../shared/form/form-prefill.ts';
import { historySettledAfterClose } from '../../../ui/overlay/overlay-history.ts';

/** Goes on to the form of a new expense plan with these values, once the dialog of the moment has closed. */
export function usePlanForm() {
  const navigate = useNavigate();
  return (petId: string, values: Readonly<Record<string, unknown>>) => {
    setPrefill('expensePlans', petId, values);
    void historySettledAfterClose().then(() => navigate(linkTo(plansPage, { add: 1, ...(petId && { petId }) })));
  };
}
