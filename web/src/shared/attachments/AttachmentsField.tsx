import './attachments.css';
import { useEffect, useState, useSyncExternalStore } from 'react';
import Camera from 'lucide-react/icons/camera';
import Upload from 'lucide-react/icons/upload';
import type { AttachmentInput } from '@tzemed/contract/items/attachments';
import { useTexts } from '../../i18n/use-texts.ts';
import { reportFailure } from '../../lib/api/query-client.ts';
import { UploadAnnouncer } from '../uploads/UploadAnnouncer.tsx';
import { pendingAttachments } from './attachment-calls.ts';
import { SkeletonLine } from '../../ui/lazy/Skeleton.tsx';
import { AttachmentRow } from './AttachmentRow.tsx';
import { AttachmentViewer } from '../attachment-viewer/AttachmentViewer.tsx';
import { hasCamera, FilePickerButton } from '../uploads/FilePickerButton.tsx';
import { createUploadQueue, type QueuedUpload } from '../uploads/upload-queue.ts';
import { QueuedRows } from './QueuedRows.tsx';
import { StorageUsage } from './StorageUsage.tsx';
import { attachmentTexts } from './attachment-texts.ts';
import { sendAnew } from './send-anew.ts';
import { useFileDrop } from '../uploads/use-file-drop.ts';
import type { UploadField } from '../uploads/use-upload-queue.ts';
import { useAttachments, useStorageUsage, type AttachmentParent } from './use-attachments.ts';

type Props = {
  of: AttachmentParent;
  /** Id of the item, which may not exist yet. */
  id: string;
  isNew: boolean;
  /** Number of attachments that the item has, known before they are. */
  count?: number;
  /** Shows the buttons alone: another button of the form asks for the first file. */
  isSlim?: boolean;
  onField: (field: UploadField | undefined) => void;
};

/** The papers of what a form writes: they go up as they are picked, and are attached when it is saved. */
export function AttachmentsField({ of, id, isNew, count = 0, isSlim = false, onField }: Props) {
  const t = useTexts(attachmentTexts);
  const { papers, place, isPending, change, remove } = useAttachments(of, id, !isNew);
  const [queue] = useState(() => createUploadQueue(pendingAttachments(id)));
  const { rows, going, storage } = useSyncExternalStore(queue.subscribe, queue.state);
  const known = useStorageUsage();
  const { isOver, place: dropPlace } = useFileDrop(queue.add);
  const [viewed, view] = useState<string>();
  const isReceipt = of.areReceipts;
  const title = isReceipt ? t.receipt : t.title;

  useEffect(() => {
    onField({
      queue,
      saved: async (savedId) => {
        const sent = queue.state().rows.filter(({ paper }) => paper);
        queue.forget();
        if (savedId !== id) await sendAnew(of.papers, savedId, sent);
      },
    });
    return () => {
      onField(undefined);
      queue.leave();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- one field is of one thing, as long as it is there
  }, []);

  async function saySpecifics(row: QueuedUpload, said: AttachmentInput) {
    const before = row.paper!;
    queue.saw(row.id, { ...before, ...said } as typeof before);
    await queue.place.change(before.id, said).catch((error: unknown) => {
      queue.saw(row.id, before);
      reportFailure(error, 'change');
    });
  }
  const waiting = rows.flatMap(({ paper }) => (paper ? [{ paper, place: queue.place }] : []));
  const held = [...papers.map((paper) => ({ paper, place })), ...waiting];
  return (
    <section className="papers-field" aria-label={title}>
      <div className="papers-head">
        <span className="lbl">{title}</span>
        <StorageUsage storage={storage ?? known} />
      </div>
      <div className={isOver ? 'paper-drop over' : 'paper-drop'} {...dropPlace}>
        {!isSlim && (
          <span className="paper-drop-icon">
            <Upload size={20} aria-hidden="true" />
          </span>
        )}
        <p>
          {!isSlim && <b>{isReceipt ? t.pickReceipt : hasCamera() ? t.pick : t.drop}</b>}
          <span className="muted">{t.readable}</span>
        </p>
        <div className="paper-pick">
          <FilePickerButton className="btn soft sm" onFiles={queue.add}>
            {t.choose}
          </FilePickerButton>
          {hasCamera() && (
            <FilePickerButton className="btn line sm" onFiles={queue.add} isCamera>
              <Camera size={17} aria-hidden="true" />
              {t.camera}
            </FilePickerButton>
          )}
        </div>
      </div>
      {isPending && count > 0 && (
        <ul className="paper-rows" aria-hidden="true">
          {Array.from({ length: count }, (_, index) => (
            <SkeletonRow key={index} isPlain={isReceipt} />
          ))}
        </ul>
      )}
      {(papers.length > 0 || rows.length > 0) && (
        <ul className="paper-rows">
          {papers.map((paper) => (
            <AttachmentRow
              key={paper.id}
              {...{ paper, place }}
              isNew={false}
              isPlain={isReceipt}
              onView={() => view(paper.id)}
              onChange={(said) => void change(paper.id, said).catch(() => undefined)}
              onRemove={() => void remove(paper.id).catch(() => undefined)}
            />
          ))}
          <QueuedRows
            {...{ queue, rows }}
            isPlain={isReceipt}
            onView={view}
            onChange={(row, said) => void saySpecifics(row, said)}
          />
        </ul>
      )}
      {going > 0 && <p className="hint">{t.maySave}</p>}
      <UploadAnnouncer rows={rows} />
      <AttachmentViewer held={held} id={viewed} onView={view} />
    </section>
  );
}

/** Keeps the room of a row that is still to come, so that nothing below it moves. */
function SkeletonRow({ isPlain }: { isPlain: boolean | undefined }) {
  return (
    <li className="paper-row">
      <span className="paper-thumb" />
      <div className="paper-said">
        <b>
          <SkeletonLine width={14} />
        </b>
        <p className="muted">
          <SkeletonLine width={10} />
        </p>
      </div>
      {!isPlain && (
        <div className="paper-specifics">
          <SkeletonField />
          <SkeletonField />
        </div>
      )}
    </li>
  );
}

const SkeletonField = () => (
  <span className="field">
    <span className="lbl">
      <SkeletonLine width={6} />
    </span>
    <span className="control" />
  </span>
);
