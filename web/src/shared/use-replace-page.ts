import { useNavigate } from 'react-router';

/** Goes to another page in the place of this one, once the dialog that is closing has left the history. */
export function useReplacePage() {
  const navigate = useNavigate();
  return async (to: string) => {
    // Here since the dialog was opened, and not before: the page does without.
    const { whenBack } = await import('../ui/use-back.ts');
    await whenBack();
    await navigate(to, { replace: true });
  };
}
