import { useNavigate } from 'react-router';
import { historySettledAfterClose } from '../../ui/overlay/overlay-history.ts';

/** Goes to another page in the place of this one, once the dialog that is closing has left the history. */
export function useReplacePage() {
  const navigate = useNavigate();
  return async (to: string) => {
    await historySettledAfterClose();
    await navigate(to, { replace: true });
  };
}
