import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import RotateCw from 'lucide-react/icons/rotate-cw';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import { useTexts } from '../../i18n/use-texts.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { attachmentTexts } from '../attachments/attachment-texts.ts';
import { stepZoom } from './viewer-geometry.ts';

type Props = {
  zoom: number;
  setZoom: (zoom: number) => void;
  page: number;
  pages: number;
  hasBefore: boolean;
  hasAfter: boolean;
  onTurn: () => void;
  onLeaf: (by: 1 | -1) => void;
};

/** Controls for users who can't pinch or swipe. */
export function ViewerToolbar({ zoom, setZoom, page, pages, hasBefore, hasAfter, onTurn, onLeaf }: Props) {
  const t = useTexts(attachmentTexts);
  const f = useFormats();
  const isRtl = document.documentElement.dir === 'rtl';
  const percent = f.percent(zoom);
  return (
    <div className="viewer-tools" role="toolbar" aria-label={t.tools}>
      <div className="viewer-tool">
        <IconButton icon={ZoomIn} label={t.zoomIn} onPress={() => setZoom(stepZoom(zoom, 1))} />
        <button type="button" className="viewer-zoom" aria-label={t.zoom({ percent })} onClick={() => setZoom(1)}>
          <bdi>{percent}</bdi>
        </button>
        <IconButton icon={ZoomOut} label={t.zoomOut} onPress={() => setZoom(stepZoom(zoom, -1))} />
      </div>
      <div className="viewer-tool">
        <IconButton icon={RotateCw} label={t.rotate} onPress={onTurn} />
      </div>
      {(hasBefore || hasAfter) && (
        <div className="viewer-tool">
          <IconButton icon={isRtl ? ChevronRight : ChevronLeft} label={t.previous} onPress={() => onLeaf(-1)} />
          {pages > 1 && <bdi dir="ltr" className="viewer-page">{`${page} / ${pages}`}</bdi>}
          <IconButton icon={isRtl ? ChevronLeft : ChevronRight} label={t.next} onPress={() => onLeaf(1)} />
        </div>
      )}
    </div>
  );
}
