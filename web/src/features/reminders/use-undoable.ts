import { useMutation } from '@tanstack/react-query';
import { texts } from '@tzemed/contract/texts';
import { useTexts } from '../../i18n/use-texts.ts';
import { rescueFocus } from '../../shared/focus-content.ts';
import type { Noun } from '../../shared/seen-in.ts';
import { useRefresh } from '../../shared/use-refresh.ts';
import { toast } from '../../ui/toast.ts';
import { useTell } from './use-tell.ts';

const undoTexts = texts({
  undo: { he: 'ביטול', en: 'Undo', ar: 'تراجع' },
  undone: { he: 'הפעולה בוטלה', en: 'Undone', ar: 'تم التراجع' },
});

/** What is done: how it is sent, what is said of it, and how it is taken back. */
type Act<T> = {
  /** Of what the message tells: of several about the same the last alone is true. */
  about: string;
  send: () => Promise<T>;
  /** Said of the answer, and the way back from it; without one it is no more than said. */
  said: (answer: T) => string;
  back?: (answer: T) => Promise<unknown>;
};

/** Changes reminders with a way back. What was not done is rejected; `tell` says why. */
export function useUndoable(noun: Noun = 'reminders') {
  const t = useTexts(undoTexts);
  const tell = useTell();
  const refresh = useRefresh(noun);
  const { mutateAsync: run, isPending: isBusy } = useMutation({
    mutationFn: (send: () => Promise<unknown>) => send(),
    ...refresh,
    meta: { quiet: true },
  });

  async function act<T>({ about, send, said, back }: Act<T>) {
    const answer = (await run(send)) as T;
    rescueFocus();
    const takeBack = back && {
      label: t.undo,
      onPress: () => {
        rescueFocus();
        void run(() => back(answer)).then(() => toast.success(t.undone, undefined, about), tell);
      },
    };
    toast.success(said(answer), takeBack, about);
  }

  return { act, isBusy, tell, undone: t.undone };
}
