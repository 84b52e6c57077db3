import { useEffect, useState, type ReactNode } from 'react';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { useTexts } from '../../i18n/use-texts.ts';
import { actionTexts } from '../../shared/page/action-texts.ts';
import type { Crop } from '../../shared/photo/crop.ts';
import { PhotoCrop } from '../../shared/photo/PhotoCrop.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { blobOf, cropSquare, rotateRight } from './picture-canvas.ts';
import { pictureTexts } from './picture-texts.ts';
import { accountTexts } from './texts.ts';

type Props = {
  canvas: HTMLCanvasElement;
  /** Rejects when the picture was not kept. */
  onSend: (square: Blob) => Promise<void>;
  onCancel: () => void;
  another: (label: string, className: string) => ReactNode;
};

/** The square of a picture that is kept; a failure to send it leaves it framed as it is. */
export function PictureCropper({ canvas, onSend, onCancel, another }: Props) {
  const t = useTexts(pictureTexts);
  const account = useTexts(accountTexts);
  const actions = useTexts(actionTexts);
  const [shown, setShown] = useState(canvas);
  const [chosen, setChosen] = useState(canvas);
  const [url, setUrl] = useState<string>();
  const [crop, setCrop] = useState<Crop>();
  const [isBusy, setBusy] = useState(false);
  const [isFailed, setFailed] = useState(false);
  if (chosen !== canvas) {
    setChosen(canvas);
    setShown(canvas);
  }
  useEffect(() => {
    let isHere = true;
    // Let go by the frame that shows it.
    void blobOf(shown).then((blob) => isHere && setUrl(URL.createObjectURL(blob)));
    return () => {
      isHere = false;
    };
  }, [shown]);

  async function save() {
    if (!crop) return;
    setBusy(true);
    setFailed(false);
    try {
      await onSend(await cropSquare(shown, crop));
    } catch {
      setFailed(true);
      setBusy(false);
    }
  }

  const turn = () => setShown(rotateRight(shown));
  return (
    <div className="account-frame" aria-busy={isBusy}>
      <p className="muted">{t.frameText}</p>
      {isFailed && <Banner tone="danger">{t.failed}</Banner>}
      <div className="account-framed">
        {url && <PhotoCrop key={url} url={url} onChange={setCrop} isRound onTurn={turn} />}
      </div>
      <div className="account-frame-acts">
        <button type="button" className="btn ghost sm" onClick={turn}>
          <RotateCw size={17} aria-hidden="true" />
          {t.turn}
        </button>
        {another(t.another, 'btn ghost sm')}
      </div>
      <div className="actions">
        <button type="button" className="btn" disabled={isBusy || !crop} onClick={() => void save()}>
          {isBusy ? account.saving : actions.save}
        </button>
        <button type="button" className="btn line" disabled={isBusy} onClick={onCancel}>
          {t.cancel}
        </button>
      </div>
    </div>
  );
}
