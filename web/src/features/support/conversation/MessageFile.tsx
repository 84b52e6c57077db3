import Download from 'lucide-react/icons/download';
import FileText from 'lucide-react/icons/file-text';
import Image from 'lucide-react/icons/image';
import { useState } from 'react';
import type { TicketFile } from '@tzemed/contract/site/support-tickets';
import { useTexts } from '../../../i18n/use-texts.ts';
import { reportFailure } from '../../../lib/api/query-client.ts';
import { FileName } from '../../../shared/attachments/FileName.tsx';
import { formatBytes } from '../../../shared/attachments/file-size.ts';
import { supportTexts } from '../texts.ts';

type Props = { file: TicketFile; onDownload: (file: TicketFile) => Promise<unknown> };

/** A file of a message: pressed, it comes onto the device. */
export function MessageFile({ file, onDownload }: Props) {
  const t = useTexts(supportTexts);
  const [isComing, setComing] = useState(false);
  const Icon = file.type.startsWith('image/') ? Image : FileText;
  async function bring() {
    if (isComing) return;
    setComing(true);
    await onDownload(file).catch((error: unknown) => reportFailure(error, 'load'));
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
        <small>{formatBytes(file.size)}</small>
      </span>
      <Download size={18} aria-hidden="true" />
    </button>
  );
}
