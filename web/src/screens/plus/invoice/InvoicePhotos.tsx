import '../../../shared/attachments/attachments.css';
import './invoice.css';
import { useId, useState, useSyncExternalStore, type Ref } from 'react';
import Camera from 'lucide-react/icons/camera';
import Paperclip from 'lucide-react/icons/paperclip';
import { useTexts } from '../../../i18n/use-texts.ts';
import { type AttachmentQueue, QueuedRows } from '../../../shared/attachments/QueuedRows.tsx';
import { StorageUsage } from '../../../shared/attachments/StorageUsage.tsx';
import { useStorageUsage } from '../../../shared/attachments/use-attachments.ts';
import { AttachmentViewer } from '../../../shared/attachment-viewer/AttachmentViewer.tsx';
import { FilePickerButton, hasCamera } from '../../../shared/uploads/FilePickerButton.tsx';
import { UploadAnnouncer } from '../../../shared/uploads/UploadAnnouncer.tsx';
import { useFileDrop } from '../../../shared/uploads/use-file-drop.ts';
import { GroupMessage } from '../../../ui/form/GroupMessage.tsx';
import { invoiceTexts } from './texts.ts';

type Props = {
  queue: AttachmentQueue;
  /** Number of photos that were uploaded before the form was opened again. */
  earlier: number;
  /** The form could not be saved for want of a photo, or of one that is up. */
  isRefused: boolean;
  ref: Ref<HTMLElement>;
};

/** The photo, before all else: taken or picked, it goes up while the fields are filled in. */
export function InvoicePhotos({ queue, earlier, isRefused, ref }: Props) {
  const t = useTexts(invoiceTexts);
  const { rows, storage } = useSyncExternalStore(queue.subscribe, queue.state);
  const known = useStorageUsage();
  const { isOver, place } = useFileDrop(queue.add);
  const [viewed, view] = useState<string>();
  const said = useId();
  const isFirst = rows.length === 0 && earlier === 0;
  const failed = rows.find(({ state }) => state === 'failed');
  const message = isFirst ? t.missing : failed && t.failed({ name: failed.file.name });
  const look = isFirst ? 'btn' : 'link';
  return (
    <section
      ref={ref}
      className={isOver ? 'invoice-photos over' : 'invoice-photos'}
      aria-label={t.photo}
      aria-describedby={said}
      {...place}
    >
      {earlier > 0 && <p className="hint">{t.earlier({ count: earlier })}</p>}
      {rows.length > 0 && (
        <ul className="paper-rows">
          <QueuedRows {...{ queue, rows }} isPlain onView={view} />
        </ul>
      )}
      <div className={isFirst ? 'invoice-pick first' : 'invoice-pick'}>
        {hasCamera() && (
          <FilePickerButton className={look} onFiles={queue.add} isCamera>
            <Camera size={18} aria-hidden="true" />
            {isFirst ? t.take : t.more}
          </FilePickerButton>
        )}
        <FilePickerButton className={isFirst && hasCamera() ? 'btn line' : look} onFiles={queue.add}>
          <Paperclip size={18} aria-hidden="true" />
          {isFirst ? t.choose : t.moreFiles}
        </FilePickerButton>
      </div>
      <div aria-live="polite">
        <GroupMessage id={said} message={isRefused ? message : undefined} />
      </div>
      <StorageUsage storage={storage ?? known} />
      <UploadAnnouncer rows={rows} />
      <AttachmentViewer
        held={rows.flatMap(({ paper }) => (paper ? [{ paper, place: queue.place }] : []))}
        id={viewed}
        onView={view}
      />
    </section>
  );
}
