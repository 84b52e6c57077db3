import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import Download from 'lucide-react/icons/download';
import Send from 'lucide-react/icons/send';
import X from 'lucide-react/icons/x';
import { useQueryClient } from '@tanstack/react-query';
import { downloadNameOf } from '@tzemed/contract/items/attachment-names';
import { useTexts } from '../../i18n/use-texts.ts';
import { saveFile } from '../../lib/save-file.ts';
import { reportFailure } from '../../lib/api/query-client.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { Badge } from '../../ui/Badge.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { MoreMenu, type MenuItem } from '../../ui/overlay/MoreMenu.tsx';
import { InlineTags } from '../tags/Tags.tsx';
import { canSendFiles } from '../downloads/send-file.ts';
import { formatBytes } from '../attachments/file-size.ts';
import { FileName } from '../attachments/FileName.tsx';
import { AttachmentPreview } from './AttachmentPreview.tsx';
import { attachmentKindTexts } from '../attachments/attachment-kind-texts.ts';
import { attachmentTexts } from '../attachments/attachment-texts.ts';
import { useGestures } from './use-gestures.ts';
import { attachmentFileQuery, type SourcedAttachment } from '../attachments/use-attachment-file.ts';
import { nextPosition, stepZoom, type ViewerPosition, type Box } from './viewer-geometry.ts';
import { KeepButton } from './KeepButton.tsx';
import { ViewerToolbar } from './ViewerToolbar.tsx';

export type ViewerMenu = (held: SourcedAttachment) => readonly MenuItem[];

type Props = {
  held: readonly SourcedAttachment[];
  at: number;
  onView: (id: string) => void;
  onClose: () => void;
  more: ViewerMenu | undefined;
};

export function ViewerContent({ held, at, onView, onClose, more }: Props) {
  const t = useTexts(attachmentTexts);
  const kinds = useTexts(attachmentKindTexts);
  const f = useFormats();
  const one = held[at]!;
  const { paper } = one;
  const [page, setPage] = useState(1);
  const [zoom, setZoom] = useState(1);
  const [turn, setTurn] = useState(0);
  /** Page counts read from the PDFs, for files that the server could not count. */
  const [counted, setCounted] = useState<Record<string, number>>({});
  const pagesOf = (index: number) => counted[held[index]!.paper.id] ?? held[index]!.paper.pages ?? 1;
  const pages = pagesOf(at);
  const stage = useRef<HTMLDivElement>(null);
  const room = useRoom(stage);
  // The dialog would take the focus itself, and the keys would not come here.
  useEffect(() => stage.current!.focus(), []);

  function go(to: ViewerPosition) {
    if (to.paper === at && to.page === page) return;
    setPage(to.page);
    if (to.paper === at) return void stage.current?.scrollTo(0, 0);
    setZoom(1);
    setTurn(0);
    onView(held[to.paper]!.paper.id);
  }
  const leafBy = (by: 1 | -1) => go(nextPosition({ paper: at, page }, by, pagesOf, held.length));
  /** The next page is to the left in right-to-left languages. */
  const onIs = (side: 'left' | 'right') => ((document.documentElement.dir === 'rtl') === (side === 'left') ? 1 : -1);
  // A finger pulls in what lies on the other side.
  const hands = useGestures({ zoom, setZoom, onSwipe: (side) => leafBy(onIs(side === 'left' ? 'right' : 'left')) });

  const queries = useQueryClient();
  const load = () => queries.fetchQuery(attachmentFileQuery(one, 'full'));
  const fileName = downloadNameOf(paper.name, paper.type);
  async function send() {
    const { sendLoaded } = await import('../downloads/download-printout.ts');
    await sendLoaded(fileName, load);
  }
  async function download() {
    try {
      saveFile(await load(), fileName);
    } catch (error) {
      reportFailure(error, 'load');
    }
  }
  const keys: Record<string, () => void> = {
    '+': () => setZoom(stepZoom(zoom, 1)),
    '=': () => setZoom(stepZoom(zoom, 1)),
    '-': () => setZoom(stepZoom(zoom, -1)),
    '0': () => setZoom(1),
    ArrowLeft: () => leafBy(onIs('left')),
    ArrowRight: () => leafBy(onIs('right')),
    Home: () => go({ paper: at, page: 1 }),
    End: () => go({ paper: at, page: pages }),
  };
  function onKeyDown(event: KeyboardEvent) {
    const run = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
    if (!run) return;
    event.preventDefault();
    run();
  }
  const items = more?.(one) ?? [];
  return (
    <div className="viewing" role="presentation" onKeyDown={onKeyDown}>
      <header>
        <IconButton icon={X} label={t.close} onPress={onClose} />
        <div className="viewing-name">
          <b>
            <FileName name={paper.name} />
          </b>
          <p aria-live="polite">
            {pages > 1 && `${t.pageOf({ page, pages })} • `}
            {formatBytes(paper.size)}
          </p>
        </div>
        {canSendFiles() && <IconButton icon={Send} label={t.send} onPress={() => void send()} />}
        <KeepButton paperId={paper.id} />
        <IconButton icon={Download} label={t.download} onPress={() => void download()} />
        {items.length > 0 && <MoreMenu label={t.more} items={items} />}
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what is larger than the screen is pushed about by arrows */}
      <div className="viewer-stage" ref={stage} tabIndex={0} role="group" aria-label={paper.name} {...hands}>
        <div className="viewer-middle">
          <AttachmentPreview
            key={paper.id}
            held={one}
            {...{ page, room, zoom, turn }}
            onPages={(count) => setCounted((now) => ({ ...now, [paper.id]: count }))}
            onDownload={() => void download()}
          />
        </div>
      </div>
      <footer>
        <ViewerToolbar
          {...{ zoom, setZoom, page, pages }}
          onTurn={() => setTurn((turn + 90) % 360)}
          onLeaf={leafBy}
          hasBefore={at > 0 || page > 1}
          hasAfter={at < held.length - 1 || page < pages}
        />
        {(paper.kind || paper.expiresOn || (paper.tagIds?.length ?? 0) > 0) && (
          <p className="viewing-specifics">
            {paper.kind && <Badge tone="pine">{kinds[paper.kind]}</Badge>}
            {paper.expiresOn && <Badge tone="pine">{t.until({ day: f.day(paper.expiresOn) })}</Badge>}
            <InlineTags ids={paper.tagIds} />
          </p>
        )}
      </footer>
    </div>
  );
}

/** Around a page, so that it does not touch the edge of the screen. */
const margin = 28;

function useRoom(stage: React.RefObject<HTMLDivElement | null>): Box {
  const [room, setRoom] = useState<Box>({ width: 0, height: 0 });
  useEffect(() => {
    const box = stage.current!;
    const measure = () =>
      setRoom({ width: Math.max(80, box.clientWidth - margin), height: Math.max(80, box.clientHeight - margin) });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [stage]);
  return room;
}
