import Plus from 'lucide-react/icons/plus';
import { useTexts } from '../../i18n/use-texts.ts';
import { shellTexts } from '../texts.ts';

/** State of the sheet of all that can be added. Missing in the static page, where a press is remembered. */
export type PlusSheetState = { isOpen: boolean; open: () => void };

/** Name under which dress.ts remembers the press. */
export const plusName = 'plus';

type Props = {
  adding: PlusSheetState | undefined;
  /** True in the top bar, for screens with a keyboard; false in the bar below. */ isWide?: boolean;
};

export function PlusButton({ adding, isWide = false }: Props) {
  const t = useTexts(shellTexts);
  return (
    <button
      type="button"
      className={isWide ? 'btn wide-only' : 'plus narrow-only'}
      aria-label={isWide ? undefined : t.add}
      aria-haspopup="dialog"
      aria-expanded={adding?.isOpen ?? false}
      aria-keyshortcuts={isWide ? 'N' : undefined}
      data-opens={adding ? undefined : plusName}
      onClick={adding?.open}
    >
      <Plus size={isWide ? 18 : 26} aria-hidden="true" />
      {isWide && t.add}
      {isWide && <kbd aria-hidden="true">N</kbd>}
    </button>
  );
}
