import type { AccountExport } from '@tzemed/contract/views/account-export';
import { dayOf } from '@tzemed/contract/dates/days';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Download from 'lucide-react/icons/download';
import FileArchive from 'lucide-react/icons/file-archive';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { LoadBanner } from '../../shared/page/LoadBanner.tsx';
import { formatBytes } from '../../shared/attachments/file-size.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Skeleton } from '../../ui/lazy/Skeleton.tsx';
import { Confirm } from '../../ui/overlay/Confirm.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { useDownloadExport, useExport, useRemoveExport, useStartExport } from './api.ts';
import { exportTexts } from './texts.ts';

/** The copy of everything, from asking for it to the download. */
export function ExportCard() {
  const t = useTexts(exportTexts);
  const id = useId();
  const { data, isError, isFetching, isPending, refetch } = useExport();
  const body = useRef<HTMLDivElement>(null);
  const state = data?.state;
  const shown = useRef(state);
  // The button that was pressed is gone with the state before: the next press is near, not at the top of the page.
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (shown.current !== undefined && shown.current !== state && isLost) body.current?.focus();
    shown.current = state;
  }, [state]);
  return (
    <section className="card privacy-card" aria-labelledby={id}>
      <header>
        <h2 id={id}>{t.title}</h2>
        {state === 'running' && (
          <Badge tone="info">
            <LoaderCircle size={14} aria-hidden="true" />
            {t.running}
          </Badge>
        )}
      </header>
      <p className="muted">{t.about}</p>
      <LoadBanner load={{ isFailed: isError && !data, isFetching, retry: () => void refetch() }} />
      {isPending && <Skeleton count={1} />}
      <div ref={body} className="privacy-state" tabIndex={-1}>
        {data?.state === 'none' && <Idle />}
        {data?.state === 'running' && <Running {...data} />}
        {data?.state === 'ready' && <Ready {...data} />}
        {data?.state === 'failed' && <Failed />}
      </div>
      <Told data={data} />
    </section>
  );
}

function Start({ className, children }: { className: string; children: ReactNode }) {
  const start = useStartExport();
  return (
    <button
      type="button"
      className={className}
      aria-disabled={start.isPending}
      onClick={() => !start.isPending && start.mutate()}
    >
      {children}
    </button>
  );
}

function Idle() {
  const t = useTexts(exportTexts);
  return (
    <>
      <p className="muted">{t.idle}</p>
      <div className="row">
        <Start className="btn">{t.start}</Start>
      </div>
    </>
  );
}

function Running({ done, total, secondsLeft }: AccountExport) {
  const t = useTexts(exportTexts);
  const f = useFormats();
  const cancel = useRemoveExport();
  const name = total > 0 ? t.progress({ done: f.number(done), total: f.number(total) }) : t.waiting;
  const left =
    secondsLeft === null
      ? ''
      : secondsLeft < 50
        ? t.secondsLeft
        : t.minutesLeft({ count: Math.round(secondsLeft / 60) });
  return (
    <>
      <div className="privacy-progress">
        <b className="num">{name}</b>
        {total > 0 && (
          <span className="muted num" aria-hidden="true">
            {f.percent(Math.floor((done / total) * 100) / 100)}
          </span>
        )}
        <progress aria-label={name} value={done} max={Math.max(1, total)} />
      </div>
      <p className="muted">{[left, t.mayLeave].filter(Boolean).join(' ')}</p>
      <div className="row">
        <button
          type="button"
          className="btn line"
          aria-disabled={cancel.isPending}
          onClick={() => !cancel.isPending && cancel.mutate(undefined, { onSuccess: () => toast.success(t.cancelled) })}
        >
          {t.cancel}
        </button>
      </div>
    </>
  );
}

function Ready({ size, expiresAt }: AccountExport) {
  const t = useTexts(exportTexts);
  const f = useFormats();
  const download = useDownloadExport();
  const remove = useRemoveExport();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <div className="privacy-note ok">
        <FileArchive size={22} aria-hidden="true" />
        <p>
          <b>{t.ready}</b> {formatBytes(size ?? 0)} · {t.until({ day: f.dayAndMonth(dayOf(new Date(expiresAt ?? 0))) })}
        </p>
      </div>
      <div className="row">
        <button
          type="button"
          className="btn"
          aria-disabled={download.isPending}
          onClick={() => !download.isPending && download.mutate()}
        >
          <Download size={18} aria-hidden="true" />
          {t.download}
        </button>
        <button type="button" className="link" onClick={() => setAsking(true)}>
          {t.remove}
        </button>
      </div>
      <Confirm
        title={t.remove}
        question={t.removeQuestion}
        action={t.remove}
        isOpen={isAsking}
        onConfirm={async () => {
          await remove.mutateAsync();
          toast.success(t.removed);
        }}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

function Failed() {
  const t = useTexts(exportTexts);
  return (
    <div className="privacy-note danger">
      <CircleAlert size={22} aria-hidden="true" />
      <div>
        <p>
          <b>{t.failed}</b> {t.failedText}
        </p>
        <Start className="btn line sm">
          <RotateCw size={16} aria-hidden="true" />
          {t.retry}
        </Start>
      </div>
    </div>
  );
}

/** Read out politely: each quarter, and how it ends. Every file would be too much. */
function Told({ data }: { data: AccountExport | undefined }) {
  const t = useTexts(exportTexts);
  const f = useFormats();
  const [hasRun, setRun] = useState(false);
  if (data?.state === 'running' && !hasRun) setRun(true);
  const quarter = data && data.total > 0 ? Math.floor((data.done / data.total) * 4) / 4 : 0;
  const words = {
    none: '',
    running: t.atShare({ percent: f.percent(quarter) }),
    ready: t.ready,
    failed: t.failed,
  };
  return (
    <p className="sr" role="status">
      {/* The state at page load is visible on the page, and is not announced. */}
      {hasRun && data ? words[data.state] : ''}
    </p>
  );
}
