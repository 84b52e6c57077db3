import './attachments.css';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import Camera from 'lucide-react/icons/camera';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash';
import { useTexts } from '../../i18n/use-texts.ts';
import { useToday } from '../../lib/time/use-today.ts';
import { useUrlAction } from '../page/use-url-action.ts';
import type { AccessiblePet } from '../pets/use-pets.ts';
import { Skeleton } from '../../ui/lazy/Skeleton.tsx';
import { UploadAnnouncer } from '../uploads/UploadAnnouncer.tsx';
import type { AttachmentInfo } from './attachment-calls.ts';
import { AttachmentDetails } from './AttachmentDetails.tsx';
import { AttachmentTile } from './AttachmentTile.tsx';
import { AttachmentViewer } from '../attachment-viewer/AttachmentViewer.tsx';
import { hasCamera, FilePickerButton } from '../uploads/FilePickerButton.tsx';
import { createUploadQueue } from '../uploads/upload-queue.ts';
import { UploadRow } from '../uploads/UploadRow.tsx';
import { attachmentTexts } from './attachment-texts.ts';
import { useFileDrop } from '../uploads/use-file-drop.ts';
import { useAttachments, type AttachmentParent } from './use-attachments.ts';

type Props = {
  of: AttachmentParent;
  /** Id of the item that the attachments belong to. */
  id: string;
  pet: AccessiblePet | undefined;
  mayEdit: boolean;
};

/** Attachments on the page of an item: viewed, added by button or by drop, and removed. */
export function AttachmentsCard({ of, id, pet, mayEdit }: Props) {
  const t = useTexts(attachmentTexts);
  const today = useToday();
  const found = useAttachments(of, id);
  const { papers, place, isPending, isError } = found;
  const arrived = useRef<() => unknown>(undefined);
  useEffect(() => {
    arrived.current = found.refresh;
  });
  const [queue] = useState(() =>
    // Seen among the others first: there is no moment in which it is nowhere.
    createUploadQueue(place, ({ id: sent }, take) => void Promise.resolve(arrived.current?.()).then(() => take(sent))),
  );
  const { rows } = useSyncExternalStore(queue.subscribe, queue.state);
  useEffect(() => () => queue.stop(), [queue]);
  const { isOver, place: dropPlace } = useFileDrop(queue.add);
  const [viewed, view] = useState<string>();
  useUrlAction('paper', view, !isPending);
  const [detailedId, detail] = useState<string>();
  const detailed = papers.find(({ id }) => id === detailedId);
  const head = useRef<HTMLHeadingElement>(null);

  async function remove(paper: AttachmentInfo) {
    view(undefined);
    await found.remove(paper.id).catch(() => undefined);
    // The tile has gone, and would have had the focus.
    head.current?.focus();
  }
  if (isPending) return <Skeleton count={1} />;
  if (isError) return null;
  const more = (paper: AttachmentInfo) => [
    { icon: Pencil, label: t.details, onPress: () => detail(paper.id) },
    {
      icon: Trash2,
      label: t.removeOf({ name: paper.name }),
      onPress: () => void remove(paper),
      isDanger: true,
      isApart: true,
    },
  ];
  if (papers.length === 0 && !mayEdit) return null;
  return (
    <section className={isOver ? 'card papers-card over' : 'card papers-card'} {...(mayEdit && dropPlace)}>
      <div className="card-head">
        <h2 ref={head} tabIndex={-1}>
          {t.title} {papers.length > 0 && <span>{papers.length}</span>}
        </h2>
        {mayEdit && hasCamera() && (
          <FilePickerButton className="link" onFiles={queue.add} isCamera>
            <Camera size={18} aria-hidden="true" />
            {t.camera}
          </FilePickerButton>
        )}
      </div>
      {rows.some((row) => row.state !== 'done') && (
        <ul className="paper-rows">
          {rows.map((row) => (
            <UploadRow
              key={row.id}
              row={row}
              onRetry={() => queue.retry(row.id)}
              onDrop={() => void queue.drop(row.id)}
            />
          ))}
        </ul>
      )}
      <ul className={papers.length === 0 ? 'paper-tiles empty' : 'paper-tiles'}>
        {papers.map((paper) => (
          <li key={paper.id}>
            <AttachmentTile {...{ paper, place, today }} onView={() => view(paper.id)} />
          </li>
        ))}
        {mayEdit && (
          <li>
            <FilePickerButton className="paper-tile paper-add" onFiles={queue.add}>
              <Plus size={22} aria-hidden="true" />
              <b>{t.add}</b>
              <small>{hasCamera() ? t.addHowTouch : t.addHow}</small>
            </FilePickerButton>
          </li>
        )}
      </ul>
      <UploadAnnouncer rows={rows} />
      <AttachmentViewer
        held={papers.map((paper) => ({ paper, place }))}
        id={viewed}
        onView={view}
        {...(mayEdit && { more: ({ paper }) => more(paper) })}
      />
      <AttachmentDetails
        paper={detailed}
        pet={pet}
        onSave={(said) => found.change(detailedId!, said)}
        onClose={() => detail(undefined)}
      />
    </section>
  );
}
