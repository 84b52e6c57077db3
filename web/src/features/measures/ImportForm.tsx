import { useState } from 'react';
import FileUp from 'lucide-react/icons/file-up';
import type { Measure } from '@tzemed/contract/measures/measures';
import { useTexts } from '../../i18n/use-texts.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { useRefresh } from '../../shared/queries/use-refresh.ts';
import { FilePickerButton } from '../../shared/uploads/FilePickerButton.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { useFailureText } from '../../ui/translate.ts';
import { fileApi } from './api.ts';
import { importTexts } from './texts.ts';

const tables = '.csv,.xlsx,.xls,.txt,text/csv';

type Seen = Awaited<ReturnType<typeof fileApi.upload>> & { file: File };

/** Looks at a file first, and says what would come of it; then brings its values in, all or none. */
export function ImportForm({ measure, onDone }: { measure: Measure; onDone: () => void }) {
  const t = useTexts(importTexts);
  const failureText = useFailureText();
  const refresh = useRefresh('measureFiles');
  const [seen, see] = useState<Seen>();
  const [failure, fail] = useState('');
  const [isBusy, setBusy] = useState(false);

  async function run(work: () => Promise<void>) {
    setBusy(true);
    fail('');
    try {
      await work();
    } catch (error) {
      fail((error as ApiError).errors?.file ?? failureText(error));
    }
    setBusy(false);
  }
  const send = (file: File, isTrial: boolean) =>
    fileApi.upload({ params: { id: measure.id }, file, options: { isTrial } });
  const look = ([file]: File[]) =>
    file &&
    void run(async () => {
      see(undefined);
      see({ ...(await send(file, true)), file });
    });
  const start = ({ file }: Seen) =>
    run(async () => {
      const { added } = await send(file, false);
      await refresh.onSuccess();
      toast.success(t.done({ count: added }));
      onDone();
    });
  return (
    <div className="form">
      <p className="muted">{t.lead}</p>
      <FilePickerButton className="btn line" accept={tables} onFiles={look} isOff={isBusy}>
        <FileUp size={18} aria-hidden="true" />
        {seen ? <bdi>{seen.file.name}</bdi> : t.pick}
      </FilePickerButton>
      <div role="status">
        {seen && (
          <>
            <p>
              {t.coming({ count: seen.added })}
              {seen.known > 0 && ` · ${t.known({ count: seen.known })}`}
            </p>
            {seen.problems.length > 0 && (
              <>
                <ul className="measure-import-problems">
                  {seen.problems.map(({ line, column, message }) => (
                    <li key={`${line} ${column}`}>{t.problem({ line, message })}</li>
                  ))}
                </ul>
                <p className="muted">{t.mend}</p>
              </>
            )}
          </>
        )}
      </div>
      {failure && (
        <p className="err form-err" role="alert">
          {failure}
        </p>
      )}
      {seen && seen.problems.length === 0 && seen.added > 0 && (
        <div className="actions">
          <button type="button" className="btn" aria-disabled={isBusy} onClick={() => !isBusy && void start(seen)}>
            {t.start}
          </button>
        </div>
      )}
    </div>
  );
}
