import { useEffect, useRef } from 'react';
import Check from 'lucide-react/icons/check';
import CircleCheck from 'lucide-react/icons/circle-check';
import Undo2 from 'lucide-react/icons/undo-2';
import { useTexts, useWord } from '../../i18n/use-texts.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { importPage, linkTo, screens } from '../../screens.ts';
import { PageHead } from '../../shared/page/PageHead.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { Link } from '../../ui/Link.tsx';
import { errorText } from '../../lib/api/error-text.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { ColumnMapping } from './ColumnMapping.tsx';
import { ImportSubmit } from './ImportSubmit.tsx';
import { ImportFileField } from './ImportFileField.tsx';
import { ImportRows } from './ImportRows.tsx';
import { PastImports } from './PastImports.tsx';
import { importTexts } from './texts.ts';
import { useImport, type Import } from './use-import.ts';
import { useUndoImport } from './use-undo-import.tsx';

/** The way of a file: chosen, told what its columns are, checked, written. */
export function ImportSteps() {
  const t = useTexts(importTexts);
  const f = useFormats();
  const one = useImport();
  const undo = useUndoImport();
  const { preview, run } = one;
  const done = run.data?.import;
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (done) end.current?.focus();
  }, [done]);
  return (
    <>
      <PageHead title={useWord(importPage.word)} lead={t.lead}>
        <Steps at={stepOf(one)} />
      </PageHead>
      {done && (
        <div ref={end} tabIndex={-1} className="import-done">
          <Banner
            tone="ok"
            action={
              <>
                <button type="button" className="btn line sm" onClick={() => undo.ask(done)}>
                  <Undo2 size={18} aria-hidden="true" />
                  {t.undo}
                </button>
                <Link className="link" to={linkTo(screens.expenses)}>
                  {t.toList}
                </Link>
              </>
            }
          >
            <CircleCheck size={20} aria-hidden="true" />{' '}
            {t.done({ count: done.count, name: done.name, sum: f.ils(done.totalAmount) })}
          </Banner>
        </div>
      )}
      <ImportFileField one={one} />
      {preview.error && <Banner tone="danger">{saidOf(preview.error)}</Banner>}
      {run.error && <Banner tone="danger">{saidOf(run.error)}</Banner>}
      {one.file && preview.data && (
        <>
          <ColumnMapping one={one} preview={preview.data} />
          <ImportRows one={one} preview={preview.data} />
          <ImportSubmit one={one} preview={preview.data} />
        </>
      )}
      <PastImports onUndo={undo.ask} />
      {undo.question(() => run.reset())}
    </>
  );
}

/** Text of an error; an error of the file itself has the text of its field. */
const saidOf = (error: Error) =>
  error instanceof ApiError ? (error.errors?.file ?? errorText(error)) : errorText(error);

type Step = 1 | 2 | 3 | 4;

function stepOf({ file, preview, run }: Import): Step {
  if (run.isSuccess && !file) return 4;
  if (!file || !preview.data) return 1;
  const known = new Set(preview.data.columns.map(({ field }) => field));
  return (['date', 'description', 'amount'] as const).every((field) => known.has(field)) ? 3 : 2;
}

function Steps({ at }: { at: Step }) {
  const t = useTexts(importTexts);
  return (
    <ol className="import-steps" aria-label={t.steps}>
      {[t.stepFile, t.stepColumns, t.stepCheck, t.stepEnd].map((name, nth) => (
        <li
          key={name}
          data-state={nth + 1 < at || at === 4 ? 'ok' : nth + 1 === at ? 'on' : undefined}
          aria-current={nth + 1 === at ? 'step' : undefined}
        >
          {nth + 1 < at || at === 4 ? <Check size={15} aria-hidden="true" /> : <b className="num">{nth + 1}</b>}
          {name}
        </li>
      ))}
    </ol>
  );
}
