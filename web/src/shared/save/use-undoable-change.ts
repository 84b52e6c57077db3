import { useMutation } from '@tanstack/react-query';
import { texts } from '@tzemed/contract/text/texts';
import { useTexts } from '../../i18n/use-texts.ts';
import { reportFailure } from '../../lib/api/query-client.ts';
import { restoreLostFocus } from '../page/focus-content.ts';
import type { ResourceName } from '../queries/invalidation.ts';
import { useRefresh } from '../queries/use-refresh.ts';
import { saidOfChange } from './said-of.ts';
import { toast } from '../../ui/toast/toast.ts';

const undoTexts = texts({
  undo: { he: 'ביטול', en: 'Undo', ar: 'تراجع' },
  undone: { he: 'הפעולה בוטלה', en: 'Undone', ar: 'تم التراجع' },
});

/** Action that can be undone: its request, its message, and its reversal. */
type Act<T> = {
  /** Subject of the message: of several messages about the same subject, only the last is true. */
  about: string;
  send: () => Promise<T>;
  /** Said of the answer; a promise delays the words, and nothing else. */
  said: (answer: T) => string | Promise<string>;
  /** The way back from the answer; without one it is no more than said. */
  back?: (answer: T) => Promise<unknown>;
  /** False for an answer that changed nothing. */
  isUndoable?: (answer: T) => boolean;
  /** Said of the way back, where it has words of its own. */
  undone?: string;
};

const reportChange = (error: unknown) => reportFailure(error as Error, 'change');

/** Changes rows of a resource with undo. A failed change is rejected; a failed undo is told by `tell`. */
export function useUndoableChange(noun: ResourceName, tell: (error: unknown) => unknown = reportChange) {
  const t = useTexts(undoTexts);
  const refresh = useRefresh(noun);
  const { mutateAsync: run, isPending: isBusy } = useMutation({
    mutationFn: (send: () => Promise<unknown>) => send(),
    ...refresh,
    meta: { quiet: true },
  });

  async function act<T>({ about, send, said, back, isUndoable, undone = t.undone }: Act<T>) {
    const answer = (await run(send)) as T;
    restoreLostFocus();
    const takeBack = back &&
      isUndoable?.(answer) !== false && {
        label: t.undo,
        onPress: () => {
          restoreLostFocus();
          void run(() => back(answer)).then(
            (result) => toast.success(saidOfChange(undone, result, about), undefined, about),
            tell,
          );
        },
      };
    toast.success(saidOfChange(await said(answer), answer, about), takeBack || undefined, about);
    return answer;
  }

  return { act, run, isBusy, undone: t.undone };
}
