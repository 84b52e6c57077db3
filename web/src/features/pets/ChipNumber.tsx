import { useEffect, useState } from 'react';
import { Check, Copy } from 'lucide-react';
import { useTexts } from '../../i18n/use-texts.ts';
import { toast } from '../../ui/toast.ts';
import { chipGroups } from './chip-groups.ts';
import { petTexts } from './texts.ts';

const shownMs = 2000;

/** The number of a pet's chip, to be read aloud or copied. */
export function ChipNumber({ chip }: { chip: string }) {
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
      // Not over plain http, nor where the browser forbids it.
      return toast.error(t.chipNotCopied);
    }
    setCopied(true);
    toast.success(t.chipCopied);
  }

  const Icon = isCopied ? Check : Copy;
  return (
    <p className="chip-number">
      <span>{t.chip}</span>
      {/* Not isolated alone: in a right-to-left line the groups would stand the other way round. */}
      <bdi dir="ltr" className="num">
        {chipGroups(chip)}
      </bdi>
      <button type="button" className="icon-btn" aria-label={t.copyChip} title={t.copyChip} onClick={() => void copy()}>
        <Icon size={16} aria-hidden="true" />
      </button>
    </p>
  );
}
