import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import type { QueuedUpload } from './upload-queue.ts';
import { attachmentTexts } from '../attachments/attachment-texts.ts';
import { isProvisional } from '../../lib/offline/outbox/outbox-state.ts';
import { useUploadErrorText } from './use-upload-error-text.ts';

/** Says aloud what begins, what is there and what failed; never each percent. */
export function UploadAnnouncer({ rows }: { rows: readonly QueuedUpload<unknown>[] }) {
  const t = useTexts(attachmentTexts);
  const words = useUploadErrorText();
  const before = useRef<readonly QueuedUpload<unknown>[]>([]);
  const [said, say] = useState('');
  useEffect(() => {
    const was = new Map(before.current.map((row) => [row.id, row.state]));
    before.current = rows;
    const now = (state: QueuedUpload['state']) =>
      rows.filter((row) => row.state === state && was.get(row.id) !== state);
    const started = rows.filter((row) => row.state !== 'failed' && !was.has(row.id)).length;
    const news = [
      ...(started > 0 ? [t.saidStart({ count: started })] : []),
      ...now('done').map(({ file, paper }) => (isProvisional(paper) ? t.saidStored : t.saidDone)({ name: file.name })),
      ...now('failed').map(({ file, failure }) => t.saidFailed({ name: file.name, why: words(failure!).why })),
    ];
    if (news.length > 0) say(news.join('. '));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is new is told once, in the words of that moment
  }, [rows]);
  return (
    <p className="sr" role="status" aria-live="polite">
      {said}
    </p>
  );
}
