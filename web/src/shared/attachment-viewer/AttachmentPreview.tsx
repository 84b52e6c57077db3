import { useEffect, useState, type ReactNode } from 'react';
import Download from 'lucide-react/icons/download';
import FileX from 'lucide-react/icons/file-x';
import Lock from 'lucide-react/icons/lock';
import { useTexts } from '../../i18n/use-texts.ts';
import { Loading } from '../../ui/lazy/Loading.tsx';
import { BlobImage } from '../attachments/BlobImage.tsx';
import { PdfPage } from './PdfPage.tsx';
import { attachmentTexts } from '../attachments/attachment-texts.ts';
import { useAttachmentFile, type SourcedAttachment } from '../attachments/use-attachment-file.ts';
import { usePdf } from './use-pdf.ts';
import { fitToBox, type Box } from './viewer-geometry.ts';

type Props = {
  held: SourcedAttachment;
  page: number;
  room: Box;
  zoom: number;
  turn: number;
  /** Called with the number of pages, once it is known. */
  onPages: (count: number) => void;
  onDownload: () => void;
};

/** Current attachment: a picture or a page of a PDF, or the reason why it can't be shown. */
export function AttachmentPreview(props: Props) {
  const { held, room } = props;
  const t = useTexts(attachmentTexts);
  const { isLocked, type } = held.paper;
  const { data: file, isError } = useAttachmentFile(held, 'full', !isLocked);
  const [isBroken, setBroken] = useState(false);
  if (isLocked) return <Unseen icon={<Lock size={34} aria-hidden="true" />} words={t.locked} {...props} />;
  if (isError) return <Unseen icon={<FileX size={34} aria-hidden="true" />} words={t.away} {...props} />;
  if (isBroken) return <Unseen icon={<FileX size={34} aria-hidden="true" />} words={t.broken} {...props} />;
  if (room.width === 0) return null;
  const Sheet = type === 'application/pdf' ? Pdf : Picture;
  return <Sheet {...props} file={file} onBroken={() => setBroken(true)} />;
}

type SheetProps = Props & { file: Blob | undefined; onBroken: () => void };

function Picture({ held, file, room, zoom, turn, onBroken }: SheetProps) {
  const { data: small } = useAttachmentFile(held, 'thumb', held.paper.hasThumb);
  const { name, width, height } = held.paper;
  const size = fitToBox({ width: width ?? 1, height: height ?? 1 }, room, turn);
  const style = { inlineSize: size.width * zoom, blockSize: size.height * zoom, rotate: `${turn}deg` };
  // Turned by CSS it keeps the place of one that is not: the box has the other shape.
  const [across, up] = turn % 180 === 0 ? [size.width, size.height] : [size.height, size.width];
  return (
    <div className="viewer-picture" style={{ inlineSize: across * zoom, blockSize: up * zoom }}>
      {file && <BlobImage blob={file} alt={name} style={style} onError={onBroken} />}
      {!file && small && <BlobImage blob={small} alt="" className="blurred" style={style} />}
      {!file && <Loading />}
    </div>
  );
}

function Pdf({ held, file, page, room, zoom, turn, onPages, onBroken }: SheetProps) {
  const t = useTexts(attachmentTexts);
  const opened = usePdf(file);
  const pages = opened?.pdf?.numPages;
  useEffect(() => {
    if (pages) onPages(pages);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- told once, when it is known
  }, [pages]);
  useEffect(() => {
    if (opened?.isBroken) onBroken();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- told once
  }, [opened?.isBroken]);
  if (!opened?.pdf || !pages) return <Loading />;
  const name = `${held.paper.name}, ${t.pageOf({ page, pages })}`;
  return <PdfPage pdf={opened.pdf} page={Math.min(page, pages)} {...{ room, zoom, turn, name, onBroken }} />;
}

function Unseen({ icon, words, onDownload }: Pick<Props, 'onDownload'> & { icon: ReactNode; words: string }) {
  const t = useTexts(attachmentTexts);
  return (
    <div className="viewer-unseen" role="alert">
      {icon}
      <p>{words}</p>
      <button type="button" className="btn soft" onClick={onDownload}>
        <Download size={18} aria-hidden="true" />
        {t.download}
      </button>
    </div>
  );
}
