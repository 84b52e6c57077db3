import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import { useTexts } from '../../i18n/use-texts.ts';
import { initialCrop, cropHeight, moveCrop, zoomCrop, cropZoom, zoomRange, type Crop, type Picture } from './crop.ts';
import { photoTexts } from './photo-texts.ts';

type Props = {
  /** An object URL; another one wants another `key`, and is let go when it is no longer shown. */
  url: string;
  /** Called with the visible part; `undefined` while the picture is not loaded. */
  onChange: (crop: Crop | undefined) => void;
  /** A circle in a square, for people; an arch, for animals. */
  isRound?: boolean;
  /** Turns the picture by a quarter; what is turned is another picture. */
  onTurn?: (() => void) | undefined;
};

/** Share of the visible part that one press of an arrow key moves, and the zoom factor of a key. */
const keyStep = 0.06;
const keyZoom = 1.15;

/** The part of a photo that stands in the arch: moved by a finger or the arrow keys, nearer by two fingers, + and −, or the slider. */
export function PhotoCrop({ url, onChange, isRound = false, onTurn }: Props) {
  const t = useTexts(photoTexts);
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  const [shown, setShown] = useState<{ picture: Picture; crop: Crop }>();
  const [isUnshown, setUnshown] = useState(false);
  const fingers = useRef(new Map<number, { x: number; y: number }>());

  function change(to: (crop: Crop, picture: Picture) => Crop) {
    if (!shown) return;
    const crop = to(shown.crop, shown.picture);
    setShown({ ...shown, crop });
    onChange(crop);
  }

  function begin(picture: Picture) {
    const crop = initialCrop(picture);
    setShown({ picture, crop });
    onChange(crop);
  }

  function drag(event: PointerEvent<HTMLButtonElement>) {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, now);
    const { clientWidth, clientHeight } = event.currentTarget;
    const parts = fingers.current.size;
    change((crop, picture) => {
      const near = other
        ? (distance(now, other) / Math.max(1, distance(before, other))) * cropZoom(crop, picture)
        : undefined;
      const pulled = moveCrop(
        crop,
        (before.x - now.x) / clientWidth / parts,
        (before.y - now.y) / clientHeight / parts,
        picture,
      );
      return near === undefined ? pulled : zoomCrop(pulled, near, picture);
    });
  }

  function press(event: KeyboardEvent) {
    // The browser's own: to make the whole page larger, to go back.
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (onTurn && event.code === 'KeyR') return onTurn();
    const [x, y, factor] = keys[event.key] ?? [];
    if (x === undefined || y === undefined) return;
    event.preventDefault();
    change((crop, picture) =>
      factor
        ? zoomCrop(crop, cropZoom(crop, picture) * factor, picture)
        : moveCrop(crop, x * keyStep, y * keyStep, picture),
    );
  }

  const letGo = ({ pointerId }: PointerEvent) => void fingers.current.delete(pointerId);
  const crop = shown?.crop;
  return (
    <div className="photo-crop">
      <button
        type="button"
        className="photo-frame"
        data-round={isRound || undefined}
        aria-label={onTurn ? t.frameTurned : t.frame}
        onKeyDown={press}
        onPointerDown={(event: PointerEvent<HTMLButtonElement>) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        }}
        onPointerMove={drag}
        onPointerUp={letGo}
        onPointerCancel={letGo}
      >
        <img
          src={url}
          alt=""
          draggable={false}
          style={
            crop && {
              inlineSize: `${100 / crop.width}%`,
              blockSize: `${100 / cropHeight(crop.width, shown.picture)}%`,
              transform: `translate(${-100 * crop.left}%, ${-100 * crop.top}%)`,
            }
          }
          onError={() => setUnshown(true)}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            begin({ width: naturalWidth, height: naturalHeight, shape: isRound ? 1 : undefined })
          }
        />
      </button>
      {crop && (
        <label className="photo-zoom">
          <ZoomOut size={18} aria-hidden="true" />
          <input
            type="range"
            aria-label={t.zoom}
            {...zoomRange}
            step={0.01}
            value={cropZoom(crop, shown.picture)}
            onChange={({ target }) => change((now, picture) => zoomCrop(now, Number(target.value), picture))}
          />
          <ZoomIn size={18} aria-hidden="true" />
        </label>
      )}
      <p className="hint">{isUnshown ? t.unshownHint : isRound ? t.roundHint : t.frameHint}</p>
    </div>
  );
}

type Point = { x: number; y: number };
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** Movement and zoom factor of each key. */
const keys: Partial<Record<string, readonly [x: number, y: number, zoom?: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  '+': [0, 0, keyZoom],
  '=': [0, 0, keyZoom],
  '-': [0, 0, 1 / keyZoom],
};
