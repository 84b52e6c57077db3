import Download from 'lucide-react/icons/download';
import FileText from 'lucide-react/icons/file-text';
import Image from 'lucide-react/icons/image';
import { useState } from 'react';
import type { TicketFile } from '@tzemed/contract/support-tickets';
import { useTexts } from '../../i18n/use-texts.ts';
import { tellFailure } from '../../lib/query-client.ts';
import { FileName } from '../../shared/papers/FileName.tsx';
import { bytesInWords } from '../../shared/papers/file-words.ts';
import { supportTexts } from './texts.ts';

type Props = { file: TicketFile; onDownload: (file: TicketFile) => Promise<unknown> };

/** A file of a message: pressed, it comes onto the device. */
export function FileLine({ file, onDownload }: Props) {
  const t = useTexts(supportTexts);
  const [isComing, setComing] = useState(false);
  const Icon = file.type.startsWith('image/') ? Image : FileText;
  async function bring() {
    if (isComing) return;
    setComing(true);
    await onDownload(file).catch((error: unknown) => tellFailure(error, 'load'));
    setComing(false);
  }
  return (
    <button type="button" className="supp-file" aria-busy={isComing} onClick={() => void bring()}>
      <Icon size={18} aria-hidden="true" />
      <span>
        <span className="sr">{t.download}</span>
        <b>
          <FileName name={file.name} />
        </b>
        <small>{bytesInWords(file.size)}</small>
      </span>
      <Download size={18} aria-hidden="true" />
    </button>
  );
}
