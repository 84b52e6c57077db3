import FileText from 'lucide-react/icons/file-text';
import Image from 'lucide-react/icons/image';
import { BlobImage } from './BlobImage.tsx';
import { useAttachmentFile, type SourcedAttachment } from './use-attachment-file.ts';

/** A paper's small picture; of a PDF, which is never run, a drawn sheet. */
export function AttachmentThumb(held: SourcedAttachment) {
  const { data } = useAttachmentFile(held, 'thumb', held.paper.hasThumb);
  const Icon = held.paper.hasThumb ? Image : FileText;
  return (
    <span className="paper-thumb">
      {data ? <BlobImage blob={data} alt="" /> : <Icon size={26} aria-hidden="true" />}
    </span>
  );
}
