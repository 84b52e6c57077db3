import '../../shared/papers/papers.css';
import FileText from 'lucide-react/icons/file-text';
import Image from 'lucide-react/icons/image';
import X from 'lucide-react/icons/x';
import { useTexts } from '../../i18n/use-texts.ts';
import { Announced } from '../../shared/papers/Announced.tsx';
import { FileName } from '../../shared/papers/FileName.tsx';
import { bytesInWords } from '../../shared/papers/file-words.ts';
import { SendingRow } from '../../shared/papers/SendingRow.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { useTranslate } from '../../ui/translate.ts';
import { supportTexts } from './texts.ts';
import type { Files } from './use-files.ts';

/** Files of a message that is being written, each with how far it is or why it did not get there. */
export function FileRows({ files }: { files: Files }) {
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
                  <small>{bytesInWords(row.paper.size)}</small>
                </span>
                <IconButton icon={X} label={t.removeFile({ name: row.paper.name })} onPress={() => drop(row.id)} />
              </li>
            ) : (
              <SendingRow key={row.id} row={row} onRetry={() => retry(row.id)} onDrop={() => drop(row.id)} />
            ),
          )}
        </ul>
      )}
      {isTooMany && (
        <p className="err" role="alert">
          {translate('ticketFilesTooMany')}
        </p>
      )}
      <Announced rows={rows} />
    </>
  );
}

/** Kinds of files that a message can have; what one is, its bytes say. */
export const accepted =
  'application/pdf,image/jpeg,image/png,image/webp,image/gif,image/heic,image/heif,.heic,.heif,text/csv,.csv,text/plain,.txt,.xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
