import Download from 'lucide-react/icons/download';
import type { ImportPreview } from '@tzemed/contract/money/expense-imports';
import { useTexts } from '../../i18n/use-texts.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { saveFile } from '../../lib/save-file.ts';
import { toast } from '../../ui/toast/toast.ts';
import { importTexts } from './texts.ts';
import type { Import } from './use-import.ts';

/** Expenses that would be created, and the button that creates them. */
export function ImportSubmit({ one, preview }: { one: Import; preview: ImportPreview }) {
  const t = useTexts(importTexts);
  const f = useFormats();
  const { coming, counts } = preview;
  const left = counts.all - coming.count;
  const isBusy = one.run.isPending;
  async function download() {
    try {
      saveFile(await one.leftover(), `${one.file!.name.replace(/\.\w{1,5}$/, '')}.csv`);
    } catch (error) {
      toast.error(errorText(error));
    }
  }
  return (
    <section className="card import-end" aria-label={t.stepEnd}>
      <div>
        <p className="strong" role="status">
          {t.coming({ count: coming.count })}, <span className="num">{f.ils(coming.totalAmount)}</span>
        </p>
        <p>
          {t.allOrNothing} {left > 0 && t.stayOut({ count: left })}
        </p>
      </div>
      {left > 0 && (
        <button type="button" className="btn line" onClick={() => void download()}>
          <Download size={18} aria-hidden="true" />
          {t.leftover}
        </button>
      )}
      <button
        type="button"
        className="btn"
        // The server has not yet returned the result of the last choice.
        disabled={coming.count === 0 || one.preview.isPlaceholderData || isBusy}
        aria-busy={isBusy}
        onClick={() => void one.import().catch(() => undefined)}
      >
        {isBusy ? t.running : t.run({ count: coming.count })}
      </button>
    </section>
  );
}
