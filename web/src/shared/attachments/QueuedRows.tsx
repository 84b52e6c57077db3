import type { AttachmentInput } from '@tzemed/contract/items/attachments';
import { reportFailure } from '../../lib/api/query-client.ts';
import type { createUploadQueue, QueuedUpload } from '../uploads/upload-queue.ts';
import { UploadRow } from '../uploads/UploadRow.tsx';
import type { AttachmentInfo, AttachmentSource } from './attachment-calls.ts';
import { AttachmentRow } from './AttachmentRow.tsx';

export type AttachmentQueue = ReturnType<typeof createUploadQueue<AttachmentInfo, AttachmentSource>>;

type Props = {
  queue: AttachmentQueue;
  rows: readonly QueuedUpload[];
  /** Says nothing of a document but its name. */
  isPlain: boolean | undefined;
  onView: (id: string) => void;
  onChange?: (row: QueuedUpload, said: AttachmentInput) => void;
};

/** Files that a form sends before it is saved: those that are up as documents, the others with how far they are. */
export const QueuedRows = ({ queue, rows, isPlain, onView, onChange }: Props) =>
  rows.map((row) =>
    row.paper ? (
      <AttachmentRow
        key={row.id}
        paper={row.paper}
        place={queue.place}
        isNew
        isPlain={isPlain}
        onView={() => onView(row.paper!.id)}
        onChange={(said) => onChange?.(row, said)}
        onRemove={() => void queue.drop(row.id).catch((error: unknown) => reportFailure(error, 'change'))}
      />
    ) : (
      <UploadRow key={row.id} row={row} onRetry={() => queue.retry(row.id)} onDrop={() => void queue.drop(row.id)} />
    ),
  );
