import { createContext, use, useEffect } from 'react';

/** Title of a dialog, a sentence below it, and the number of its content: each new number gets the focus; without one it stays. */
export type DialogHead = { title: string; words: string; round?: number | undefined };

export const DialogHeadContext = createContext<((head: DialogHead | null) => void) | null>(null);

/** Calls the dialog around it otherwise, for as long as it is there. */
export function useDialogHead({ title, words, round }: DialogHead) {
  const setHead = use(DialogHeadContext);
  useEffect(() => {
    setHead?.({ title, words, round });
    return () => setHead?.(null);
  }, [setHead, title, words, round]);
}
