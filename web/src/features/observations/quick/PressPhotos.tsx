import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import Camera from 'lucide-react/icons/camera';
import { useTexts } from '../../../i18n/use-texts.ts';
import { savedAttachments } from '../../../shared/attachments/attachment-calls.ts';
import { useRefresh } from '../../../shared/queries/use-refresh.ts';
import { FilePickerButton, hasCamera } from '../../../shared/uploads/FilePickerButton.tsx';
import { UploadAnnouncer } from '../../../shared/uploads/UploadAnnouncer.tsx';
import { createUploadQueue } from '../../../shared/uploads/upload-queue.ts';
import { UploadRow } from '../../../shared/uploads/UploadRow.tsx';
import { observationsApi } from '../api.ts';
import { quickTexts } from './texts.ts';

/** Uploads of photos to a stored press, as they are taken. `id`: the row that keeps them. */
export function usePressPhotos(id: string) {
  const refresh = useRefresh('observations');
  const arrived = useRef<() => unknown>(undefined);
  useEffect(() => {
    arrived.current = () => refresh.onSuccess(undefined, id);
  });
  const [queue] = useState(() =>
    createUploadQueue(savedAttachments(observationsApi.papers, id), () => void arrived.current?.()),
  );
  const { rows } = useSyncExternalStore(queue.subscribe, queue.state);
  useEffect(() => () => queue.stop(), [queue]);
  return { queue, rows };
}

export function PhotoButton({ onFiles }: { onFiles: (files: File[]) => void }) {
  const t = useTexts(quickTexts);
  return (
    <FilePickerButton className="btn soft sm" onFiles={onFiles} isCamera={hasCamera()}>
      <Camera size={18} aria-hidden="true" />
      {t.addPhoto}
    </FilePickerButton>
  );
}

export function PressPhotos({ queue, rows }: ReturnType<typeof usePressPhotos>) {
  return (
    <>
      {rows.length > 0 && (
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
      <UploadAnnouncer rows={rows} />
    </>
  );
}
