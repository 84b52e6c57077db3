import '../../../shared/attachments/attachments.css';
import FileText from 'lucide-react/icons/file-text';
import Image from 'lucide-react/icons/image';
import X from 'lucide-react/icons/x';
import { useTexts } from '../../../i18n/use-texts.ts';
import { UploadAnnouncer } from '../../../shared/uploads/UploadAnnouncer.tsx';
import { FileName } from '../../../shared/attachments/FileName.tsx';
import { formatBytes } from '../../../shared/attachments/file-size.ts';
import { UploadRow } from '../../../shared/uploads/UploadRow.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { useTranslate } from '../../../ui/translate.ts';
import { supportTexts } from '../texts.ts';
import type { MessageFiles } from './use-message-files.ts';

/** Files of a message that is being written, each with how far it is or why it did not get there. */
export function ComposerFiles({ files }: { files: MessageFiles }) {
  const t = useTexts(supportTexts);
  const translate = useTranslate();
  const { rows, isTooMany, retry, drop } = files;
  return (
    <>
      {rows.length > 0 && (
        <ul className="paper-rows supp-files" aria-label={t.files}>
          {rows.map((row) =>
            row.paper ? (
              <li key={row.id} className="supp-file">
                {row.paper.type.startsWith('image/') ? (
                  <Image size={18} aria-hidden="true" />
                ) : (
                  <FileText size={18} aria-hidden="true" />
                )}
                <span>
                  <b>
                    <FileName name={row.paper.name} />
                  </b>
                  <small>{formatBytes(row.paper.size)}</small>
                </span>
                <IconButton icon={X} label={t.removeFile({ name: row.paper.name })} onPress={() => drop(row.id)} />
              </li>
            ) : (
              <UploadRow key={row.id} row={row} onRetry={() => retry(row.id)} onDrop={() => drop(row.id)} />
            ),
          )}
        </ul>
      )}
      {isTooMany && (
        <p className="err" role="alert">
          {translate('ticketFilesTooMany')}
        </p>
      )}
      <UploadAnnouncer rows={rows} />
    </>
  );
}

/** Kinds of files that a message can have; what one is, its bytes say. */
export const acceptedFileTypes =
  'application/pdf,image/jpeg,image/png,image/webp,image/gif,image/heic,image/heif,.heic,.heif,text/csv,.csv,text/plain,.txt,.xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
