import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useTexts } from '../../../i18n/use-texts.ts';
import { formatChipNumber } from '@tzemed/contract/pets/format-chip-number';
import { petTexts } from '../texts.ts';
import { useCopyChip } from './use-copy-chip.ts';

/** The number of a pet's chip, to be read aloud or copied. */
export function ChipNumber({ chip }: { chip: string }) {
  const t = useTexts(petTexts);
  const { isCopied, copy } = useCopyChip(chip);
  const Icon = isCopied ? Check : Copy;
  return (
    <p className="chip-number">
      <span>{t.chip}</span>
      {/* Isolation alone is not enough: a right-to-left line would reverse the order of the groups. */}
      <bdi dir="ltr" className="num">
        {formatChipNumber(chip)}
      </bdi>
      <button type="button" className="icon-btn" aria-label={t.copyChip} title={t.copyChip} onClick={() => void copy()}>
        <Icon size={16} aria-hidden="true" />
      </button>
    </p>
  );
}
