import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { formatChipNumber } from '@tzemed/contract/pets/format-chip-number';
import { petTexts } from '../../features/pets/texts.ts';
import { useCopyChip } from '../../features/pets/profile/use-copy-chip.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { emergencyTexts } from './texts.ts';

/** The number of the chip as it is read aloud; a press anywhere on it copies it. */
export function ChipNumberTile({ chip }: { chip: string | null }) {
  const t = useTexts(emergencyTexts);
  const pets = useTexts(petTexts);
  const { isCopied, copy } = useCopyChip(chip ?? '');
  if (!chip)
    return (
      <section className="emergency-tile">
        <h2>{t.chip}</h2>
        <p>{t.noChip}</p>
      </section>
    );
  const Icon = isCopied ? Check : Copy;
  return (
    <section className="emergency-tile emergency-chip">
      <h2>{t.chip}</h2>
      {/* Isolation alone is not enough: in a right-to-left line the groups would be in reverse order. */}
      <bdi dir="ltr" className="emergency-number">
        {formatChipNumber(chip)}
      </bdi>
      <button type="button" aria-label={pets.copyChip} title={pets.copyChip} onClick={() => void copy()}>
        <Icon size={22} aria-hidden="true" />
      </button>
    </section>
  );
}
