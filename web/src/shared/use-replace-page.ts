import { useNavigate } from 'react-router';
import { whenBack } from '../ui/lay-over.ts';

/** Goes to another page in the place of this one, once the dialog that is closing has left the history. */
export function useReplacePage() {
  const navigate = useNavigate();
  return async (to: string) => {
    await whenBack();
    await navigate(to, { replace: true });
  };
}
