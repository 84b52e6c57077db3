import '../../shared/list/selection-bar.css';
import Undo2 from 'lucide-react/icons/undo-2';
import { useTexts } from '../../i18n/use-texts.ts';
import { trashTexts } from './texts.ts';

type Props = { count: number; isBusy: boolean; onRestore: () => void; onErase: (() => void) | undefined };

/** Actions on the picked rows. */
export function SelectionBar({ count, isBusy, onRestore, onErase }: Props) {
  const t = useTexts(trashTexts);
  return (
    <section className="pick-bar" aria-label={t.bar}>
      <b role="status">{t.picked({ count })}</b>
      <span className="pick-acts">
        <button type="button" className="btn sm" aria-disabled={isBusy} onClick={isBusy ? undefined : onRestore}>
          <Undo2 size={16} aria-hidden="true" />
          {t.restore}
        </button>
        {onErase && (
          <button
            type="button"
            className="btn line sm trash-erase"
            aria-disabled={isBusy}
            onClick={isBusy ? undefined : onErase}
          >
            {t.erase}
          </button>
        )}
      </span>
    </section>
  );
}
