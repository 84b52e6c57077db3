import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import FileText from 'lucide-react/icons/file-text';
import RotateCw from 'lucide-react/icons/rotate-cw';
import Trash2 from 'lucide-react/icons/trash';
import X from 'lucide-react/icons/x';
import { useTexts } from '../../i18n/use-texts.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { formatBytes, secondsLeft } from '../attachments/file-size.ts';
import { FileName } from '../attachments/FileName.tsx';
import type { UploadFailure, QueuedUpload } from './upload-queue.ts';
import { attachmentTexts } from '../attachments/attachment-texts.ts';
import { useUploadErrorText } from './use-upload-error-text.ts';

type Props = { row: QueuedUpload<unknown>; onRetry: () => void; onDrop: () => void };

/** A file on its way, or one that did not get there. */
export function UploadRow({ row, onRetry, onDrop }: Props) {
  const t = useTexts(attachmentTexts);
  const { name } = row.file;
  if (row.failure) return <FailedRow {...{ name, onRetry, onDrop }} failure={row.failure} />;
  return (
    <li className="paper-row">
      <span className="paper-thumb going">
        <FileText size={24} aria-hidden="true" />
      </span>
      <div className="paper-said">
        <b>
          <FileName name={name} />
        </b>
        {row.state === 'queued' ? <p className="muted">{t.queued}</p> : <Amounts row={row} />}
      </div>
      <div className="paper-acts">
        <IconButton icon={X} label={t.cancelOf({ name })} onPress={onDrop} />
      </div>
    </li>
  );
}

function Amounts({ row: { file, sent, total, lasted } }: { row: QueuedUpload<unknown> }) {
  const t = useTexts(attachmentTexts);
  const f = useFormats();
  const share = total > 0 ? Math.min(1, sent / total) : 0;
  const left = secondsLeft(sent, total, lasted);
  const timeLeft =
    left === undefined
      ? undefined
      : left > 60
        ? t.minutesLeft({ count: Math.round(left / 60) })
        : t.secondsLeft({ count: Math.max(1, left) });
  return (
    <>
      <progress value={share} max={1} aria-label={t.progress({ name: file.name })} />
      <p className="muted paper-amounts">
        <span>
          {t.amount({ sent: formatBytes(sent), total: formatBytes(total) })}
          {share === 1 ? ` • ${t.finishing}` : timeLeft && ` • ${timeLeft}`}
        </span>
        <b>{f.percent(share)}</b>
      </p>
    </>
  );
}

type FailedProps = { name: string; failure: UploadFailure; onRetry: () => void; onDrop: () => void };

function FailedRow({ name, failure, onRetry, onDrop }: FailedProps) {
  const t = useTexts(attachmentTexts);
  const { why, mayTryAgain } = useUploadErrorText()(failure);
  return (
    <li className="paper-row failed">
      <span className="paper-thumb">
        <CircleAlert size={24} aria-hidden="true" />
      </span>
      <div className="paper-said">
        <b>
          <FileName name={name} />
        </b>
        <p>{why}</p>
      </div>
      <div className="paper-acts">
        {mayTryAgain && (
          <button type="button" className="btn line sm" onClick={onRetry}>
            <RotateCw size={16} aria-hidden="true" />
            {t.retry}
          </button>
        )}
        <IconButton icon={Trash2} label={t.removeOf({ name })} onPress={onDrop} />
      </div>
    </li>
  );
}
