import { useEffect, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { petTexts } from '../texts.ts';

const shownMs = 2000;

/** Copies the number of a pet's chip, and says whether it has just been. */
export function useCopyChip(chip: string) {
  const t = useTexts(petTexts);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), shownMs);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(chip);
    } catch {
      // Copying fails over plain http, and where the browser forbids it.
      return toast.error(t.chipNotCopied);
    }
    setCopied(true);
    toast.success(t.chipCopied);
  }
  return { isCopied, copy };
}
