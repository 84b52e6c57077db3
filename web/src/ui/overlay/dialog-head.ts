import { createContext, use, useEffect } from 'react';

/** What a dialog is called, a sentence beneath, and the number of what stands in it: each other one gets the focus. */
export type DialogHead = { title: string; words: string; round: number };

export const DialogHeadContext = createContext<((head: DialogHead | null) => void) | null>(null);

/** Calls the dialog around it otherwise, for as long as it is there. */
export function useDialogHead({ title, words, round }: DialogHead) {
  const setHead = use(DialogHeadContext);
  useEffect(() => {
    setHead?.({ title, words, round });
    return () => setHead?.(null);
  }, [setHead, title, words, round]);
}
